import { WORST_FIRST } from "../../../results/statuses.js";
import { duration } from "../../duration.js";
import { type PageHead, STATUSES } from "../data.js";
import { testDetail } from "./detail.js";
import { button, h } from "./dom.js";
import type { Row, Status, Test } from "./read.js";

const PAGE_SIZE = 100;
/** Failures among the first so many tests are open from the start; a page of nothing else would be slow to draw. */
const OPEN_SIZE = 20;
const MARKS: Readonly<Record<Status, string>> = {
  passed: "✓",
  failed: "✗",
  errored: "!",
  skipped: "–",
  deferred: "…",
  unverified: "?",
};

type Choice = "server" | "version" | "tag" | "rule";
type Filter = Record<Choice | "search" | "sort", string> & { statuses: Set<Status> };

/** A test with its rows that the filter lets through. */
interface Match {
  test: Test;
  rows: readonly Row[];
}

/** The list of tests: filters, a table of tests and revisions in pages, and what is known of each test. */
export function testList(head: PageHead, tests: readonly Test[]): HTMLElement {
  const filter: Filter = { statuses: new Set(), server: "", version: "", tag: "", rule: "", search: "", sort: "worst" };
  const versions = sorted(tests.flatMap(({ rows }) => rows.map(({ version }) => version)));
  const count = h("p", { role: "status", class: "facts" });
  const results = h("div", {});
  const pages = h("nav", { "aria-label": "Pages of tests", class: "pages" });
  let matches: Match[] = [];
  let page = 0;

  const showPage = () => {
    const last = Math.max(0, Math.ceil(matches.length / PAGE_SIZE) - 1);
    page = Math.min(page, last);
    const start = page * PAGE_SIZE;
    const visible = matches.slice(start, start + PAGE_SIZE);
    const range = last > 0 ? `${number(start + 1)} to ${number(start + visible.length)} of ` : "";
    const all = matches.length < tests.length ? ` of ${number(tests.length)}` : "";
    count.textContent = `Showing ${range}${number(matches.length)}${all} ${tests.length === 1 ? "test" : "tests"}`;
    const columns = versions.filter((version) => filter.version === "" || version === filter.version);
    results.replaceChildren(matrix(visible, columns, head));
    const turn = (label: string, to: number) => {
      const press = () => {
        page = to;
        showPage();
        results.querySelector("button")?.focus();
        results.scrollIntoView();
      };
      const isOut = to < 0 || to > last || to === page;
      return button({ disabled: isOut && "" }, label, press);
    };
    const position = h("span", {}, `Page ${number(page + 1)} of ${number(last + 1)}`);
    const turns = [turn("First", 0), turn("Previous", page - 1), position, turn("Next", page + 1), turn("Last", last)];
    pages.replaceChildren(...(last > 0 ? turns : []));
  };
  const apply = () => {
    matches = matching(tests, filter);
    page = 0;
    showPage();
  };

  const list = h(
    "section",
    { "aria-labelledby": "tests-title" },
    h("h2", { id: "tests-title" }, "Tests"),
    filters(head, tests, versions, filter, apply),
    count,
    results,
    pages,
  );
  apply();
  return list;
}

function matching(tests: readonly Test[], { statuses, server, version, tag, rule, search, sort }: Filter): Match[] {
  const words = search.toLowerCase().split(/\s+/);
  const matches = tests.flatMap((test): Match[] => {
    if (server !== "" && test.server !== server) return [];
    if (tag !== "" && !test.tags.includes(tag)) return [];
    if (!words.every((word) => test.text.includes(word))) return [];
    const rows = test.rows.filter(
      (row) =>
        (statuses.size === 0 || statuses.has(row.status)) &&
        (version === "" || row.version === version) &&
        (rule === "" || row.rules.includes(rule)),
    );
    return rows.length > 0 ? [{ test, rows }] : [];
  });
  const by = (key: (match: Match) => number) => matches.sort((a, b) => key(a) - key(b));
  if (sort === "worst") return by(({ rows }) => Math.min(...rows.map(({ status }) => WORST_FIRST.indexOf(status))));
  if (sort === "slowest") return by(({ rows }) => -Math.max(...rows.map((row) => row.duration)));
  return matches;
}

