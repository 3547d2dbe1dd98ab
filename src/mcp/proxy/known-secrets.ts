/** Secrets that their form gives away, besides the tokens that redaction knows everywhere; the name of each is its group. */
const KNOWN = new RegExp(
  [
    "(?<private_key>-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$))",
    "(?<=[Bb]earer\\s)(?<bearer_token>[\\w.~+/-]{16,}=*)",
    "(?<=://[^\\s/?#\"'<>@:]*:)(?<password>[^\\s/?#\"'<>@]+)(?=@)",
    "\\b(?<aws_key>(?:AKIA|ASIA)[A-Z0-9]{16})\\b",
    "\\b(?<google_key>AIza[\\w-]{35}|ya29\\.[\\w-]{20,}|GOCSPX-[\\w-]{20,})",
    "\\b(?<gitlab_token>gl(?:pat|dt|rt|ptt)-[\\w-]{20,})",
    "\\b(?<npm_token>npm_[A-Za-z0-9]{36})\\b",
    "\\b(?<pypi_token>pypi-[\\w-]{32,})",
    "\\b(?<stripe_key>(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,})",
    "\\b(?<hugging_face_token>hf_[A-Za-z0-9]{30,})\\b",
    "\\b(?<sendgrid_key>SG\\.[\\w-]{16,}\\.[\\w-]{16,})",
    "\\b(?<digitalocean_token>do[opr]_v1_[0-9a-f]{64})\\b",
    "\\b(?<shopify_token>shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32})\\b",
    "(?<slack_webhook>(?<=hooks\\.slack\\.com/services/)[\\w/]{20,})",
  ].join("|"),
  "g",
);
/** Most texts have none: a quick check. */
const HINT =
  /PRIVATE KEY|[Bb]earer\s|:\/\/[^\s/]*:[^\s/]*@|AKIA|ASIA|AIza|ya29\.|GOCSPX|gl(?:pat|dt|rt|ptt)-|npm_|pypi-|sk_|rk_|whsec_|hf_|SG\.|_v1_|shp\w\w_|hooks\.slack/;

/** A text in which each of them is replaced by what `markOf` gives for its name. */
export function replaceKnownSecrets(text: string, markOf: (name: string) => string): string {
  if (!HINT.test(text)) return text;
  return text.replace(KNOWN, (secret, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const [name] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    return name === undefined ? secret : markOf(name);
  });
}
