import { type InputReader, list } from "./read-input.js";

const MOST_ANNOTATIONS = 10_000;
const LONGEST_RETENTION_DAYS = 400;
const LONGEST_NAME = 100;

/** What the workflow asks for when it comes to showing results. */
export interface PublishInputs {
  annotations: "auto" | "checks" | "commands" | "none";
  /** Of the check run. */
  maxAnnotations: number;
  /** What the check run is called; the matrix cell follows. */
  checkName: string;
  summary: boolean;
  artifacts: boolean;
  /** How the artifact's name begins. */
  artifactName: string;
  /** Left out, the repository's own setting. */
  artifactRetentionDays?: number;
  /** Empty where the step has none. */
  token: string;
  /** The job's matrix as JSON. */
  matrix: string;
  /** The job's place in its matrix. */
  jobIndex: string;
}

export function readPublishInputs({ text, oneOf, flag, integer, refuse }: InputReader): PublishInputs {
  const artifactName = text("artifact-name") ?? "mcptest-results";
  const forbidden = [...new Set(artifactName.match(/["':<>|*?\r\n\\/`]/g))];
  if (forbidden.length > 0 || artifactName.length > LONGEST_NAME) {
    const without = forbidden.length > 0 ? `without ${list(forbidden)}` : "and this is longer";
    refuse(
      "artifact-name",
      `Artifacts have names of at most ${LONGEST_NAME} characters, ${without}`,
      "Write a name of letters, digits and hyphens, or leave it out.",
    );
  }
  const artifactRetentionDays = integer("artifact-retention-days", 1, LONGEST_RETENTION_DAYS);
  return {
    annotations: oneOf("annotations", ["auto", "checks", "commands", "none"]),
    maxAnnotations: integer("max-annotations", 1, MOST_ANNOTATIONS) ?? 500,
    checkName: (text("check-name") ?? "mcptest").slice(0, LONGEST_NAME),
    summary: flag("summary", true),
    artifacts: flag("artifacts", true),
    artifactName,
    ...(artifactRetentionDays !== undefined && { artifactRetentionDays }),
    token: text("github-token") ?? "",
    matrix: text("matrix") ?? "null",
    jobIndex: text("job-index") ?? "",
  };
}
