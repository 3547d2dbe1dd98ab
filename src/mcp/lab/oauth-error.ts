/** An error as OAuth answers it (RFC 6749, section 5.2): a code that clients know, and a text for people. */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
    readonly status = 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(description);
  }
}

/** The parameters of a request by name. Throws for one that is there twice; an empty one counts as absent. */
export class RequestParameters {
  constructor(private readonly all: URLSearchParams) {
    const twice = [...all.keys()].find((name) => name !== "resource" && all.getAll(name).length > 1);
    if (twice !== undefined) throw new OAuthError("invalid_request", `${twice} is there more than once`);
  }

  get(name: string): string | undefined {
    return this.all.get(name) || undefined;
  }

  need(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw new OAuthError("invalid_request", `${name} is missing`);
    return value;
  }

  /** The servers that a token is asked for (RFC 8707). */
  get resources(): string[] {
    const resources = this.all.getAll("resource");
    const wrong = resources.find((resource) => !URL.canParse(resource) || resource.includes("#"));
    if (wrong !== undefined)
      throw new OAuthError("invalid_target", "resource is not an absolute URI without a fragment");
    return resources;
  }
}
