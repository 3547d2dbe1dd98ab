import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { promptNotes, toolCallNotes } from "./call-notes.js";

/** The members of list answers whose items calls are compared with. */
const LISTS: Readonly<Record<string, "tools" | "prompts">> = { "tools/list": "tools", "prompts/list": "prompts" };
/** More items are not kept. */
const MAX_ITEMS = 2_000;

/** The tools and prompts that a server listed, as far as something asked for them. */
export class ListedNames {
  readonly #items = new Map<"tools" | "prompts", unknown[]>();
  /** Lists whose last page came. */
  readonly #complete = new Set<"tools" | "prompts">();

  /** Keeps what a list answer has. */
  note({ direction, request, response }: Exchange): void {
    if (direction === "server" || !isObject(request) || !isObject(response)) return;
    const member = LISTS[String(request.method)];
    const { result } = response;
    if (member === undefined || !isObject(result) || !Array.isArray(result[member])) return;
    const { params } = request;
    const isFirst = !isObject(params) || params.cursor === undefined;
    const items = [...(isFirst ? [] : (this.#items.get(member) ?? [])), ...result[member]];
    this.#items.set(member, items.slice(0, MAX_ITEMS));
    if (result.nextCursor === undefined && items.length <= MAX_ITEMS) this.#complete.add(member);
    else this.#complete.delete(member);
  }

  /** What of a call does not fit the list, a sentence each; none if the list is not known to its end. */
  notesOn(method: string, params: Readonly<Record<string, unknown>>): Redacted[] {
    const [member, notes] =
      method === "tools/call" ? (["tools", toolCallNotes] as const) : (["prompts", promptNotes] as const);
    if (method !== "tools/call" && method !== "prompts/get") return [];
    const { name, arguments: args } = params;
    return this.#complete.has(member) ? notes(String(name), args, this.#items.get(member) ?? []) : [];
  }
}
