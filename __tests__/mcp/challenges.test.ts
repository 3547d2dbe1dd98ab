import fc from "fast-check";
import { expect, it } from "vitest";
import { parseChallenges } from "../../src/mcp/auth/challenges.js";
import { issuerAddresses, resourceAddresses } from "../../src/mcp/auth/metadata.js";

const read = (header: string) =>
  parseChallenges(header).map(({ scheme, parameters }) => [scheme, Object.fromEntries(parameters)]);

it.each([
  ["Bearer", [["bearer", {}]]],
  ['Bearer realm="a, b", error="invalid_token"', [["bearer", { realm: "a, b", error: "invalid_token" }]]],
  [
    'Basic realm="x", BEARER scope="a b" , Error=invalid_token',
    [
      ["basic", { realm: "x" }],
      ["bearer", { scope: "a b", error: "invalid_token" }],
    ],
  ],
  [
    'Negotiate abc==, Bearer realm="say \\"hi\\""',
    [
      ["negotiate", {}],
      ["bearer", { realm: 'say "hi"' }],
    ],
  ],
  ["Bearer resource_metadata=https://a.example/b?c=d", [["bearer", { resource_metadata: "https://a.example/b?c=d" }]]],
  ['realm="no scheme"', []],
  ["", []],
])("reads %s", (header, challenges) => {
  expect(read(header)).toEqual(challenges);
});

it("reads what was written, whatever the values are, and ends on any text", () => {
  const name = fc.stringMatching(/^[a-z_]{1,12}$/);
  const challenge = fc.tuple(
    name,
    fc.dictionary(
      name,
      fc.string().map((text) => text.replace(/[\r\n]/g, " ")),
    ),
  );
  const written = (challenges: [string, Record<string, string>][]) =>
    challenges
      .map(([scheme, all]) => {
        const parameters = Object.entries(all).map(([key, value]) => `${key}="${value.replace(/[\\"]/g, "\\$&")}"`);
        return [scheme, parameters.join(", ")].filter(Boolean).join(" ");
      })
      .join(", ");
  fc.assert(
    fc.property(fc.array(challenge, { maxLength: 4 }), (all) => {
      expect(read(written(all))).toEqual(all.map(([scheme, parameters]) => [scheme, { ...parameters }]));
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parseChallenges(text)));
});

it("looks for metadata at its well-known addresses, in the order of the specification", () => {
  expect(resourceAddresses("https://a.example/mcp", undefined)).toEqual([
    "https://a.example/.well-known/oauth-protected-resource/mcp",
    "https://a.example/.well-known/oauth-protected-resource",
  ]);
  expect(resourceAddresses("https://a.example/mcp", "https://b.example/x")).toEqual(["https://b.example/x"]);
  expect(issuerAddresses("https://as.example")).toEqual([
    "https://as.example/.well-known/oauth-authorization-server",
    "https://as.example/.well-known/openid-configuration",
  ]);
  expect(issuerAddresses("https://as.example/tenant/")).toEqual([
    "https://as.example/.well-known/oauth-authorization-server/tenant",
    "https://as.example/.well-known/openid-configuration/tenant",
    "https://as.example/tenant/.well-known/openid-configuration",
  ]);
});
