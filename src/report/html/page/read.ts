import type { Detail, PackedTest, PageHead, RowExtra, TestChunk } from "../data.js";
import { DETAIL_ID, HEAD_ID, STATUSES, TESTS_CLASS } from "../data.js";

export type Status = (typeof STATUSES)[number];

/** A test with its rows, one for each revision. */
export interface Test {
  name: string;
  suite: string;
  place: string;
  server: string;
  tags: readonly string[];
  rows: readonly Row[];
  /** What a search looks in, in lower case. */
  text: string;
}

export interface Row extends Required<Pick<RowExtra, "text" | "attempts">>, Pick<RowExtra, "detail" | "tiers"> {
  version: string;
  status: Status;
  duration: number;
  rules: readonly string[];
  baseline: string;
}

/** Everything but the tests. */
export function readHead(): PageHead {
  return parseContent(document.getElementById(HEAD_ID));
}

/** All tests, in report order. */
export function readTests(): Test[] {
  return [...document.querySelectorAll(`script.${TESTS_CLASS}`)].flatMap((element) => {
    const chunk: TestChunk = parseContent(element);
    return chunk.tests.map((test) => unpack(test, (index) => chunk.names[index] ?? ""));
  });
}

/** What is shown of a row when it is opened; undefined if there is no more than the list shows. */
export function readDetail({ detail }: Row): Detail | undefined {
  return detail === undefined || detail < 0
    ? undefined
    : parseContent(document.getElementById(`${DETAIL_ID}${detail}`));
}

function unpack(
  [name, file, line, suite, server, rows, tags = []]: PackedTest,
  nameAt: (index: number) => string,
): Test {
  const place = `${nameAt(file)}:${line}`;
  const unpacked = rows.map(([version, status, duration, { rules = [], ...extra } = {}]) => ({
    text: "",
    attempts: 1,
    baseline: "",
    ...extra,
    version: nameAt(version),
    status: STATUSES[status] ?? "errored",
    duration,
    rules: rules.map(nameAt),
  }));
  const tagNames = tags.map(nameAt);
  const words = [name, place, nameAt(server), ...tagNames, ...unpacked.flatMap(({ text, rules }) => [text, ...rules])];
  return {
    name,
    place,
    suite: nameAt(suite),
    server: nameAt(server),
    tags: tagNames,
    rows: unpacked,
    text: words.join("\n").toLowerCase(),
  };
}

function parseContent(element: Element | null) {
  return JSON.parse(element?.textContent ?? "");
}
