import { createRequire } from "node:module";
import { join } from "node:path";
import { messageOf } from "../../core/errors.js";
import { isObject, parseJson } from "../../core/json/json.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { LoginError } from "./authorization-server.js";
import type { OAuthClient } from "./oauth-requests.js";

/** A login as the keychain has it. */
export interface StoredLogin extends OAuthClient {
  token: string;
  refreshToken?: string;
}

/** What is used of the library. */
interface Library {
  AsyncEntry: new (
    service: string,
    account: string,
  ) => { getPassword(): Promise<string | null | undefined>; setPassword(text: string): Promise<void> };
}

/** Native, so not in the bundle. */
const LIBRARY = "@napi-rs/keyring";
const MAX_SHOWN = 200;

/** The place of a server's login in the system's keychain. Its methods throw a LoginError where there is none. */
export class Keychain {
  constructor(private readonly server: string) {}

  async read(): Promise<StoredLogin | undefined> {
    const text = await this.#use((entry) => entry.getPassword());
    const value = parseJson(text ?? "");
    if (!isObject(value)) return undefined;
    const { issuer, clientId, clientSecret, token, refreshToken } = value;
    if (typeof issuer !== "string" || typeof clientId !== "string" || typeof token !== "string") return undefined;
    return {
      issuer,
      clientId,
      token,
      ...(typeof clientSecret === "string" && { clientSecret }),
      ...(typeof refreshToken === "string" && { refreshToken }),
    };
  }

  async write(login: StoredLogin): Promise<void> {
    await this.#use((entry) => entry.setPassword(JSON.stringify(login)));
  }

  async #use<T>(work: (entry: InstanceType<Library["AsyncEntry"]>) => Promise<T>): Promise<T> {
    const library = findLibrary();
    try {
      const { AsyncEntry }: Library = library(LIBRARY);
      return await work(new AsyncEntry(TOOL_NAME, this.server));
    } catch (error) {
      const why = excerpt(messageOf(error), MAX_SHOWN);
      throw new LoginError(say`the keychain of the system cannot be used (${why}): leave --login-store out`);
    }
  }
}

/** Where the library is: beside mcptest, or in the project in which it runs. */
function findLibrary(): NodeJS.Require {
  for (const place of [import.meta.url, join(process.cwd(), "any.js")]) {
    const require = createRequire(place);
    try {
      require.resolve(LIBRARY);
      return require;
    } catch {
      // It may be at the other place.
    }
  }
  const name = hide(LIBRARY);
  throw new LoginError(
    say`--login-store needs ${name}, which is not installed: \`npm install --save-dev ${name}\` in this project, or \`npm install --global ${name}\` beside a global mcptest`,
  );
}
