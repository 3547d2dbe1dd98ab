import { assertAllof } from "./assert-allof.js";
import { assertAnyof } from "./assert-anyof.js";
import { assertCel } from "./assert-cel.js";
import { assertContains } from "./assert-contains.js";
import { assertContainsAll } from "./assert-contains-all.js";
import { assertContainsAny } from "./assert-contains-any.js";
import { assertExact } from "./assert-exact.js";
import { assertIcontains } from "./assert-icontains.js";
import { assertIsJson } from "./assert-is-json.js";
import { assertIsSql } from "./assert-is-sql.js";
import { assertIsValidToolsCall } from "./assert-is-valid-tools-call.js";
import { assertIsXml } from "./assert-is-xml.js";
import { assertLevenshtein } from "./assert-levenshtein.js";
import { assertMaxDuration } from "./assert-max-duration.js";
import { assertMaxTokens } from "./assert-max-tokens.js";
import { assertNot } from "./assert-not.js";
import { assertOneof } from "./assert-oneof.js";
import { assertP95Latency } from "./assert-p95-latency.js";
import { assertParity } from "./assert-parity.js";
import { assertRegex } from "./assert-regex.js";
import { assertResult } from "./assert-result.js";
import { assertSchema } from "./assert-schema.js";
import { assertSnapshot } from "./assert-snapshot.js";
import { assertStartsWith } from "./assert-starts-with.js";
import { assertTarget } from "./assert-target.js";
import { assertTransform } from "./assert-transform.js";
import { comp001 } from "./comp-001.js";
import { comp002 } from "./comp-002.js";
import { errchan001 } from "./errchan-001.js";
import { errchan002 } from "./errchan-002.js";
import { errchan003 } from "./errchan-003.js";
import { faultHttpConnect } from "./fault-http-connect.js";
import { faultHttpContentType } from "./fault-http-content-type.js";
import { faultHttpDenied } from "./fault-http-denied.js";
import { faultHttpEncoding } from "./fault-http-encoding.js";
import { faultHttpEndpoint } from "./fault-http-endpoint.js";
import { faultHttpNoAnswer } from "./fault-http-no-answer.js";
import { faultHttpNotification } from "./fault-http-notification.js";
import { faultHttpRateLimit } from "./fault-http-rate-limit.js";
import { faultHttpRedirectLoop } from "./fault-http-redirect-loop.js";
import { faultHttpRedirectOrigin } from "./fault-http-redirect-origin.js";
import { faultHttpReset } from "./fault-http-reset.js";
import { faultHttpSessionLost } from "./fault-http-session-lost.js";
import { faultHttpStatus } from "./fault-http-status.js";
import { faultHttpStreamOpen } from "./fault-http-stream-open.js";
import { faultHttpTls } from "./fault-http-tls.js";
import { faultHttpToken } from "./fault-http-token.js";
import { faultHttpWrongStream } from "./fault-http-wrong-stream.js";
import { faultInputOversized } from "./fault-input-oversized.js";
import { faultLifecycleCrash } from "./fault-lifecycle-crash.js";
import { faultLifecycleGivenUp } from "./fault-lifecycle-given-up.js";
import { faultLifecycleIgnoresSigterm } from "./fault-lifecycle-ignores-sigterm.js";
import { faultLifecycleLeftChild } from "./fault-lifecycle-left-child.js";
import { faultLifecycleStop } from "./fault-lifecycle-stop.js";
import { faultProtoBatch } from "./fault-proto-batch.js";
import { faultProtoDuplicateAnswer } from "./fault-proto-duplicate-answer.js";
import { faultProtoErrorAnswer } from "./fault-proto-error-answer.js";
import { faultProtoInputRounds } from "./fault-proto-input-rounds.js";
import { faultProtoMalformedFrame } from "./fault-proto-malformed-frame.js";
import { faultProtoUnknownMethod } from "./fault-proto-unknown-method.js";
import { faultProtoUnsolicitedAnswer } from "./fault-proto-unsolicited-answer.js";
import { faultSchemaMissingRequired } from "./fault-schema-missing-required.js";
import { faultSchemaParamHeader } from "./fault-schema-param-header.js";
import { faultSchemaTypeMismatch } from "./fault-schema-type-mismatch.js";
import { faultSchemaUnexpectedField } from "./fault-schema-unexpected-field.js";
import { faultStartExit } from "./fault-start-exit.js";
import { faultStartNotReady } from "./fault-start-not-ready.js";
import { faultStartPortBusy } from "./fault-start-port-busy.js";
import { faultStartRejected } from "./fault-start-rejected.js";
import { faultStartSpawn } from "./fault-start-spawn.js";
import { faultStartTimeout } from "./fault-start-timeout.js";
import { faultStateDoubleEffect } from "./fault-state-double-effect.js";
import { faultTimeoutCall } from "./fault-timeout-call.js";
import { faultTransportFlood } from "./fault-transport-flood.js";
import { faultTransportFrameTooLarge } from "./fault-transport-frame-too-large.js";
import { faultTransportInvalidUtf8 } from "./fault-transport-invalid-utf8.js";
import { faultTransportStdoutNoise } from "./fault-transport-stdout-noise.js";
import { inv001 } from "./inv-001.js";
import { inv002 } from "./inv-002.js";
import { inv003 } from "./inv-003.js";
import { inv004 } from "./inv-004.js";
import { inv005 } from "./inv-005.js";
import { inv006 } from "./inv-006.js";
import { inv007 } from "./inv-007.js";
import { inv008 } from "./inv-008.js";
import { inv009 } from "./inv-009.js";
import { inv010 } from "./inv-010.js";
import { inv011 } from "./inv-011.js";
import { inv012 } from "./inv-012.js";
import { inv013 } from "./inv-013.js";
import { inv014 } from "./inv-014.js";
import { inv015 } from "./inv-015.js";
import { inv016 } from "./inv-016.js";
import { inv017 } from "./inv-017.js";
import { inv018 } from "./inv-018.js";
import { inv019 } from "./inv-019.js";
import { inv020 } from "./inv-020.js";
import { inv021 } from "./inv-021.js";
import { inv022 } from "./inv-022.js";
import { inv023 } from "./inv-023.js";
import { inv024 } from "./inv-024.js";
import { inv025 } from "./inv-025.js";
import { inv026 } from "./inv-026.js";
import { inv027 } from "./inv-027.js";
import { inv028 } from "./inv-028.js";
import { runnerFault } from "./runner-fault.js";
import { suiteCassetteMiss } from "./suite-cassette-miss.js";
import { suiteEnvUnset } from "./suite-env-unset.js";
import { suiteFault } from "./suite-fault.js";
import { suiteProbesCut } from "./suite-probes-cut.js";
import { suiteRunTimeout } from "./suite-run-timeout.js";
import { suiteSetup } from "./suite-setup.js";
import { suiteTeardown } from "./suite-teardown.js";
import { suiteTransform } from "./suite-transform.js";
import type { Rule, RuleText } from "./types.js";
import { version001 } from "./version-001.js";

