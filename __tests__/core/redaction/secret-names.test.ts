import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redaction/redact.js";
import { isSecretName, secretsOf } from "../../../src/core/redaction/secret-names.js";

const wordsIn = (text: string) => text.trim().split(/\s+/);
const secretWords = wordsIn("token tokens key keys secret secrets password passwd auth credentials");
const runTogether = wordsIn("password secret tokens apikey accesskey credentials");
const plainWords = wordsIn("author monkey keyboard tokenizer secretary authority compass passport path");
const plain = fc.constantFrom(...plainWords, "db", "aws", "url", "id", "a", "s3", "cookiecutter", "patch");
const separator = fc.constantFrom("_", "-", ".");
const casing = fc.constantFrom(
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
);
const among = fc.tuple(fc.array(plain, { maxLength: 3 }), fc.array(plain, { maxLength: 3 }), separator, casing);

describe("names that say secret", () => {
  it("have one of the words, between any others, in the plural, with a number", () => {
    fc.assert(
      fc.property(among, fc.constantFrom(...secretWords), fc.constantFrom("", "1", "22"), (around, word, digits) => {
        const [before, behind, between, write] = around;
        expect(isSecretName([...before, word + digits, ...behind].map(write).join(between))).toBe(true);
      }),
    );
  });

  it("have one of the words between changes of case", () => {
    const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    fc.assert(
      fc.property(fc.array(plain), fc.constantFrom(...secretWords), fc.array(plain), (before, word, behind) => {
        const [first = "", ...rest] = [...before, word, ...behind];
        expect(isSecretName(first + rest.map(capital).join(""))).toBe(true);
      }),
    );
  });

  it("end a word with one of them", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom(...runTogether), casing, (head, word, write) => {
        expect(isSecretName(`MY_${write(head + word)}_1`)).toBe(true);
      }),
    );
  });

  it("are no others", () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1 }), separator, casing, (words, between, write) => {
        expect(isSecretName(words.map(write).join(between))).toBe(false);
      }),
    );
  });

  it.each(
    wordsIn(`
      GITHUB_TOKEN apiKey my-secret dbPASSWORD X_AUTH HTTPAuthHeader PGPASSWORD OPENAI_APIKEY AWS_CREDENTIALS REFRESH_TOKENS
      SMTP_PASS SMTP_PASS_2 DB_PWD GITHUB_PAT S3SECRET //npm.test/:_authToken CONNECTION_STRING connectionString
      DB_CONNECTION_STRINGS MONGO_CONN dbpass APP_DBPWD STRIPE_SK ACCESS_CODE accessCode sessionid PIN USER_PIN
      token tokens TOKEN2 key keys secret passwords passwd passphrase passphrases pat auth authorization credential creds cred
      jwt jwts bearer bearers cookie cookies pin DB_PASS mypassphrase mycredential privatekeys signingkey encryptionkey authkey
      sqlpass userpwd rootpass adminpwd smtppass redispwd a_b_pass a_b_pwd connection_string x_access_codes_y stripe_sk
      mongodb_conn database_conn sql_conn redis_conn db_conn card_pin login_pin account_pin HTTPKey aKEY a-key a.key
    `).concat("a key"),
  )("%s", (name) => expect(isSecretName(name)).toBe(true));

  it.each(
    wordsIn(`
      AUTHOR KEYBOARD MONKEY_PATH tokenizer PWD OLDPWD COMPASS AUTHORITY PATH KEYCLOAK_URL SESSION_ID XDG_SESSION_ID
      Mcp-Session-Id LOCALE_SK RESET_PIN PINNED SPIN MAX_CONN CONNECTION QUERY_STRING ACCESS_LOG EXIT_CODE BYPASS SUBPASS
      DATABASE_URL PATTERN PASS_WITH_NO_TESTS PASS_ENV PASSPORT tok keyed pats pass pwd PASS patsy pins a_pin conn string
      connection my_bypass a_pass_file a_pwd_b access_coded stripe_skin mongo_connect sk 2 __ tokenize passing_score kEY
    `).concat(""),
  )("not %s", (name) => expect(isSecretName(name)).toBe(false));
});

