const REVISIONS: Readonly<Record<string, string>> = { legacy: "2025-11-25", modern: "2026-07-28" };

/** A mistake of a server, the rule that it breaks, and the revision and transport at which it is made, if not at all. */
type Case = [rule: string, mutant: string, revision?: string, transport?: string];

/** By the rule, its mistakes; in brackets, at which revisions and over what. */
function casesOf(mutants: Readonly<Record<string, string>>): readonly Case[] {
  return Object.entries(mutants).flatMap(([rule, list]) =>
    list.split(/;\s+/).map((words): Case => {
      const [, mutant = words, era, transport] = /^(.*) \((\w+)(?: (http))?\)$/.exec(words) ?? [];
      if (era === undefined) return [rule, mutant];
      return transport === undefined ? [rule, mutant, REVISIONS[era]!] : [rule, mutant, REVISIONS[era]!, transport];
    }),
  );
}

/** What the servers of `__tests__/servers/extensions/` do wrong, each over stdio and over HTTP. */
export const APP_CASES = casesOf({
  "APP-RESOURCE": "https link; unknown resource",
  "APP-MIME": "plain HTML; plain HTML in the list",
  "APP-HTML": "no text; no doctype; empty page",
  "APP-CSP": `undeclared fetch; undeclared socket; undeclared script; undeclared image; undeclared style;
    undeclared import; undeclared frame; undeclared base; relative address`,
  "APP-META": "csp as text; csp without scheme; other permission; border as text",
  "APP-TEXT": "no content; picture alone",
  "APP-VISIBILITY": "other visibility; visibility as text",
  "EXT-ID": "short id; true",
});

export const SKILL_CASES = casesOf({
  "SKILL-DECLARED": "no resources; flag as text",
  "SKILL-LIST": "no list; endless list; list without ttl; list as an object",
  "SKILL-ENTRY": "no SKILL.md; no description; capital letters; two hyphens; other folder",
  "SKILL-RESOURCES": `no manifest; file twice; file elsewhere; no sizes; capital digest; no digest; resources as text`,
  "SKILL-CONTENT": "stale digest; wrong size; other frontmatter; no frontmatter",
  "SKILL-GET": "get without scope; other entry; bare entry",
  "SKILL-UNKNOWN": "unknown as null; unknown as -32002",
  "SKILL-DIRECTORY": "no directories; a child missing; whole tree; folder as a file; empty for a file",
  "SKILL-SIZE": "too many files; too large",
  "SKILL-METADATA": "other scheme; one name twice; plain text; name of the file; other description",
});

export const ELICIT_CASES = casesOf({
  "ELICIT-URL": "relative URL; user in URL; secret in URL; no id (legacy); id in URL (modern)",
  "ELICIT-HTTPS": "plain http",
  "ELICIT-REQUIRED": "no elicitations (legacy); empty elicitations (legacy); form in the error (legacy)",
  "ELICIT-COMPLETE": "unknown id (legacy)",
  "ELICIT-FORM-SECRET": "password; API key; secret by its title; secret by its message",
  "ELICIT-SCHEMA": "nested form; list of texts; numbers to choose",
  "ELICIT-UNDECLARED": "any mode",
});

export const TASK_CASES = casesOf({
  "TASK-UNDECLARED": `task unasked; required plainly (legacy); other capability (modern); HTTP 200 (modern http);
    tasks/get for all (modern); tasks/update for all (modern); tasks/cancel for all (modern);
    subscriptions/listen for all (modern)`,
  "TASK-FORBIDDEN": "forbidden otherwise (legacy); task of no tools (legacy)",
  "TASK-DURABLE": "late",
  "TASK-SHAPE": `running; no createdAt; ttl as text; flat task (legacy); nested task (modern); no result (modern);
    task type in get (modern); task type in cancel (modern)`,
  "TASK-TRANSITION": "begins asking (legacy); revives",
  "TASK-TTL": "forgets; short life (legacy)",
  "TASK-OUTCOME": `other result; error of a completed task (legacy); isError completes (legacy); isError fails (modern);
    error without code (modern)`,
  "TASK-RESULT": "does not wait (legacy)",
  "TASK-CANCEL": "ignores cancel (legacy); goes on (legacy); cancels twice (legacy); cancel shows (modern)",
  "TASK-UNKNOWN": "unknown task; listens to any (modern)",
  "TASK-INPUT": "key again (modern); strict keys (modern); update shows (modern)",
  "TASK-ID": "counted ids",
  "TASK-RELATED": "result without task (legacy); request without task (legacy); related in get (legacy)",
  "TASK-LIST": "not listed (legacy); endless list (legacy); any cursor (legacy)",
  "TASK-LIST-OPEN": "open list (legacy http)",
  "TASK-HEADER": "any name (modern http); no name (modern http)",
  "TASK-NOTIFY": "reports others (modern); reports half (modern); logs while listening (modern)",
});
