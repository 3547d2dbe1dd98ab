/** Codes of ASCII characters, for scanning text and bytes. */
export const LINE_FEED = 0x0a;
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
