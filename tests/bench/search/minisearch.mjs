// MiniSearch on the same texts and queries: documents and queries as JSON on standard input, the first
// rules of each answer and the times on standard output.
import MiniSearch from "minisearch";
import { readFileSync } from "node:fs";

const { documents, queries, rounds } = JSON.parse(readFileSync(0, "utf8"));
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const engine = new MiniSearch({
  fields: ["name", "aliases", "text"],
  storeFields: ["rule"],
  processTerm: fold,
  searchOptions: { boost: { name: 6, aliases: 4 }, prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
});
engine.addAll(documents);

// All words first, any word where that finds nothing: the best of both for the classes that want an answer.
const ask = (query, loose) => {
  let found = engine.search(query, { combineWith: "AND" });
  if (!found.length && loose) found = engine.search(query, { combineWith: "OR" });
  const rules = [];
  for (const { rule } of found) {
    if (!rules.includes(rule)) rules.push(rule);
    if (rules.length === 10) break;
  }
  return rules;
};

const out = {};
for (const [name, loose] of [["all", false], ["any", true]]) {
  // Of each query the best of the rounds.
  const times = queries.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    queries.forEach((query, i) => {
      const from = process.hrtime.bigint();
      ask(query, loose);
      times[i] = Math.min(times[i], Number(process.hrtime.bigint() - from) / 1000);
    });
  }
  out[name] = { answers: queries.map((query) => ask(query, loose)), times };
}
process.stdout.write(JSON.stringify(out));
