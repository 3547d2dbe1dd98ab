import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { TOKENS } from "../../support/github/github.js";
import { jsonIn, reportedIn, valid, writeIn } from "../../support/harness.js";
import { expectNoBreakout, expectNoSecret, HOSTILE, publish } from "../../support/publish.js";
import { servers, started, suite } from "../../support/suites.js";

const hostileServer = fileURLToPath(new URL("../../servers/hostile-http-server.mjs", import.meta.url));
const secrets = {
  E2E_BEARER: "tok-9f8e7d6c5b4a39281706",
  E2E_HEADER: "key-0011223344556677889900",
  WEATHER_API_KEY: "key that the server needs",
};
const inputs = { "server-auth-bearer-env": "E2E_BEARER", "header-env": "X-Tenant=E2E_HEADER" };
/** Where a server over HTTP can say something. */
const places = ["text", "error", "status", "denied", "type", "redirect", "events", "start"];

/** One server for each place, started by the run, that says `text` there; one test each, which shows what was said. */
function overHttp(text: string, place: string): string {
  return `servers:
  ${place}:
    url: http://127.0.0.1:\${port}/mcp/${place}
    start:
      command: ${JSON.stringify(["node", hostileServer])}
      env: { PORT: "\${port}", HOSTILE: ${JSON.stringify(text)}, STARTED: ${started} }
tools:
  - name: ${JSON.stringify(`says ${text}`)}
    tool: say
    args: { ${JSON.stringify(text)}: ${JSON.stringify(text)} }
    expect:
      - { target: result.server_info, matcher: { exact: "no" } }
      - { target: result, matcher: { exact: "no" } }
      - { target: error, matcher: { exact: "no" } }
      - { target: http.status, matcher: { exact: 1 } }
      - { target: 'http.headers["x-said"]', matcher: { exact: "no" } }
`;
}

/** Every file in the artifact is well-formed; the reports have as many cases as there are tests. */
async function expectWholeArtifact({ github, workspace }: Awaited<ReturnType<typeof publish>>): Promise<void> {
  const files = github.artifacts[github.names[0]!]!;
  for (const [name, bytes] of Object.entries(files)) writeIn(workspace, name, bytes);
  valid("capture", JSON.parse(files["capture.json"]!));
  reportedIn(workspace);
}

describe("attacks on the action", () => {
  describe("by a server over stdio, and by a suite", () => {
    it("cannot break out", async () => {
      const text = [
        suite("everywhere", [[`said ${HOSTILE}`, HOSTILE, `${HOSTILE}!`]]),
        suite("shout_and_die", [[`dies ${HOSTILE}`, HOSTILE, HOSTILE]], "").replace("tools:\n", ""),
      ].join("");
      const step = await publish(text);
      expectNoBreakout(step, []);
      expect(step.github.checks[0]!.output.annotations.length).toBeGreaterThanOrEqual(2);
      await expectWholeArtifact(step);
    });

    it("get no token out", async () => {
      const everything = [...TOKENS, secrets.WEATHER_API_KEY].join(" ");
      const text = suite("everywhere", [[`says ${everything}`, everything, "nothing"]]);
      const { WEATHER_API_KEY } = secrets;
      const step = await publish(text, {}, { env: { WEATHER_API_KEY } });
      expectNoSecret(step, [WEATHER_API_KEY]);
    });
  });

  it.each(places)("by a server over HTTP in its %s cannot break out, and get no token", async (place) => {
    const values = Object.values(secrets);
    const said = `${HOSTILE}\n${[...TOKENS, ...values].join(" ")}`;
    const step = await publish(overHttp(said, place), inputs, { env: secrets });
    expect(step.exitCode).toBe(place === "start" ? 2 : 1);
    const masked = values.filter((secret) => step.masks.includes(secret));
    expectNoBreakout(step, masked);
    expectNoSecret(step, values);
    await expectWholeArtifact(step);
    const seen = jsonIn(step.workspace, started);
    expect(Object.keys(seen).filter((name) => /TOKEN|^ACTIONS_|^INPUT_/.test(name))).toEqual([]);
  });

  it("by a server-config that is wrong", async () => {
    const files = { "ci.yaml": `server:\n  ${JSON.stringify(HOSTILE)}: 1\n` };
    const text = suite("echo", [["echoes", "hi", "hi"]], servers);
    const step = await publish(text, { "server-config": "ci.yaml" }, { files });
    expect(step.exitCode).toBe(2);
    expect(step.commands).toEqual([]);
    expect(step.output).toContain("everyone");
    expect(step.output).not.toContain("##[");
    expect(step.summary.replace(/<pre>[^<]*<\/pre>/g, "")).not.toMatch(/everyone|<img/);
  });
});
