import type { Path } from "./positions.js";
import type { ProblemLog } from "./problems.js";
import type { SuiteServer, WireFault } from "./types.js";

const FAULTS: readonly WireFault[] = ["drop_response", "disconnect", "duplicate_request"];

/** The `wire_fault` of a test on these servers; tells where it would prove nothing, or cannot be made. */
export function wireFaultOf(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  servers: readonly SuiteServer[],
  log: ProblemLog,
): WireFault | undefined {
  const fault = FAULTS.find((one) => one === node["wire_fault"]);
  if (fault === undefined) return undefined;
  const at = [...path, "wire_fault"];
  if (node["tool"] === undefined || node["inject_error"] !== undefined || node["parity"] === true) {
    log.at(root, at, "key", {
      title: "`wire_fault` needs one call to a server",
      description: "It loses or repeats the call of a test with a `tool`, without `inject_error` and `parity`.",
      fix: "Write a test of its own for it.",
    });
  }
  if (servers.some(({ cassette }) => cassette !== undefined)) {
    log.at(root, at, "key", {
      title: "`wire_fault` on a server with `cassette`",
      description: "A recording has no wire on which a message could be lost or come twice.",
      fix: "Test the server itself, or remove it.",
    });
  }
  if (
    fault !== "duplicate_request" &&
    !node["resend"] &&
    (node["expect"] !== undefined || node["verify"] === undefined)
  ) {
    log.at(root, at, "value", {
      title: `\`${fault}\` leaves no answer`,
      description:
        node["expect"] === undefined
          ? "Nothing judges what the call changed."
          : "`expect` has nothing to read, for the answer is lost.",
      fix: "Write `resend: 1`, as a client would call again, or judge by `verify` alone.",
    });
  }
  return fault;
}
