// Concorda works without this file. It saves keystrokes: "/" goes to the search field.
"use strict";
(() => {
  const field = () => document.querySelector("input[data-live]");
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && field()) {
      event.preventDefault();
      field().focus();
      field().select();
    }
  });
})();
