import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { isObject } from "../core/json/json.js";
import { writeFileAtomic } from "../core/out.js";
import { readRegularText } from "../core/read-file.js";
import { hide, jsonText } from "../core/redaction/redacted.js";
import type { Grade, Question } from "../matchers/types.js";
import { judgeRequest } from "./judge.js";
import type { Model } from "./types.js";

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The verdicts of earlier runs, by what was asked of which model. */
export interface VerdictCache {
  get(model: Model, question: Question): Grade | undefined;
  add(model: Model, question: Question, grade: Grade): void;
  /** Writes the newest entries, if there are new ones. */
  save(): Promise<void>;
}

/** Opens the cache in a file. What cannot be read is left out: a verdict is asked for again. */
export function openVerdictCache(file: string): VerdictCache {
  const entries = readEntries(file);
  let changed = false;
  return {
    get: (model, question) => entries.get(keyOf(model, question)),
    add(model, question, grade) {
      entries.set(keyOf(model, question), grade);
      changed = true;
    },
    async save() {
      if (!changed) return;
      const newest = [...entries].slice(-MAX_ENTRIES).map(([key, grade]) => [key, { ...grade }] as const);
      await writeFileAtomic(file, jsonText({ version: 1, verdicts: Object.fromEntries(newest) }));
    },
  };
}

/** Everything that decides a verdict: the model, and the whole request. */
function keyOf({ provider, name }: Model, question: Question): string {
  return createHash("sha256")
    .update(JSON.stringify([provider, name, judgeRequest(question)]))
    .digest("hex");
}

function readEntries(file: string): Map<string, Grade> {
  try {
    const document: unknown = existsSync(file) ? JSON.parse(readRegularText(file, MAX_BYTES)) : undefined;
    const verdicts = isObject(document) && document.version === 1 ? document.verdicts : undefined;
    const entries = Object.entries(isObject(verdicts) ? verdicts : {});
    return new Map(entries.flatMap(([key, value]) => (isGrade(value) ? [[key, gradeOf(value)]] : [])));
  } catch {
    return new Map();
  }
}

interface Entry {
  score: number;
  pass?: boolean;
  reason: string;
  note?: string;
}

function isGrade(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { score, pass, reason, note } = value;
  return (
    typeof score === "number" &&
    score >= 0 &&
    score <= 1 &&
    (pass === undefined || typeof pass === "boolean") &&
    typeof reason === "string" &&
    (note === undefined || typeof note === "string")
  );
}

function gradeOf({ score, pass, reason, note }: Entry): Grade {
  return {
    score,
    ...(pass !== undefined && { pass }),
    reason: hide(reason),
    ...(note !== undefined && { note: hide(note) }),
  };
}