function filters(
  head: PageHead,
  tests: readonly Test[],
  versions: readonly string[],
  filter: Filter,
  apply: () => void,
): HTMLElement {
  const search = h("input", { type: "search", autocomplete: "off" });
  search.addEventListener("input", () => {
    filter.search = search.value;
    apply();
  });
  const statuses = STATUSES.filter((status) => head.summary[status] > 0).map((status) => {
    const label = `${MARKS[status]} ${number(head.summary[status])} ${status}`;
    const toggle = button({ class: `status ${status}`, "aria-pressed": "false" }, label, () => {
      if (!filter.statuses.delete(status)) filter.statuses.add(status);
      toggle.setAttribute("aria-pressed", `${filter.statuses.has(status)}`);
      apply();
    });
    return toggle;
  });
  const choice = (label: string, name: Choice, values: readonly string[], least: number) => {
    if (values.length < least) return undefined;
    return select(label, [["", "all"], ...values.map((value): [string, string] => [value, value])], (value) => {
      filter[name] = value;
      apply();
    });
  };
  const tags = sorted(tests.flatMap((test) => test.tags));
  const rules = sorted(tests.flatMap(({ rows }) => rows.flatMap((row) => row.rules)));
  const sorts: [string, string][] = [
    ["worst", "failures first"],
    ["order", "order of the run"],
    ["slowest", "slowest first"],
  ];
  return h(
    "search",
    { class: "filters" },
    h("div", { role: "group", "aria-label": "Status", class: "statuses" }, ...statuses),
    h(
      "div",
      { class: "choices" },
      field("Search", search),
      choice("Server", "server", sorted(tests.map(({ server }) => server)), 2),
      choice("Revision", "version", versions, 2),
      choice("Tag", "tag", tags, 1),
      choice("Rule", "rule", rules, 1),
      select("Sort", sorts, (value) => {
        filter.sort = value;
        apply();
      }),
    ),
  );
}

/** A field with its label. */
function field(label: string, element: HTMLElement): HTMLElement {
  element.id = `choose-${label.toLowerCase()}`;
  return h("div", { class: "field" }, h("label", { for: element.id }, label), element);
}

function select(label: string, options: readonly [string, string][], change: (value: string) => void): HTMLElement {
  const element = h("select", {}, ...options.map(([value, text]) => h("option", { value }, text)));
  element.addEventListener("change", () => change(element.value));
  return field(label, element);
}

/** Tests against revisions. */
function matrix(matches: readonly Match[], versions: readonly string[], head: PageHead): HTMLElement {
  const columns = versions.map((version) => h("th", { scope: "col" }, version === "" ? "Result" : version));
  const body = h("tbody", {}, ...matches.flatMap(({ test }, i) => testRows(test, i, versions, head)));
  const heads = [h("th", { scope: "col" }, "Test"), h("th", { scope: "col" }, "Server"), ...columns];
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      { class: "tests" },
      h("caption", { class: "unseen" }, "Tests and their results by revision. The name of a test opens its details."),
      h("thead", {}, h("tr", {}, ...heads)),
      body,
    ),
  );
}

/** The row of a test, and the one below it, which shows its details when it is open. */
function testRows(test: Test, index: number, versions: readonly string[], head: PageHead): HTMLElement[] {
  const id = `open-${index}`;
  const box = h("td", { colspan: versions.length + 2 });
  const below = h("tr", { id, class: "detail", hidden: "" }, box);
  const rows = test.rows.filter(({ version }) => versions.includes(version));
  const show = (isShown: boolean) => {
    below.hidden = !isShown;
    toggle.setAttribute("aria-expanded", `${isShown}`);
    if (isShown && box.childElementCount === 0) box.append(testDetail(test, rows, head.rules));
  };
  const toggle = button({ "aria-controls": id, class: "open" }, test.name, () => show(below.hidden !== false));
  show(index < OPEN_SIZE && rows.some(isOpenFirst));
  const preview = rows.find(({ text }) => text !== "")?.text;
  const cells = versions.map((version) => {
    const row = rows.find((candidate) => candidate.version === version);
    return row === undefined ? h("td", { class: "none" }, "not run") : statusCell(row);
  });
  const name = h("th", { scope: "row" }, toggle, ...(preview ? [h("span", { class: "preview" }, preview)] : []));
  return [h("tr", {}, name, h("td", {}, test.server), ...cells), below];
}

/** True for a failure that is new. What an audit found is open above the tests already. */
function isOpenFirst({ status, baseline, tiers }: Row): boolean {
  return (status === "failed" || status === "errored") && baseline !== "known" && tiers === undefined;
}

function statusCell({ status, duration: ms, attempts, baseline }: Row): HTMLElement {
  const notes = [...(attempts > 1 && status === "passed" ? ["flaky"] : []), ...(baseline === "" ? [] : [baseline])];
  const label = `${MARKS[status]} ${status}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
  return h("td", {}, h("span", { class: `status ${status}` }, label), " ", h("span", { class: "ms" }, duration(ms)));
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
