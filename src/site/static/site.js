// Concorda works without this file; it saves keystrokes and reloads.
// "/" goes to the search field; the field answers while one types; a rule runs without leaving its page.
"use strict";
(() => {
  const fields = [...document.querySelectorAll("input[data-live]")];

  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && fields.length) {
      event.preventDefault();
      fields[0].focus();
      fields[0].select();
    }
  });

  const make = (tag, attributes, text) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  };

  // A list under the search field, after the combobox pattern.
  const live = (input, index) => {
    const id = `drop-${index}`;
    let list = null;
    let chosen = -1;
    let waiting = 0;
    let asked = null;
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": id, "aria-autocomplete": "list" })
      .forEach(([name, value]) => input.setAttribute(name, value));

    const close = () => {
      list?.remove();
      list = null;
      chosen = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    };
    const choose = (to) => {
      const items = [...list.children];
      chosen = (to + items.length + 1) % (items.length + 1);
      items.forEach((item, i) => item.setAttribute("aria-selected", String(i === chosen)));
      if (items[chosen]) input.setAttribute("aria-activedescendant", items[chosen].id);
      else input.removeAttribute("aria-activedescendant");
    };
    const show = (hits) => {
      close();
      if (!hits.length || document.activeElement !== input) return;
      list = make("ul", { id, role: "listbox", class: "drop" });
      hits.forEach((hit, i) => {
        const item = make("li", { id: `${id}-${i}`, role: "option", "aria-selected": "false", "data-rule": hit.rule });
        item.append(make("b", { lang: hit.language }, hit.name), make("span", {}, hit.language));
        item.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          location.href = `/rule/${encodeURIComponent(hit.rule)}`;
        });
        list.append(item);
      });
      input.parentElement.append(list);
      input.setAttribute("aria-expanded", "true");
      chosen = hits.length;
    };
    const ask = async () => {
      asked?.abort();
      const text = input.value.trim();
      if (text.length < 2) return close();
      asked = new AbortController();
      try {
        const answer = await fetch(`/api/v1/search?limit=7&q=${encodeURIComponent(text)}`, { signal: asked.signal });
        if (answer.ok) show((await answer.json()).hits);
      } catch (error) {
        if (error.name !== "AbortError") close();
      }
    };
    input.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(ask, 110);
    });
    input.addEventListener("keydown", (event) => {
      if (!list) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Escape") {
        event.preventDefault();
        close();
      } else if (event.key === "Enter" && list.children[chosen]) {
        event.preventDefault();
        location.href = `/rule/${encodeURIComponent(list.children[chosen].dataset.rule)}`;
      }
    });
    input.addEventListener("blur", close);
  };
  fields.forEach(live);

  // The page that the form would lead to is fetched, and only the outcome is put in place.
  const form = document.querySelector("form.inputs");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const address = new URL(form.action);
    address.search = new URLSearchParams(new FormData(form)).toString();
    try {
      const answer = await fetch(address, { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      document.getElementById("outcome").replaceWith(page.getElementById("outcome"));
      history.replaceState(null, "", address);
    } catch {
      form.submit();
    }
  });
})();
