import { hide, say } from "../core/redaction/redacted.js";
import { type Message, type Model, ModelFault } from "./types.js";

/** What the user says, turn by turn. */
export interface User {
  /** The next message; undefined if the conversation is over. `said` is the conversation so far. */
  next(said: readonly Message[]): Promise<string | undefined>;
}

/** A user played by a model. */
export interface Simulation {
  goal: string;
  persona?: string;
  maxTurns: number;
}

const DONE = /^\W*DONE\W*$/i;

/** A user who says these messages, and whom `simulated` plays from then on. */
export function scriptedUser(texts: readonly string[], simulated?: User): User {
  const left = [...texts];
  return { next: async (said) => left.shift() ?? simulated?.next(said) };
}

/** A user whom a model plays, until it answers DONE or has said `maxTurns` messages. */
export function simulatedUser(model: Model, { goal, persona, maxTurns }: Simulation, maxTokens: number): User {
  const system = [
    "You play the user in a conversation with an assistant. Write only the user's next message, nothing else.",
    `Your goal: ${goal}`,
    ...(persona === undefined ? [] : [`Who you are: ${persona}`]),
    "When the goal is reached, or cannot be reached, answer with the single word DONE.",
  ].join("\n");
  return {
    async next(said) {
      if (said.filter(({ role }) => role === "user").length >= maxTurns) return undefined;
      const { text, end } = await model.ask({ system, messages: fromTheUser(said), maxTokens });
      if (DONE.test(text)) return undefined;
      if (end === "refusal" || text.trim() === "") {
        throw new ModelFault(
          say`the model ${hide(model.name)}, which plays the user, wrote no message`,
          "Make the goal of `simulate` clearer, or use another model.",
        );
      }
      return text;
    },
  };
}

/** The conversation as the user sees it: the assistant's final replies are what comes in. */
function fromTheUser(said: readonly Message[]): Message[] {
  const seen: Message[] = [{ role: "user", text: "Write your first message to the assistant." }];
  for (const message of said) {
    if (message.role === "user") seen.push({ role: "assistant", text: message.text, calls: [] });
    if (message.role === "assistant" && message.calls.length === 0) seen.push({ role: "user", text: message.text });
  }
  return seen;
}
