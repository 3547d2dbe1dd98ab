declare const redacted: unique symbol;
/** Text that has been through redaction: the only kind that `out` writes. */
export type Redacted = string & { readonly [redacted]: true };
