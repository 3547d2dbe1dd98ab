import {
  ALL_SINCE_2025_03_26,
  ALL_SINCE_2025_06_18,
  AUTHORIZATION,
  type Citations,
  cite,
  MODERN,
  SINCE_2025_03_26,
} from "../../../rules/citations.js";

/** A section of an RFC that binds where the specification says nothing. */
export function rfc(number: number, section: string) {
  return [
    {
      title: `RFC ${number}, section ${section}`,
      url: `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
    },
  ];
}

export const FROM_2025_03_26 = { transport: "http", since: "2025-03-26" } as const;
export const FROM_2025_06_18 = { ...FROM_2025_03_26, since: "2025-06-18" };
export const FROM_2025_11_25 = { ...FROM_2025_03_26, since: "2025-11-25" };
export const FROM_2026_07_28 = { ...FROM_2025_03_26, since: "2026-07-28" };

const DISCOVERY = "basic/authorization/authorization-server-discovery";
const RESOURCE_METADATA = "Protected Resource Metadata Discovery Requirements";
const SERVER_METADATA = "Authorization Server Metadata Discovery";

/** A section of the page that 2026-07-28 divided: there, its overview has it. */
function authorization(revisions: readonly string[], section: string): Citations {
  const anchor = section.toLowerCase().replace(/:/g, "").replaceAll(" ", "-");
  return cite(revisions, `Authorization, ${section}`, `basic/authorization#${anchor}`);
}
export const UNAUTHORIZED = [...authorization(["2025-03-26"], "Example: authorization code grant"), ...AUTHORIZATION];
export const COMMUNICATION_SECURITY = [
  ...authorization(["2025-03-26"], "Security Considerations"),
  ...security(["2025-06-18", "2025-11-25"], "Communication Security"),
];
export const CODE_PROTECTION = security(["2025-11-25"], "Authorization Code Protection");
export const AUDIENCE_BINDING = security(["2025-06-18", "2025-11-25"], "Token Audience Binding and Validation");
export const PRIVILEGE_RESTRICTION = security(["2025-06-18", "2025-11-25"], "Access Token Privilege Restriction");
/** A section that 2026-07-28 has on its page about security. */
function security(revisions: readonly string[], section: string): Citations {
  const anchor = section.toLowerCase().replaceAll(" ", "-");
  return [
    ...authorization(revisions, section),
    ...cite(MODERN, section, `basic/authorization/security-considerations#${anchor}`),
  ];
}
export const SERVER_LOCATION = [
  ...authorization(["2025-06-18", "2025-11-25"], "Authorization Server Location"),
  ...cite(MODERN, "Authorization Server Location", `${DISCOVERY}#authorization-server-location`),
];
export const RESOURCE_DISCOVERY = [
  ...authorization(["2025-06-18"], "Authorization Server Location"),
  ...authorization(["2025-11-25"], RESOURCE_METADATA),
  ...cite(MODERN, RESOURCE_METADATA, `${DISCOVERY}#protected-resource-metadata-discovery-requirements`),
];
export const TOKEN_HANDLING = authorization(ALL_SINCE_2025_03_26, "Token Handling");
export const TOKEN_REQUIREMENTS = authorization(ALL_SINCE_2025_03_26, "Token Requirements");
export const TOKEN_EACH_REQUEST = authorization(SINCE_2025_03_26, "Token Requirements");
export const SCOPE_ERRORS = [
  ...AUTHORIZATION.filter(({ revision }) => revision < "2025-11-25"),
  ...authorization(["2025-11-25", ...MODERN], "Runtime Insufficient Scope Errors"),
];
export const SESSION_HIJACKING = SINCE_2025_03_26.map((revision) => ({
  revision,
  section: "Security Best Practices, Session Hijacking",
  url: `https://modelcontextprotocol.io/docs/${revision}/tutorials/security/security_best_practices#session-hijacking`,
}));
export const CHALLENGES = [...authorization(["2025-03-26"], "Token Handling"), ...RESOURCE_DISCOVERY];
export const SCOPE_SELECTION = [
  ...authorization(["2025-11-25"], RESOURCE_METADATA),
  ...authorization(MODERN, "Scope Selection Strategy"),
];
export const RESOURCE_URI = authorization(ALL_SINCE_2025_06_18, "Canonical Server URI");
export const REFRESH_TOKENS = authorization(MODERN, "Refresh Tokens");
export const RESPONSE_ISSUER = authorization(MODERN, "Authorization Response Validation");
export const SERVER_DISCOVERY = [
  ...authorization(["2025-03-26", "2025-06-18"], "Server Metadata Discovery"),
  ...authorization(["2025-11-25"], SERVER_METADATA),
  ...cite(MODERN, SERVER_METADATA, `${DISCOVERY}#authorization-server-metadata-discovery`),
];
export const ISSUERS = SERVER_DISCOVERY.filter(({ revision }) => revision >= "2025-06-18");
export const REGISTRATION = [
  ...authorization(["2025-03-26", "2025-06-18"], "Dynamic Client Registration"),
  ...authorization(["2025-11-25"], "Client ID Metadata Documents"),
  ...cite(
    MODERN,
    "Client ID Metadata Documents",
    "basic/authorization/client-registration#client-id-metadata-documents",
  ),
];
