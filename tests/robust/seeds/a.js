// rules
export default { a: 'Prone', "b": `You ${x} have`, c: [1, 2,], /* why */ d: "two" + "three" };
const rules = [{ name: "Prone", text: "You can crawl." }];
