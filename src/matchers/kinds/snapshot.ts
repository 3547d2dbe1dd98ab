import { isObject, ofType } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { equal } from "../diff/equal.js";
import { compileNormalise } from "../engines/normalise.js";
import { wrongArgument } from "../kind.js";
import { snapshotFile } from "../snapshot-key.js";
import { parseSteps, type TargetStep, withoutAll } from "../target.js";
import { type Judge, MatcherError, type SnapshotResult, SuiteFault } from "../types.js";
import { difference } from "./exact.js";

/** `snapshot`: equality with what an earlier run recorded. What is compared is the value after redaction. */
export async function compileSnapshotMatcher(): Promise<(argument: unknown) => Judge> {
  const normaliser = await compileNormalise();
  return (argument) => {
    const { file, update, ignore, normalise } = readSettings(argument, normaliser);
    return async (actual, ports) => {
      const snapshots = ports?.snapshots;
      if (snapshots === undefined) throw new SuiteFault(say`there are no snapshots here`, "Run the suite.");
      // The value without secrets and ignored targets, normalised.
      const current = hideValue(await normalise(withoutAll(snapshots.redact(actual), ignore)));
      const result = await snapshots.compare(file, current, update);
      if (result.kind === "written" || (result.kind === "there" && equal(result.recorded, current)))
        return { pass: true };
      if (result.kind === "missing") {
        const message = say`there is no snapshot at ${hide(result.file)}, and none is recorded under CI`;
        const fix = "Run the test without CI and commit the file, or pass --allow-update-in-ci.";
        return { pass: false, actual: current, message, fix };
      }
      return { pass: false, ...difference(result.recorded, current), note: noteOf(result) };
    };
  };
}

function noteOf({ file, isFresh }: Extract<SnapshotResult, { kind: "there" }>): Redacted {
  const redactedFile = hide(file);
  if (!isFresh) return say`snapshot at ${redactedFile} did not match (run with --update-snapshots to refresh)`;
  const advice = say`add what differs (\`\${target_version}\`, the server, the row) to its key`;
  return say`snapshot at ${redactedFile} was recorded in this run with a different value: ${advice}`;
}

function readSettings(argument: unknown, normaliser: Awaited<ReturnType<typeof compileNormalise>>) {
  const settings = typeof argument === "string" ? { name: argument } : argument;
  if (!isObject(settings)) throw wrongArgument("snapshot", argument, "a key or `{name}`", "`snapshot: lists-tools`");
  const { name, update, ignore = [], normalise = [], ...others } = settings;
  const isValid = typeof update === "boolean" || update === undefined;
  if (!isValid || !Array.isArray(ignore) || !Array.isArray(normalise) || Object.keys(others).length > 0) {
    const shape = "a key or `{name, update?, ignore?, normalise?}`";
    throw wrongArgument("snapshot", argument, shape, "`snapshot: {name: lists-tools, ignore: [id]}`");
  }
  return {
    file: snapshotFile(name, typeof argument === "string" ? ["snapshot"] : ["snapshot", "name"]),
    update: update as boolean | undefined,
    ignore: ignore.map((target: unknown, index) => readTarget(target, ["snapshot", "ignore", index])),
    normalise: normaliser(normalise, ["snapshot", "normalise"]),
  };
}

function readTarget(target: unknown, path: (string | number)[]): TargetStep[] {
  if (typeof target !== "string")
    throw new MatcherError("Bad target", `A target is a string; this is ${ofType(target)}.`, "Write a path.", path);
  try {
    return parseSteps(target);
  } catch (error) {
    throw MatcherError.at(error, () => path);
  }
}
