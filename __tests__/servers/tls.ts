import { generate } from "selfsigned";

/** In PEM: the certificate of an authority of the test's own, and a key with its certificate for 127.0.0.1 and mcp.invalid. */
export interface Certificates {
  ca: string;
  key: string;
  cert: string;
}

/** New certificates, valid for a year. */
export async function testCertificates(): Promise<Certificates> {
  const keys = { keyType: "ec", algorithm: "sha256" } as const;
  const authority = await generate([{ name: "commonName", value: "mcptest test CA" }], {
    ...keys,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: "commonName", value: "mcptest test server" }], {
    ...keys,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: "basicConstraints", cA: false },
      {
        name: "subjectAltName",
        altNames: [
          { type: 7, ip: "127.0.0.1" },
          { type: 2, value: "mcp.invalid" },
        ],
      },
    ],
  });
  return { ca: authority.cert, key: server.private, cert: server.cert };
}
