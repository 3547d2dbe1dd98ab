import { hash } from "node:crypto";
import { asObject, isObject } from "../core/json/json.js";
import { writeFileAtomic } from "../core/out.js";
import type { Environment } from "../core/proc/env.js";
import { readJsonFile } from "../core/read-file.js";
import type { Redacted } from "../core/redaction/redact.js";
import { hide, join, jsonText, say } from "../core/redaction/redacted.js";
import { type Grade, GraderFault, type Graders, NeedsModel, type Question, SuiteFault } from "../matchers/types.js";
import type { ModelName } from "../rules/models.js";
import type { AgentCassette } from "./cassette/recorder.js";
import { askJudge, judgeRequest } from "./judge.js";
import { BudgetFault, CassetteFault, type Model, ModelFault, type OpenedModel } from "./types.js";

interface GradersOptions {
  open: (name: ModelName) => Promise<OpenedModel>;
  env: Environment;
  cache?: VerdictCache;
  /** Records the answers of the judges, or plays them. */
  cassette?: Pick<AgentCassette, "openModel">;
  onGrade?: OnGrade;
}

/** Called with each verdict, `cached` or new. */
export type OnGrade = (judge: Redacted, question: Question, grade: Grade, cached: boolean) => void;

/** The judge of a suite that names none: that of the first vendor whose key is set, as in docs/agents.md. */
export const DEFAULT_JUDGES: readonly { variables: readonly string[]; id: string }[] = [
  { variables: ["ANTHROPIC_API_KEY"], id: "claude-sonnet-5" },
  { variables: ["OPENAI_API_KEY"], id: "gpt-5.4" },
  { variables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"], id: "gemini-3.8-flash" },
  { variables: ["MISTRAL_API_KEY"], id: "mistral-large-latest" },
];

/** The models that grade for one suite. */
export function createGraders(options: GradersOptions): Graders {
  const { cassette } = options;
  const open = async (name: ModelName | undefined): Promise<Model> => {
    const live = async () => options.open(name ?? defaultJudge(options.env));
    const result = await (cassette ? cassette.openModel(name, live) : live());
    if (result.kind === "model") return result.model;
    throw needsKey(result.variables);
  };
  return {
    async grade(question, name) {
      const model = await open(name);
      const cache = model.isFixed ? undefined : options.cache;
      const cachedGrade = cache?.get(model, question);
      const grade = cachedGrade ?? (await askModel(() => askJudge(model, question)));
      if (cachedGrade === undefined) cache?.add(model, question, grade);
      options.onGrade?.(hide(model.name), question, grade, cachedGrade !== undefined);
      return grade;
    },
    async embed(texts, name) {
      const model = await open(name);
      const { embed } = model;
      if (embed === undefined) {
        const why = say`${hide(model.provider)} has no embeddings, so \`${hide(model.name)}\` cannot compare texts`;
        throw new GraderFault(why, "Name an embedding model of OpenAI, Google, Mistral or a provider of the suite.");
      }
      return (await askModel(() => embed(texts))).vectors;
    },
  };
}

/** Asks a model. A spent budget or a missing recording fails the assertion: a jury must not take it for an abstention. */
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
  const judge = DEFAULT_JUDGES.find(({ variables }) => variables.some((name) => env[name]?.trim()));
  if (judge !== undefined) return { id: judge.id };
  throw needsKey(DEFAULT_JUDGES.flatMap(({ variables }) => variables));
}

function needsKey(variables: readonly string[]): NeedsModel {
  return new NeedsModel(say`it needs a model, and no key is set: ${join(variables.map(hide), ", ")}`);
}

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The verdicts of earlier runs, by what was asked of which model. */
export type VerdictCache = ReturnType<typeof openVerdictCache>;

/** Opens the cache in a file. What cannot be read is left out: a verdict is asked for again. */
export function openVerdictCache(file: string) {
  const entries = readEntries(file);
  let changed = false;
  return {
    get: (model: Model, question: Question) => entries.get(cacheKey(model, question)),
    add(model: Model, question: Question, grade: Grade): void {
      entries.set(cacheKey(model, question), grade);
      changed = true;
    },
    /** Writes the newest entries, if there are new ones. */
    async save(): Promise<void> {
      if (!changed) return;
      const newest = [...entries].slice(-MAX_ENTRIES).map(([key, grade]) => [key, { ...grade }] as const);
      await writeFileAtomic(file, jsonText({ version: 1, verdicts: Object.fromEntries(newest) }));
    },
  };
}

/** Everything that decides a verdict: the model, and the whole request. */
function cacheKey({ provider, name }: Model, question: Question): string {
  return hash("sha256", JSON.stringify([provider, name, judgeRequest(question)]));
}

function readEntries(file: string): Map<string, Grade> {
  const document = readJsonFile(file, MAX_BYTES);
  const verdicts = isObject(document) && document.version === 1 ? document.verdicts : undefined;
  const entries = Object.entries(asObject(verdicts));
  return new Map(entries.flatMap(([key, value]) => gradeOf(value).map((grade) => [key, grade])));
}

/** A grade from the file; nothing for what is not one. */
function gradeOf(value: unknown): Grade[] {
  if (!isObject(value)) return [];
  const { score, pass, reason, note } = value;
  if (typeof score !== "number" || !(score >= 0 && score <= 1) || typeof reason !== "string") return [];
  if (pass !== undefined && typeof pass !== "boolean") return [];
  if (note !== undefined && typeof note !== "string") return [];
  const hiddenNote = note !== undefined && { note: hide(note) };
  return [{ score, ...(pass !== undefined && { pass }), reason: hide(reason), ...hiddenNote }];
}
