import fc from "fast-check";
import { expect, it } from "vitest";
import { readSessions } from "../../../src/cli/commands/record/calls.js";
import { draftTests } from "../../../src/cli/commands/record/draft/tests.js";
import { suiteText } from "../../../src/cli/suite-text.js";
import type { Log } from "../../../src/core/out.js";
import { MemberSecrets } from "../../../src/mcp/proxy/member-secrets.js";
import { sessionsOfRecording } from "../../../src/mcp/proxy/read-recording.js";
import { Recorder } from "../../../src/mcp/proxy/recorder.js";
import { StdioRecorder } from "../../../src/mcp/proxy/stdio-recorder.js";

const COUNT = 500;
const of = (characters: string, length: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length }).map((parts) => parts.join(""));
const HEX = "0123456789abcdef";
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const WORD = `${UPPER}abcdefghijklmnopqrstuvwxyz`;
const prefixed = (prefix: string, characters: string, length: number) =>
  of(characters, length).map((rest) => ({ secret: `${prefix}${rest}`, text: `${prefix}${rest}` }));

/** A secret of a known format, and a text that has it. */
const planted = fc.oneof(
  prefixed("ghp_", WORD, 36),
  prefixed("github_pat_", WORD, 60),
  prefixed("sk-proj-1", WORD, 40),
  prefixed("xoxb-", "0123456789", 24),
  prefixed("AKIA", UPPER, 16),
  prefixed("ASIA", UPPER, 16),
  prefixed("AIza", WORD, 35),
  prefixed("glpat-", WORD, 20),
  prefixed("npm_", WORD, 36),
  prefixed("sk_live_", WORD, 24),
  prefixed("hf_", WORD, 34),
  prefixed("pypi-", WORD, 60),
  prefixed("dop_v1_", HEX, 64),
  prefixed("shpat_", HEX, 32),
  fc.tuple(of(WORD, 22), of(WORD, 43)).map(([a, b]) => ({ secret: `SG.${a}.${b}`, text: `SG.${a}.${b}` })),
  of(WORD, 40).map((body) => ({ secret: `eyJ${body}.eyJ${body}.${body}`, text: `eyJ${body}.eyJ${body}.${body}` })),
  of(WORD, 30).map((secret) => ({ secret, text: `Authorization: Bearer ${secret}` })),
  of(WORD, 12).map((secret) => ({ secret, text: `postgres://ada:${secret}@db.example:5432/shop` })),
  of(WORD, 64).map((secret) => ({
    secret,
    text: `-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----`,
  })),
);

/** Ways in which a text comes in arguments and results. */
const WAYS: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => `see ${text}, please`,
  (text) => ({ deep: [{ note: text }] }),
  (text) => JSON.stringify({ note: text }),
];

it("records none of five hundred secrets of known formats, and drafts none of them", async () => {
  const samples = fc.sample(fc.tuple(planted, fc.constantFrom(...WAYS)), { numRuns: COUNT, seed: 59 });
  const lines: string[] = [];
  const log: Log = { append: (line) => lines.push(line) > 0, close: async () => {} };
  const start = { server_label: "shop", server: { command: ["node", "shop.js"] } };
  const recorder = new StdioRecorder(new Recorder(log, new MemberSecrets([])), start);
  for (const [id, [{ text }, way]] of samples.entries()) {
    const message = { jsonrpc: "2.0", id };
    const params = { name: "save", arguments: { at: id, value: way(text) } };
    const content = [{ type: "text", text: `saved ${text}` }];
    const answer =
      id % 7 === 0
        ? { error: { code: 1, message: text } }
        : { result: { content, structuredContent: { value: way(text) } } };
    recorder.fromClient(Buffer.from(`${JSON.stringify({ ...message, method: "tools/call", params })}\n`));
    recorder.fromServer(Buffer.from(`${JSON.stringify({ ...message, ...answer })}\n`));
  }
  await recorder.end({ code: 0, signal: null }, false);
  const recording = lines.join("\n");
  const sessions = sessionsOfRecording(recording);
  expect(sessions[0]?.exchanges).toHaveLength(COUNT);
  const { drafts } = draftTests(readSessions(sessions), { safeCalls: ["*"], isSandboxed: false }, (value) => value);
  const suite = suiteText([], {}, drafts);
  expect(drafts.length).toBe(COUNT);
  const leaked = samples.filter(([{ secret }]) => recording.includes(secret) || suite.includes(secret));
  expect(leaked.map(([{ text }]) => text)).toEqual([]);
});
