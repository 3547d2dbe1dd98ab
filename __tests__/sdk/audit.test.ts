import { beforeAll, describe, expect, test } from "vitest";
import { BUGS, RIGHT } from "../audit/bugs.js";
import { expectBug, expectRight } from "../audit/expect.js";
import { mcptest } from "../support/harness.js";
import { partOf } from "../support/whole.js";
import { build, missing } from "./build.js";
import { NAMES } from "./faults.js";
import { SDKS } from "./sdks.js";

const sdk = SDKS.find(({ id }) => id === "python-1");
const isPython = ({ server }: { server: string }) => server.endsWith(".py");
const python = sdk?.command[0];
const lacking = missing(sdk?.build);

// Here and not beside the other servers of the bench, because they need more than Node.
describe.skipIf(lacking)(`audit of servers in Python${lacking === undefined ? "" : `: ${lacking}`}`, () => {
  beforeAll(() => {
    if (sdk?.build) build(sdk.build);
  }, sdk?.build?.timeBox);

  describe.concurrent("audit", () => {
    test.each(partOf(RIGHT.filter(isPython), 3))(
      "finds nothing wrong with $server: $odd",
      (right) => expectRight(right, python),
      600_000,
    );

    test.each(partOf(BUGS.filter(isPython), 8))("$server $bug: $rule", (bug) => expectBug(bug, python), 600_000);
  });
});

const ofPython = SDKS.filter(({ id }) => ["python-1", "python-2", "fastmcp"].includes(id));

describe.each(partOf(ofPython, 3))("$name", (server) => {
  const lacks = missing(server.build);
  test.skipIf(lacks).each([
    ["deep arguments", "order", "FAULT-TIMEOUT-CALL"],
    ["half a character", "echo", "AUDIT-HANG"],
  ])(
    "gives no answer to %s, and the audit says that this is the SDK's",
    async (_, tool, rule) => {
      if (server.build) build(server.build);
      const command = server.command.map((word) => `"${word}"`).join(" ");
      const flags = ["--allow-destructive", "--tools", tool, "--max-call", "2s", "--format", "json"];
      const { stdout } = await mcptest(["audit", "--server-command", command, ...flags]);
      const { rules }: { rules: { id: string; status: string; sdk?: string }[] } = JSON.parse(stdout);
      const late = rules.filter(({ id, status }) => id === rule && status === "failed");
      expect(late.map(({ sdk }) => sdk?.split(" ")[0])).toEqual([NAMES[server.id]]);
    },
    600_000,
  );
});
