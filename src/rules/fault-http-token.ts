import type { Rule } from "./types.js";

export const faultHttpToken: Rule = {
  id: "FAULT-HTTP-TOKEN",
  title: "No token could be fetched",
  family: "FAULT",
  severity: "must",
  text: "The token endpoint under `auth.oauth` answers a client credentials request with a bearer token as JSON, within the time that the server may take to start.",
  fix: "Check `token_url`, the client id, the secret in its environment variable, and the scopes; ask the endpoint with them by hand.",
  category: "Security",
  examples: {
    good: '200 and {"access_token":"…","token_type":"Bearer"} from the token endpoint',
    bad: '400 and {"error":"invalid_client"} from the token endpoint',
  },
};