const PAGE = "https://github.com/mcptest/action/blob/v1/docs/taxonomy.md";

/** In the order in which the docs list them: by family, the common ones first. */
const RULES: readonly Rule[] = [
  assertResult,
  assertTarget,
  assertExact,
  assertContains,
  assertIcontains,
  assertContainsAll,
  assertContainsAny,
  assertStartsWith,
  assertRegex,
  assertSchema,
  assertIsJson,
  assertNot,
  assertOneof,
  assertAnyof,
  assertAllof,
  assertLevenshtein,
  assertIsXml,
  assertIsSql,
  assertIsValidToolsCall,
  assertCel,
  assertSnapshot,
  assertMaxDuration,
  assertMaxTokens,
  assertTransform,
  assertParity,
  assertP95Latency,
  runnerFault,
  suiteFault,
  suiteSetup,
  suiteTeardown,
  suiteTransform,
  suiteCassetteMiss,
  suiteEnvUnset,
  suiteProbesCut,
  suiteRunTimeout,
  faultStartSpawn,
  faultStartExit,
  faultStartTimeout,
  faultStartRejected,
  faultStartPortBusy,
  faultStartNotReady,
  faultTimeoutCall,
  faultStateDoubleEffect,
  faultLifecycleCrash,
  faultLifecycleGivenUp,
  faultLifecycleIgnoresSigterm,
  faultLifecycleLeftChild,
  faultLifecycleStop,
  faultTransportStdoutNoise,
  faultTransportFrameTooLarge,
  faultTransportFlood,
  faultTransportInvalidUtf8,
  faultHttpConnect,
  faultHttpTls,
  faultHttpToken,
  faultHttpReset,
  faultHttpStatus,
  faultHttpDenied,
  faultHttpRateLimit,
  faultHttpContentType,
  faultHttpNoAnswer,
  faultHttpStreamOpen,
  faultHttpWrongStream,
  faultHttpRedirectOrigin,
  faultHttpRedirectLoop,
  faultHttpSessionLost,
  faultHttpEncoding,
  faultHttpEndpoint,
  faultHttpNotification,
  faultProtoMalformedFrame,
  faultProtoUnsolicitedAnswer,
  faultProtoDuplicateAnswer,
  faultProtoBatch,
  faultProtoErrorAnswer,
  faultProtoInputRounds,
  faultProtoUnknownMethod,
  faultSchemaMissingRequired,
  faultSchemaParamHeader,
  faultSchemaTypeMismatch,
  faultSchemaUnexpectedField,
  faultInputOversized,
  version001,
  inv001,
  inv002,
  inv003,
  inv004,
  inv005,
  inv006,
  inv007,
  inv008,
  inv009,
  inv010,
  inv011,
  inv012,
  inv013,
  inv014,
  inv015,
  inv016,
  inv017,
  inv018,
  inv019,
  inv020,
  inv021,
  inv022,
  inv023,
  inv024,
  inv025,
  inv026,
  inv027,
  inv028,
  comp001,
  comp002,
  errchan001,
  errchan002,
  errchan003,
];

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** Every rule, in the order of the docs. */
export function allRules(): readonly Rule[] {
  return RULES;
}

/** The rule with this id (`FAULT-TIMEOUT-CALL`), or undefined where there is none. */
export function ruleOf(id: string): Rule | undefined {
  return BY_ID.get(id);
}

/** What a results file carries of a rule, so that reports can be made without the registry; undefined for an unknown id. */
export function ruleText(id: string): RuleText | undefined {
  const rule = BY_ID.get(id);
  return rule && { title: rule.title, severity: rule.severity, fix: rule.fix, url: `${PAGE}#${id.toLowerCase()}` };
}
