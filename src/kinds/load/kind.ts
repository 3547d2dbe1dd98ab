import { parseDuration } from "../../core/clock.js";
import { asObject } from "../../core/json/json.js";
import { isCostly, matcherNames } from "../../matchers/compile.js";
import type { DataRow } from "../../suite/header/data.js";
import { TOOL_KIND, type ToolTest, toolNeeds, toolTestOf, VARIANT_KEYS } from "../../suite/header/tool-test.js";
import type { SuiteKind, TestScope } from "../../suite/kind.js";
import type { Spot } from "../../suite/problems.js";
import { checkDuration } from "../../suite/servers/servers.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import { ANSWER_MEMBERS } from "../../suite/variables/references.js";
import { numberOf, textOf } from "../../suite/yaml/nodes.js";
import { FIGURES, isOfWhole } from "./figures.js";

/** How many clients make a call, and how often. */
export interface LoadPlan {
  /** Calls at once, at the most. */
  clients: number;
  /** Left out: one for each client over HTTP, one process over stdio. */
  sessions?: number;
  /** Exactly one of it and `forMs`. */
  calls?: number;
  forMs?: number;
  rampMs: number;
  /** Calls that are due in a second. */
  rate?: number;
  /** One answer in so many is judged whatever it says; the others only if they look like failures. */
  judgeEvery: number;
}

/** One call, made many times. */
export interface LoadTest extends ToolTest {
  plan: LoadPlan;
  /** The data that the calls use in turn. */
  rows: readonly DataRow[];
}

const CLIENTS = 10;

export const load: SuiteKind<LoadTest> = {
  ...TOOL_KIND,
  name: "load",
  keys: ["load"],
  hasRows: "in turn",
  clashes: [
    {
      key: "load",
      excludes: ["steps", "finally", "inject_error", ...VARIANT_KEYS, "retries", "cancel_after"],
      why: "One call is made many times, and each answer is judged by `expect` alone.",
    },
  ],
  reader: (suite) => (test) => {
    checkTargets(test);
    return { call: toolTestOf(test, suite).call, plan: planOf(test.spot.at("load")), rows: test.rows ?? [] };
  },
  needs: (test) => ({
    ...toolNeeds(test),
    members: [...ANSWER_MEMBERS.filter((member) => member !== "server"), "load"],
  }),
  print: ({ body: { plan } }) => ({
    load: {
      clients: plan.clients,
      sessions: plan.sessions,
      calls: plan.calls,
      ...(plan.forMs !== undefined && { for: `${plan.forMs}ms` }),
      ...(plan.rampMs > 0 && { ramp: `${plan.rampMs}ms` }),
      ...(plan.rate !== undefined && { rate: `${plan.rate}/s` }),
      ...(plan.judgeEvery > 1 && { sample: `1/${plan.judgeEvery}` }),
    },
  }),
};

function planOf(spot: Spot): LoadPlan {
  const { clients: written, sessions, calls, for: time, ramp, rate, sample } = asObject(spot.value);
  const clients = numberOf(written) ?? CLIENTS;
  const forMs = parseDuration(textOf(time));
  const rampMs = parseDuration(textOf(ramp)) ?? 0;
  for (const key of ["for", "ramp"]) checkDuration(spot.at(key));
  if ((calls === undefined) === (time === undefined))
    spot.report("key", {
      title: calls === undefined ? "`load` does not say when it ends" : "`load` ends in two ways",
      description: "It makes so many `calls`, or makes calls `for` a time.",
      fix: calls === undefined ? "Write `calls: 1000`, or `for: 30s`." : "Remove `calls` or `for`.",
    });
  if (forMs !== undefined && rampMs >= forMs)
    spot.at("ramp").report("value", {
      title: "`ramp` takes all the time",
      description: `The load reaches its height after ${textOf(ramp)}, and is over after ${textOf(time)}.`,
      fix: "Make `ramp` shorter than `for`.",
    });
  if (typeof sessions === "number" && sessions > clients)
    spot.at("sessions").report("value", {
      title: "more sessions than clients",
      description: `${clients === 1 ? "One client uses" : `${clients} clients use`} one session each at the most.`,
      fix: `Write \`clients: ${sessions}\`, or fewer sessions.`,
    });
  return {
    clients,
    rampMs,
    ...(typeof sessions === "number" && { sessions }),
    ...(typeof calls === "number" ? { calls } : forMs !== undefined && { forMs }),
    ...rateOf(textOf(rate)),
    judgeEvery: sample === undefined ? 1 : Number(textOf(sample).slice("1/".length)),
  };
}

function rateOf(text: string): Pick<LoadPlan, "rate"> {
  const [, count, unit] = /^([0-9.]+)\/(s|m)$/.exec(text) ?? [];
  return count === undefined ? {} : { rate: Number(count) / (unit === "m" ? 60 : 1) };
}

/** Reports what `expect` cannot ask of a load test. */
function checkTargets({ header, spot: { log } }: TestScope): void {
  for (const { target, matcher, location } of header.expect ?? []) {
    const report = (title: string, description: string, fix: string) =>
      log.add({ ...log.places.at(location), title, description, fix });
    const name = /^load\.([^.[]*)/.exec(target)?.[1];
    if (name !== undefined && !FIGURES.some((figure) => figure === name))
      report(
        `\`load\` has no \`${name}\``,
        `It has ${listNames(FIGURES)}.`,
        suggestOr(name, FIGURES, "Write one of these."),
      );
    const costly = isOfWhole(target) ? undefined : matcherNames(matcher).find(isCostly);
    if (costly !== undefined)
      report(
        `\`${costly}\` does not go with \`load\``,
        "Each of very many answers is judged, and this matcher keeps what it saw, or asks a model.",
        "Move it to a test that makes the call once.",
      );
  }
}
