import { describe, expect, it } from "vitest";
import { proxyOf, proxySecrets } from "../../src/mcp/proxies.js";

describe("the proxies of an environment", () => {
  it.each<[Record<string, string>, unknown]>([
    [{}, undefined],
    [{ HTTP_PROXY: "" }, undefined],
    [{ HTTP_PROXY: "http://upper:1", http_proxy: "http://lower:1" }, { http: "http://lower:1/" }],
    [
      { HTTPS_PROXY: "https://proxy:8443", no_proxy: "a,b" },
      { https: "https://proxy:8443/", no: "a,b" },
    ],
    [
      { http_proxy: "10.0.0.1:3128", https_proxy: "proxy.corp:3128" },
      { http: "http://10.0.0.1:3128/", https: "http://proxy.corp:3128/" },
    ],
    [{ http_proxy: "user:pa%20ss@proxy:3128" }, { http: "http://user:pa%20ss@proxy:3128/" }],
  ])("%j", (env, proxy) => {
    expect(proxyOf(env)).toEqual(proxy);
  });

  it.each([
    [{ HTTPS_PROXY: "http://[" }, "HTTPS_PROXY is not a valid address of a proxy"],
    [
      { http_proxy: "http://user:100%secret@proxy:1" },
      "the name or password in http_proxy has a % that is not written as %25",
    ],
  ])("cannot be read: %j", (env, message) => {
    expect(() => proxyOf(env)).toThrow(new Error(message));
  });

  it("hold passwords, however they are written", () => {
    const env = {
      HTTP_PROXY: "user:plain-secret@proxy:3128",
      HTTPS_PROXY: "http://user:coded%20secret@proxy:1",
      https_proxy: "http://user:100%secret@proxy:1",
      http_proxy: "http://[",
    };
    expect(Object.fromEntries(proxySecrets(env))).toEqual({
      HTTP_PROXY: "plain-secret",
      HTTPS_PROXY: "coded secret",
      https_proxy: "100%secret",
    });
  });
});
