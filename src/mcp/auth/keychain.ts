import { createRequire } from "node:module";
import { messageOf } from "../../core/errors.js";
import { isObject, parseJson } from "../../core/json/json.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import { LoginError } from "./authorization-server.js";

/** A login as it is kept. */
export interface Kept {
  issuer: string;
  clientId: string;
  clientSecret?: string;
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

  async read(): Promise<Kept | undefined> {
    const text = await this.#use((entry) => entry.getPassword());
    const kept = parseJson(text ?? "");
    if (!isObject(kept)) return undefined;
    const { issuer, clientId, clientSecret, token, refreshToken } = kept;
    if (typeof issuer !== "string" || typeof clientId !== "string" || typeof token !== "string") return undefined;
    const optional = {
      ...(typeof clientSecret === "string" && { clientSecret }),
      ...(typeof refreshToken === "string" && { refreshToken }),
    };
    return { issuer, clientId, token, ...optional };
  }

  async write(kept: Kept): Promise<void> {
    await this.#use((entry) => entry.setPassword(JSON.stringify(kept)));
  }

  async #use<T>(work: (entry: InstanceType<Library["AsyncEntry"]>) => Promise<T>): Promise<T> {
    const { AsyncEntry } = load();
    try {
      return await work(new AsyncEntry(TOOL_NAME, this.server));
    } catch (error) {
      const why = excerpt(messageOf(error), MAX_SHOWN);
      throw new LoginError(say`the keychain of the system cannot be used (${why}): leave --login-store out`);
    }
  }
}

function load(): Library {
  try {
    return createRequire(import.meta.url)(LIBRARY) as Library;
  } catch {
    throw new LoginError(
      say`--login-store needs ${hide(LIBRARY)}, which is not installed beside mcptest: \`npm install ${hide(LIBRARY)}\``,
    );
  }
}
