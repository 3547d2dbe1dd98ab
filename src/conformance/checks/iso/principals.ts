import { canonicalJson } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { LIST_MEMBERS, listsOf } from "../../../mcp/list-all.js";
import { about, type CheckResult, failed, judgeInTurn, passed, skipped } from "../check-result.js";
import { evidenceOfExchanges, type LiveExchange, type WireClient } from "../wire-client.js";
import type { IsoRun } from "./run.js";

const MAX_PAGES = 5;
/** What is said of rules about two users. */
export const ONE_PRINCIPAL = skipped(say`there is one principal; --second-bearer-env gives another`);

/** What differs by principal is not for every cache, and the pages of a list agree on who may cache them. */
export async function judgeLists(run: IsoRun): Promise<CheckResult[]> {
  return judgeInTurn(listsOf(run.server.listed.capabilities), async (method) =>
    about(hide(method), await judgeList(run, method)),
  );
}

async function judgeList({ a, b, hasTwoPrincipals }: IsoRun, method: string): Promise<CheckResult> {
  const [first, ...more] = await readPages(a, method);
  const { cacheScope } = first.result;
  const other = more.find(({ result }) => result.cacheScope !== cacheScope);
  if (other) {
    const evidence = evidenceOfExchanges(first, other);
    return { ...failed(say`two pages of one list have different cacheScopes`, evidence), severity: "must" };
  }
  if (!hasTwoPrincipals) return more.length > 0 ? passed : ONE_PRINCIPAL;
  if (cacheScope !== "public") return passed;
  const [again, foreign, foreignAgain] = [await a.ask(method), await b.ask(method), await b.ask(method)];
  const itemsOf = ({ result }: LiveExchange) => canonicalJson(result[LIST_MEMBERS[method] ?? ""]);
  const isSteady = itemsOf(first) === itemsOf(again) && itemsOf(foreign) === itemsOf(foreignAgain);
  if (!isSteady || itemsOf(first) === itemsOf(foreign)) return passed;
  const message = say`the list of one principal differs from that of the other, and its cacheScope is public`;
  return failed(message, evidenceOfExchanges(first, foreign));
}

async function readPages(client: WireClient, method: string): Promise<[LiveExchange, ...LiveExchange[]]> {
  const first = await client.ask(method);
  const pages: [LiveExchange, ...LiveExchange[]] = [first];
  let cursor = first.result.nextCursor;
  while (typeof cursor === "string" && pages.length < MAX_PAGES) {
    const page = await client.ask(method, { cursor });
    pages.push(page);
    cursor = page.result.nextCursor;
  }
  return pages;
}
