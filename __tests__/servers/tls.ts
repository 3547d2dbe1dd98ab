import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate authority of the test's own, and a key with its certificate for 127.0.0.1; undefined without openssl. */
export function testCertificates(): { caFile: string; key: string; cert: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-tls-"));
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
  const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  try {
    openssl("req", "-x509", ...ec, "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=mcptest test CA");
    openssl(
      "req",
      ...ec,
      "-keyout",
      "key.pem",
      "-out",
      "csr.pem",
      "-subj",
      "/CN=mcptest test server",
      "-addext",
      "subjectAltName=IP:127.0.0.1",
    );
    openssl(
      "x509",
      "-req",
      "-in",
      "csr.pem",
      "-CA",
      "ca.pem",
      "-CAkey",
      "ca.key",
      "-CAcreateserial",
      "-out",
      "cert.pem",
      "-days",
      "2",
      "-copy_extensions",
      "copy",
    );
  } catch {
    return undefined;
  }
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { caFile: join(folder, "ca.pem"), key: read("key.pem"), cert: read("cert.pem") };
}
