import { looser, neverAccepted, tighter } from "./judgements/acceptance.js";
import { lateDeaths, leaks, noise, overlaps, silences } from "./judgements/conduct.js";
import { defaults, docs } from "./judgements/defaults.js";
import { disagree } from "./judgements/disagree.js";
import { exceptions } from "./judgements/exception.js";
import { existence } from "./judgements/existence.js";
import { resources } from "./judgements/features.js";
import { ignored } from "./judgements/ignored.js";
import { protocolLists } from "./judgements/lists.js";
import { outputs } from "./judgements/output.js";
import { pages } from "./judgements/pages.js";
import { prompts } from "./judgements/prompts.js";
import { sizes } from "./judgements/sizes.js";
import { state } from "./judgements/state.js";
import { unfilled } from "./judgements/unfilled.js";
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
  "unfilled values": unfilled,
  "what exists": existence,
  descriptions: docs,
  resources,
  prompts,
  "pages of lists": protocolLists,
  pages,
  sizes,
  defaults,
  "ignored arguments": ignored,
  overlaps,
  state,
  noise,
};
