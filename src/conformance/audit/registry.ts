import type { RuleId } from "../../rules/registry.js";
import { looser, neverAccepted, tighter } from "./judgements/arguments/acceptance.js";
import { defaults, docs } from "./judgements/arguments/defaults.js";
import { filters } from "./judgements/arguments/filters.js";
import { ignored } from "./judgements/arguments/ignored.js";
import { crashes, hangs, lateDeaths, leaks, noise } from "./judgements/conduct.js";
import { disagree } from "./judgements/disagree.js";
import { exceptions } from "./judgements/exception.js";
import { existence } from "./judgements/existence.js";
import { growth } from "./judgements/growth.js";
import { resources } from "./judgements/lists/features.js";
import { protocolLists } from "./judgements/lists/lists.js";
import { order } from "./judgements/lists/order.js";
import { pages } from "./judgements/lists/pages.js";
import { prompts } from "./judgements/lists/prompts.js";
import { sizes } from "./judgements/lists/sizes.js";
import { outputs } from "./judgements/output.js";
import { overlaps } from "./judgements/overlap.js";
import { state } from "./judgements/state/state.js";
import { unfilled } from "./judgements/unfilled.js";
import type { Judgement, Suspicion } from "./types.js";

/** What a judgement is called while it runs, and the rules that it judges. */
export interface RegisteredJudgement {
  name: string;
  ids: readonly RuleId[];
  judge: Judgement;
}

function judgement(name: string, judge: Judgement, ...ids: RuleId[]): RegisteredJudgement {
  return { name, ids, judge };
}

function all(...judges: readonly Judgement[]): Judgement {
  return async (context) => {
    const found: Suspicion[] = [];
    for (const judge of judges) found.push(...(await judge(context)));
    return found;
  };
}

/** The judgements in the order in which they run: first those that need no further calls. */
export const JUDGEMENTS: readonly RegisteredJudgement[] = [
  judgement("calls that end the server", crashes, "AUDIT-CRASH"),
  judgement("late deaths", lateDeaths, "AUDIT-LATE-DEATH"),
  judgement("exceptions", exceptions, "AUDIT-EXCEPTION"),
  judgement("outputs", outputs, "AUDIT-OUTPUT"),
  judgement("leaks", leaks, "AUDIT-LEAK"),
  judgement("tools without an accepted call", neverAccepted, "AUDIT-NEVER-ACCEPTED"),
  judgement("rejections of valid calls", tighter, "AUDIT-TIGHTER"),
  judgement("accepted invalid calls", looser, "AUDIT-LOOSER", "AUDIT-REQUIRED"),
  judgement("disagreeing answers", all(disagree, existence), "AUDIT-DISAGREE"),
  judgement("unfilled values", unfilled, "AUDIT-UNFILLED"),
  judgement("descriptions", docs, "AUDIT-DOCS"),
  // They wait long for an answer that may come late, and could leave no time for the others.
  judgement("calls without an answer", hangs, "AUDIT-HANG"),
  judgement("resources", resources, "AUDIT-RESOURCE"),
  judgement("prompts", prompts, "AUDIT-PROMPT"),
  judgement("pages", all(protocolLists, pages, sizes), "AUDIT-PAGES"),
  judgement("defaults", defaults, "AUDIT-DEFAULT"),
  judgement("ignored arguments", all(order, ignored, filters), "AUDIT-IGNORED"),
  judgement("overlapping calls", overlaps, "AUDIT-OVERLAP"),
  judgement("state", state, "AUDIT-READ-ONLY", "AUDIT-IDEMPOTENT", "AUDIT-DESTRUCTIVE"),
  judgement("growth", growth, "AUDIT-GROWTH"),
  judgement("lines outside of the protocol", noise, "AUDIT-NOISE"),
];
