import { asList, asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { isPublic, say } from "../../../core/redaction/redacted.js";
import { URL_REQUIRED } from "../../../mcp/error-codes.js";
import type { Frame } from "../../../mcp/frames.js";
import { CAPABILITIES_META, isSince, SINCE } from "../../../mcp/revisions/known.js";
import { valued, valueExcerpt } from "../../invariants/evidence.js";
import {
  ALWAYS,
  type Invariant,
  judgeInvariants,
  type ParsedExchange,
  type SessionState,
  sentByServer,
  watchInvariants,
} from "../../invariants/types.js";

const SHAPES = { category: "result-shape", reads: ALWAYS } as const;
/** With more ids, completions are not judged. */
const MAX_IDS = 1_000;
const PRIMITIVES: readonly unknown[] = ["string", "number", "integer", "boolean"];
/** Names of properties, without case and punctuation. */
const SECRETS = new Set([
  "password",
  "passwd",
  "passphrase",
  "passcode",
  "apikey",
  "accesstoken",
  "refreshtoken",
  "authtoken",
  "bearertoken",
  "clientsecret",
  "secretkey",
  "privatekey",
  "cardnumber",
  "creditcard",
  "creditcardnumber",
  "cvv",
  "cvc",
  "securitycode",
]);
const SECRET_WORDS = /\b(?:password|passphrase|api[ -]?key|access token|(?:credit )?card number|cvv)\b/i;

/** What a server asks a user or a model, with the frame that does it. */
interface Question {
  params: Frame;
  frame: unknown;
  /** What the client declares for it; undefined if that is not known, or nothing. */
  declared: unknown;
}

export const ELICITATION: readonly Invariant[] = [
  ...judgeInvariants(
    { category: "capability", reads: ALWAYS },
    {
      "ELICIT-HTTPS"(exchange, { read, breach }, session) {
        for (const { params, frame } of addressesIn(exchange, session)) {
          if (typeof params.url !== "string" || !URL.canParse(params.url)) continue;
          read();
          const { protocol, hostname } = new URL(params.url);
          const isHere = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
          if (protocol !== "https:" && !isHere) breach(say`${valueExcerpt(params.url)} is not an https address`, frame);
        }
      },
      "ELICIT-FORM-SECRET"(exchange, { read, breach }, session) {
        for (const { params, frame } of formsIn(exchange, session)) {
          read();
          const fields = Object.entries(asObject(asObject(params.requestedSchema).properties));
          for (const [name, field] of fields) {
            const { type, title, description } = asObject(field);
            if (type === "boolean") continue;
            const isSecret = SECRETS.has(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
            if (isSecret) breach(say`a form asks for ${valueExcerpt(name)}`, frame);
            else if ([title, description].some(isAboutSecret)) {
              breach(say`a form says of ${valueExcerpt(name)} that it is a secret`, frame, SHOULD);
            }
          }
          if (isAboutSecret(params.message) && !fields.some(([name]) => isAboutSecret(name))) {
            breach(say`a form asks for a secret by its message`, frame, SHOULD);
          }
        }
      },
      "ELICIT-UNDECLARED"(exchange, { read, breach }, session) {
        for (const { params, frame, declared } of questionsIn(exchange, session)) {
          if (!isObject(declared)) continue;
          read();
          const mode = params.mode ?? "form";
          const isForm = mode === "form" && (declared.form !== undefined || declared.url === undefined);
          if (!isForm && !Object.hasOwn(declared, String(mode))) {
            const message = say`the server asks in the mode ${valueExcerpt(mode)}, which the client did not declare`;
            // Before there were modes, a client that declared elicitation took forms.
            breach(message, frame, mode === "form" ? SHOULD : undefined);
          }
        }
      },
      "SAMPLING-UNDECLARED"(exchange, { read, breach }, session) {
        for (const { params, frame, declared } of requestsIn("sampling", exchange, session)) {
          if (!isObject(declared) || !isSince(session.revision, SINCE.elicitationByUrl)) continue;
          read();
          const { tools, toolChoice, includeContext = "none" } = params;
          if ((tools ?? toolChoice) !== undefined && declared.tools === undefined)
            breach(say`the server asks for sampling with tools, which the client did not declare`, frame);
          if (includeContext !== "none" && declared.context === undefined)
            breach(
              say`the server asks for the context ${valueExcerpt(includeContext)}, which the client did not declare`,
              frame,
              SHOULD,
            );
        }
      },
    },
  ),
  ...judgeInvariants(SHAPES, {
    "ELICIT-URL"(exchange, { read, breach }, session) {
      for (const { params, frame } of addressesIn(exchange, session)) {
        read();
        const wrong = wrongAddress(params.url);
        if (wrong) breach(wrong, frame);
        const { elicitationId } = params;
        if (!session.modern && typeof elicitationId !== "string") {
          breach(say`a question by URL has ${valued("elicitationId", elicitationId, ", which is not a text")}`, frame);
        }
        if (session.modern && elicitationId !== undefined) {
          breach(say`a question by URL has an \`elicitationId\`, which the revision no longer has`, frame, SHOULD);
        }
      }
    },
    "ELICIT-SCHEMA"(exchange, { read, breach }, session) {
      for (const { params, frame } of formsIn(exchange, session)) {
        read();
        const wrong = wrongSchema(params.requestedSchema, isSince(session.revision, SINCE.elicitationByUrl));
        if (wrong) breach(wrong, frame);
      }
    },
  }),
  ...judgeInvariants(
    { category: "error-envelope", reads: ALWAYS, era: "legacy" },
    {
      "ELICIT-REQUIRED"({ error, exchange }, { read, breach }, session) {
        if (error?.code !== URL_REQUIRED || !isSince(session.revision, SINCE.elicitationByUrl)) return;
        read();
        const all = asList(asObject(error.data).elicitations);
        const isUrl = (one: unknown) => isObject(one) && one.mode === "url" && typeof one.elicitationId === "string";
        if (all.length === 0) breach(say`the error ${URL_REQUIRED} has no \`data.elicitations\``, exchange.response);
        else if (!all.every(isUrl)) {
          const message = say`the error ${URL_REQUIRED} has an elicitation that is not by URL, or has no \`elicitationId\``;
          breach(message, exchange.response);
        }
      },
    },
  ),
  ...watchInvariants(
    { category: "lifecycle", reads: ALWAYS, era: "legacy" },
    {
      "ELICIT-COMPLETE"(session, { read, breach }) {
        const givenIds = new Set<unknown>();
        const completedIds = new Map<unknown, unknown>();
        return {
          onExchange(exchange) {
            for (const { params } of addressesIn(exchange, session))
              if (givenIds.size < MAX_IDS) givenIds.add(params.elicitationId);
            for (const frame of sentByServer(exchange)) {
              if (!isObject(frame) || frame.method !== "notifications/elicitation/complete") continue;
              read();
              if (completedIds.size < MAX_IDS) completedIds.set(asObject(frame.params).elicitationId, frame);
            }
          },
          // Judged at the end, because over HTTP a question may arrive after its notification, on another stream.
          onEnd() {
            if (givenIds.size === MAX_IDS) return;
            for (const [id, frame] of completedIds) {
              const message = say`the server completes ${valueExcerpt(id ?? null)}, which it never gave this client`;
              if (!givenIds.has(id)) breach(message, frame);
            }
          },
        };
      },
    },
  ),
];

const SHOULD = { severity: "should" } as const;

const NONE: readonly Question[] = [];

const METHODS = { elicitation: "elicitation/create", sampling: "sampling/createMessage" } as const;

function questionsIn(exchange: ParsedExchange, session: Readonly<SessionState>): readonly Question[] {
  return requestsIn("elicitation", exchange, session);
}

/** What a server asks by a capability of the client. */
function requestsIn(
  capability: keyof typeof METHODS,
  { fromServer, method, id, params, meta, result, exchange: sent }: ParsedExchange,
  session: Readonly<SessionState>,
): readonly Question[] {
  if (fromServer) {
    if (method !== METHODS[capability] || id === undefined) return NONE;
    return [{ params: params ?? {}, frame: sent.request, declared: session.clientCapabilities?.[capability] }];
  }
  if (!result || !isAsking(result)) return NONE;
  const declared = asObject(meta[CAPABILITIES_META])[capability];
  return Object.values(asObject(result.inputRequests))
    .filter((request) => isObject(request) && request.method === METHODS[capability])
    .map((request) => ({ params: asObject(asObject(request).params), frame: sent.response, declared }));
}

/** An answer that asks, or a task that waits for input. */
function isAsking({ resultType, status }: Frame): boolean {
  return resultType === "input_required" || status === "input_required";
}

/** Questions by URL, also those of an error that wants them. */
function addressesIn(exchange: ParsedExchange, session: Readonly<SessionState>): Pick<Question, "params" | "frame">[] {
  const { error, exchange: sent } = exchange;
  if (error?.code !== URL_REQUIRED) return questionsIn(exchange, session).filter(({ params }) => params.mode === "url");
  return asList(asObject(error.data).elicitations)
    .filter(isObject)
    .filter(({ mode, elicitationId }) => mode === "url" && typeof elicitationId === "string")
    .map((params) => ({ params, frame: sent.response }));
}

function formsIn(exchange: ParsedExchange, session: Readonly<SessionState>): Question[] {
  return questionsIn(exchange, session).filter(({ params }) => (params.mode ?? "form") === "form");
}

function wrongAddress(address: unknown): Redacted | undefined {
  if (typeof address !== "string" || !URL.canParse(address))
    return say`${valueExcerpt(address ?? null)} is not an absolute URL`;
  const { username, password } = new URL(address);
  if (username !== "" || password !== "") return say`the address has user information: ${valueExcerpt(address)}`;
  return isPublic(address) ? undefined : say`the address has a secret of the run: ${valueExcerpt(address)}`;
}

function isAboutSecret(text: unknown): boolean {
  return typeof text === "string" && SECRET_WORDS.test(text.slice(0, 1_000).replaceAll("_", " "));
}

/** What is wrong with the schema of a form. `isNewer`: since 2025-11-25. */
function wrongSchema(schema: unknown, isNewer: boolean): Redacted | undefined {
  const { type, properties } = asObject(schema);
  if (type !== "object" || !isObject(properties))
    return say`the schema of a form is not that of an object with properties`;
  for (const [name, field] of Object.entries(properties)) {
    if (!isField(asObject(field), isNewer))
      return say`the property ${valueExcerpt(name)} of a form is ${valueExcerpt(field)}`;
  }
  return undefined;
}

function isField({ type, enum: values, oneOf, items }: Frame, isNewer: boolean): boolean {
  if (type === "array") {
    const { enum: choices, anyOf } = asObject(items);
    return isNewer && (areTexts(choices) || areConstants(anyOf));
  }
  const isChoice =
    (values === undefined || areTexts(values)) && (!isNewer || oneOf === undefined || areConstants(oneOf));
  return PRIMITIVES.includes(type) && (type !== "string" || isChoice);
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

function areConstants(schemas: unknown): boolean {
  return Array.isArray(schemas) && areTexts(schemas.map((schema) => asObject(schema).const));
}
