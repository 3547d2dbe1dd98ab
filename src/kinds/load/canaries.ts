import { isObject } from "../../core/json/json.js";
import { referencesIn } from "../../suite/variables/deferred.js";

/** How many ids are remembered at the least; never twice as many. */
const REMEMBERED_IDS = 10_000;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** True if each call has a text of its own in its arguments, which its answer may repeat. */
export function hasCanary(args: unknown): boolean {
  return [...referencesIn(args)].some(({ reference }) => reference.name === "request_id");
}

/** The ids of the last calls, by which an answer shows whose it is. */
export class Canaries {
  mixedUp = 0;
  /** True once an answer had the id of a call. */
  areRepeated = false;
  #calls = new Map<string, number>();
  /** The ids before those in `#calls`; dropped together, because deleting from a large map one by one is slow. */
  #olderCalls = new Map<string, number>();

  add(id: string, call: number): void {
    if (this.#calls.size === REMEMBERED_IDS) [this.#olderCalls, this.#calls] = [this.#calls, new Map()];
    this.#calls.set(id, call);
  }

  /**
   * The other call to which the answer of the call `id` belongs; undefined if it may be its own. An answer that shows the id
   * of its call belongs to it, whatever other ids it shows.
   */
  ownerOf(id: string, answer: unknown): number | undefined {
    const ids = idsIn(answer);
    if (ids.has(id)) {
      this.areRepeated = true;
      return undefined;
    }
    const owners = [...ids].map((one) => this.#calls.get(one) ?? this.#olderCalls.get(one));
    const owner = owners.find((call) => call !== undefined);
    if (owner === undefined) return undefined;
    this.areRepeated = true;
    this.mixedUp += 1;
    return owner;
  }
}

function idsIn(answer: unknown): Set<string> {
  const { result, error } = isObject(answer) ? answer : {};
  return new Set(JSON.stringify(result ?? error ?? null).match(UUID));
}
