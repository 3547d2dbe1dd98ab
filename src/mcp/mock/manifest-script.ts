import { sleep } from "../../core/clock.js";
import type { MockFault, MockManifest } from "../../core/generated/mock.js";
import { answerOf } from "./answer.js";
import { type MockResponse, modernAnswer } from "./envelope.js";
import type { MockReply, MockRequest, MockScript } from "./player.js";
import { isModern, revisionsOf } from "./revisions.js";

const GARBAGE = "}{ this is not JSON";

/** Plays a manifest: its answers and faults. */
export class ManifestScript implements MockScript {
  readonly revisions: MockScript["revisions"];
  readonly tools: MockScript["tools"];
  readonly #manifest: MockManifest;
  readonly #calls = new Map<string, number>();

  constructor(manifest: MockManifest) {
    this.#manifest = manifest;
    this.revisions = revisionsOf(manifest);
    this.tools = manifest.tools ?? [];
  }

  async perform({
    method,
    params,
    revision,
    signal,
  }: MockRequest): Promise<MockResponse | MockReply | { kind: "hang" }> {
    for (const { fault, ms } of method === "tools/call" ? this.#faultsOf(params.name) : []) {
      if (fault === "delay") await sleep(ms ?? 0, { signal });
      else if (fault === "garbage") return { kind: "text", text: GARBAGE, status: 200 };
      else return { kind: fault };
    }
    if (signal.aborted) return { kind: "drop" };
    const answer = await answerOf(this.#manifest, method, params, revision);
    return isModern(revision) ? modernAnswer(this.#manifest, method, answer) : { answer, status: 200 };
  }

  /** Counts a tool call and returns its faults; delays come first. */
  #faultsOf(name: unknown): MockFault[] {
    const tool = this.tools.find((candidate) => candidate.name === name);
    if (tool?.faults === undefined) return [];
    const count = (this.#calls.get(tool.name) ?? 0) + 1;
    this.#calls.set(tool.name, count);
    const due = tool.faults.filter(({ call = count }) => call === count);
    return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
  }
}
