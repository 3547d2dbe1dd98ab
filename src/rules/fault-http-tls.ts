import type { Rule } from "./types.js";

export const faultHttpTls: Rule = {
  id: "FAULT-HTTP-TLS",
  title: "No trusted TLS connection",
  family: "FAULT",
  severity: "must",
  text: "A server over https presents a certificate for its name that a known authority has signed, and speaks a TLS version that is accepted.",
  fix: "Give the authority's certificate by `http.tls.ca_bundle_path` or --ca-bundle; check name and date of the certificate.",
  category: "Transport",
  examples: {
    good: "a certificate for the name in `url`, signed by an authority that is known",
    bad: "a certificate that expired, or is for another name",
  },
};
