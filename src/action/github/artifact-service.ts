// The client's own modules for single calls and not its entry, which loads an HTTP library that none of them needs.

import { internalArtifactTwirpClient } from "../../../node_modules/@actions/artifact/lib/internal/shared/artifact-twirp-client.js";
import { isGhes } from "../../../node_modules/@actions/artifact/lib/internal/shared/config.js";
import { getBackendIdsFromToken } from "../../../node_modules/@actions/artifact/lib/internal/shared/util.js";
import { uploadArtifact } from "../../../node_modules/@actions/artifact/lib/internal/upload/upload-artifact.js";

const serviceVariables = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"] as const;

/** Why there is no artifact service here; undefined if it can be tried. */
export function whyNoService(env: NodeJS.ProcessEnv): string | undefined {
  const missing = serviceVariables.filter((variable) => !env[variable]);
  if (missing.length > 0) return `the runner gives no ${missing.join(" and no ")}`;
  return isGhes() ? "GitHub Enterprise Server takes no artifacts of this kind" : undefined;
}

/** Does `work` with the runner's token where the client reads it; no server may find it there. */
export async function withRuntimeToken<T>(env: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> {
  try {
    process.env.ACTIONS_RUNTIME_TOKEN = env.ACTIONS_RUNTIME_TOKEN;
    return await work();
  } finally {
    delete process.env.ACTIONS_RUNTIME_TOKEN;
  }
}

/** Uploads files, absolute and all in `folder`, as one artifact; gives its id. Throws the error of the service. */
export async function upload(name: string, files: string[], folder: string, retentionDays?: number) {
  const options = retentionDays === undefined ? {} : { retentionDays };
  return (await uploadArtifact(name, files, folder, options)).id;
}

/** The artifacts of this run, of all its attempts; `size` is in bytes, zipped. */
export async function listArtifacts(): Promise<{ name: string; size: number }[]> {
  const { artifacts } = await internalArtifactTwirpClient().ListArtifacts(getBackendIdsFromToken());
  return artifacts.map(({ name, size }) => ({ name, size: Number(size) }));
}

/** The address from which an artifact of this run is downloaded. */
export async function addressOf(name: string): Promise<string> {
  const { signedUrl } = await internalArtifactTwirpClient().GetSignedArtifactURL({ ...getBackendIdsFromToken(), name });
  return signedUrl;
}

/** Deletes an artifact of this run, such as that of an earlier attempt. */
export async function removeIfThere(name: string): Promise<void> {
  const artifacts = await listArtifacts();
  if (artifacts.every((artifact) => artifact.name !== name)) return;
  await internalArtifactTwirpClient().DeleteArtifact({ ...getBackendIdsFromToken(), name });
}
