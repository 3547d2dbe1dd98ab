import { randomInt, randomUUID } from "node:crypto";
import { asList, asObject, canonicalJson, isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { answerOf } from "../../calls/answer.js";
import { ValuePool } from "../../calls/learned/value-pool.js";
import { flatten, propertiesOf, requiredOf } from "../../calls/schema.js";
import type { Answer } from "../../calls/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  about,
  type CheckResult,
  failed,
  type Item,
  judgeInTurn,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { evidenceOfExchanges, type LiveExchange, type WireClient } from "../../server/wire/client.js";
import { namesHeaders } from "../transport/http-modern.js";
import { ONE_PRINCIPAL, readPages } from "./principals.js";
import type { IsoRun } from "./run.js";

const MAX_TOOLS = 5;
const MAX_IDS = 2;
/** So many digits that nobody has the id. */
const LONG = 9;
const NAMES_ID = /(?:^|[_-])(?:id|uuid|guid|key|slug|handle|ref|number)$|(?:Id|ID|Uuid|Key|Ref)$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What says that a list goes on; in a text, its quotes are escaped. */
const GOES_ON = /(?:next_?cursor|next_?page(?:_?token)?|has_?more|truncated)\\?":(?!null|false|\\?"\\?"|\[\])/i;
const NO_ID = skipped(say`no tool that only reads takes an id, and the server lists no resources`);
const NOT_LISTED = unverified(say`no list says which ids are whose`);
const SHARED = skipped(say`both users are listed the same, or the list goes on`);

type List = (client: WireClient) => Promise<readonly LiveExchange[]>;

/** What may be asked with an id, and where the id was listed. */
interface ListedId {
  id: unknown;
  own: readonly LiveExchange[];
  foreign: readonly LiveExchange[];
  list: List;
  ask(client: WireClient, id: unknown): Promise<LiveExchange>;
}

/** What is listed to one user alone is refused to the other: by tools that only read, and as a resource. */
export async function judgeForeignIds(run: IsoRun): Promise<CheckResult[]> {
  if (!run.hasTwoPrincipals) return [ONE_PRINCIPAL];
  const results = [...(await judgeTools(run)), ...(await judgeResources(run))];
  return results.length > 0 ? results : [NO_ID];
}

async function judgeTools(run: IsoRun): Promise<CheckResult[]> {
  const { a, b, server } = run;
  const readers = server.callable.filter((tool) => isReadOnly(tool) && !namesHeaders(tool));
  const takers = readers.filter((tool) => idArgumentOf(tool) !== undefined).slice(0, MAX_TOOLS);
  if (takers.length === 0) return [];
  const call = (client: WireClient, tool: Item, args: Item = {}) => {
    const { name, arguments: known } = server.callOf(tool);
    return client.ask("tools/call", { name, arguments: { ...known, ...args } });
  };
  const lists: (Omit<ListedId, "id" | "ask"> & { pool: ValuePool })[] = [];
  for (const tool of readers.filter((reader) => idArgumentOf(reader) === undefined).slice(0, MAX_TOOLS)) {
    const list: List = async (client) => [await call(client, tool)];
    const [own, foreign] = [await list(a), await list(b)];
    if (![...own, ...foreign].every(isAccepted)) continue;
    const pool = new ValuePool();
    pool.collect({ method: "tools/call", params: server.callOf(tool) }, answerIn(own[0]!));
    lists.push({ list, own, foreign, pool });
  }
  return judgeInTurn(takers, async (tool) => {
    const argument = idArgumentOf(tool) ?? "";
    const ids = lists.flatMap(({ pool, ...list }): ListedId[] =>
      pool.find(String(tool.name), argument).map(({ value: id }) => ({
        ...list,
        id,
        ask: (client, other) => call(client, tool, { [argument]: other }),
      })),
    );
    return about(say`tool ${hide(String(tool.name))}`, await judgeIds(run, ids));
  });
}

/** At revisions with a handshake, a resource can be subscribed to by its address alone. */
async function judgeResources(run: IsoRun): Promise<CheckResult[]> {
  const { a, b, server } = run;
  const { resources } = server.listed.capabilities;
  if (!isObject(resources)) return [];
  const list: List = (client) => readPages(client, "resources/list");
  const [own, foreign] = [await list(a), await list(b)];
  const uris = own.flatMap(({ result }) => asList(result.resources)).map((item) => asObject(item).uri);
  const methods = [
    "resources/read",
    ...(resources.subscribe === true && !server.modern ? ["resources/subscribe"] : []),
  ];
  return judgeInTurn(methods, async (method) => {
    const ask: ListedId["ask"] = (client, uri) => client.ask(method, { uri });
    return about(
      hide(method),
      await judgeIds(
        run,
        uris.map((id) => ({ id, own, foreign, list, ask })),
      ),
    );
  });
}

/** Judges one use of ids: the first that is served to the wrong user is the finding. */
async function judgeIds(run: IsoRun, ids: readonly ListedId[]): Promise<CheckResult> {
  if (ids.length === 0) return NOT_LISTED;
  const foreignIds = ids.filter(({ id, foreign }) => !goesOn(foreign) && !foreign.some((page) => hasId(page, id)));
  let result: CheckResult = SHARED;
  for (const listedId of foreignIds.slice(0, MAX_IDS)) {
    const next = await judgeId(run, listedId);
    if (next.status === "failed") return next;
    if (result.status !== "passed") result = next;
  }
  return result;
}

async function judgeId({ a, b }: IsoRun, { id, own: listed, list, ask }: ListedId): Promise<CheckResult> {
  const own = await ask(a, id);
  if (!isAccepted(own)) return unverified(say`client A does not get what it is listed`);
  const foreign = await ask(b, id);
  if (!isAccepted(foreign)) return foreign.answer ? passed : unverified(foreign.missing ?? say`no answer came`);
  const madeUp = [unknownLike(id), unknownLike(id)];
  const [unknown, other] = [await ask(b, madeUp[0]), await ask(b, madeUp[1])];
  // Some tools say in a result that there is no such thing: the same for each.
  if (isAccepted(unknown) && contentOf(foreign, id) === contentOf(unknown, madeUp[0])) return passed;
  if (isAccepted(unknown) && contentOf(unknown, madeUp[0]) !== contentOf(other, madeUp[1]))
    return skipped(say`every id gets an answer`);
  if (contentOf(own, id) !== contentOf(foreign, id))
    return unverified(say`client B gets something else for it than client A`);
  const isStill = (await list(a)).some((page) => hasId(page, id)) && !(await list(b)).some((page) => hasId(page, id));
  if (!isStill) return unverified(say`what is listed changes`);
  const message = say`client B gets what client A gets for ${valueExcerpt(id)}, which is listed to client A alone`;
  return failed(message, evidenceOfExchanges(...listed, own, foreign, unknown));
}

function isReadOnly({ annotations }: Item): boolean {
  return isObject(annotations) && annotations.readOnlyHint === true;
}

/** The argument of a tool that takes an id, and that it cannot do without. */
function idArgumentOf({ inputSchema }: Item): string | undefined {
  const schema = flatten(inputSchema, inputSchema);
  const required = requiredOf(schema);
  return propertiesOf(schema).find(([name]) => required.includes(name) && NAMES_ID.test(name))?.[0];
}

function answerIn({ answer = {}, sent }: LiveExchange): Answer {
  const args = asObject(asObject(sent.frame.params).arguments);
  return answerOf({ kind: "answer", answer, durationMs: 0, notifications: [] }, args);
}

function isAccepted(exchange: LiveExchange): boolean {
  return answerIn(exchange).kind === "accepted";
}

function hasId(page: LiveExchange, id: unknown): boolean {
  const { json, text } = answerIn(page);
  return scalarsIn(json ?? page.result).includes(id) || (json === undefined && text.includes(String(id)));
}

/** Whether there is more of a list than its pages have. */
function goesOn(pages: readonly LiveExchange[]): boolean {
  return GOES_ON.test(JSON.stringify(pages.at(-1)?.result ?? {}));
}

function scalarsIn(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(scalarsIn) : [value];
}

/** What an answer says, but for the id that it was asked for. */
function contentOf({ result }: LiveExchange, id: unknown): string {
  const { _meta, ...content } = result;
  return canonicalJson(content).replaceAll(String(id), "");
}

/** An id of the same form, which nobody has. */
function unknownLike(id: unknown): unknown {
  if (typeof id === "number") return randomInt(10 ** LONG, 10 ** (LONG + 1));
  const text = String(id);
  if (UUID.test(text)) return randomUUID();
  const digits = String(randomInt(10 ** LONG, 10 ** (LONG + 1)));
  const parts = text.split(/(\d+)/);
  return parts.length === 1 ? `${text}-${digits}` : [...parts.slice(0, -2), digits, ...parts.slice(-1)].join("");
}
