type Attributes = Record<string, string | number | false | undefined>;
type Child = Node | string | undefined;

/** An element. Children that are strings become text, never markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** An element of a chart. */
export function svg(tag: keyof SVGElementTagNameMap, attributes: Attributes, ...children: Child[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(element, attributes, children);
  return element;
}

/** A button that calls `press`. */
export function button(attributes: Attributes, label: string, press: () => void): HTMLButtonElement {
  const element = h("button", { type: "button", ...attributes }, label);
  element.addEventListener("click", press);
  return element;
}

/** A table in a box that scrolls sideways. Cells of the first column are the headers of their rows. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
  const head = h("tr", {}, ...heads.map((text) => h("th", { scope: "col" }, text)));
  const body = rows.map(([first, ...cells]) =>
    h("tr", {}, h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", {}, cell))),
  );
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": caption },
    h("table", {}, h("caption", { class: "unseen" }, caption), h("thead", {}, head), h("tbody", {}, ...body)),
  );
}

/** A section that is filled when a reader opens it. */
export function section(title: string, content: () => Node[], open = false): HTMLElement {
  const element = h("details", { class: "section" }, h("summary", {}, h("h2", {}, title)));
  let isFilled = false;
  element.addEventListener("toggle", () => {
    if (!isFilled) element.append(...content());
    isFilled = true;
  });
  element.open = open;
  return element;
}

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, `${value}`);
  }
  for (const child of children) if (child !== undefined) element.append(child);
}
