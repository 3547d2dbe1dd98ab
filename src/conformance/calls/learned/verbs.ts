/** Verbs of tools that change something, as words of a name. */
const CHANGES = new Set(
  `add adjust append approve archive assign book buy cancel clear clone close commit complete copy create delete destroy
  disable drop edit enable enqueue execute finish import increment insert install lock log make mark merge modify move new
  open order patch pay post publish purge push put queue register reject remove rename reopen replace reserve reset
  restore retry revert rm run save schedule send set start stop store submit subscribe sync tag toggle transfer trigger
  undo unlock unsubscribe update upload upsert wipe write`.split(/\s+/),
);
const READS =
  /^(?:list|get|find|search|show|read|describe|count|fetch|query|lookup|look|view|check|compare|peek|stat)$/;

/** What a tool is named after that only tells something: `queue_stats`. */
const REPORTS = /^(?:stats|statistics|status|info|summary|report|overview|history|details)$/;

/** The words of a name such as `list_orders` or `listOrders`. */
export function wordsOf(name: string): string[] {
  return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** True if a tool's name says that it takes something away. */
export function soundsLikeRemoving(name: string): boolean {
  return /(?:^|[^a-z])(?:delete|remove|clear|drop|purge|wipe|reset|destroy|unset|un(?:tag|link|lock|mark|subscribe))/i.test(
    name,
  );
}

/** True if a tool's name begins as those of tools that only read do: `list_orders`, `getUser`. */
export function isNamedForReading(name: string): boolean {
  return READS.test(wordsOf(name)[0] ?? "");
}

/** True if a tool's name does not say that it changes something: `list_orders`, `price_in`, `forecast`. */
export function soundsLikeReading(name: string): boolean {
  const words = wordsOf(name);
  return READS.test(words[0] ?? "") || REPORTS.test(words.at(-1) ?? "") || !words.some((word) => CHANGES.has(word));
}
