import type { PlanSettings } from "../engine/run.js";

/** Opens the models of a run, whose code is loaded with the first. At most `jobs` of their requests run at the same time. */
export function modelOpener(
  jobs: number,
  env: Readonly<Record<string, string | undefined>>,
): PlanSettings["openModel"] {
  let loading: Promise<PlanSettings["openModel"]> | undefined;
  const load = async (): Promise<PlanSettings["openModel"]> => {
    const [{ openModel }, { limited, Slots }] = await Promise.all([
      import("../agents/providers/open-model.js"),
      import("../agents/limited.js"),
    ]);
    const slots = new Slots(jobs);
    return async (_suite, name, signal) => {
      const opened = openModel(name, new Map(), env);
      return opened.kind === "model" ? { kind: "model", model: limited(opened.model, slots, signal) } : opened;
    };
  };
  return async (...args) => {
    loading ??= load();
    return (await loading)(...args);
  };
}
