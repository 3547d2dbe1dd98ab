import type { Environment } from "../core/proc/env.js";
import type { Redacted } from "../core/redaction/redact.js";
import { hide, join, say } from "../core/redaction/redacted.js";
import { type Grade, GraderFault, type Graders, NeedsModel, type Question, SuiteFault } from "../matchers/types.js";
import type { AgentCassette } from "./cassette/types.js";
import { askJudge } from "./judge.js";
import { BudgetFault, CassetteFault, type Model, ModelFault, type ModelName, type OpenedModel } from "./types.js";
import type { VerdictCache } from "./verdict-cache.js";

export interface GradersOptions {
  open: (name: ModelName) => Promise<OpenedModel>;
  env: Environment;
  cache?: VerdictCache;
  /** Records the answers of the judges, or plays them. */
  cassette?: Pick<AgentCassette, "openModel">;
  onGrade?: OnGrade;
}

/** Called with each verdict, `cached` or new. */
export type OnGrade = (judge: Redacted, question: Question, grade: Grade, cached: boolean) => void;

/** The judge of a suite that names none: the model of the first vendor whose key is set. In the order of docs/agents.md. */
export const DEFAULT_JUDGES: readonly { variables: readonly string[]; id: string }[] = [
  { variables: ["ANTHROPIC_API_KEY"], id: "claude-sonnet-5" },
  { variables: ["OPENAI_API_KEY"], id: "gpt-5.4" },
  { variables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"], id: "gemini-3.8-flash" },
  { variables: ["MISTRAL_API_KEY"], id: "mistral-large-latest" },
];

/** The models that grade for one suite. */
export function createGraders(options: GradersOptions): Graders {
  const open = async (name: ModelName | undefined): Promise<Model> => {
    const live = async () => options.open(name ?? defaultJudge(options.env));
    const opened = await (options.cassette ? options.cassette.openModel(name, live) : live());
    if (opened.kind === "model") return opened.model;
    throw needsKey(opened.variables);
  };
  return {
    async grade(question, name) {
      const model = await open(name);
      const cache = model.isFixed ? undefined : options.cache;
      const known = cache?.get(model, question);
      const grade = known ?? (await askModel(() => askJudge(model, question)));
      if (known === undefined) cache?.add(model, question, grade);
      options.onGrade?.(hide(model.name), question, grade, known !== undefined);
      return grade;
    },
    async embed(texts, name) {
      const model = await open(name);
      const { embed } = model;
      if (embed === undefined) {
        throw new GraderFault(
          say`${hide(model.provider)} has no embeddings, so \`${hide(model.name)}\` cannot compare texts`,
          "Name an embedding model of OpenAI, Google, Mistral or a provider of the suite.",
        );
      }
      return (await askModel(() => embed(texts))).vectors;
    },
  };
}

/** Asks a model. No juror may abstain because a budget is spent, or because a cassette has other questions. */
async function askModel<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BudgetFault || error instanceof CassetteFault) {
      throw new SuiteFault(error.message, error.fix, error.rule);
    }
    if (error instanceof ModelFault) throw new GraderFault(error.message, error.fix);
    throw error;
  }
}

/** The default judge. Throws a NeedsModel if no key is set. */
function defaultJudge(env: GradersOptions["env"]): ModelName {
  const found = DEFAULT_JUDGES.find(({ variables }) => variables.some((name) => env[name]));
  if (found !== undefined) return { id: found.id };
  throw needsKey(DEFAULT_JUDGES.flatMap(({ variables }) => variables));
}

function needsKey(variables: readonly string[]): NeedsModel {
  return new NeedsModel(say`it needs a model, and no key is set: ${join(variables.map(hide), ", ")}`);
}
