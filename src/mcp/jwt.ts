import { randomUUID } from "node:crypto";

/** A part of a JWT. */
export function jwtPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** The payload with another `jti`, or the signature with another character in its middle: bits of the last one are spare. */
export function tampered(token: string, part: "payload" | "signature"): string {
  const [header, payload = "", signature = ""] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  if (part === "payload") return `${header}.${jwtPart({ ...claims, jti: randomUUID() })}.${signature}`;
  const middle = signature.length >> 1;
  const other = signature[middle] === "A" ? "B" : "A";
  return `${header}.${payload}.${signature.slice(0, middle)}${other}${signature.slice(middle + 1)}`;
}
