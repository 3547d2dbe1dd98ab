/** One bug that a server of `servers/` has when its name is given as an argument. */
export interface PlantedBug {
  server: string;
  bug: string;
  /** The rule that finds it, without `AUDIT-`. */
  rule: string;
  /** Other rules of the tier "broken" that it rightly breaks, too. */
  also?: readonly string[];
  /** Only who knows what the server is for can see that it is wrong. */
  needsDomain?: true;
  /** Why the audit does not find it. */
  missed?: string;
}

const DOMAIN = { needsDomain: true, missed: "the answers are well-formed, and consistent with each other" } as const;

const BY_SERVER: Record<
  string,
  readonly [bug: string, rule: string, more?: Omit<PlantedBug, "server" | "bug" | "rule">][]
> = {
  "tickets.mjs": [
    ["crash-no-match", "CRASH"],
    ["crash-high", "EXCEPTION"],
    ["disagree", "DISAGREE"],
    ["drops-oldest", "DESTRUCTIVE"],
    ["error-as-success", "DISAGREE", { also: ["OUTPUT"] }],
    ["filter-ignored", "IGNORED"],
    ["hang", "HANG"],
    ["late-death", "LATE-DEATH"],
    ["leak", "LEAK"],
    ["misspelled", "UNFILLED"],
    ["noise", "NOISE"],
    ["not-idempotent", "IDEMPOTENT"],
    ["not-json", "RESOURCE"],
    ["output", "OUTPUT"],
    ["page-drops", "PAGES"],
    ["page-repeats", "PAGES"],
    ["placeholder", "PROMPT"],
    ["query-language", "NEVER-ACCEPTED"],
    ["read-writes", "READ-ONLY"],
    ["resource-closed", "RESOURCE"],
    ["total-of-page", "PAGES"],
    ["wrong-assignee", "IGNORED", DOMAIN],
  ],
  "notes.mjs": [
    ["archive-deletes", "DESTRUCTIVE"],
    ["crash-tags", "EXCEPTION"],
    ["cursor-ignored", "PAGES"],
    ["default-differs", "DEFAULT"],
    ["env", "LEAK"],
    ["grows", "GROWTH"],
    ["looser", "LOOSER"],
    ["miscounts", "OUTPUT", DOMAIN],
    ["never-ends", "PAGES"],
    ["no-text", "RESOURCE"],
    ["other-uri", "RESOURCE"],
    ["prompt-not-required", "PROMPT"],
    ["prompt-same", "PROMPT"],
    ["read-deletes", "READ-ONLY"],
    ["required-not-checked", "REQUIRED"],
    ["required-not-needed", "REQUIRED"],
    ["stack", "LEAK", { also: ["EXCEPTION"] }],
    ["tag-ignored", "IGNORED"],
    ["tags-twice", "IDEMPOTENT"],
    ["tighter", "TIGHTER"],
  ],
  "units.mjs": [
    ["dies", "LATE-DEATH"],
    ["digits-ignored", "IGNORED"],
    ["docs", "DOCS"],
    ["empty-list", "EXCEPTION"],
    ["endless", "HANG"],
    ["enum-unhandled", "EXCEPTION"],
    ["infinite", "OUTPUT"],
    ["keeps-handles", "GROWTH"],
    ["no-words", "EXCEPTION"],
    ["shared-state", "OVERLAP"],
    ["style-ignored", "IGNORED"],
    ["texts-differ", "DISAGREE"],
    ["wrong-factor", "OUTPUT", DOMAIN],
  ],
  "permits.mjs": [
    ["capped", "PAGES"],
    ["coalesced", "OVERLAP"],
    ["hours-differ", "DEFAULT"],
    ["label-crash", "EXCEPTION"],
    ["late-rejection", "LATE-DEATH"],
    ["max-zero", "IGNORED"],
    ["regex", "EXCEPTION"],
    ["report-expires", "READ-ONLY"],
    ["stale", "READ-ONLY"],
    ["stale-text", "DISAGREE"],
    ["temporary-path", "LEAK"],
    ["total-of-all", "PAGES"],
    ["waits-for-renewed", "HANG"],
    ["zone-beside-query", "IGNORED"],
  ],
  "library.py": [
    ["both-years", "EXCEPTION"],
    ["genre-ignored", "IGNORED"],
    ["key-error", "EXCEPTION"],
    ["lend-removes", "DESTRUCTIVE"],
    ["marks-returned", "READ-ONLY"],
    ["one-less", "PAGES"],
    ["prints", "NOISE"],
    ["prompt-literal", "PROMPT"],
    ["random-order", "PAGES"],
    ["slow-lock", "HANG"],
    ["sql", "LEAK"],
    ["year-to-ignored", "IGNORED"],
  ],
  "shop.mjs": [
    ["in-stock-ignored", "IGNORED"],
    ["leak-stack", "LEAK", { also: ["EXCEPTION"] }],
    ["overlap", "OVERLAP"],
    ["price-text", "OUTPUT"],
    [
      "sells-out",
      "DESTRUCTIVE",
      { missed: "the server cannot be started again, and what its first call removed is gone before anybody looks" },
    ],
    ["sort-ignored", "IGNORED"],
    ["stock-crash", "EXCEPTION"],
    ["view-empties", "READ-ONLY"],
  ],
};

export const BUGS: readonly PlantedBug[] = Object.entries(BY_SERVER).flatMap(([server, bugs]) =>
  bugs.map(([bug, rule, more]) => ({ server, bug, rule, ...more })),
);

/** A server in which nothing is broken, with its argument, and what is odd about it. */
export interface RightServer {
  server: string;
  argument?: string;
  odd: string;
  /** Rules without `AUDIT-` that see something suspicious where nothing is; what only fuzzing suspects is not counted. */
  suspicious?: readonly string[];
}

export const RIGHT: readonly RightServer[] = [
  ...Object.keys(BY_SERVER).map((server) => ({ server, odd: "the same server without a bug" })),
  { server: "odd-sdk.mjs", argument: "times", odd: "random ids; a time and a trace in every answer" },
  { server: "odd-sdk.mjs", argument: "prose", odd: "prose only" },
  { server: "odd-sdk.mjs", argument: "logs", odd: "logs and stack traces are its data" },
  { server: "odd-sdk.mjs", argument: "together", odd: "arguments that only matter together; either of two" },
  { server: "odd-sdk.mjs", argument: "relevance", odd: "results by relevance, never more than five" },
  { server: "odd-sdk.mjs", argument: "progress", odd: "slow, with progress; a default that is the present" },
  {
    server: "odd-sdk.mjs",
    argument: "texts",
    odd: "stored texts that look like JSON or an error; a counter of its calls",
    suspicious: ["DISAGREE"],
  },
  { server: "odd-raw.mjs", argument: "cursors", odd: "random cursors, each valid once" },
  { server: "odd-raw.mjs", argument: "limited", odd: "one call in six is refused with 429" },
  {
    server: "odd-raw.mjs",
    argument: "contents",
    odd: "a resource of several contents; a prompt with a resource and a template",
  },
  { server: "odd.py", odd: "removals that may be repeated; a default that is the present" },
  { server: "odd-http.mjs", odd: "without sessions; a cache that says so, and counts" },
  { server: "odd-modern.mjs", odd: "2026-07-28 only; asks its user" },
];
