import { basename } from "node:path";
import { LIST_MEMBERS } from "../../../mcp/list-all.js";
import { prepareRun, runPipeline } from "../../../run/pipeline.js";
import type { RunRequest } from "../../../run/request.js";
import { literal } from "../../texts.js";
import type { Contract } from "./contract.js";
import { type Draft, skippedTest } from "./draft-suite.js";

/** With which `recordLists` finds its tests. */
const TAG = "lists";
const CHANGES =
  "Its list differs from start to start. Add what differs to `ignore` of the snapshot, and remove this line.";

/** A snapshot test of each list that the server has, of its first page; of the list of tools, one for each page. */
export function listSnapshots({ lists, tools }: Contract, suite: string): Draft[] {
  const folder = basename(suite).replace(/\.ya?ml$/, "");
  const cursors = new Set(tools.flatMap(({ cursor }) => cursor ?? []));
  return lists.flatMap((method) => {
    const pages = [undefined, ...(method === "tools/list" ? cursors : [])];
    return pages.map((cursor, index): Draft => {
      const page = index === 0 ? "" : `-${index + 1}`;
      const asked =
        cursor === undefined ? { check: method } : { request: { method, params: { cursor: literal(cursor) } } };
      const snapshot = `${folder}/${method.replace("/list", "").replace("/", "-")}${page}`;
      const expect = { [`result.${LIST_MEMBERS[method]}`]: { snapshot } };
      const name = `${method}${page && `, page ${index + 1},`} is as recorded`;
      return { block: "compliance", test: { name, tags: [TAG], ...asked, expect }, others: [] };
    });
  });
}

/** Records the lists beside the suite that has been written; gives its tests, those skipped whose lists do not stay as they are. */
export async function recordLists(drafts: readonly Draft[], suite: string, request: RunRequest): Promise<Draft[]> {
  await changedLists(suite, request, true);
  const changed = await changedLists(suite, request, false);
  return drafts.map((draft) =>
    changed.has(draft.test.name) ? { ...draft, test: skippedTest(draft.test, CHANGES) } : draft,
  );
}

/** The names of the tests of lists that do not pass. */
async function changedLists(suite: string, request: RunRequest, update: boolean): Promise<ReadonlySet<string>> {
  const listRequest: RunRequest = {
    ...request,
    paths: [suite],
    selection: { tags: [TAG] },
    snapshots: { update, allowInCi: true },
  };
  const { results, finish } = await runPipeline(await prepareRun(listRequest), listRequest);
  const names = new Set<string>();
  try {
    for await (const { name, status } of results.rows())
      if (status !== "passed" && status !== "skipped") names.add(name);
  } finally {
    await finish();
  }
  return names;
}
