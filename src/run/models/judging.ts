import { join } from "node:path";
import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { OnGrade, VerdictCache } from "../../agents/graders.js";
import type { OpenedModel } from "../../agents/types.js";
import type { GraderName, Graders } from "../../matchers/types.js";
import type { RunRequest } from "../request.js";
import { stateFolder } from "../state-folder.js";

type OpenGrader = (name: GraderName) => Promise<OpenedModel>;

/** Creates the models that grade in a run. Verdicts are cached outside CI, or as the request says. */
export function createJudging({ cwd, env, judgeCache }: RunRequest, onGrade?: OnGrade) {
  const folder = (judgeCache ?? env.CI !== "true") ? stateFolder(cwd) : undefined;
  let cache: Promise<VerdictCache> | undefined;
  const load = async (open: OpenGrader, cassette?: AgentCassette): Promise<Graders> => {
    const { createGraders } = await import("../../agents/graders.js");
    const options = { open, env, ...(cassette && { cassette }), ...(onGrade && { onGrade }) };
    if (folder === undefined) return createGraders(options);
    cache ??= import("../../agents/graders.js").then((loaded) =>
      loaded.openVerdictCache(join(folder, "cache", "verdicts.json")),
    );
    return createGraders({ ...options, cache: await cache });
  };
  return {
    /** Those of one suite; with a cassette, those of its test. Their code is loaded with the first question. */
    gradersOf(open: OpenGrader, cassette?: AgentCassette): Graders {
      let graders: Promise<Graders> | undefined;
      const loaded = () => {
        graders ??= load(open, cassette);
        return graders;
      };
      return {
        grade: async (question, model) => (await loaded()).grade(question, model),
        embed: async (texts, model) => (await loaded()).embed(texts, model),
      };
    },
    save: async () => (await cache)?.save(),
  };
}
