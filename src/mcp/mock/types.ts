export type Params = Record<string, unknown>;

/** The answer of a mock to a request, without the JSON-RPC envelope. */
export type MockAnswer = { result: unknown } | { error: { code: number; message: string; data?: unknown } };

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** An answer that is an error. */
export function refusal(code: number, message: string, data?: unknown): MockAnswer {
  return { error: data === undefined ? { code, message } : { code, message, data } };
}
