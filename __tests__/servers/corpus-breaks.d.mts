export interface Break {
  /** The mode of the server: `modern` is 2026-07-28, `batch` 2025-03-26. */
  mode?: "modern" | "batch";
}

export const breaks: Record<string, Break>;
