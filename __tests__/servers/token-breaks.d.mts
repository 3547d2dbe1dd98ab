import type { TokenRules } from "./token-server.mjs";

export interface TokenBreak {
  rules: TokenRules;
  /** 2025-11-25 if it is left out. */
  revision?: string;
  token?: "jwt" | "opaque";
  severity?: string;
  /** Part of what is said. */
  message?: string;
}

export const tokenBreaks: Readonly<Record<string, TokenBreak>>;
