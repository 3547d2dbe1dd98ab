import { duration } from "../../duration.js";
import type { Detail, PageFailure, PageFrame, PageTask } from "../data.js";
import { auditContent } from "./audit.js";
import { h, table } from "./dom.js";
import { note, pre, type Rules, ruleName } from "./parts.js";
import { loadPlot } from "./plot.js";
import { type Row, readDetail, type Test } from "./read.js";

/** All that is known of a test: each of its rows, with failures, findings, steps and frames. */
export function testDetail(test: Test, rows: readonly Row[], rules: Rules): HTMLElement {
  const facts = [test.place, ...(test.tags.length > 0 ? [`tags: ${test.tags.join(", ")}`] : [])];
  return h("div", {}, h("p", { class: "facts" }, facts.join(" · ")), ...rows.map((row) => rowDetail(row, rules)));
}

function rowDetail(row: Row, rules: Rules): HTMLElement {
  const { version, status, attempts, baseline } = row;
  const title = [
    ...(version === "" ? [] : [version]),
    `${status} in ${duration(row.duration)}`,
    ...(attempts > 1 ? [`${attempts} attempts`] : []),
    ...(baseline === "" ? [] : [BASELINE[baseline] ?? baseline]),
  ].join(", ");
  return h("section", {}, h("h3", {}, title), ...contentOf(row, readDetail(row), rules));
}

const BASELINE: Readonly<Record<string, string>> = {
  new: "a new failure",
  known: "a known failure of the baseline",
  fixed: "fixed: the baseline has a failure",
};

function contentOf(row: Row, detail: Detail | undefined, rules: Rules): Node[] {
  if (detail === undefined) {
    const omission = note("Its details were left out to keep this page small. The results file has them.");
    return [...(row.text === "" ? [] : [h("p", {}, row.text)]), ...(row.detail === undefined ? [] : [omission])];
  }
  const {
    reason,
    failures,
    findings,
    auditFindings = [],
    audit,
    agent,
    scores,
    load = [],
    probes = [],
    steps,
    tasks = [],
    frames,
  } = detail;
  return [
    ...(reason === undefined ? [] : [h("p", { class: "text" }, reason)]),
    ...failures.map((failure) => failureBox(failure, rules)),
    ...findings.map(({ text, evidence }) => h("div", {}, h("p", {}, `Finding: ${text}`), ...pre(evidence))),
    ...auditContent(auditFindings, audit === undefined ? [] : [audit], rules),
    ...part("Agent", agent, h("ul", {}, ...items(agent))),
    ...part("Scores", scores, h("ul", {}, ...items(scores))),
    ...part("Load", load, ...(detail.plot ? [loadPlot(detail.plot)] : []), h("ul", {}, ...items(load))),
    ...part("Probes", probes, ...pre(probes.join("\n"))),
    ...part("Steps", steps, h("ol", {}, ...items(steps))),
    ...part("Tasks", tasks, ...tasks.map(taskTimeline)),
    ...part("Frames", frames, ...frames.map(frameBox)),
    ...(detail.withoutFrames
      ? [note("Its frames were left out to keep this page small. The results file has them.")]
      : []),
  ];
}

function part(title: string, { length }: readonly unknown[], ...content: Node[]): Node[] {
  return length > 0 ? [h("h4", {}, title), ...content] : [];
}

function items(texts: readonly string[]): Node[] {
  return texts.map((text) => h("li", {}, text));
}

/** The statuses of a task, each with its time and how long it lasted; a final one has no end. */
function taskTimeline({ title, states }: PageTask): HTMLElement {
  const rows = states.map(({ status, at, lasted, share }) => {
    const percent = `${Math.round(100 * share)}%`;
    const meter = h("meter", { value: share, "aria-label": `${status}: ${percent} of the time` }, percent);
    return [status, at, lasted === "" ? "" : h("span", {}, meter, ` ${lasted}`)];
  });
  return h(
    "div",
    {},
    h("p", { class: "text" }, title),
    table(`Timeline of ${title}`, ["Status", "At", "Lasted"], rows),
  );
}

/** A failure with its lines and values. */
export function failureBox({ message, rules: ids, source, fields, fix }: PageFailure, rules: Rules): HTMLElement {
  const values = fields.flatMap(([name, lines]) => [
    h("dt", {}, name),
    h("dd", {}, h("pre", { tabindex: 0 }, ...(name === "diff" ? diffLines(lines) : [lines.join("\n")]))),
  ]);
  return h(
    "div",
    { class: "failure-box" },
    h("h4", {}, message),
    h("p", { class: "facts" }, ...ids.flatMap((id) => [ruleName(id, rules), " "])),
    h("pre", { class: "source", tabindex: 0 }, source),
    h("dl", {}, ...values),
    h("p", { class: "text" }, h("strong", {}, "Fix: "), fix),
  );
}

function diffLines(lines: readonly string[]): Node[] {
  return lines.map((text) => {
    const change = text.startsWith("+") ? "added" : text.startsWith("-") ? "removed" : undefined;
    return h("span", { class: change }, `${text}\n`);
  });
}

function frameBox({ server, request, answer, headers, response }: PageFrame, index: number): HTMLElement {
  const title = `${index + 1}. ${server}${answer === "" ? "" : `: ${answer}`}`;
  return h(
    "details",
    {},
    h("summary", {}, title),
    h("h5", {}, "Request"),
    ...pre(request),
    ...(headers === "" ? [] : [h("h5", {}, "Headers of the response"), ...pre(headers)]),
    ...(response === "" ? [] : [h("h5", {}, "Response"), ...pre(response)]),
  );
}
