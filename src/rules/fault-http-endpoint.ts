import { HTTP_WITH_SSE } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpEndpoint: Rule = {
  id: "FAULT-HTTP-ENDPOINT",
  title: "The endpoint of an SSE stream is not of its origin",
  family: "FAULT",
  severity: "must",
  text: "Over HTTP+SSE the first event of the stream names the address to which messages are posted, within the origin of the stream: elsewhere the token and the headers would reach another party. Nothing was posted.",
  fix: "Send an `endpoint` event with a path of the same origin, or write the address that clients reach as `url`.",
  spec: HTTP_WITH_SSE,
  category: "Transport",
  examples: {
    good: "event: endpoint, data: /messages?session=1",
    bad: "event: endpoint, data: https://elsewhere.example/messages",
  },
};
