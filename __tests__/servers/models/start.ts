import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropic } from "./anthropic.js";
import { compatible, mistral } from "./chat.js";
import { google } from "./google.js";
import { openai } from "./openai-responses.js";
import type { ModelRequestSeen, ScriptedAnswer, ScriptedBody, ScriptedReply, Vendor, VendorApi } from "./script.js";
import { NOTHING, Rejection } from "./script.js";

/** Replies in order, or a function of the request. */
export type Script =
  | readonly ScriptedReply[]
  | ((request: ModelRequestSeen, index: number) => ScriptedReply | Promise<ScriptedReply>);

/** Running stand-ins of all vendors, at one address. */
export interface StandIns {
  /** The keys and base URLs: what the environment of the tested program needs. */
  env: Record<string, string>;
  /** The base URL of an OpenAI-compatible endpoint, for `providers`. It takes the key `compatible-test-key`, or `EMPTY`. */
  compatibleUrl: string;
  /** Every request, in the order in which they came; those that were rejected too. */
  requests: ModelRequestSeen[];
  /** The most requests that waited for their replies at the same time. */
  mostAtOnce: () => number;
  close(): Promise<void>;
}

const APIS: Record<Vendor, VendorApi> = { anthropic, openai, google, mistral, compatible };
const VENDORS = Object.keys(APIS) as Vendor[];
const BASES: Record<Vendor, string> = {
  anthropic: "/anthropic",
  openai: "/openai/v1",
  google: "/google",
  mistral: "/mistral",
  compatible: "/compatible/v1",
};

/** Starts stand-ins that speak the real wire formats and answer as scripted. */
export async function startModels(script: Script, embed: (text: string) => number[] = countLetters): Promise<StandIns> {
  const requests: ModelRequestSeen[] = [];
  let replies = 0;
  let waiting = 0;
  let most = 0;
  const next = async (seen: ModelRequestSeen): Promise<ScriptedReply> => {
    const index = replies;
    replies += 1;
    if (typeof script === "function") return script(seen, index);
    return script[index] ?? { status: 400, message: `the script has no reply ${index + 1}` };
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? "", "http://localhost");
    const vendor = VENDORS.find((name) => pathname.startsWith(`${BASES[name]}/`)) ?? "compatible";
    const api = APIS[vendor];
    const headers = incoming.headers as Record<string, string>;
    const body = JSON.parse(await textOf(incoming)) as Record<string, unknown>;
    const path = pathname.slice(BASES[vendor].length);
    const fail = (status: number, message: string, more = {}) =>
      send(outgoing, status, api.error(status, message), more);
    const key = api.key(headers);
    if (key !== keyOf(vendor) && !(vendor === "compatible" && key === "EMPTY")) return fail(401, "invalid x-api-key");
    const seen: ModelRequestSeen = { ...NOTHING, vendor, path, headers, body };
    requests.push(seen);
    try {
      Object.assign(seen, api.read(path, body));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      return fail(error.message === "not found" ? 404 : 400, error.message);
    }
    if (seen.embeds) return send(outgoing, 200, api.embeddings(seen, seen.embeds.map(embed)));
    const id = String(replies).padStart(8, "0");
    const reply = await next(seen);
    if (reply === "hang") return;
    if (reply === "drop") return void outgoing.destroy();
    if (typeof reply === "string") return send(outgoing, 200, api.reply(seen, { text: reply }, id));
    if (isBody(reply)) {
      outgoing.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers });
      return void outgoing.end(reply.body);
    }
    if (isAnswer(reply)) return send(outgoing, 200, api.reply(seen, reply, id));
    fail(reply.status, reply.message ?? "scripted", reply.headers);
  };
  const server = createServer((incoming, outgoing) => {
    waiting += 1;
    most = Math.max(most, waiting);
    outgoing.on("close", () => {
      waiting -= 1;
    });
    answer(incoming, outgoing).catch((error) => {
      send(outgoing, 500, { error: { message: `the stand-in failed: ${error}` } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      ANTHROPIC_API_KEY: keyOf("anthropic"),
      ANTHROPIC_BASE_URL: origin + BASES.anthropic,
      OPENAI_API_KEY: keyOf("openai"),
      OPENAI_BASE_URL: origin + BASES.openai,
      GEMINI_API_KEY: keyOf("google"),
      GOOGLE_GEMINI_BASE_URL: origin + BASES.google,
      MISTRAL_API_KEY: keyOf("mistral"),
      MISTRAL_BASE_URL: origin + BASES.mistral,
    },
    compatibleUrl: origin + BASES.compatible,
    requests,
    mostAtOnce: () => most,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The key that a vendor accepts. */
export function keyOf(vendor: Vendor): string {
  return `${vendor}-test-key`;
}

function isAnswer(reply: object): reply is ScriptedAnswer {
  return !("status" in reply);
}

function isBody(reply: object): reply is ScriptedBody {
  return "body" in reply;
}

function send(outgoing: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { "content-type": "application/json", "request-id": "req_0", ...headers });
  outgoing.end(JSON.stringify(body));
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Texts with the same letters are alike. */
function countLetters(text: string): number[] {
  return [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => text.toLowerCase().split(letter).length - 1 || 0.01);
}
