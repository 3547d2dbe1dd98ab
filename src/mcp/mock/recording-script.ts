import type { Cassette } from "../../core/generated/cassette.js";
import { answerText, restoreProgressToken } from "../cassette/channel.js";
import { CassettePlayer } from "../cassette/player.js";
import type { CassetteRequest } from "../types.js";
import type { MockResponse } from "./envelope.js";
import type { MockReply, MockRequest, MockScript } from "./player.js";
import { revisionsOf } from "./revisions.js";
import { INTERNAL_ERROR, refusal } from "./types.js";

const MAX_SHOWN = 500;

/** Plays a recording: answers recorded requests immediately, with the lines that came before the answers. */
export class RecordingScript implements MockScript {
  readonly revisions: MockScript["revisions"];
  /** Empty: the recorded client sent valid headers. */
  readonly tools = [];
  readonly #player: CassettePlayer;

  /** @param comparable returns a request without secrets */
  constructor(cassette: Cassette, comparable: (request: CassetteRequest) => CassetteRequest) {
    this.revisions = revisionsOf({
      protocol_versions: cassette.protocol_version === null ? [] : [cassette.protocol_version],
    });
    this.#player = new CassettePlayer(cassette, comparable);
  }

  async perform({ id, method, params }: MockRequest): Promise<MockResponse | MockReply> {
    const sent = { method, params };
    const found = this.#player.find(sent);
    if ("miss" in found) {
      const { nearest } = found.miss;
      const near = nearest === undefined ? "" : `; the nearest is ${JSON.stringify(nearest).slice(0, MAX_SHOWN)}`;
      const message = `The recording has no ${method} with these params${near}`;
      return { answer: refusal(INTERNAL_ERROR, message), status: 200 };
    }
    const { response, notifications = [], fault, http } = found.interaction;
    if (response === undefined) {
      if (fault?.process !== undefined) return { kind: "crash" };
      // A rejection over HTTP becomes an error over stdio.
      if (fault !== undefined && http !== undefined && http.status >= 400) {
        return { answer: refusal(INTERNAL_ERROR, fault.message ?? fault.rule_id), status: http.status };
      }
      return { kind: fault === undefined || fault.rule_id === "FAULT-TIMEOUT-CALL" ? "silence" : "drop" };
    }
    const before = notifications.map((frame) => JSON.stringify(restoreProgressToken(frame, sent)));
    return { kind: "text", text: answerText(response, id), status: http?.status ?? 200, before };
  }
}
