import type { RuleId } from "../../../rules/registry.js";
import { judgeLooser, judgeNeverAccepted, judgeTighter } from "./judgements/arguments/acceptance.js";
import { judgeDefaults } from "./judgements/arguments/defaults.js";
import { judgeDescriptions } from "./judgements/arguments/descriptions.js";
import { judgeFilters } from "./judgements/arguments/filters.js";
import { judgeFlags } from "./judgements/arguments/flags.js";
import { judgeIgnored } from "./judgements/arguments/ignored.js";
import { judgeCrashes, judgeHangs, judgeLateDeaths, judgeLeaks, judgeNoise } from "./judgements/conduct.js";
import { judgeDisagreement } from "./judgements/disagree.js";
import { judgeExceptions } from "./judgements/exception.js";
import { judgeExistence } from "./judgements/existence.js";
import { judgeGrowth } from "./judgements/growth.js";
import { judgeResources } from "./judgements/lists/features.js";
import { judgeProtocolLists } from "./judgements/lists/lists.js";
import { judgeOrder } from "./judgements/lists/order.js";
import { judgePages } from "./judgements/lists/pages.js";
import { judgePrompts } from "./judgements/lists/prompts.js";
import { judgeSizes } from "./judgements/lists/sizes.js";
import { judgeOutputs } from "./judgements/output.js";
import { judgeOverlaps } from "./judgements/overlap.js";
import { judgeState } from "./judgements/state/state.js";
import { judgeUnfilled } from "./judgements/unfilled.js";
import type { JudgeCalls, Suspicion } from "./types.js";

/** What a judgement is called while it runs, and the rules that it judges. */
export interface RegisteredJudgement {
  name: string;
  ids: readonly RuleId[];
  judge: JudgeCalls;
  /** True if it calls tools again and again, and leaves out those that are too slow. */
  makesCalls: boolean;
  /** True if what it suspects takes long to show again: the others go on meanwhile. */
  waits?: true;
}

function judgement(name: string, judge: JudgeCalls, ...ids: RuleId[]): RegisteredJudgement {
  return { name, ids, judge, makesCalls: false };
}

function callingJudgement(...args: Parameters<typeof judgement>): RegisteredJudgement {
  return { ...judgement(...args), makesCalls: true };
}

function inOrder(...judges: readonly JudgeCalls[]): JudgeCalls {
  return async (context) => {
    const suspicions: Suspicion[] = [];
    for (const judge of judges) suspicions.push(...(await judge(context)));
    return suspicions;
  };
}

/** The judgements in the order in which they run: first those that need no further calls. */
export const JUDGEMENTS: readonly RegisteredJudgement[] = [
  judgement("calls that end the server", judgeCrashes, "AUDIT-CRASH"),
  judgement("late deaths", judgeLateDeaths, "AUDIT-LATE-DEATH"),
  judgement("exceptions", judgeExceptions, "AUDIT-EXCEPTION"),
  judgement("outputs", judgeOutputs, "AUDIT-OUTPUT"),
  judgement("leaks", judgeLeaks, "AUDIT-LEAK"),
  judgement("tools without an accepted call", judgeNeverAccepted, "AUDIT-NEVER-ACCEPTED"),
  judgement("rejections of valid calls", judgeTighter, "AUDIT-TIGHTER"),
  judgement("accepted invalid calls", judgeLooser, "AUDIT-LOOSER", "AUDIT-REQUIRED"),
  judgement("disagreeing answers", inOrder(judgeDisagreement, judgeExistence), "AUDIT-DISAGREE"),
  judgement("unfilled values", judgeUnfilled, "AUDIT-UNFILLED"),
  judgement("descriptions", judgeDescriptions, "AUDIT-DOCS"),
  // Where there is no server of its own for it, it could leave no time for the others.
  { ...judgement("calls without an answer", judgeHangs, "AUDIT-HANG"), waits: true },
  judgement("resources", judgeResources, "AUDIT-RESOURCE"),
  judgement("prompts", judgePrompts, "AUDIT-PROMPT"),
  callingJudgement("pages", inOrder(judgeProtocolLists, judgePages, judgeSizes), "AUDIT-PAGES"),
  callingJudgement("defaults", judgeDefaults, "AUDIT-DEFAULT"),
  callingJudgement("ignored arguments", inOrder(judgeOrder, judgeIgnored, judgeFilters, judgeFlags), "AUDIT-IGNORED"),
  callingJudgement("overlapping calls", judgeOverlaps, "AUDIT-OVERLAP"),
  callingJudgement("state", judgeState, "AUDIT-READ-ONLY", "AUDIT-IDEMPOTENT", "AUDIT-DESTRUCTIVE"),
  callingJudgement("growth", judgeGrowth, "AUDIT-GROWTH"),
  callingJudgement("lines outside of the protocol", judgeNoise, "AUDIT-NOISE"),
];
