import { canonicalJson } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { type CheckResult, failed } from "../../server/check-result.js";
import { evidenceOfExchanges, type LiveExchange, uniqueWord, type WireClient } from "../../server/wire/client.js";
import { hasCanary, type KnownCall, sendCall } from "./calls.js";
import type { IsoRun } from "./run.js";

const MAX_CALLS = 4;
const MAX_PAIRS = 4;
const ROUNDS = 3;

interface Sender {
  client: WireClient;
  call: KnownCall;
  /** What it usually gets, but for the word in it. */
  usual: string;
}

/** A server that keeps an answer by too little gives it to a call with other arguments, to another client, or for another tool. */
export async function judgeKept({ a, b }: IsoRun, echoing: readonly KnownCall[]): Promise<CheckResult | undefined> {
  const senders: { ofA: Sender; ofB: Sender }[] = [];
  // What takes no word, as the notes of a user, may repeat an earlier one.
  const readers = echoing.filter(({ isReadOnly, takesCanary }) => isReadOnly && takesCanary);
  for (const call of readers.slice(0, MAX_CALLS)) {
    // A word of its own for each call: an answer to another tool may have been kept for the canary.
    const [word, other] = [uniqueWord(), uniqueWord()];
    const later = await answered(a, call, word);
    if (isStale(later, word)) {
      const message = say`client A sends "${hide(word)}", and gets the answer to an earlier call of its own`;
      return failed(message, evidenceOfExchanges(call.alone, later));
    }
    const ofB = { client: b, call, usual: bare(await answered(b, call, other), other) };
    senders.push({ ofA: { client: a, call, usual: bare(later, word) }, ofB });
  }
  const pairs = senders.flatMap(({ ofA }) => senders.map(({ ofB }) => [ofA, ofB] as const));
  const tellApart = pairs.filter(([ofA, ofB]) => ofA.usual !== ofB.usual && haveSameArguments(ofA.call, ofB.call));
  for (const pair of tellApart.slice(0, MAX_PAIRS)) {
    const foreign = await judgePair(...pair);
    if (foreign) return foreign;
  }
  return undefined;
}

async function answered(client: WireClient, call: KnownCall, word: string): Promise<LiveExchange> {
  const exchange = sendCall(client, call, { word });
  await exchange.over;
  return exchange;
}

/** Whether an answer has what the client sent before, and not what it sent now. */
function isStale({ client, received }: LiveExchange, word: string): boolean {
  const hasEarlier = received.some((entry) => hasCanary(entry, client));
  return hasEarlier && !received.some(({ text }) => text.toLowerCase().includes(word));
}

/** One client gets what another one usually gets, once that one has sent the same arguments. */
async function judgePair(first: Sender, second: Sender): Promise<CheckResult | undefined> {
  const exchanges: LiveExchange[] = [];
  // A tool that answers now this way and now that way does not repeat the same pattern.
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = uniqueWord();
    const steps = [
      { ...first, word, expected: first.usual },
      { ...second, word, expected: first.usual },
      { ...second, word: uniqueWord(), expected: second.usual },
    ];
    for (const { client, call, word, expected } of steps) {
      const exchange = await answered(client, call, word);
      if (bare(exchange, word) !== expected) return undefined;
      exchanges.push(exchange);
    }
  }
  const message = say`client ${second.client.name} gets the answer that client ${first.client.name} got for the same arguments, and another one for others`;
  return failed(message, evidenceOfExchanges(...exchanges.slice(0, 3)));
}

/** What an answer says, but for the word that was sent. */
function bare({ answer }: LiveExchange, word: string): string {
  const { result = null, error = null } = answer ?? {};
  return canonicalJson([result, error]).toLowerCase().replaceAll(word, "");
}

function haveSameArguments(one: KnownCall, other: KnownCall): boolean {
  const [first, second] = [one, other].map(({ make }) => canonicalJson(make("word").params.arguments ?? null));
  return first === second;
}
