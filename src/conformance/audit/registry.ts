import { neverAccepted, looser, tighter } from "./judgements/acceptance.js";
import { lateDeaths, leaks, noise, overlaps, silences } from "./judgements/conduct.js";
import { defaults, docs } from "./judgements/defaults.js";
import { disagree } from "./judgements/disagree.js";
import { exceptions } from "./judgements/exception.js";
import { prompts, resources } from "./judgements/features.js";
import { ignored } from "./judgements/ignored.js";
import { outputs } from "./judgements/output.js";
import { pages } from "./judgements/pages.js";
import { state } from "./judgements/state.js";
import type { Judgement } from "./types.js";

/** The judgements in the order in which they run: first those that need no further calls. */
export const JUDGEMENTS: Readonly<Record<string, Judgement>> = {
  silences,
  "late deaths": lateDeaths,
  exceptions,
  outputs,
  leaks,
  "never accepted": neverAccepted,
  "tighter than the schema": tighter,
  "looser than the schema": looser,
  "disagreeing answers": disagree,
  descriptions: docs,
  resources,
  prompts,
  pages,
  defaults,
  "ignored arguments": ignored,
  overlaps,
  state,
  noise,
};
