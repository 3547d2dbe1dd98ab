/** The published revisions with an initialize handshake, oldest first. */
export const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] as const;
export const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
export const BATCH_REVISION = "2025-03-26";

/** The first revision without a handshake: every request names its revision in `_meta`. */
export const FIRST_MODERN = "2026-07-28";
export const MODERN_REVISIONS: readonly string[] = [FIRST_MODERN];

export const REVISIONS: readonly string[] = [...LEGACY_REVISIONS, ...MODERN_REVISIONS];

export const SINCE = {
  completions: "2025-03-26",
  elicitation: "2025-06-18",
  structuredContent: "2025-06-18",
  /** Requests over HTTP name the revision in a header. */
  revisionHeader: "2025-06-18",
  elicitationByUrl: "2025-11-25",
  tasks: "2025-11-25",
  /** The answer to a message without an id has no id; before, it has `id: null`. */
  errorsWithoutId: "2025-11-25",
  toolNames: "2025-11-25",
  validSchemas: "2025-11-25",
  /** Invalid arguments are reported in the result of a tool (SEP-1303). */
  validationInResults: "2025-11-25",
} as const;

export const VERSION_META = "io.modelcontextprotocol/protocolVersion";

export const CAPABILITIES_META = "io.modelcontextprotocol/clientCapabilities";

/** Tasks since 2026-07-28. */
export const TASKS_EXTENSION = "io.modelcontextprotocol/tasks";
/** The states in which a task is over. */
export const FINAL_STATUSES: readonly unknown[] = ["completed", "failed", "cancelled"];
export const TASK_STATUSES: readonly unknown[] = ["working", "input_required", ...FINAL_STATUSES];
/** Names the task for whose sake a message is sent, at 2025-11-25. */
export const RELATED_TASK_META = "io.modelcontextprotocol/related-task";

/** True for a revision of this date or a later one; revisions are dates, so their text orders them. */
export function isSince(revision: string | null, first: string): boolean {
  return revision !== null && /^\d{4}-\d{2}-\d{2}$/.test(revision) && revision >= first;
}

/** The request that every server of a revision answers, to check whether it is alive. */
export function livenessOf(revision: string | null): "ping" | "server/discover" {
  return isSince(revision, FIRST_MODERN) ? "server/discover" : "ping";
}

/** The requests that a client may send: the first revision that has them, and the first without them, if any. */
const METHODS: Readonly<Record<string, { since?: string; before?: string }>> = {
  initialize: { before: FIRST_MODERN },
  ping: { before: FIRST_MODERN },
  "logging/setLevel": { before: FIRST_MODERN },
  "resources/subscribe": { before: FIRST_MODERN },
  "resources/unsubscribe": { before: FIRST_MODERN },
  "tools/list": {},
  "tools/call": {},
  "resources/list": {},
  "resources/templates/list": {},
  "resources/read": {},
  "prompts/list": {},
  "prompts/get": {},
  "completion/complete": {},
  // Since 2026-07-28 tasks are an extension.
  "tasks/get": { since: "2025-11-25" },
  "tasks/cancel": { since: "2025-11-25" },
  "tasks/list": { since: "2025-11-25", before: FIRST_MODERN },
  "tasks/result": { since: "2025-11-25", before: FIRST_MODERN },
  "tasks/update": { since: FIRST_MODERN },
  "server/discover": { since: FIRST_MODERN },
  "subscriptions/listen": { since: FIRST_MODERN },
};

export function hasMethod(method: string, revision: string): boolean {
  if (!Object.hasOwn(METHODS, method)) return false;
  const { since, before } = METHODS[method] ?? {};
  if (since !== undefined && !isSince(revision, since)) return false;
  return before === undefined || !isSince(revision, before);
}

const FIRST_OF: Readonly<Record<string, string>> = {
  destructiveHint: "2025-03-26",
  idempotentHint: "2025-03-26",
  openWorldHint: "2025-03-26",
  readOnlyHint: "2025-03-26",
  structuredContent: SINCE.structuredContent,
  outputSchema: "2025-06-18",
  icons: "2025-11-25",
  websiteUrl: "2025-11-25",
  resultType: "2026-07-28",
  ttlMs: "2026-07-28",
  cacheScope: "2026-07-28",
  supportedVersions: "2026-07-28",
};

/** The later revision that added a field; undefined if this revision has the field, or the field is unknown. */
export function laterRevisionOf(field: string, revision: string | null): string | undefined {
  const first = Object.hasOwn(FIRST_OF, field) ? FIRST_OF[field] : undefined;
  return first !== undefined && REVISIONS.includes(revision ?? "") && !isSince(revision, first) ? first : undefined;
}

/** The revisions of an era in words: `since 2026-07-28`, `before 2026-07-28`, or both. */
export function eraText({ since, before }: { since?: string | undefined; before?: string | undefined }): string {
  return [since === undefined ? [] : `since ${since}`, before === undefined ? [] : `before ${before}`]
    .flat()
    .join(" and ");
}
