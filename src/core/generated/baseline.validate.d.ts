// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { ValidateFunction } from "ajv";
export declare const validate: ValidateFunction;
