import { beforeAll, describe, test } from "vitest";
import { BUGS, RIGHT } from "../audit/bugs.js";
import { expectBug, expectRight } from "../audit/expect.js";
import { build, missing } from "./build.js";
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
    test.each(RIGHT.filter(isPython))(
      "finds nothing wrong with $server: $odd",
      (right) => expectRight(right, python),
      600_000,
    );

    test.each(BUGS.filter(isPython))("$server $bug: $rule", (bug) => expectBug(bug, python), 600_000);
  });
});
