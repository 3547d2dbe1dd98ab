import { type InputReader, list } from "./read-input.js";

/** Our own limit: 200 requests. */
const MAX_ANNOTATIONS = 10_000;
// https://docs.github.com/organizations/managing-organization-settings/configuring-the-retention-period-for-github-actions-artifacts-and-logs-in-your-organization
const MAX_RETENTION_DAYS = 400;
/** Our own limit, for names that a page can show. */
const MAX_NAME_LENGTH = 100;

/** How the workflow wants the results to be published. */
export interface PublishInputs {
  annotations: "auto" | "checks" | "commands" | "none";
  maxAnnotations: number;
  /** What the check run is called; the matrix cell follows. */
  checkName: string;
  summary: boolean;
  comment: "off" | "on-failure" | "always";
  artifacts: boolean;
  /** How the artifact's name begins. */
  artifactName: string;
  /** If absent, the repository's own setting. */
  artifactRetentionDays?: number;
  /** Empty if the step has none. */
  token: string;
  /** The job's matrix as JSON. */
  matrix: string;
  jobIndex: string;
  /** The number of jobs in its matrix; 0 if the runner does not say. */
  jobTotal: number;
}

export function readPublishInputs({ text, oneOf, flag, integer, refuse }: InputReader): PublishInputs {
  const artifactName = text("artifact-name") ?? "mcptest-results";
  // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
  const forbidden = [...new Set(artifactName.match(/["':<>|*?\r\n\\/`]/g))];
  if (forbidden.length > 0 || artifactName.length > MAX_NAME_LENGTH) {
    const without = forbidden.length > 0 ? `without ${list(forbidden)}` : "and this is longer";
    refuse(
      "artifact-name",
      `Artifacts have names of at most ${MAX_NAME_LENGTH} characters, ${without}`,
      "Write a name of letters, digits and hyphens, or leave it out.",
    );
  }
  const artifactRetentionDays = integer("artifact-retention-days", 1, MAX_RETENTION_DAYS);
  return {
    annotations: oneOf("annotations", ["auto", "checks", "commands", "none"]),
    maxAnnotations: integer("max-annotations", 1, MAX_ANNOTATIONS) ?? 500,
    checkName: (text("check-name") ?? "mcptest").slice(0, MAX_NAME_LENGTH),
    summary: flag("summary", true),
    comment: oneOf("comment", ["off", "on-failure", "always"]),
    artifacts: flag("artifacts", true),
    artifactName,
    ...(artifactRetentionDays !== undefined && { artifactRetentionDays }),
    token: text("github-token") ?? "",
    matrix: text("matrix") ?? "null",
    jobIndex: text("job-index") ?? "",
    jobTotal: Number(text("job-total") ?? 0) || 0,
  };
}