describe("secrets among variables", () => {
  const hide = (name: string, value: string): string => {
    const redactor = createRedactor();
    for (const [one, secret] of secretsOf({ [name]: value })) redactor.add(one, secret);
    return redactor.text(`${value} | hunter2-hunter2 hunter2/hunter2`);
  };

  it.each([
    ["DATABASE_URL", "postgres://postgres:hunter2-hunter2@db.test/app"],
    ["DATABASE_URL", "postgres://postgres:hunter2%2Fhunter2@db.test/app"],
    ["CACHE", "redis://:hunter2-hunter2@db.test:6379"],
    ["NODES", "redis://a:other-one-1@db.test:6379,redis://a:hunter2-hunter2@db.test:6380"],
    ["ORM_URL", "jdbc:postgresql://db.test/app?user=me&password=hunter2-hunter2&ssl=true"],
    ["DSN", "host=db.test user=me password=hunter2-hunter2 dbname=app"],
    ["STORE", "AccountName=db.test;AccountKey=hunter2-hunter2;Suffix=x"],
    ["REDIS", "db.test:6379,password=hunter2-hunter2,ssl=True"],
    ["INPUT_HEADER-ENV", "X-Key=hunter2-hunter2\nX-Host=db.test"],
    ["DOCKER_ENV", "DB=db.test DB_PASSWORD=hunter2-hunter2"],
    ["CONFIG", '{"host":"db.test","inner":{"private_key":"hunter2-hunter2"}}'],
  ])("%s=%s", (name, value) => {
    const reported = hide(name, value);
    expect(reported).not.toMatch(value.includes("%2F") ? /hunter2%2F|hunter2\// : /hunter2-/);
    expect(reported).toContain("db.test");
    expect(reported).toContain(`«secret:${name}.`);
  });

  it("are addresses too, if their names say more than what they are for", () => {
    const url = "https://hooks.example.test/T0123/B0123/0123456789";
    expect(secretsOf({ SECRET_URL: url })).toEqual([["SECRET_URL", url]]);
    const query = secretsOf({ TOKEN_URL: "https://auth.example.test/?api_key=0123456789" });
    expect(query.map(([name]) => name)).toContain("TOKEN_URL.api_key");
  });

  it("are values whole if the name says so, and never those that are not there", () => {
    expect(secretsOf({ A_TOKEN: "v", OTHER: "w", GONE_TOKEN: undefined })).toEqual([["A_TOKEN", "v"]]);
  });

  it.each([
    ["MAX_TOKENS", "100000000"],
    ["TOKEN_BUDGET", "4096"],
    ["SERVER_AUTH_BEARER_ENV", "E2E_BEARER"],
    ["token_url", "https://auth.example.test/token"],
    ["JWKS_KEYS_URI", "https://auth.example.test/keys"],
    ["INPUT_TOKEN-ENV", "ONE_TOKEN\nANOTHER_TOKEN"],
    ["INPUT_HEADER-ENV", "X-Key=E2E_HEADER\nAuthorization=ANOTHER_TOKEN"],
    ["CONFIG", '{"max_tokens":"100000000","auth":{"token_url":"https://auth.example.test/token"}}'],
    ["DSN", "host=db.test max_tokens=100000000 bearer_env=E2E_BEARER"],
    ["REPOSITORY", "ssh://git@example.test/o/r.git"],
    ["PAGE", "https://example.test/a?email=me@example.test&tokenizer=of-the-longer-kind"],
    ["BROKEN", '{"password":"hunter2-hunter2'],
    ["PG_URL", "postgres://postgres@db.test/app"],
  ])("not %s=%s", (name, value) => expect(secretsOf({ [name]: value })).toEqual([]));
});

describe("what is found in a variable", () => {
  it.each([
    [
      "DB=postgres://me:hunter2%2Fhunter2@db.test/app",
      ["DB.userinfo=me:hunter2%2Fhunter2", "DB.userinfo=me:hunter2/hunter2"],
      ["DB.password=hunter2%2Fhunter2", "DB.password=hunter2/hunter2"],
    ],
    ["DB=postgres://me:x@db.test", ["DB.userinfo=me:x", "DB.password=x"]],
    ["DB=postgres://me:@db.test", []],
    ["DB=postgres://me:50%@db.test", ["DB.userinfo=me:50%", "DB.password=50%"]],
    [`HOOK=https://${"u".repeat(16)}@hook.test`, [`HOOK.user=${"u".repeat(16)}`]],
    [`HOOK=https://${"u".repeat(15)}@hook.test`, []],
    ["A=see x@y.test", []],
    ["DSN=host=db;password=hunter2-hunter2", ["DSN.password=hunter2-hunter2"]],
    ["DSN=password=hunter2,hunter2", ["DSN.password=hunter2,hunter2"]],
    ["DSN=password=hunter2-2,hunter2", ["DSN.password=hunter2-2,hunter2", "DSN.password=hunter2-2"]],
    ["DSN=password=1234567", []],
    ["DSN=password=12345678", ["DSN.password=12345678"]],
    ["DSN=xpassword:a=hunter2-hunter2", []],
    ["DSN=a=b#password=hunter2-hunter2", []],
    ["DSN=https://a.test/?token=hunter2%20hunter2#x", ["DSN.token=hunter2%20hunter2", "DSN.token=hunter2 hunter2"]],
    ["X_HEADER_ENV=Key=OTHER_VARIABLE", []],
    ["X_HEADER_ENV=Key=not-a-variable", ["X_HEADER_ENV.Key=not-a-variable"]],
    ["X=Key=OTHER_VARIABLE", ["X.Key=OTHER_VARIABLE"]],
    ["HEADER_ENVIRONMENT=Key=OTHER_VARIABLE", ["HEADER_ENVIRONMENT.Key=OTHER_VARIABLE"]],
    ['CFG= {"a":[{"token":"12345678"}],"key":5,"token":"1234567"}', ["CFG.token=12345678"]],
    ['CFG=[{"token":"12345678"}]', []],
    ['CFG={"token":"12345678"', []],
    ['CFG={"secret":{"inner":"12345678","key":"abcdefgh"}}', ["CFG.key=abcdefgh"]],
  ])("%s", (variable, ...found) => {
    const [name = "", ...value] = variable.split("=");
    // The same may be found twice.
    const pairs = secretsOf({ [name]: value.join("=") }).map((pair) => pair.join("="));
    expect(new Set(pairs)).toEqual(new Set(found.flat()));
  });

  it("is looked for 20 levels deep", () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}{"token":"12345678"}${"}".repeat(depth)}`;
    expect(secretsOf({ CFG: nested(20) })).toEqual([["CFG.token", "12345678"]]);
    expect(secretsOf({ CFG: nested(21) })).toEqual([]);
  });

  it.each([
    ["TOKEN", "x", true],
    ["MAX_TOKENS", "5", false],
    ["MAX_TOKENS", "5a", true],
    ["MAX_TOKENS", "a5", true],
    ["MAX_TOKENS", "", true],
    ["TOKENS", "5", true],
    ["TOKEN_TTL", "60", false],
    ["TOKEN_TIMEOUT", "60", false],
    ["KEY_SIZE", "2048", false],
    ["TOKEN_ENV", "MY_TOKEN", false],
    ["TOKEN_ENV", "MY_TOKEN OTHER", false],
    ["TOKEN_ENV", "my_token", true],
    ["TOKEN_ENV", "A MY-TOKEN", true],
    ["TOKEN_ENV", "9A", true],
    ["TOKEN_ENV", "A".repeat(64), false],
    ["TOKEN_ENV", "A".repeat(65), true],
    ["AUTH_URL", "https://auth.test", false],
    ["AUTH_URL", "HTTP://auth.test", false],
    ["AUTH_URL", "auth.test", true],
    ["AUTHORIZATION_ENDPOINT", "https://auth.test", false],
    ["KEYS_URI", "https://auth.test", false],
    ["PASSWORD_URL", "https://auth.test", true],
    ["ACCESSTOKEN_URL", "https://auth.test", true],
    ["TOKENPASSWORD_URL", "https://auth.test", true],
    ["URL_TOKEN", "https://auth.test", true],
  ])("%s=%s is secret: %j", (name, value, isIt) => {
    expect(secretsOf({ [name]: value }).some(([found]) => found === name)).toBe(isIt);
  });
});
