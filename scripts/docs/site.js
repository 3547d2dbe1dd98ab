// The search: loaded with its index when somebody first types, because most readers do not.
const SHOWN = 12;
const { up } = document.currentScript.dataset;
const input = document.querySelector("#search");
const count = document.querySelector("#count");
const list = document.querySelector("#found");
let index;

// On a phone the list of pages would stand before the page.
if (matchMedia("(max-width: 60rem)").matches) document.querySelector(".pages").open = false;

input.addEventListener("input", async () => {
  index ??= load();
  const search = await index;
  const found = search.search(input.value);
  list.replaceChildren(...found.slice(0, SHOWN).map(item));
  list.hidden = found.length === 0;
  count.textContent = input.value === "" ? "" : `${found.length} found`;
});

input.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") input.value = "";
  if (key === "Escape") input.dispatchEvent(new Event("input"));
  if (key === "Enter") list.querySelector("a")?.click();
});

async function load() {
  await Promise.all([script("minisearch.js"), script("sections.js")]);
  const search = new globalThis.MiniSearch({
    fields: ["title", "page", "text"],
    storeFields: ["title", "page"],
    // A rule id and a flag are one word.
    tokenize: (text) => text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u),
    searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  search.addAll(globalThis.sections);
  return search;
}

function script(name) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    element.src = `${up}${name}`;
    document.head.append(element);
  });
}

function item({ id, page, title }) {
  const link = document.createElement("a");
  link.href = `${up}${id}`;
  link.textContent = title === page ? page : `${page}: ${title}`;
  const element = document.createElement("li");
  element.append(link);
  return element;
}
