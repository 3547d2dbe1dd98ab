import { messageOf } from "../../core/errors.js";
import type { Redactor } from "../../core/redaction/redact.js";
import { line } from "../../report/words.js";
import type { Context } from "../context.js";

/** An artifact that is to be uploaded. */
export interface Artifact {
  name: string;
  retentionDays?: number;
  /** Absolute paths, all in `folder`. */
  files: readonly string[];
  folder: string;
  /** True if one of the same name is replaced, such as that of an earlier attempt. */
  replaces?: boolean;
}

/** Where an artifact is, or why there is none. */
type ArtifactResult = { id: number; url: string; notice?: never } | { notice: string; id?: never; url?: never };

/** `mcptest-results-test-2025-11-25-0a1b2c3d-1`: no two steps and no two attempts of a run have the same. */
export function artifactName(beginning: string, { key, attempt }: Context): string {
  return `${beginning}-${key}-${attempt}`;
}

/** Uploads artifacts. Never rejects: the files are on disk anyway, and a notice says why they were not uploaded. */
export async function sendArtifacts(
  artifacts: readonly Artifact[],
  context: Context,
  env: NodeJS.ProcessEnv,
  redactor: Redactor,
): Promise<ArtifactResult[]> {
  if (artifacts.length === 0) return [];
  const failed = ({ name, folder }: Artifact, reason: string) => ({
    notice: `The files of ${name} are in ${folder}, but not uploaded as an artifact: ${reason}.`,
  });
  const service = await import("../github/artifact-service.js");
  const impossible = service.whyNoService(env);
  if (impossible !== undefined) return artifacts.map((artifact) => failed(artifact, impossible));
  const send = async (artifact: Artifact): Promise<ArtifactResult> => {
    const { name, files, folder, retentionDays } = artifact;
    try {
      if (artifact.replaces) await service.removeIfThere(name);
      const id = await service.upload(name, [...files], folder, retentionDays);
      if (id === undefined) return failed(artifact, "the service gave it no id");
      return { id, url: `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}/artifacts/${id}` };
    } catch (error) {
      const reason = messageOf(error);
      return failed(artifact, line(redactor.text(reason), 500).replace(/[.\s]+$/, ""));
    }
  };
  return service.withRuntimeToken(env, () => Promise.all(artifacts.map(send)));
}
