import { sleep } from "../../core/clock.js";
import type { Cassette } from "../../core/generated/cassette.js";
import type { MockFault, MockManifest } from "../../core/generated/mock.js";
import { answerText, restoreProgressToken } from "../cassette/channel.js";
import { CassettePlayer } from "../cassette/player.js";
import { INTERNAL_ERROR } from "../error-codes.js";
import type { CassetteRequest } from "../types.js";
import { answerRequest } from "./answer.js";
import type { MockReply, MockRequest, MockScript } from "./player.js";
import { isModern, type MockResponse, modernAnswer, refusal, revisionsOf, takesTasks } from "./protocol.js";
import { MockTasks } from "./tasks.js";

const GARBAGE = "}{ this is not JSON";

export class ManifestScript implements MockScript {
  readonly revisions: MockScript["revisions"];
  readonly tools: MockScript["tools"];
  readonly #calls = new Map<string, number>();
  readonly #tasks = new MockTasks();

  constructor(private readonly manifest: MockManifest) {
    this.revisions = revisionsOf(manifest);
    this.tools = manifest.tools ?? [];
  }

  async perform({ method, params, revision, signal, ask }: MockRequest): ReturnType<MockScript["perform"]> {
    for (const { fault, ms } of method === "tools/call" ? this.#faultsOf(params.name) : []) {
      if (fault === "delay") await sleep(ms ?? 0, { signal });
      else if (fault === "garbage") return { kind: "text", text: GARBAGE, status: 200 };
      else return { kind: fault };
    }
    if (signal.aborted) return { kind: "drop" };
    const isOfTask = method.startsWith("tasks/") && this.tools.some(({ task }) => task) && takesTasks(revision);
    const answer = isOfTask
      ? await this.#tasks.answer(method, params, revision, signal, ask)
      : await answerRequest(this.manifest, method, params, revision, this.#tasks);
    return isModern(revision) ? modernAnswer(this.manifest, method, answer) : { answer, status: 200 };
  }

  #faultsOf(name: unknown): MockFault[] {
    const tool = this.tools.find((candidate) => candidate.name === name);
    if (tool?.faults === undefined) return [];
    const count = (this.#calls.get(tool.name) ?? 0) + 1;
    this.#calls.set(tool.name, count);
    const due = tool.faults.filter(({ call = count }) => call === count);
    return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
  }
}

const MAX_SHOWN = 500;

/** Plays a recording: answers recorded requests immediately, with the lines that came before the answers. */
export class RecordingScript implements MockScript {
  readonly revisions: MockScript["revisions"];
  /** Empty: the recorded client sent valid headers. */
  readonly tools = [];
  readonly #player: CassettePlayer;

  /** @param comparable returns a request without secrets */
  constructor(cassette: Cassette, comparable: (request: CassetteRequest) => CassetteRequest) {
    const { protocol_version: recorded } = cassette;
    this.revisions = revisionsOf({ protocol_versions: recorded === null ? [] : [recorded] });
    this.#player = new CassettePlayer(cassette, comparable);
  }

  async perform({ id, method, params }: MockRequest): Promise<MockResponse | MockReply> {
    const request = { method, params };
    const lookup = this.#player.find(request);
    if ("miss" in lookup) {
      const { nearest } = lookup.miss;
      const near = nearest === undefined ? "" : `; the nearest is ${JSON.stringify(nearest).slice(0, MAX_SHOWN)}`;
      const message = `The recording has no ${method} with these params${near}`;
      return { answer: refusal(INTERNAL_ERROR, message), status: 200 };
    }
    const { response, notifications = [], fault, http } = lookup.interaction;
    if (response === undefined) {
      if (fault?.process !== undefined) return { kind: "crash" };
      // A rejection over HTTP becomes an error over stdio.
      if (fault !== undefined && http !== undefined && http.status >= 400) {
        return { answer: refusal(INTERNAL_ERROR, fault.message ?? fault.rule_id), status: http.status };
      }
      return { kind: fault === undefined || fault.rule_id === "FAULT-TIMEOUT-CALL" ? "silence" : "drop" };
    }
    const before = notifications.map((frame) => JSON.stringify(restoreProgressToken(frame, request)));
    return { kind: "text", text: answerText(response, id), status: http?.status ?? 200, before };
  }
}
