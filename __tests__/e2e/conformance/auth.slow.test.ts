import { describe, expect, it } from "vitest";
import { AUTH_IDS } from "../../../src/conformance/corpus/registry.js";
import { LAB_MUTANTS } from "../../servers/lab-mutants.js";
import { type TokenBreak, tokenBreaks } from "../../servers/token-breaks.mjs";
import { OPAQUE, serveTokens, type TokenServer, tokenOf } from "../../servers/token-server.mjs";
import { judged } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

const REVISIONS = ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];

/** To the server and for its metadata, with the session that the rules of a server with a token suppose. */
const MAX_REQUESTS = 40;

let server: TokenServer | undefined;

/** Judges a server by the rules about tokens, through the command line. No output has the token. */
async function judge({ rules, revision = "2025-11-25", token }: Partial<TokenBreak>) {
  server = closedAtEnd(await serveTokens(rules));
  const { origin } = server;
  const value = token === "opaque" ? OPAQUE : tokenOf(origin);
  const given = token ? ["--server-auth-bearer-env", "GIVEN"] : [];
  const flags = ["--server-url", `${origin}/mcp`, "--target-version", revision, "--rules", "AUTH-*", ...given];
  const ran = await judged(flags, { env: { GIVEN: value } });
  // The claims are also those of tokens that were made from it.
  expect(ran.stdout + ran.stderr).not.toContain(token === "jwt" ? value.split(".")[1] : value);
  const { results, failed: failures } = ran;
  const statusesOf = (id: string) => [...new Set(results.filter((one) => one.id === id).map(({ status }) => status))];
  return { ...ran, failures, statusesOf, not_graded: ran.report.not_graded };
}

describe.each([undefined, "jwt", "opaque"] as const)("a correct server, with the token %s", (token) => {
  it.each(REVISIONS)("%s: fails nothing", async (revision) => {
    const { failures, code, results, not_graded } = await judge({ revision, ...(token && { token }) });
    expect(failures).toEqual([]);
    expect(code).toBe(0);
    expect(results.filter(({ status }) => status === "unverified")).toEqual([]);
    expect(not_graded).toContain(token ? "0 of 1 tool" : "no token");
    expect(server?.asked.length).toBeLessThanOrEqual(MAX_REQUESTS);
  });
});

it("has a server that breaks it for each rule", () => {
  const alone = Object.keys(tokenBreaks).map((name) => name.split(":")[0]);
  const broken = new Set([...alone, ...Object.values(LAB_MUTANTS).flatMap(({ rules }) => rules)]);
  // auth-flow.slow.test.ts has those of a login.
  const others = AUTH_IDS.filter((id) => !id.startsWith("AUTH-FLOW-"));
  expect(others.filter((id) => !broken.has(id))).toEqual(["AUTH-HTTPS"]);
});

describe("each rule about tokens fails by itself", () => {
  it.each(Object.entries(tokenBreaks))("%s", async (name, broken) => {
    const [id = ""] = name.split(":");
    const { failures, code } = await judge(broken);
    expect([...new Set(failures.map((failure) => failure.id))]).toEqual([id]);
    if (broken.severity !== undefined) expect(failures.map(({ severity }) => severity)).toEqual([broken.severity]);
    if (broken.message !== undefined) expect(failures[0]?.message).toContain(broken.message);
    expect(code).toBe(failures.some(({ severity }) => severity === "must") ? 1 : 0);
  });
});

interface Refusal {
  error?: string;
  challenge: (error?: string) => string;
}
const wants = (isIt: (kind: string) => boolean) => ({
  refuse: ({ kind }: { kind: string }, { error, challenge }: Refusal) =>
    isIt(kind) ? [401, {}, { "www-authenticate": challenge(error) }] : undefined,
});
const FORGERIES = ["AUTH-TOKEN-MALFORMED", "AUTH-TOKEN-UNSIGNED", "AUTH-TOKEN-FORGED"];

it.each(["jwt", "opaque"] as const)("shows no token that a server repeats: %s", async (token) => {
  const rules = {
    refuse: ({ token: sent = "" }, { challenge }: Refusal) => [
      sent === "" ? 401 : 500,
      { sent },
      { "www-authenticate": `${challenge()}, error="invalid_token", error_description="${sent}"` },
    ],
  };
  const { failures, stdout } = await judge({ token, rules });
  expect(failures.map(({ id }) => id)).toEqual(["AUTH-TOKEN-STATUS"]);
  expect(stdout).toContain("«secret:");
});

describe("what is not known, or does not apply", () => {
  it.each<[string, Partial<TokenBreak> & { code?: number }, Record<string, string[]>]>([
    [
      "a server that wants no token",
      { rules: wants(() => false) },
      { "AUTH-401": ["skipped"], "AUTH-PRM": ["skipped"] },
    ],
    [
      "a public opening and list",
      { rules: wants((kind) => kind === "tools/call") },
      { "AUTH-401": ["skipped", "passed"], "AUTH-PRM": ["passed"], "AUTH-TOKEN-UNSIGNED": ["passed"] },
    ],
    [
      "another name of this machine",
      {
        rules: {
          resource: (document: { resource: string }) => ({
            ...document,
            resource: document.resource.replace("127.0.0.1", "localhost"),
          }),
        },
      },
      { "AUTH-PRM-RESOURCE": ["unverified"], "AUTH-PRM-RESOURCE-EXACT": ["skipped"] },
    ],
    [
      "a session is asked for before a token",
      {
        rules: {
          refuse: ({ kind }: { kind: string }, refusal: Refusal) =>
            kind === "initialize" ? [401, {}, { "www-authenticate": refusal.challenge(refusal.error) }] : [400, {}],
        },
      },
      { "AUTH-401": ["passed", "unverified"] },
    ],
    [
      "a limit of requests meets bad tokens",
      {
        rules: {
          refuse: (_: unknown, { error, challenge }: Refusal) =>
            error ? [429, {}] : [401, {}, { "www-authenticate": challenge() }],
        },
      },
      { ...Object.fromEntries(FORGERIES.map((id) => [id, ["unverified"]])), "AUTH-TOKEN-STATUS": ["skipped"] },
    ],
    [
      "a given token that is refused",
      { token: "jwt", code: 2, rules: { isTaken: () => false } },
      {
        ...Object.fromEntries(FORGERIES.map((id) => [id, ["passed"]])),
        ...{
          "AUTH-TOKEN-TAMPERED": ["unverified"],
          "AUTH-TOKEN-QUERY": ["unverified"],
          "AUTH-TOKEN-EACH": ["unverified"],
        },
      },
    ],
  ])("%s", async (_, { code = 0, ...asked }, expected) => {
    const ran = await judge(asked);
    const found = Object.fromEntries(Object.keys(expected).map((id) => [id, ran.statusesOf(id)]));
    expect(found).toEqual(expected);
    expect([ran.failures, ran.code]).toEqual([[], code]);
  });
});
