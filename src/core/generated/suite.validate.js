// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck
import helper0_ from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0_.default ?? helper0_;
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
export const validate = validate52;
<<<<<<< HEAD
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json","title":"SuiteFile","type":"object","additionalProperties":false,"properties":{"servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/Server"}},"imports":{"type":"array","default":[],"items":{"type":"string"}},"variables":{"type":"object","default":{},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/Variable"}},"setup":{"$ref":"#/$defs/Steps"},"teardown":{"$ref":"#/$defs/Steps"},"defaultTest":{"$ref":"#/$defs/DefaultTest"},"tools":{"type":"array","default":[],"items":{"$ref":"#/$defs/ToolTest"}},"resources":{"type":"array","default":[],"items":{"$ref":"#/$defs/ResourceTest"}},"prompts":{"type":"array","default":[],"items":{"$ref":"#/$defs/PromptTest"}},"agents":{"type":"array","default":[],"items":{"$ref":"#/$defs/Agent"}},"faults":{"type":"array","default":[],"items":{"$ref":"#/$defs/Fault"}},"providers":{"type":"object","default":{},"additionalProperties":{"$ref":"#/$defs/Provider"}},"budget":{"type":"object","additionalProperties":false,"properties":{"per_test_usd_cents":{"$ref":"#/$defs/Number"},"per_suite_usd_cents":{"$ref":"#/$defs/Number"}}},"compliance":{"type":"array","default":[],"items":{"$ref":"#/$defs/ComplianceTest"}},"evals":{"type":"array","default":[],"items":{"$ref":"#/$defs/Eval"}},"rubrics":{"type":"object","default":{},"additionalProperties":{"$ref":"#/$defs/Rubric"}},"scorers":{"type":"array","default":[],"items":{"$ref":"#/$defs/Scorer"}},"fixtures":{"type":"object","additionalProperties":false,"properties":{"server":{"type":"string"},"errors":{"type":"array","default":[],"items":{"$ref":"#/$defs/FixtureError"}}}},"compositions":{"type":"array","default":[],"items":{"$ref":"#/$defs/Composition"}},"model_compatibility":{"type":"array","default":[],"items":{"type":"string"}},"performance":{"type":"object","additionalProperties":false,"properties":{"default_timeout_ms":{"$ref":"#/$defs/Milliseconds","default":30000},"p95_latency_ms":{"$ref":"#/$defs/Milliseconds"},"gate":{"$ref":"#/$defs/Bool","default":false}}},"run_options":{"type":"object","additionalProperties":false,"properties":{"restart_policy":{"anyOf":[{"enum":["per_file","per_run","per_test"]},{"$ref":"#/$defs/Reference"}]},"parallel":{"default":false,"anyOf":[{"enum":[false,"servers"]},{"type":"integer","minimum":1},{"$ref":"#/$defs/Reference"}]},"parallel_versions":{"$ref":"#/$defs/Bool","default":false},"bail":{"$ref":"#/$defs/Bool","default":false},"error_channel":{"$ref":"#/$defs/Gate"},"drift":{"$ref":"#/$defs/Gate"},"surface_budget":{"$ref":"#/$defs/Positive"},"invariants":{"$ref":"#/$defs/Gate"}}},"target_versions":{"$ref":"#/$defs/Revisions"}},"$defs":{"Any":{"type":["string","number","boolean","null","array","object"]},"Reference":{"type":"string","pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},"Count":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]},"Positive":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]},"Integer":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]},"Number":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]},"AnyNumber":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[1.5]},"Fraction":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]},"Bool":{"type":["boolean","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]},"Milliseconds":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]},"Duration":{"type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]},"Revision":{"anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]},"Revisions":{"type":"array","items":{"$ref":"#/$defs/Revision"}},"Scalar":{"type":["string","number","boolean","null"]},"Gate":{"anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]},"Strings":{"type":"array","items":{"type":"string"}},"Environment":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"LOG_LEVEL":"debug"}]},"Command":{"type":"array","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}},"Args":{"type":"object","examples":[{"query":"tea"}]},"JsonSchema":{"type":["object","boolean"]},"NameOrNames":{"type":["string","array"],"items":{"type":"string"},"minItems":1},"Server":{"type":"object","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","default":true},"cwd":{"type":"string","examples":["server"]},"startup_timeout":{"$ref":"#/$defs/Duration","default":"30s"},"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"transport":{"anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth"},"headers":{"$ref":"#/$defs/Headers","default":{}},"http":{"$ref":"#/$defs/Http","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready"},"start":{"$ref":"#/$defs/Start"},"client":{"$ref":"#/$defs/Client"},"safe_calls":{"type":"array","default":[],"items":{"type":"string"}},"volatile":{"type":"array","default":[],"items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]}}},"Auth":{"type":"object","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","examples":["API_TOKEN"]},"oauth":{"$ref":"#/$defs/OAuth"},"headers":{"$ref":"#/$defs/Any"},"mtls":{"$ref":"#/$defs/Any"}}},"OAuth":{"type":"object","additionalProperties":false,"properties":{"client_id":{"type":"string"},"client_id_env":{"type":"string"},"client_secret_env":{"type":"string","examples":["CLIENT_SECRET"]},"token_url":{"type":"string"},"token_endpoint":{"type":"string"},"authorization_url":{"type":"string"},"scopes":{"type":"array","default":[],"items":{"type":"string"}},"scope":{"type":"string"},"audience":{"type":"string"}},"examples":[{"client_id_env":"CLIENT_ID","client_secret_env":"CLIENT_SECRET","token_url":"https://example.com/token"}]},"Headers":{"type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string"}}}},"Http":{"type":"object","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"connect_timeout":{"$ref":"#/$defs/Duration","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","default":5},"user_agent_override":{"type":["boolean","string"]},"tls":{"type":"object","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","default":false},"ca_bundle_path":{"type":"string"},"min_version":{"default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}},"Ready":{"type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"interval":{"$ref":"#/$defs/Duration","default":"500ms"}}},"Start":{"type":"object","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"stop":{"$ref":"#/$defs/Command"}}},"Client":{"type":"object","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any"},"elicitation":{"$ref":"#/$defs/Any"},"roots":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string"},"name":{"type":"string"}}}}}},"Variable":{"type":["object","string","number","boolean","null"],"additionalProperties":false,"oneOf":[{"type":["string","number","boolean","null"]},{"type":"object","required":["value"]},{"type":"object","required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar"},"from_env":{"type":"string","examples":["API_TOKEN"]},"default":{"$ref":"#/$defs/Scalar"}},"examples":[{"value":"tea"}]},"Expect":{"type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds"},"max_response_tokens":{"$ref":"#/$defs/TokenBudget"},"response_headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/Any"}},"response_headers_absent":{"type":"array","items":{"type":"string"}}},"additionalProperties":true},"TokenBudget":{"type":["integer","string","object"],"minimum":1,"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive"},"tokenizer":{"anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}},"Assertion":{"type":"object","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","default":"","examples":["result.content[0].text"]},"matcher":{"$ref":"#/$defs/Matcher"},"message":{"type":"string"},"transform":{"$ref":"#/$defs/JqTransform"}}},"JqTransform":{"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}},"Matcher":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","examples":[{"a":1,"b":2}]},"contains":{"$ref":"#/$defs/Any","examples":[{"status":"shipped"}]},"contains-all":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Any"},"examples":[["order","shipped"]]},"contains-any":{"type":"array","items":{"$ref":"#/$defs/Any"},"examples":[["approved","accepted"]]},"icontains":{"type":"string","examples":["success"]},"starts-with":{"type":"string","examples":["data:"]},"ends-with":{"type":"string","examples":["on Monday."]},"regex":{"type":"string","examples":["^order [0-9]+$"]},"schema":{"$ref":"#/$defs/JsonSchema","examples":[{"required":["id"]}]},"is-json":{"$ref":"#/$defs/OptionalSchema"},"is-xml":{"type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string"}}},"is-sql":{"type":"null"},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema"},"levenshtein":{"type":"object","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string"},"max":{"$ref":"#/$defs/Count"}},"examples":[{"value":"kitten","max":3}]},"cel":{"type":"string","examples":["value.size() > 0"]},"greater-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"less-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"between":{"type":["object","array"],"additionalProperties":false,"required":["min","max"],"properties":{"min":{"$ref":"#/$defs/AnyNumber"},"max":{"$ref":"#/$defs/AnyNumber"}},"items":{"$ref":"#/$defs/AnyNumber"},"minItems":2,"maxItems":2,"examples":[[1,10]]},"type":{"anyOf":[{"enum":["string","number","integer","boolean","array","object","null",null]},{"type":"array","minItems":1,"items":{"enum":["string","number","integer","boolean","array","object","null",null]}}],"examples":[["string","null"]]},"not-empty":{"enum":[null,true],"examples":[true]},"not":{"$ref":"#/$defs/Matcher","examples":[{"contains":"error"}]},"oneOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"o"},{"contains":"k"}]]},"anyOf":{"$ref":"#/$defs/Matchers","examples":[[{"exact":"ok"},{"exact":"ready"}]]},"allOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"ok"},{"starts-with":"a"}]]},"snapshot":{"$ref":"#/$defs/Snapshot"},"similar":{"type":"object","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction"},"model":{"$ref":"#/$defs/Model"}}},"llm-judge":{"type":"object","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"}}},"llm-jury":{"type":"object","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string"},"jurors":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string"},"provider":{"type":"string"}}}},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge"},"answer-relevance":{"$ref":"#/$defs/NamedJudge"},"context-faithfulness":{"$ref":"#/$defs/NamedJudge"}},"examples":[{"contains":"tea"}]},"Matchers":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Matcher"}},"OptionalSchema":{"type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema"}}},"NamedJudge":{"type":"object","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string"},"query":{"type":"string"},"context":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"}}},"Snapshot":{"type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"update":{"$ref":"#/$defs/Bool","default":false},"ignore":{"type":"array","default":[],"items":{"type":"string"}},"normalise":{"type":"array","default":[],"items":{"type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string"},"to":{"type":"string"}}}}}},"ToolTest":{"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"tool":{"type":"string","examples":["search"]},"args":{"$ref":"#/$defs/Args","default":{}},"parity":{"$ref":"#/$defs/Bool","default":false},"inject_error":{"type":"string","examples":["rate_limited"]},"transform":{"$ref":"#/$defs/Transform"},"negative_path":{"$ref":"#/$defs/NegativePath"},"fuzz":{"$ref":"#/$defs/Fuzz"},"data":{"type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"steps":{"$ref":"#/$defs/SomeSteps"},"finally":{"$ref":"#/$defs/Steps"},"verify":{"$ref":"#/$defs/SomeSteps"},"wire_fault":{"anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","default":0}}},"ResourceTest":{"type":"object","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"uri":{"type":"string","examples":["file:///notes.txt"]}}},"PromptTest":{"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}}}},"Step":{"type":"object","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","examples":["first"]},"server":{"type":"string"},"tool":{"type":"string","examples":["search"]},"resource":{"type":"string","examples":["file:///notes.txt"]},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}},"expect":{"$ref":"#/$defs/Expect"},"save":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"id":"result.structuredContent.id"}]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"}}},"Steps":{"type":"array","items":{"$ref":"#/$defs/Step"}},"SomeSteps":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Step"}},"Transform":{"type":"object","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program"},"response":{"$ref":"#/$defs/Program"}}},"Program":{"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}},"NegativePath":{"type":"object","additionalProperties":false,"properties":{"checks":{"type":"array","items":{"anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool"},"oversized_bytes":{"anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate"}}},"Fuzz":{"type":"object","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer"},"cases":{"$ref":"#/$defs/Positive"},"max_call_ms":{"$ref":"#/$defs/Milliseconds"}}},"DefaultTest":{"type":"object","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform"},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"tags":{"type":"array","items":{"type":"string"},"examples":[["smoke"]]},"expect":{"$ref":"#/$defs/Expect"}}},"ComplianceTest":{"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"check":{"type":"string","examples":["tools/list"]},"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","examples":["tools/list"]},"params":{"$ref":"#/$defs/Args"}}},"raw":{"type":"string","examples":["{}"]}}},"Composition":{"type":"object","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"nodes":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","examples":["first"]},"tool":{"type":"string","examples":["search"]},"server":{"type":"string"},"needs":{"type":"array","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","default":{}}}}},"output":{"type":"string"}}},"Agent":{"type":"object","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"model":{"$ref":"#/$defs/Model"},"models":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["books"]]},"prompt":{"type":"string"},"turns":{"type":["array","object"],"items":{"type":"object","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string"}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string"},"persona":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":6}}}}},"system_prompt":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":10},"max_tokens":{"$ref":"#/$defs/Positive","default":1024},"token_budget":{"$ref":"#/$defs/Positive"},"max_tool_calls":{"$ref":"#/$defs/Count"},"time_budget":{"$ref":"#/$defs/Duration"},"runs":{"$ref":"#/$defs/Positive","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","default":1},"inject":{"type":"array","items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]},"recovery":{"type":"object","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds"},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds"},"require_clean_timeout":{"$ref":"#/$defs/Bool","default":false}}},"eval":{"type":"object","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric"},"mcp_use":{"$ref":"#/$defs/Metric"},"argument_correctness":{"$ref":"#/$defs/Metric"},"plan_quality":{"$ref":"#/$defs/Metric"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric"},"rubric":{"$ref":"#/$defs/Rubric"},"scorers":{"type":"array","items":{"type":"string"}}}}}},"Model":{"type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string"},"id":{"type":"string","examples":["first"]}}},"Metric":{"type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","default":0.5},"model":{"$ref":"#/$defs/Model"}}},"Rubric":{"type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction"},"strict":{"$ref":"#/$defs/Bool","default":false},"ref":{"type":"string"},"criteria":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"weight":{"$ref":"#/$defs/Number","default":1}}}},"tree":{"$ref":"#/$defs/Tree"}}},"Tree":{"type":"object","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string"},"yes":{"$ref":"#/$defs/Tree"},"no":{"$ref":"#/$defs/Tree"},"score":{"$ref":"#/$defs/Fraction"},"reason":{"type":"string"}}},"Eval":{"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"servers":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"rubric":{"$ref":"#/$defs/Rubric"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"},"judge":{"$ref":"#/$defs/Model"},"response":{"type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"scorers":{"type":"array","items":{"type":"string"}}}},"Fault":{"type":"object","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string"},"target":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","examples":["search"]},"server":{"type":"string"}},"examples":[{"tool":"search"}]},"kind":{"anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds"},"failures":{"$ref":"#/$defs/Count"}}},"Provider":{"type":"object","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string"},"api_key_env":{"type":"string"},"organization":{"type":"string"}}},"Scorer":{"type":"object","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string"},"type":{"anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"timeout_ms":{"$ref":"#/$defs/Milliseconds","default":30000}}},"FixtureError":{"type":"object","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string"},"code":{"$ref":"#/$defs/Integer"},"message":{"type":"string"},"data":{"$ref":"#/$defs/Any"},"tool":{"type":"string","examples":["search"]},"applies_to":{"anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}}}};
=======
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json","title":"SuiteFile","type":"object","additionalProperties":false,"properties":{"servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/Server"}},"imports":{"type":"array","default":[],"items":{"type":"string"}},"variables":{"type":"object","default":{},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/Variable"}},"setup":{"$ref":"#/$defs/Steps"},"teardown":{"$ref":"#/$defs/Steps"},"defaultTest":{"$ref":"#/$defs/DefaultTest"},"tools":{"type":"array","default":[],"items":{"$ref":"#/$defs/ToolTest"}},"resources":{"type":"array","default":[],"items":{"$ref":"#/$defs/ResourceTest"}},"prompts":{"type":"array","default":[],"items":{"$ref":"#/$defs/PromptTest"}},"agents":{"type":"array","default":[],"items":{"$ref":"#/$defs/Agent"}},"faults":{"type":"array","default":[],"items":{"$ref":"#/$defs/Fault"}},"providers":{"type":"object","default":{},"additionalProperties":{"$ref":"#/$defs/Provider"}},"budget":{"type":"object","additionalProperties":false,"properties":{"per_test_usd_cents":{"$ref":"#/$defs/Number"},"per_suite_usd_cents":{"$ref":"#/$defs/Number"},"prices":{"type":"object","additionalProperties":{"$ref":"#/$defs/Price"},"examples":[{"local/llama":{"input_usd_per_mtok":0,"output_usd_per_mtok":0}}]}}},"compliance":{"type":"array","default":[],"items":{"$ref":"#/$defs/ComplianceTest"}},"evals":{"type":"array","default":[],"items":{"$ref":"#/$defs/Eval"}},"rubrics":{"type":"object","default":{},"additionalProperties":{"$ref":"#/$defs/Rubric"}},"scorers":{"type":"array","default":[],"items":{"$ref":"#/$defs/Scorer"}},"fixtures":{"type":"object","additionalProperties":false,"properties":{"server":{"type":"string"},"errors":{"type":"array","default":[],"items":{"$ref":"#/$defs/FixtureError"}}}},"compositions":{"type":"array","default":[],"items":{"$ref":"#/$defs/Composition"}},"model_compatibility":{"type":"array","default":[],"items":{"type":"string"}},"performance":{"type":"object","additionalProperties":false,"properties":{"default_timeout_ms":{"$ref":"#/$defs/Milliseconds","default":30000},"p95_latency_ms":{"$ref":"#/$defs/Milliseconds"},"gate":{"$ref":"#/$defs/Bool","default":false}}},"run_options":{"type":"object","additionalProperties":false,"properties":{"restart_policy":{"anyOf":[{"enum":["per_file","per_run","per_test"]},{"$ref":"#/$defs/Reference"}]},"parallel":{"default":false,"anyOf":[{"enum":[false,"servers"]},{"type":"integer","minimum":1},{"$ref":"#/$defs/Reference"}]},"parallel_versions":{"$ref":"#/$defs/Bool","default":false},"bail":{"$ref":"#/$defs/Bool","default":false},"error_channel":{"$ref":"#/$defs/Gate"},"drift":{"$ref":"#/$defs/Gate"},"surface_budget":{"$ref":"#/$defs/Positive"},"invariants":{"$ref":"#/$defs/Gate"}}},"target_versions":{"$ref":"#/$defs/Revisions"}},"$defs":{"Any":{"type":["string","number","boolean","null","array","object"]},"Reference":{"type":"string","pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},"Count":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]},"Positive":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]},"Integer":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]},"Number":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]},"AnyNumber":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[1.5]},"Fraction":{"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]},"Bool":{"type":["boolean","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]},"Milliseconds":{"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]},"Duration":{"type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]},"Revision":{"anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]},"Revisions":{"type":"array","items":{"$ref":"#/$defs/Revision"}},"Scalar":{"type":["string","number","boolean","null"]},"Gate":{"anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]},"Strings":{"type":"array","items":{"type":"string"}},"Environment":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"LOG_LEVEL":"debug"}]},"Command":{"type":"array","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}},"Args":{"type":"object","examples":[{"query":"tea"}]},"JsonSchema":{"type":["object","boolean"]},"NameOrNames":{"type":["string","array"],"items":{"type":"string"},"minItems":1},"Server":{"type":"object","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","default":true},"cwd":{"type":"string","examples":["server"]},"startup_timeout":{"$ref":"#/$defs/Duration","default":"30s"},"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"transport":{"anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth"},"headers":{"$ref":"#/$defs/Headers","default":{}},"http":{"$ref":"#/$defs/Http","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready"},"start":{"$ref":"#/$defs/Start"},"client":{"$ref":"#/$defs/Client"},"safe_calls":{"type":"array","default":[],"items":{"type":"string"}},"volatile":{"type":"array","default":[],"items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]}}},"Auth":{"type":"object","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","examples":["API_TOKEN"]},"oauth":{"$ref":"#/$defs/OAuth"},"headers":{"$ref":"#/$defs/Any"},"mtls":{"$ref":"#/$defs/Any"}}},"OAuth":{"type":"object","additionalProperties":false,"properties":{"client_id":{"type":"string"},"client_id_env":{"type":"string"},"client_secret_env":{"type":"string","examples":["CLIENT_SECRET"]},"token_url":{"type":"string"},"token_endpoint":{"type":"string"},"authorization_url":{"type":"string"},"scopes":{"type":"array","default":[],"items":{"type":"string"}},"scope":{"type":"string"},"audience":{"type":"string"}},"examples":[{"client_id_env":"CLIENT_ID","client_secret_env":"CLIENT_SECRET","token_url":"https://example.com/token"}]},"Headers":{"type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string"}}}},"Http":{"type":"object","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"connect_timeout":{"$ref":"#/$defs/Duration","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","default":5},"user_agent_override":{"type":["boolean","string"]},"tls":{"type":"object","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","default":false},"ca_bundle_path":{"type":"string"},"min_version":{"default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}},"Ready":{"type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"interval":{"$ref":"#/$defs/Duration","default":"500ms"}}},"Start":{"type":"object","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"stop":{"$ref":"#/$defs/Command"}}},"Client":{"type":"object","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any"},"elicitation":{"$ref":"#/$defs/Any"},"roots":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string"},"name":{"type":"string"}}}}}},"Variable":{"type":["object","string","number","boolean","null"],"additionalProperties":false,"oneOf":[{"type":["string","number","boolean","null"]},{"type":"object","required":["value"]},{"type":"object","required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar"},"from_env":{"type":"string","examples":["API_TOKEN"]},"default":{"$ref":"#/$defs/Scalar"}},"examples":[{"value":"tea"}]},"Expect":{"type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds"},"max_response_tokens":{"$ref":"#/$defs/TokenBudget"},"response_headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/Any"}},"response_headers_absent":{"type":"array","items":{"type":"string"}}},"additionalProperties":true},"TokenBudget":{"type":["integer","string","object"],"minimum":1,"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive"},"tokenizer":{"anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}},"Assertion":{"type":"object","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","default":"","examples":["result.content[0].text"]},"matcher":{"$ref":"#/$defs/Matcher"},"message":{"type":"string"},"transform":{"$ref":"#/$defs/JqTransform"}}},"JqTransform":{"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}},"Matcher":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","examples":[{"a":1,"b":2}]},"contains":{"$ref":"#/$defs/Any","examples":[{"status":"shipped"}]},"contains-all":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Any"},"examples":[["order","shipped"]]},"contains-any":{"type":"array","items":{"$ref":"#/$defs/Any"},"examples":[["approved","accepted"]]},"icontains":{"type":"string","examples":["success"]},"starts-with":{"type":"string","examples":["data:"]},"ends-with":{"type":"string","examples":["on Monday."]},"regex":{"type":"string","examples":["^order [0-9]+$"]},"schema":{"$ref":"#/$defs/JsonSchema","examples":[{"required":["id"]}]},"is-json":{"$ref":"#/$defs/OptionalSchema"},"is-xml":{"type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string"}}},"is-sql":{"type":"null"},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema"},"levenshtein":{"type":"object","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string"},"max":{"$ref":"#/$defs/Count"}},"examples":[{"value":"kitten","max":3}]},"cel":{"type":"string","examples":["value.size() > 0"]},"greater-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"less-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"between":{"type":["object","array"],"additionalProperties":false,"required":["min","max"],"properties":{"min":{"$ref":"#/$defs/AnyNumber"},"max":{"$ref":"#/$defs/AnyNumber"}},"items":{"$ref":"#/$defs/AnyNumber"},"minItems":2,"maxItems":2,"examples":[[1,10]]},"type":{"anyOf":[{"enum":["string","number","integer","boolean","array","object","null",null]},{"type":"array","minItems":1,"items":{"enum":["string","number","integer","boolean","array","object","null",null]}}],"examples":[["string","null"]]},"not-empty":{"enum":[null,true],"examples":[true]},"not":{"$ref":"#/$defs/Matcher","examples":[{"contains":"error"}]},"oneOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"o"},{"contains":"k"}]]},"anyOf":{"$ref":"#/$defs/Matchers","examples":[[{"exact":"ok"},{"exact":"ready"}]]},"allOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"ok"},{"starts-with":"a"}]]},"snapshot":{"$ref":"#/$defs/Snapshot"},"similar":{"type":"object","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction"},"model":{"type":"string"}}},"llm-judge":{"type":"object","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"type":"string"}}},"llm-jury":{"type":"object","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string"},"jurors":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string"},"provider":{"type":"string"}}}},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge"},"answer-relevance":{"$ref":"#/$defs/NamedJudge"},"context-faithfulness":{"$ref":"#/$defs/NamedJudge"}},"examples":[{"contains":"tea"}]},"Matchers":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Matcher"}},"OptionalSchema":{"type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema"}}},"NamedJudge":{"type":"object","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string"},"query":{"type":"string"},"context":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"type":"string"}}},"Snapshot":{"type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"update":{"$ref":"#/$defs/Bool","default":false},"ignore":{"type":"array","default":[],"items":{"type":"string"}},"normalise":{"type":"array","default":[],"items":{"type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string"},"to":{"type":"string"}}}}}},"ToolTest":{"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"tool":{"type":"string","examples":["search"]},"args":{"$ref":"#/$defs/Args","default":{}},"parity":{"$ref":"#/$defs/Bool","default":false},"inject_error":{"type":"string","examples":["rate_limited"]},"transform":{"$ref":"#/$defs/Transform"},"negative_path":{"$ref":"#/$defs/NegativePath"},"fuzz":{"$ref":"#/$defs/Fuzz"},"data":{"type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"steps":{"$ref":"#/$defs/SomeSteps"},"finally":{"$ref":"#/$defs/Steps"},"verify":{"$ref":"#/$defs/SomeSteps"},"wire_fault":{"anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","default":0}}},"ResourceTest":{"type":"object","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"uri":{"type":"string","examples":["file:///notes.txt"]}}},"PromptTest":{"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}}}},"Step":{"type":"object","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","examples":["first"]},"server":{"type":"string"},"tool":{"type":"string","examples":["search"]},"resource":{"type":"string","examples":["file:///notes.txt"]},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}},"expect":{"$ref":"#/$defs/Expect"},"save":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"id":"result.structuredContent.id"}]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"}}},"Steps":{"type":"array","items":{"$ref":"#/$defs/Step"}},"SomeSteps":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Step"}},"Transform":{"type":"object","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program"},"response":{"$ref":"#/$defs/Program"}}},"Program":{"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}},"NegativePath":{"type":"object","additionalProperties":false,"properties":{"checks":{"type":"array","items":{"anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool"},"oversized_bytes":{"anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate"}}},"Fuzz":{"type":"object","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer"},"cases":{"$ref":"#/$defs/Positive"},"max_call_ms":{"$ref":"#/$defs/Milliseconds"}}},"DefaultTest":{"type":"object","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform"},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"tags":{"type":"array","items":{"type":"string"},"examples":[["smoke"]]},"expect":{"$ref":"#/$defs/Expect"}}},"ComplianceTest":{"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"check":{"type":"string","examples":["tools/list"]},"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","examples":["tools/list"]},"params":{"$ref":"#/$defs/Args"}}},"raw":{"type":"string","examples":["{}"]}}},"Composition":{"type":"object","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"nodes":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","examples":["first"]},"tool":{"type":"string","examples":["search"]},"server":{"type":"string"},"needs":{"type":"array","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","default":{}}}}},"output":{"type":"string"}}},"Agent":{"type":"object","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"model":{"$ref":"#/$defs/Model"},"models":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["books"]]},"prompt":{"type":"string"},"turns":{"type":["array","object"],"items":{"type":"object","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string"}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string"},"persona":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":6}}}}},"system_prompt":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":10},"max_tokens":{"$ref":"#/$defs/Positive","default":1024},"token_budget":{"$ref":"#/$defs/Positive"},"max_tool_calls":{"$ref":"#/$defs/Count"},"time_budget":{"$ref":"#/$defs/Duration"},"runs":{"$ref":"#/$defs/Positive","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","default":1},"inject":{"type":"array","items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]},"recovery":{"type":"object","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds"},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds"},"require_clean_timeout":{"$ref":"#/$defs/Bool","default":false}}},"eval":{"type":"object","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric"},"mcp_use":{"$ref":"#/$defs/Metric"},"argument_correctness":{"$ref":"#/$defs/Metric"},"plan_quality":{"$ref":"#/$defs/Metric"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric"},"rubric":{"$ref":"#/$defs/Rubric"},"scorers":{"type":"array","items":{"type":"string"}}}}}},"Model":{"type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string"},"id":{"type":"string","examples":["first"]}}},"Metric":{"type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","default":0.5},"model":{"type":"string"}}},"Rubric":{"type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction"},"strict":{"$ref":"#/$defs/Bool","default":false},"ref":{"type":"string"},"criteria":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"weight":{"$ref":"#/$defs/Number","default":1}}}},"tree":{"$ref":"#/$defs/Tree"}}},"Tree":{"type":"object","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string"},"yes":{"$ref":"#/$defs/Tree"},"no":{"$ref":"#/$defs/Tree"},"score":{"$ref":"#/$defs/Fraction"},"reason":{"type":"string"}}},"Eval":{"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"servers":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"rubric":{"$ref":"#/$defs/Rubric"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"},"judge":{"$ref":"#/$defs/Model"},"response":{"type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"scorers":{"type":"array","items":{"type":"string"}}}},"Fault":{"type":"object","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string"},"target":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","examples":["search"]},"server":{"type":"string"}},"examples":[{"tool":"search"}]},"kind":{"anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds"},"failures":{"$ref":"#/$defs/Count"}}},"Provider":{"type":"object","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string"},"api_key_env":{"type":"string"},"organization":{"type":"string"}}},"Price":{"type":"object","additionalProperties":false,"required":["input_usd_per_mtok","output_usd_per_mtok"],"properties":{"input_usd_per_mtok":{"$ref":"#/$defs/Number"},"output_usd_per_mtok":{"$ref":"#/$defs/Number"}}},"Scorer":{"type":"object","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string"},"type":{"anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"timeout_ms":{"$ref":"#/$defs/Milliseconds","default":30000}}},"FixtureError":{"type":"object","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string"},"code":{"$ref":"#/$defs/Integer"},"message":{"type":"string"},"data":{"$ref":"#/$defs/Any"},"tool":{"type":"string","examples":["search"]},"applies_to":{"anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}}}};
>>>>>>> 0633e4f
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {"type":"object","additionalProperties":false,"oneOf":[{"required":["command"]},{"required":["url"]},{"required":["cassette"]}],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"inherit_env":{"$ref":"#/$defs/Bool","default":true},"cwd":{"type":"string","examples":["server"]},"startup_timeout":{"$ref":"#/$defs/Duration","default":"30s"},"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"transport":{"anyOf":[{"enum":["http","sse"]},{"$ref":"#/$defs/Reference"}]},"auth":{"$ref":"#/$defs/Auth"},"headers":{"$ref":"#/$defs/Headers","default":{}},"http":{"$ref":"#/$defs/Http","default":{}},"wait_for_ready":{"$ref":"#/$defs/Ready"},"start":{"$ref":"#/$defs/Start"},"client":{"$ref":"#/$defs/Client"},"safe_calls":{"type":"array","default":[],"items":{"type":"string"}},"volatile":{"type":"array","default":[],"items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]}}};
const schema21 = {"type":"array","minItems":1,"examples":[["node","server.js"]],"items":{"type":"string"}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":{"type":"string"},"examples":[{"LOG_LEVEL":"debug"}]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(typeof data[key0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":["boolean","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[true]};
const pattern3 = new RegExp("^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"string","pattern":"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$","examples":["500ms","1.5s","2m"]};
const pattern4 = new RegExp("^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$"},message:"must match pattern \""+"^(?![0.]+[a-z])([0-9]+(\\.[0-9]+)?(ms|s|m|h)|\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*))$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"string","pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"oneOf":[{"required":["bearer_token_env"]},{"required":["oauth"]}],"properties":{"bearer_token_env":{"type":"string","examples":["API_TOKEN"]},"oauth":{"$ref":"#/$defs/OAuth"},"headers":{"$ref":"#/$defs/Any"},"mtls":{"$ref":"#/$defs/Any"}}};
const schema27 = {"type":"object","additionalProperties":false,"properties":{"client_id":{"type":"string"},"client_id_env":{"type":"string"},"client_secret_env":{"type":"string","examples":["CLIENT_SECRET"]},"token_url":{"type":"string"},"token_endpoint":{"type":"string"},"authorization_url":{"type":"string"},"scopes":{"type":"array","default":[],"items":{"type":"string"}},"scope":{"type":"string"},"audience":{"type":"string"}},"examples":[{"client_id_env":"CLIENT_ID","client_secret_env":"CLIENT_SECRET","token_url":"https://example.com/token"}]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.client_id !== undefined){
if(typeof data.client_id !== "string"){
const err1 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_id_env !== undefined){
if(typeof data.client_id_env !== "string"){
const err2 = {instancePath:instancePath+"/client_id_env",schemaPath:"#/properties/client_id_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_secret_env !== undefined){
if(typeof data.client_secret_env !== "string"){
const err3 = {instancePath:instancePath+"/client_secret_env",schemaPath:"#/properties/client_secret_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.token_url !== undefined){
if(typeof data.token_url !== "string"){
const err4 = {instancePath:instancePath+"/token_url",schemaPath:"#/properties/token_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.token_endpoint !== undefined){
if(typeof data.token_endpoint !== "string"){
const err5 = {instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.authorization_url !== undefined){
if(typeof data.authorization_url !== "string"){
const err6 = {instancePath:instancePath+"/authorization_url",schemaPath:"#/properties/authorization_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
const err9 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.audience !== undefined){
if(typeof data.audience !== "string"){
const err10 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":["string","number","boolean","null","array","object"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type},message:"must be string,number,boolean,null,array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bearer_token_env === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "bearer_token_env"},message:"must have required property '"+"bearer_token_env"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oauth === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "oauth"},message:"must have required property '"+"oauth"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "bearer_token_env") || (key0 === "oauth")) || (key0 === "headers")) || (key0 === "mtls"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bearer_token_env !== undefined){
if(typeof data.bearer_token_env !== "string"){
const err4 = {instancePath:instancePath+"/bearer_token_env",schemaPath:"#/properties/bearer_token_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.oauth !== undefined){
if(!(validate65(data.oauth, {instancePath:instancePath+"/oauth",parentData:data,parentDataProperty:"oauth",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate67(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.mtls !== undefined){
if(!(validate67(data.mtls, {instancePath:instancePath+"/mtls",parentData:data,parentDataProperty:"mtls",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","propertyNames":{"type":"string","pattern":"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},"additionalProperties":{"type":["string","object"],"additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string"}}}};
const pattern6 = new RegExp("^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern6.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"},message:"must match pattern \""+"^(?![Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)(?![Pp][Rr][Oo][Xx][Yy]-[Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn]$)[!#$%&'*+.^_|~0-9A-Za-z`-]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema29.additionalProperties.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.env === undefined){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key2 in data0){
if(!(key2 === "env")){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.env !== undefined){
if(typeof data0.env !== "string"){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/env",schemaPath:"#/additionalProperties/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","additionalProperties":false,"properties":{"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"connect_timeout":{"$ref":"#/$defs/Duration","default":"5s"},"max_redirects":{"$ref":"#/$defs/Count","default":5},"user_agent_override":{"type":["boolean","string"]},"tls":{"type":"object","default":{},"additionalProperties":false,"properties":{"insecure_skip_verify":{"$ref":"#/$defs/Bool","default":false},"ca_bundle_path":{"type":"string"},"min_version":{"default":"1.2","anyOf":[{"enum":["1.2","1.3"]},{"$ref":"#/$defs/Reference"}]}}}}};
const schema31 = {"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[3]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "timeout") || (key0 === "connect_timeout")) || (key0 === "max_redirects")) || (key0 === "user_agent_override")) || (key0 === "tls"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate60(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.connect_timeout !== undefined){
if(!(validate60(data.connect_timeout, {instancePath:instancePath+"/connect_timeout",parentData:data,parentDataProperty:"connect_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.max_redirects !== undefined){
if(!(validate76(data.max_redirects, {instancePath:instancePath+"/max_redirects",parentData:data,parentDataProperty:"max_redirects",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.user_agent_override !== undefined){
let data3 = data.user_agent_override;
if((typeof data3 !== "boolean") && (typeof data3 !== "string")){
const err1 = {instancePath:instancePath+"/user_agent_override",schemaPath:"#/properties/user_agent_override/type",keyword:"type",params:{type: schema30.properties.user_agent_override.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tls !== undefined){
let data4 = data.tls;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "insecure_skip_verify") || (key1 === "ca_bundle_path")) || (key1 === "min_version"))){
const err2 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data4.insecure_skip_verify !== undefined){
if(!(validate58(data4.insecure_skip_verify, {instancePath:instancePath+"/tls/insecure_skip_verify",parentData:data4,parentDataProperty:"insecure_skip_verify",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data4.ca_bundle_path !== undefined){
if(typeof data4.ca_bundle_path !== "string"){
const err3 = {instancePath:instancePath+"/tls/ca_bundle_path",schemaPath:"#/properties/tls/properties/ca_bundle_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data4.min_version !== undefined){
let data7 = data4.min_version;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!((data7 === "1.2") || (data7 === "1.3"))){
const err4 = {instancePath:instancePath+"/tls/min_version",schemaPath:"#/properties/tls/properties/min_version/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema30.properties.tls.properties.min_version.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
const _errs16 = errors;
if(!(validate62(data7, {instancePath:instancePath+"/tls/min_version",parentData:data4,parentDataProperty:"min_version",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/tls/min_version",schemaPath:"#/properties/tls/properties/min_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":["string","object"],"additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","examples":["http://localhost:3000/mcp"]},"timeout":{"$ref":"#/$defs/Duration","default":"30s"},"interval":{"$ref":"#/$defs/Duration","default":"500ms"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "timeout")) || (key0 === "interval"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate60(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.interval !== undefined){
if(!(validate60(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","additionalProperties":false,"required":["command"],"properties":{"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"stop":{"$ref":"#/$defs/Command"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "command") || (key0 === "env")) || (key0 === "cwd")) || (key0 === "stop"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err2 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.stop !== undefined){
if(!(validate54(data.stop, {instancePath:instancePath+"/stop",parentData:data,parentDataProperty:"stop",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","additionalProperties":false,"properties":{"sampling":{"$ref":"#/$defs/Any"},"elicitation":{"$ref":"#/$defs/Any"},"roots":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["uri"],"properties":{"uri":{"type":"string"},"name":{"type":"string"}}}}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "sampling") || (key0 === "elicitation")) || (key0 === "roots"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sampling !== undefined){
if(!(validate67(data.sampling, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.elicitation !== undefined){
if(!(validate67(data.elicitation, {instancePath:instancePath+"/elicitation",parentData:data,parentDataProperty:"elicitation",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.roots !== undefined){
let data2 = data.roots;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.uri === undefined){
const err1 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "uri") || (key1 === "name"))){
const err2 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.uri !== undefined){
if(typeof data3.uri !== "string"){
const err3 = {instancePath:instancePath+"/roots/" + i0+"/uri",schemaPath:"#/properties/roots/items/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err4 = {instancePath:instancePath+"/roots/" + i0+"/name",schemaPath:"#/properties/roots/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cassette === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "cassette"},message:"must have required property '"+"cassette"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.inherit_env !== undefined){
if(!(validate58(data.inherit_env, {instancePath:instancePath+"/inherit_env",parentData:data,parentDataProperty:"inherit_env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err5 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.startup_timeout !== undefined){
if(!(validate60(data.startup_timeout, {instancePath:instancePath+"/startup_timeout",parentData:data,parentDataProperty:"startup_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transport !== undefined){
let data6 = data.transport;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!((data6 === "http") || (data6 === "sse"))){
const err7 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema20.properties.transport.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate62(data6, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.auth !== undefined){
if(!(validate64(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate71(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined){
if(!(validate73(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.wait_for_ready !== undefined){
if(!(validate81(data.wait_for_ready, {instancePath:instancePath+"/wait_for_ready",parentData:data,parentDataProperty:"wait_for_ready",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(validate85(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
if(!(validate90(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.safe_calls !== undefined){
let data13 = data.safe_calls;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err9 = {instancePath:instancePath+"/safe_calls/" + i0,schemaPath:"#/properties/safe_calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/safe_calls",schemaPath:"#/properties/safe_calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.volatile !== undefined){
let data15 = data.volatile;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err11 = {instancePath:instancePath+"/volatile/" + i1,schemaPath:"#/properties/volatile/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cassette !== undefined){
if(typeof data.cassette !== "string"){
const err13 = {instancePath:instancePath+"/cassette",schemaPath:"#/properties/cassette/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":["object","string","number","boolean","null"],"additionalProperties":false,"oneOf":[{"type":["string","number","boolean","null"]},{"type":"object","required":["value"]},{"type":"object","required":["from_env"]}],"dependentRequired":{"default":["from_env"]},"properties":{"value":{"$ref":"#/$defs/Scalar"},"from_env":{"type":"string","examples":["API_TOKEN"]},"default":{"$ref":"#/$defs/Scalar"}},"examples":[{"value":"tea"}]};
const schema36 = {"type":["string","number","boolean","null"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type},message:"must be string,number,boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema35.type},message:"must be object,string,number,boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: schema35.oneOf[0].type},message:"must be string,number,boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_env === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "from_env"},message:"must have required property '"+"from_env"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "from_env")) || (key0 === "default"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate96(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.from_env !== undefined){
if(typeof data.from_env !== "string"){
const err8 = {instancePath:instancePath+"/from_env",schemaPath:"#/properties/from_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate96(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(data.from_env === undefined){
const err9 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "default",
    missingProperty: "from_env",
    depsCount: 1,
    deps: "from_env"},message:"must have property from_env when property default is present"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"array","items":{"$ref":"#/$defs/Step"}};
const schema38 = {"type":"object","additionalProperties":false,"oneOf":[{"required":["tool"]},{"required":["resource"]},{"required":["prompt"]}],"properties":{"id":{"type":"string","examples":["first"]},"server":{"type":"string"},"tool":{"type":"string","examples":["search"]},"resource":{"type":"string","examples":["file:///notes.txt"]},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}},"expect":{"$ref":"#/$defs/Expect"},"save":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"id":"result.structuredContent.id"}]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"}}};
const schema39 = {"type":"object","examples":[{"query":"tea"}]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":["array","object"],"items":{"$ref":"#/$defs/Assertion"},"properties":{"assertions":{"type":"array","items":{"$ref":"#/$defs/Assertion"}},"max_duration_ms":{"$ref":"#/$defs/Milliseconds"},"max_response_tokens":{"$ref":"#/$defs/TokenBudget"},"response_headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/Any"}},"response_headers_absent":{"type":"array","items":{"type":"string"}}},"additionalProperties":true};
const schema41 = {"type":"object","additionalProperties":false,"required":["matcher"],"properties":{"target":{"type":"string","default":"","examples":["result.content[0].text"]},"matcher":{"$ref":"#/$defs/Matcher"},"message":{"type":"string"},"transform":{"$ref":"#/$defs/JqTransform"}}};
const schema42 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"exact":{"$ref":"#/$defs/Any","examples":[{"a":1,"b":2}]},"contains":{"$ref":"#/$defs/Any","examples":[{"status":"shipped"}]},"contains-all":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Any"},"examples":[["order","shipped"]]},"contains-any":{"type":"array","items":{"$ref":"#/$defs/Any"},"examples":[["approved","accepted"]]},"icontains":{"type":"string","examples":["success"]},"starts-with":{"type":"string","examples":["data:"]},"ends-with":{"type":"string","examples":["on Monday."]},"regex":{"type":"string","examples":["^order [0-9]+$"]},"schema":{"$ref":"#/$defs/JsonSchema","examples":[{"required":["id"]}]},"is-json":{"$ref":"#/$defs/OptionalSchema"},"is-xml":{"type":["object","null"],"additionalProperties":false,"properties":{"root":{"type":"string"}}},"is-sql":{"type":"null"},"is-valid-tools-call":{"$ref":"#/$defs/OptionalSchema"},"levenshtein":{"type":"object","additionalProperties":false,"required":["value","max"],"properties":{"value":{"type":"string"},"max":{"$ref":"#/$defs/Count"}},"examples":[{"value":"kitten","max":3}]},"cel":{"type":"string","examples":["value.size() > 0"]},"greater-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"less-than":{"$ref":"#/$defs/AnyNumber","examples":[10]},"between":{"type":["object","array"],"additionalProperties":false,"required":["min","max"],"properties":{"min":{"$ref":"#/$defs/AnyNumber"},"max":{"$ref":"#/$defs/AnyNumber"}},"items":{"$ref":"#/$defs/AnyNumber"},"minItems":2,"maxItems":2,"examples":[[1,10]]},"type":{"anyOf":[{"enum":["string","number","integer","boolean","array","object","null",null]},{"type":"array","minItems":1,"items":{"enum":["string","number","integer","boolean","array","object","null",null]}}],"examples":[["string","null"]]},"not-empty":{"enum":[null,true],"examples":[true]},"not":{"$ref":"#/$defs/Matcher","examples":[{"contains":"error"}]},"oneOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"o"},{"contains":"k"}]]},"anyOf":{"$ref":"#/$defs/Matchers","examples":[[{"exact":"ok"},{"exact":"ready"}]]},"allOf":{"$ref":"#/$defs/Matchers","examples":[[{"contains":"ok"},{"starts-with":"a"}]]},"snapshot":{"$ref":"#/$defs/Snapshot"},"similar":{"type":"object","additionalProperties":false,"required":["value","threshold","model"],"properties":{"value":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction"},"model":{"$ref":"#/$defs/Model"}}},"llm-judge":{"type":"object","additionalProperties":false,"required":["rubric"],"properties":{"rubric":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"}}},"llm-jury":{"type":"object","additionalProperties":false,"required":["rubric","jurors"],"properties":{"rubric":{"type":"string"},"jurors":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string"},"provider":{"type":"string"}}}},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"quorum":{"$ref":"#/$defs/Fraction","default":0.5}}},"factuality":{"$ref":"#/$defs/NamedJudge"},"answer-relevance":{"$ref":"#/$defs/NamedJudge"},"context-faithfulness":{"$ref":"#/$defs/NamedJudge"}},"examples":[{"contains":"tea"}]};
const schema43 = {"type":["object","boolean"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},message:"must be object,boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":["object","null"],"additionalProperties":false,"properties":{"schema":{"$ref":"#/$defs/JsonSchema"}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "schema")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate111(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[1.5]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Matcher"}};
const wrapper0 = {validate: validate106};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":["string","object"],"additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"update":{"$ref":"#/$defs/Bool","default":false},"ignore":{"type":"array","default":[],"items":{"type":"string"}},"normalise":{"type":"array","default":[],"items":{"type":["string","object"],"pattern":"^(uuid|timestamp)$","examples":["uuid"],"additionalProperties":false,"required":["regex","to"],"properties":{"regex":{"type":"string"},"to":{"type":"string"}}}}}};
const pattern10 = new RegExp("^(uuid|timestamp)$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "update")) || (key0 === "ignore")) || (key0 === "normalise"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.update !== undefined){
if(!(validate58(data.update, {instancePath:instancePath+"/update",parentData:data,parentDataProperty:"update",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.ignore !== undefined){
let data2 = data.ignore;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err4 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.normalise !== undefined){
let data4 = data.normalise;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err6 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/type",keyword:"type",params:{type: schema47.properties.normalise.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err7 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/pattern",keyword:"pattern",params:{pattern: "^(uuid|timestamp)$"},message:"must match pattern \""+"^(uuid|timestamp)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.regex === undefined){
const err8 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/required",keyword:"required",params:{missingProperty: "regex"},message:"must have required property '"+"regex"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.to === undefined){
const err9 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "regex") || (key1 === "to"))){
const err10 = {instancePath:instancePath+"/normalise/" + i1,schemaPath:"#/properties/normalise/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.regex !== undefined){
if(typeof data5.regex !== "string"){
const err11 = {instancePath:instancePath+"/normalise/" + i1+"/regex",schemaPath:"#/properties/normalise/items/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.to !== undefined){
if(typeof data5.to !== "string"){
const err12 = {instancePath:instancePath+"/normalise/" + i1+"/to",schemaPath:"#/properties/normalise/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/normalise",schemaPath:"#/properties/normalise/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"maximum":1,"examples":[0.7]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":["string","object"],"additionalProperties":false,"required":["provider","id"],"properties":{"provider":{"type":"string"},"id":{"type":"string","examples":["first"]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","additionalProperties":false,"oneOf":[{"required":["reference"]},{"required":["query"]},{"required":["context"]}],"properties":{"reference":{"type":"string"},"query":{"type":"string"},"context":{"type":"string"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "reference") || (key0 === "query")) || (key0 === "context")) || (key0 === "threshold")) || (key0 === "model"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reference !== undefined){
if(typeof data.reference !== "string"){
const err5 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
if(typeof data.query !== "string"){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.context !== undefined){
if(typeof data.context !== "string"){
const err7 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate131(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate133(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exact !== undefined){
if(!(validate67(data.exact, {instancePath:instancePath+"/exact",parentData:data,parentDataProperty:"exact",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.contains !== undefined){
if(!(validate67(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data["contains-all"] !== undefined){
let data2 = data["contains-all"];
if(Array.isArray(data2)){
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/contains-all",schemaPath:"#/properties/contains-all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data2[i0], {instancePath:instancePath+"/contains-all/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/contains-all",schemaPath:"#/properties/contains-all/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["contains-any"] !== undefined){
let data4 = data["contains-any"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate67(data4[i1], {instancePath:instancePath+"/contains-any/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/contains-any",schemaPath:"#/properties/contains-any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.icontains !== undefined){
if(typeof data.icontains !== "string"){
const err6 = {instancePath:instancePath+"/icontains",schemaPath:"#/properties/icontains/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["starts-with"] !== undefined){
if(typeof data["starts-with"] !== "string"){
const err7 = {instancePath:instancePath+"/starts-with",schemaPath:"#/properties/starts-with/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["ends-with"] !== undefined){
if(typeof data["ends-with"] !== "string"){
const err8 = {instancePath:instancePath+"/ends-with",schemaPath:"#/properties/ends-with/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.regex !== undefined){
if(typeof data.regex !== "string"){
const err9 = {instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate111(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data["is-json"] !== undefined){
if(!(validate113(data["is-json"], {instancePath:instancePath+"/is-json",parentData:data,parentDataProperty:"is-json",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate113.errors);
errors = vErrors.length;
}
}
if(data["is-xml"] !== undefined){
let data12 = data["is-xml"];
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err10 = {instancePath:instancePath+"/is-xml",schemaPath:"#/properties/is-xml/type",keyword:"type",params:{type: schema42.properties["is-xml"].type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!(key1 === "root")){
const err11 = {instancePath:instancePath+"/is-xml",schemaPath:"#/properties/is-xml/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data12.root !== undefined){
if(typeof data12.root !== "string"){
const err12 = {instancePath:instancePath+"/is-xml/root",schemaPath:"#/properties/is-xml/properties/root/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data["is-sql"] !== undefined){
if(data["is-sql"] !== null){
const err13 = {instancePath:instancePath+"/is-sql",schemaPath:"#/properties/is-sql/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["is-valid-tools-call"] !== undefined){
if(!(validate113(data["is-valid-tools-call"], {instancePath:instancePath+"/is-valid-tools-call",parentData:data,parentDataProperty:"is-valid-tools-call",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate113.errors);
errors = vErrors.length;
}
}
if(data.levenshtein !== undefined){
let data16 = data.levenshtein;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err14 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data16.max === undefined){
const err15 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data16){
if(!((key2 === "value") || (key2 === "max"))){
const err16 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data16.value !== undefined){
if(typeof data16.value !== "string"){
const err17 = {instancePath:instancePath+"/levenshtein/value",schemaPath:"#/properties/levenshtein/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data16.max !== undefined){
if(!(validate76(data16.max, {instancePath:instancePath+"/levenshtein/max",parentData:data16,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/levenshtein",schemaPath:"#/properties/levenshtein/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.cel !== undefined){
if(typeof data.cel !== "string"){
const err19 = {instancePath:instancePath+"/cel",schemaPath:"#/properties/cel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["greater-than"] !== undefined){
if(!(validate118(data["greater-than"], {instancePath:instancePath+"/greater-than",parentData:data,parentDataProperty:"greater-than",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data["less-than"] !== undefined){
if(!(validate118(data["less-than"], {instancePath:instancePath+"/less-than",parentData:data,parentDataProperty:"less-than",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.between !== undefined){
let data22 = data.between;
if(!data22 || typeof data22 != "object"){
const err20 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/type",keyword:"type",params:{type: schema42.properties.between.type},message:"must be object,array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data22)){
if(data22.length > 2){
const err21 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data22.length < 2){
const err22 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate118(data22[i2], {instancePath:instancePath+"/between/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate118.errors);
errors = vErrors.length;
}
}
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.min === undefined){
const err23 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data22.max === undefined){
const err24 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data22){
if(!((key3 === "min") || (key3 === "max"))){
const err25 = {instancePath:instancePath+"/between",schemaPath:"#/properties/between/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data22.min !== undefined){
if(!(validate118(data22.min, {instancePath:instancePath+"/between/min",parentData:data22,parentDataProperty:"min",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data22.max !== undefined){
if(!(validate118(data22.max, {instancePath:instancePath+"/between/max",parentData:data22,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate118.errors);
errors = vErrors.length;
}
}
}
}
if(data.type !== undefined){
let data26 = data.type;
const _errs45 = errors;
let valid10 = false;
const _errs46 = errors;
if(!((((((((data26 === "string") || (data26 === "number")) || (data26 === "integer")) || (data26 === "boolean")) || (data26 === "array")) || (data26 === "object")) || (data26 === "null")) || (data26 === null))){
const err26 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid10 = valid10 || _valid0;
const _errs47 = errors;
if(Array.isArray(data26)){
if(data26.length < 1){
const err27 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(!((((((((data27 === "string") || (data27 === "number")) || (data27 === "integer")) || (data27 === "boolean")) || (data27 === "array")) || (data27 === "object")) || (data27 === "null")) || (data27 === null))){
const err28 = {instancePath:instancePath+"/type/" + i3,schemaPath:"#/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.anyOf[1].items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs47 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data["not-empty"] !== undefined){
let data28 = data["not-empty"];
if(!((data28 === null) || (data28 === true))){
const err31 = {instancePath:instancePath+"/not-empty",schemaPath:"#/properties/not-empty/enum",keyword:"enum",params:{allowedValues: schema42.properties["not-empty"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.oneOf !== undefined){
if(!(validate124(data.oneOf, {instancePath:instancePath+"/oneOf",parentData:data,parentDataProperty:"oneOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.anyOf !== undefined){
if(!(validate124(data.anyOf, {instancePath:instancePath+"/anyOf",parentData:data,parentDataProperty:"anyOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.allOf !== undefined){
if(!(validate124(data.allOf, {instancePath:instancePath+"/allOf",parentData:data,parentDataProperty:"allOf",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.snapshot !== undefined){
if(!(validate128(data.snapshot, {instancePath:instancePath+"/snapshot",parentData:data,parentDataProperty:"snapshot",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.similar !== undefined){
let data34 = data.similar;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.value === undefined){
const err32 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data34.threshold === undefined){
const err33 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data34.model === undefined){
const err34 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key4 in data34){
if(!(((key4 === "value") || (key4 === "threshold")) || (key4 === "model"))){
const err35 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data34.value !== undefined){
if(typeof data34.value !== "string"){
const err36 = {instancePath:instancePath+"/similar/value",schemaPath:"#/properties/similar/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data34.threshold !== undefined){
if(!(validate131(data34.threshold, {instancePath:instancePath+"/similar/threshold",parentData:data34,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data34.model !== undefined){
if(!(validate133(data34.model, {instancePath:instancePath+"/similar/model",parentData:data34,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/similar",schemaPath:"#/properties/similar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data["llm-judge"] !== undefined){
let data38 = data["llm-judge"];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.rubric === undefined){
const err38 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/required",keyword:"required",params:{missingProperty: "rubric"},message:"must have required property '"+"rubric"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key5 in data38){
if(!(((key5 === "rubric") || (key5 === "threshold")) || (key5 === "model"))){
const err39 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data38.rubric !== undefined){
if(typeof data38.rubric !== "string"){
const err40 = {instancePath:instancePath+"/llm-judge/rubric",schemaPath:"#/properties/llm-judge/properties/rubric/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data38.threshold !== undefined){
if(!(validate131(data38.threshold, {instancePath:instancePath+"/llm-judge/threshold",parentData:data38,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data38.model !== undefined){
if(!(validate133(data38.model, {instancePath:instancePath+"/llm-judge/model",parentData:data38,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/llm-judge",schemaPath:"#/properties/llm-judge/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data["llm-jury"] !== undefined){
let data42 = data["llm-jury"];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.rubric === undefined){
const err42 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/required",keyword:"required",params:{missingProperty: "rubric"},message:"must have required property '"+"rubric"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data42.jurors === undefined){
const err43 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/required",keyword:"required",params:{missingProperty: "jurors"},message:"must have required property '"+"jurors"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key6 in data42){
if(!((((key6 === "rubric") || (key6 === "jurors")) || (key6 === "threshold")) || (key6 === "quorum"))){
const err44 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data42.rubric !== undefined){
if(typeof data42.rubric !== "string"){
const err45 = {instancePath:instancePath+"/llm-jury/rubric",schemaPath:"#/properties/llm-jury/properties/rubric/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data42.jurors !== undefined){
let data44 = data42.jurors;
if(Array.isArray(data44)){
if(data44.length < 1){
const err46 = {instancePath:instancePath+"/llm-jury/jurors",schemaPath:"#/properties/llm-jury/properties/jurors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
let data45 = data44[i4];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.model === undefined){
const err47 = {instancePath:instancePath+"/llm-jury/jurors/" + i4,schemaPath:"#/properties/llm-jury/properties/jurors/items/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key7 in data45){
if(!((key7 === "model") || (key7 === "provider"))){
const err48 = {instancePath:instancePath+"/llm-jury/jurors/" + i4,schemaPath:"#/properties/llm-jury/properties/jurors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data45.model !== undefined){
if(typeof data45.model !== "string"){
const err49 = {instancePath:instancePath+"/llm-jury/jurors/" + i4+"/model",schemaPath:"#/properties/llm-jury/properties/jurors/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data45.provider !== undefined){
if(typeof data45.provider !== "string"){
const err50 = {instancePath:instancePath+"/llm-jury/jurors/" + i4+"/provider",schemaPath:"#/properties/llm-jury/properties/jurors/items/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/llm-jury/jurors/" + i4,schemaPath:"#/properties/llm-jury/properties/jurors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/llm-jury/jurors",schemaPath:"#/properties/llm-jury/properties/jurors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data42.threshold !== undefined){
if(!(validate131(data42.threshold, {instancePath:instancePath+"/llm-jury/threshold",parentData:data42,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data42.quorum !== undefined){
if(!(validate131(data42.quorum, {instancePath:instancePath+"/llm-jury/quorum",parentData:data42,parentDataProperty:"quorum",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/llm-jury",schemaPath:"#/properties/llm-jury/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.factuality !== undefined){
if(!(validate139(data.factuality, {instancePath:instancePath+"/factuality",parentData:data,parentDataProperty:"factuality",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data["answer-relevance"] !== undefined){
if(!(validate139(data["answer-relevance"], {instancePath:instancePath+"/answer-relevance",parentData:data,parentDataProperty:"answer-relevance",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data["context-faithfulness"] !== undefined){
if(!(validate139(data["context-faithfulness"], {instancePath:instancePath+"/context-faithfulness",parentData:data,parentDataProperty:"context-faithfulness",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jq === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jq"},message:"must have required property '"+"jq"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "jq")){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.jq !== undefined){
if(typeof data.jq !== "string"){
const err3 = {instancePath:instancePath+"/jq",schemaPath:"#/properties/jq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matcher === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matcher"},message:"must have required property '"+"matcher"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "target") || (key0 === "matcher")) || (key0 === "message")) || (key0 === "transform"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
const err2 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.matcher !== undefined){
if(!(validate106(data.matcher, {instancePath:instancePath+"/matcher",parentData:data,parentDataProperty:"matcher",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate106.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate146(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"maximum":2147483647,"examples":[5000]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":["integer","string","object"],"minimum":1,"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","additionalProperties":false,"required":["budget"],"properties":{"budget":{"$ref":"#/$defs/Positive"},"tokenizer":{"anyOf":[{"enum":["o200k_base","cl100k_base"]},{"$ref":"#/$defs/Reference"}]},"mode":{"anyOf":[{"enum":["fail","warn"]},{"$ref":"#/$defs/Reference"}]}}};
const schema54 = {"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":1,"examples":[3]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type},message:"must be integer,string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budget === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "budget") || (key0 === "tokenizer")) || (key0 === "mode"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.budget !== undefined){
if(!(validate153(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.tokenizer !== undefined){
let data1 = data.tokenizer;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!((data1 === "o200k_base") || (data1 === "cl100k_base"))){
const err5 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema53.properties.tokenizer.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/tokenizer",parentData:data,parentDataProperty:"tokenizer",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.mode !== undefined){
let data2 = data.mode;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!((data2 === "fail") || (data2 === "warn"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema53.properties.mode.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
const _errs10 = errors;
if(!(validate62(data2, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!data || typeof data != "object"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assertions !== undefined){
let data1 = data.assertions;
if(Array.isArray(data1)){
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
if(!(validate105(data1[i1], {instancePath:instancePath+"/assertions/" + i1,parentData:data1,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.max_duration_ms !== undefined){
if(!(validate150(data.max_duration_ms, {instancePath:instancePath+"/max_duration_ms",parentData:data,parentDataProperty:"max_duration_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.max_response_tokens !== undefined){
if(!(validate152(data.max_response_tokens, {instancePath:instancePath+"/max_response_tokens",parentData:data,parentDataProperty:"max_response_tokens",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.response_headers !== undefined){
let data5 = data.response_headers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(!(validate67(data5[key0], {instancePath:instancePath+"/response_headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response_headers_absent !== undefined){
let data7 = data.response_headers_absent;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err3 = {instancePath:instancePath+"/response_headers_absent/" + i2,schemaPath:"#/properties/response_headers_absent/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/response_headers_absent",schemaPath:"#/properties/response_headers_absent/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"items":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.server !== undefined){
if(typeof data.server !== "string"){
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err7 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.resource !== undefined){
if(typeof data.resource !== "string"){
const err8 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
let data7 = data.save;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
const err10 = {instancePath:instancePath+"/save/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/save/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/save",schemaPath:"#/properties/save/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","additionalProperties":false,"properties":{"transform":{"$ref":"#/$defs/Transform"},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"tags":{"type":"array","items":{"type":"string"},"examples":[["smoke"]]},"expect":{"$ref":"#/$defs/Expect"}}};
const schema56 = {"type":"object","additionalProperties":false,"properties":{"request":{"$ref":"#/$defs/Program"},"response":{"$ref":"#/$defs/Program"}}};
const schema57 = {"type":["string","object"],"additionalProperties":false,"required":["jq"],"properties":{"jq":{"type":"string"}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jq === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jq"},message:"must have required property '"+"jq"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "jq")){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.jq !== undefined){
if(typeof data.jq !== "string"){
const err3 = {instancePath:instancePath+"/jq",schemaPath:"#/properties/jq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "request") || (key0 === "response"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.request !== undefined){
if(!(validate166(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate166.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
if(!(validate166(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "transform") || (key0 === "timeout_ms")) || (key0 === "tags")) || (key0 === "expect"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate165(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["tool"]},{"required":["steps"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"tool":{"type":"string","examples":["search"]},"args":{"$ref":"#/$defs/Args","default":{}},"parity":{"$ref":"#/$defs/Bool","default":false},"inject_error":{"type":"string","examples":["rate_limited"]},"transform":{"$ref":"#/$defs/Transform"},"negative_path":{"$ref":"#/$defs/NegativePath"},"fuzz":{"$ref":"#/$defs/Fuzz"},"data":{"type":["array","object"],"items":{"type":"object"},"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"steps":{"$ref":"#/$defs/SomeSteps"},"finally":{"$ref":"#/$defs/Steps"},"verify":{"$ref":"#/$defs/SomeSteps"},"wire_fault":{"anyOf":[{"enum":["drop_response","disconnect","duplicate_request"]},{"$ref":"#/$defs/Reference"}]},"resend":{"$ref":"#/$defs/Count","default":0}}};
const func7 = helper0;
const schema59 = {"type":["string","array"],"items":{"type":"string"},"minItems":1};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"array","items":{"$ref":"#/$defs/Revision"}};
const schema61 = {"anyOf":[{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]},{"$ref":"#/$defs/Reference"}]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!((((((data === "2024-11-05") || (data === "2025-03-26")) || (data === "2025-06-18")) || (data === "2025-11-25")) || (data === "2026-03-26")) || (data === "2026-07-28"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema61.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate179(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","additionalProperties":false,"properties":{"checks":{"type":"array","items":{"anyOf":[{"enum":["unknown_tool","missing_required","wrong_type","extra_field","oversized"]},{"$ref":"#/$defs/Reference"}]}},"base_call":{"$ref":"#/$defs/Bool"},"oversized_bytes":{"anyOf":[{"type":"integer","minimum":1,"maximum":16777216},{"$ref":"#/$defs/Reference"}]},"error_channel":{"$ref":"#/$defs/Gate"}}};
const schema63 = {"anyOf":[{"enum":["off","warn","fail"]},{"$ref":"#/$defs/Reference"}]};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((data === "off") || (data === "warn")) || (data === "fail"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema63.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "checks") || (key0 === "base_call")) || (key0 === "oversized_bytes")) || (key0 === "error_channel"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.checks !== undefined){
let data0 = data.checks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(((((data1 === "unknown_tool") || (data1 === "missing_required")) || (data1 === "wrong_type")) || (data1 === "extra_field")) || (data1 === "oversized"))){
const err1 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema62.properties.checks.items.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/checks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err2 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.base_call !== undefined){
if(!(validate58(data.base_call, {instancePath:instancePath+"/base_call",parentData:data,parentDataProperty:"base_call",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.oversized_bytes !== undefined){
let data3 = data.oversized_bytes;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 16777216 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216},message:"must be <= 16777216"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
const _errs13 = errors;
if(!(validate62(data3, {instancePath:instancePath+"/oversized_bytes",parentData:data,parentDataProperty:"oversized_bytes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err7 = {instancePath:instancePath+"/oversized_bytes",schemaPath:"#/properties/oversized_bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.error_channel !== undefined){
if(!(validate193(data.error_channel, {instancePath:instancePath+"/error_channel",parentData:data,parentDataProperty:"error_channel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"object","additionalProperties":false,"properties":{"seed":{"$ref":"#/$defs/Integer"},"cases":{"$ref":"#/$defs/Positive"},"max_call_ms":{"$ref":"#/$defs/Milliseconds"}}};
const schema65 = {"type":["integer","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","examples":[-32000]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema65.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "seed") || (key0 === "cases")) || (key0 === "max_call_ms"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.seed !== undefined){
if(!(validate198(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined){
if(!(validate153(data.cases, {instancePath:instancePath+"/cases",parentData:data,parentDataProperty:"cases",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.max_call_ms !== undefined){
if(!(validate150(data.max_call_ms, {instancePath:instancePath+"/max_call_ms",parentData:data,parentDataProperty:"max_call_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Step"}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema58.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err9 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema58.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs16 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err11 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema58.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err12 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.parity !== undefined){
if(!(validate58(data.parity, {instancePath:instancePath+"/parity",parentData:data,parentDataProperty:"parity",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.inject_error !== undefined){
if(typeof data.inject_error !== "string"){
const err13 = {instancePath:instancePath+"/inject_error",schemaPath:"#/properties/inject_error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.transform !== undefined){
if(!(validate165(data.transform, {instancePath:instancePath+"/transform",parentData:data,parentDataProperty:"transform",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.negative_path !== undefined){
if(!(validate189(data.negative_path, {instancePath:instancePath+"/negative_path",parentData:data,parentDataProperty:"negative_path",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data.fuzz !== undefined){
if(!(validate197(data.fuzz, {instancePath:instancePath+"/fuzz",parentData:data,parentDataProperty:"fuzz",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data18 = data.data;
if(!data18 || typeof data18 != "object"){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema58.properties.data.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err15 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.file === undefined){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data18){
if(!(key1 === "file")){
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data18.file !== undefined){
if(typeof data18.file !== "string"){
const err18 = {instancePath:instancePath+"/data/file",schemaPath:"#/properties/data/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.steps !== undefined){
if(!(validate203(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.finally !== undefined){
if(!(validate100(data.finally, {instancePath:instancePath+"/finally",parentData:data,parentDataProperty:"finally",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.verify !== undefined){
if(!(validate203(data.verify, {instancePath:instancePath+"/verify",parentData:data,parentDataProperty:"verify",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.wire_fault !== undefined){
let data24 = data.wire_fault;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
if(!(((data24 === "drop_response") || (data24 === "disconnect")) || (data24 === "duplicate_request"))){
const err19 = {instancePath:instancePath+"/wire_fault",schemaPath:"#/properties/wire_fault/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema58.properties.wire_fault.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid8 = valid8 || _valid2;
const _errs45 = errors;
if(!(validate62(data24, {instancePath:instancePath+"/wire_fault",parentData:data,parentDataProperty:"wire_fault",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid2 = _errs45 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err20 = {instancePath:instancePath+"/wire_fault",schemaPath:"#/properties/wire_fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.resend !== undefined){
if(!(validate76(data.resend, {instancePath:instancePath+"/resend",parentData:data,parentDataProperty:"resend",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","additionalProperties":false,"required":["name","uri"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"uri":{"type":"string","examples":["file:///notes.txt"]}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uri === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema67.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema67.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.uri !== undefined){
if(typeof data.uri !== "string"){
const err10 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"prompt":{"type":"string"},"args":{"$ref":"#/$defs/Args","default":{}}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema68.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema68.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema68.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.args !== undefined){
if(!(validate102(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"required":["name","servers"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"model":{"$ref":"#/$defs/Model"},"models":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Model"}},"servers":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["books"]]},"prompt":{"type":"string"},"turns":{"type":["array","object"],"items":{"type":"object","additionalProperties":false,"required":["user"],"properties":{"user":{"type":"string"}}},"additionalProperties":false,"required":["simulate"],"properties":{"simulate":{"type":"object","additionalProperties":false,"required":["goal"],"properties":{"goal":{"type":"string"},"persona":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":6}}}}},"system_prompt":{"type":"string"},"max_turns":{"$ref":"#/$defs/Positive","default":10},"max_tokens":{"$ref":"#/$defs/Positive","default":1024},"token_budget":{"$ref":"#/$defs/Positive"},"max_tool_calls":{"$ref":"#/$defs/Count"},"time_budget":{"$ref":"#/$defs/Duration"},"runs":{"$ref":"#/$defs/Positive","default":1},"pass_rate":{"$ref":"#/$defs/Fraction","default":1},"inject":{"type":"array","items":{"type":"string"}},"cassette":{"type":"string","examples":["weather.cassette.json"]},"recovery":{"type":"object","additionalProperties":false,"required":["max_detection_ms"],"properties":{"max_detection_ms":{"$ref":"#/$defs/Milliseconds"},"max_recovery_ms":{"$ref":"#/$defs/Milliseconds"},"require_clean_timeout":{"$ref":"#/$defs/Bool","default":false}}},"eval":{"type":"object","additionalProperties":false,"properties":{"mcp_task_completion":{"$ref":"#/$defs/Metric"},"mcp_use":{"$ref":"#/$defs/Metric"},"argument_correctness":{"$ref":"#/$defs/Metric"},"plan_quality":{"$ref":"#/$defs/Metric"},"multi_turn_mcp_use":{"$ref":"#/$defs/Metric"},"rubric":{"$ref":"#/$defs/Rubric"},"scorers":{"type":"array","items":{"type":"string"}}}}}};
const schema70 = {"type":["object","null"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction","default":0.5},"model":{"$ref":"#/$defs/Model"}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "threshold") || (key0 === "model"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate131(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate133(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":["string","object"],"additionalProperties":false,"properties":{"threshold":{"$ref":"#/$defs/Fraction"},"strict":{"$ref":"#/$defs/Bool","default":false},"ref":{"type":"string"},"criteria":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"weight":{"$ref":"#/$defs/Number","default":1}}}},"tree":{"$ref":"#/$defs/Tree"}}};
const schema72 = {"type":["number","string"],"pattern":"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$","minimum":0,"examples":[1.5]};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"},message:"must match pattern \""+"^\\$(\\{[^}]*\\}|[A-Za-z_][A-Za-z0-9_]*)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","additionalProperties":false,"oneOf":[{"required":["ask"]},{"required":["score"]}],"properties":{"ask":{"type":"string"},"yes":{"$ref":"#/$defs/Tree"},"no":{"$ref":"#/$defs/Tree"},"score":{"$ref":"#/$defs/Fraction"},"reason":{"type":"string"}}};
const wrapper2 = {validate: validate263};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ask === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "ask"},message:"must have required property '"+"ask"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "ask") || (key0 === "yes")) || (key0 === "no")) || (key0 === "score")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ask !== undefined){
if(typeof data.ask !== "string"){
const err4 = {instancePath:instancePath+"/ask",schemaPath:"#/properties/ask/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.yes !== undefined){
if(!(wrapper2.validate(data.yes, {instancePath:instancePath+"/yes",parentData:data,parentDataProperty:"yes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
if(data.no !== undefined){
if(!(wrapper2.validate(data.no, {instancePath:instancePath+"/no",parentData:data,parentDataProperty:"no",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined){
if(!(validate131(data.score, {instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "threshold") || (key0 === "strict")) || (key0 === "ref")) || (key0 === "criteria")) || (key0 === "tree"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate131(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.strict !== undefined){
if(!(validate58(data.strict, {instancePath:instancePath+"/strict",parentData:data,parentDataProperty:"strict",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err2 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.criteria !== undefined){
let data3 = data.criteria;
if(Array.isArray(data3)){
if(data3.length < 1){
const err3 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err4 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.description === undefined){
const err5 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "name") || (key1 === "description")) || (key1 === "weight"))){
const err6 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err7 = {instancePath:instancePath+"/criteria/" + i0+"/name",schemaPath:"#/properties/criteria/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
const err8 = {instancePath:instancePath+"/criteria/" + i0+"/description",schemaPath:"#/properties/criteria/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.weight !== undefined){
if(!(validate261(data4.weight, {instancePath:instancePath+"/criteria/" + i0+"/weight",parentData:data4,parentDataProperty:"weight",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate261.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tree !== undefined){
if(!(validate263(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate263.errors);
errors = vErrors.length;
}
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.servers === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tags !== undefined){
let data1 = data.tags;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data4 = data.profile;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(((data4 === "quick") || (data4 === "standard")) || (data4 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema69.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
const _errs12 = errors;
if(!(validate62(data4, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data5 = data.skip;
if((typeof data5 !== "boolean") && (typeof data5 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema69.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate133(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
if(data.models !== undefined){
let data11 = data.models;
if(Array.isArray(data11)){
if(data11.length < 1){
const err10 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate133(data11[i1], {instancePath:instancePath+"/models/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.servers !== undefined){
let data13 = data.servers;
if(Array.isArray(data13)){
if(data13.length < 1){
const err12 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(typeof data13[i2] !== "string"){
const err13 = {instancePath:instancePath+"/servers/" + i2,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.turns !== undefined){
let data16 = data.turns;
if(!data16 || typeof data16 != "object"){
const err16 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: schema69.properties.turns.type},message:"must be array,object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.user === undefined){
const err17 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data17){
if(!(key1 === "user")){
const err18 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data17.user !== undefined){
if(typeof data17.user !== "string"){
const err19 = {instancePath:instancePath+"/turns/" + i3+"/user",schemaPath:"#/properties/turns/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/turns/" + i3,schemaPath:"#/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.simulate === undefined){
const err21 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "simulate"},message:"must have required property '"+"simulate"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data16){
if(!(key2 === "simulate")){
const err22 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data16.simulate !== undefined){
let data19 = data16.simulate;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.goal === undefined){
const err23 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data19){
if(!(((key3 === "goal") || (key3 === "persona")) || (key3 === "max_turns"))){
const err24 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data19.goal !== undefined){
if(typeof data19.goal !== "string"){
const err25 = {instancePath:instancePath+"/turns/simulate/goal",schemaPath:"#/properties/turns/properties/simulate/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data19.persona !== undefined){
if(typeof data19.persona !== "string"){
const err26 = {instancePath:instancePath+"/turns/simulate/persona",schemaPath:"#/properties/turns/properties/simulate/properties/persona/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.max_turns !== undefined){
if(!(validate153(data19.max_turns, {instancePath:instancePath+"/turns/simulate/max_turns",parentData:data19,parentDataProperty:"max_turns",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/turns/simulate",schemaPath:"#/properties/turns/properties/simulate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data.system_prompt !== undefined){
if(typeof data.system_prompt !== "string"){
const err28 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max_turns !== undefined){
if(!(validate153(data.max_turns, {instancePath:instancePath+"/max_turns",parentData:data,parentDataProperty:"max_turns",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.max_tokens !== undefined){
if(!(validate153(data.max_tokens, {instancePath:instancePath+"/max_tokens",parentData:data,parentDataProperty:"max_tokens",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.token_budget !== undefined){
if(!(validate153(data.token_budget, {instancePath:instancePath+"/token_budget",parentData:data,parentDataProperty:"token_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.max_tool_calls !== undefined){
if(!(validate76(data.max_tool_calls, {instancePath:instancePath+"/max_tool_calls",parentData:data,parentDataProperty:"max_tool_calls",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.time_budget !== undefined){
if(!(validate60(data.time_budget, {instancePath:instancePath+"/time_budget",parentData:data,parentDataProperty:"time_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.runs !== undefined){
if(!(validate153(data.runs, {instancePath:instancePath+"/runs",parentData:data,parentDataProperty:"runs",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.pass_rate !== undefined){
if(!(validate131(data.pass_rate, {instancePath:instancePath+"/pass_rate",parentData:data,parentDataProperty:"pass_rate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.inject !== undefined){
let data31 = data.inject;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(typeof data31[i4] !== "string"){
const err29 = {instancePath:instancePath+"/inject/" + i4,schemaPath:"#/properties/inject/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/inject",schemaPath:"#/properties/inject/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.cassette !== undefined){
if(typeof data.cassette !== "string"){
const err31 = {instancePath:instancePath+"/cassette",schemaPath:"#/properties/cassette/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.recovery !== undefined){
let data34 = data.recovery;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.max_detection_ms === undefined){
const err32 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/required",keyword:"required",params:{missingProperty: "max_detection_ms"},message:"must have required property '"+"max_detection_ms"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data34){
if(!(((key4 === "max_detection_ms") || (key4 === "max_recovery_ms")) || (key4 === "require_clean_timeout"))){
const err33 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data34.max_detection_ms !== undefined){
if(!(validate150(data34.max_detection_ms, {instancePath:instancePath+"/recovery/max_detection_ms",parentData:data34,parentDataProperty:"max_detection_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data34.max_recovery_ms !== undefined){
if(!(validate150(data34.max_recovery_ms, {instancePath:instancePath+"/recovery/max_recovery_ms",parentData:data34,parentDataProperty:"max_recovery_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data34.require_clean_timeout !== undefined){
if(!(validate58(data34.require_clean_timeout, {instancePath:instancePath+"/recovery/require_clean_timeout",parentData:data34,parentDataProperty:"require_clean_timeout",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.eval !== undefined){
let data38 = data.eval;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key5 in data38){
if(!(((((((key5 === "mcp_task_completion") || (key5 === "mcp_use")) || (key5 === "argument_correctness")) || (key5 === "plan_quality")) || (key5 === "multi_turn_mcp_use")) || (key5 === "rubric")) || (key5 === "scorers"))){
const err35 = {instancePath:instancePath+"/eval",schemaPath:"#/properties/eval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data38.mcp_task_completion !== undefined){
if(!(validate250(data38.mcp_task_completion, {instancePath:instancePath+"/eval/mcp_task_completion",parentData:data38,parentDataProperty:"mcp_task_completion",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data38.mcp_use !== undefined){
if(!(validate250(data38.mcp_use, {instancePath:instancePath+"/eval/mcp_use",parentData:data38,parentDataProperty:"mcp_use",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data38.argument_correctness !== undefined){
if(!(validate250(data38.argument_correctness, {instancePath:instancePath+"/eval/argument_correctness",parentData:data38,parentDataProperty:"argument_correctness",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data38.plan_quality !== undefined){
if(!(validate250(data38.plan_quality, {instancePath:instancePath+"/eval/plan_quality",parentData:data38,parentDataProperty:"plan_quality",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data38.multi_turn_mcp_use !== undefined){
if(!(validate250(data38.multi_turn_mcp_use, {instancePath:instancePath+"/eval/multi_turn_mcp_use",parentData:data38,parentDataProperty:"multi_turn_mcp_use",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate250.errors);
errors = vErrors.length;
}
}
if(data38.rubric !== undefined){
if(!(validate258(data38.rubric, {instancePath:instancePath+"/eval/rubric",parentData:data38,parentDataProperty:"rubric",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data38.scorers !== undefined){
let data45 = data38.scorers;
if(Array.isArray(data45)){
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
if(typeof data45[i5] !== "string"){
const err36 = {instancePath:instancePath+"/eval/scorers/" + i5,schemaPath:"#/properties/eval/properties/scorers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/eval/scorers",schemaPath:"#/properties/eval/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/eval",schemaPath:"#/properties/eval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","additionalProperties":false,"required":["name","target","kind"],"properties":{"name":{"type":"string"},"target":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"tool":{"type":"string","examples":["search"]},"server":{"type":"string"}},"examples":[{"tool":"search"}]},"kind":{"anyOf":[{"enum":["hang","wedged","slow","recover_after"]},{"$ref":"#/$defs/Reference"}]},"delay_ms":{"$ref":"#/$defs/Milliseconds"},"failures":{"$ref":"#/$defs/Count"}}};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "target")) || (key0 === "kind")) || (key0 === "delay_ms")) || (key0 === "failures"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "tool") || (key1 === "server"))){
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.tool !== undefined){
if(typeof data1.tool !== "string"){
const err7 = {instancePath:instancePath+"/target/tool",schemaPath:"#/properties/target/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.server !== undefined){
if(typeof data1.server !== "string"){
const err8 = {instancePath:instancePath+"/target/server",schemaPath:"#/properties/target/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!((((data4 === "hang") || (data4 === "wedged")) || (data4 === "slow")) || (data4 === "recover_after"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema74.properties.kind.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(!(validate62(data4, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.delay_ms !== undefined){
if(!(validate150(data.delay_ms, {instancePath:instancePath+"/delay_ms",parentData:data,parentDataProperty:"delay_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.failures !== undefined){
if(!(validate76(data.failures, {instancePath:instancePath+"/failures",parentData:data,parentDataProperty:"failures",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","additionalProperties":false,"required":["type","base_url"],"properties":{"type":{"anyOf":[{"enum":["openai"]},{"$ref":"#/$defs/Reference"}]},"base_url":{"type":"string"},"api_key_env":{"type":"string"},"organization":{"type":"string"}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.base_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "base_url")) || (key0 === "api_key_env")) || (key0 === "organization"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(data0 === "openai")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(!(validate62(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.base_url !== undefined){
if(typeof data.base_url !== "string"){
const err5 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.api_key_env !== undefined){
if(typeof data.api_key_env !== "string"){
const err6 = {instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err7 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","additionalProperties":false,"required":["input_usd_per_mtok","output_usd_per_mtok"],"properties":{"input_usd_per_mtok":{"$ref":"#/$defs/Number"},"output_usd_per_mtok":{"$ref":"#/$defs/Number"}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input_usd_per_mtok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_usd_per_mtok"},message:"must have required property '"+"input_usd_per_mtok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.output_usd_per_mtok === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output_usd_per_mtok"},message:"must have required property '"+"output_usd_per_mtok"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "input_usd_per_mtok") || (key0 === "output_usd_per_mtok"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input_usd_per_mtok !== undefined){
if(!(validate257(data.input_usd_per_mtok, {instancePath:instancePath+"/input_usd_per_mtok",parentData:data,parentDataProperty:"input_usd_per_mtok",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate257.errors);
errors = vErrors.length;
}
}
if(data.output_usd_per_mtok !== undefined){
if(!(validate257(data.output_usd_per_mtok, {instancePath:instancePath+"/output_usd_per_mtok",parentData:data,parentDataProperty:"output_usd_per_mtok",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate257.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","additionalProperties":false,"required":["name"],"oneOf":[{"required":["check"]},{"required":["request"]},{"required":["raw"]}],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"check":{"type":"string","examples":["tools/list"]},"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string","examples":["tools/list"]},"params":{"$ref":"#/$defs/Args"}}},"raw":{"type":"string","examples":["{}"]}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.raw === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "raw"},message:"must have required property '"+"raw"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err8 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema77.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err11 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err12 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema77.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined){
if(typeof data.check !== "string"){
const err13 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.request !== undefined){
let data12 = data.request;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.method === undefined){
const err14 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data12){
if(!((key1 === "method") || (key1 === "params"))){
const err15 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.method !== undefined){
if(typeof data12.method !== "string"){
const err16 = {instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.params !== undefined){
if(!(validate102(data12.params, {instancePath:instancePath+"/request/params",parentData:data12,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.raw !== undefined){
if(typeof data.raw !== "string"){
const err18 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","additionalProperties":false,"required":["name","prompt"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"servers":{"type":"array","items":{"type":"string"}},"prompt":{"type":"string"},"rubric":{"$ref":"#/$defs/Rubric"},"threshold":{"$ref":"#/$defs/Fraction","default":0.7},"model":{"$ref":"#/$defs/Model"},"judge":{"$ref":"#/$defs/Model"},"response":{"type":["string","object"],"additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","examples":["cities.csv"]}}},"scorers":{"type":"array","items":{"type":"string"}}}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema78.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema78.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.servers !== undefined){
let data11 = data.servers;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err10 = {instancePath:instancePath+"/servers/" + i1,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rubric !== undefined){
if(!(validate258(data.rubric, {instancePath:instancePath+"/rubric",parentData:data,parentDataProperty:"rubric",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data.threshold !== undefined){
if(!(validate131(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate131.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate133(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
if(data.judge !== undefined){
if(!(validate133(data.judge, {instancePath:instancePath+"/judge",parentData:data,parentDataProperty:"judge",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data18 = data.response;
if((typeof data18 !== "string") && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
const err13 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema78.properties.response.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.file === undefined){
const err14 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data18){
if(!(key1 === "file")){
const err15 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data18.file !== undefined){
if(typeof data18.file !== "string"){
const err16 = {instancePath:instancePath+"/response/file",schemaPath:"#/properties/response/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
if(data.scorers !== undefined){
let data20 = data.scorers;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
const err17 = {instancePath:instancePath+"/scorers/" + i2,schemaPath:"#/properties/scorers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/scorers",schemaPath:"#/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","additionalProperties":false,"required":["name","type","command"],"properties":{"name":{"type":"string"},"type":{"anyOf":[{"enum":["exec"]},{"$ref":"#/$defs/Reference"}]},"command":{"$ref":"#/$defs/Command"},"env":{"$ref":"#/$defs/Environment","default":{}},"cwd":{"type":"string","examples":["server"]},"timeout_ms":{"$ref":"#/$defs/Milliseconds","default":30000}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.command === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "type")) || (key0 === "command")) || (key0 === "env")) || (key0 === "cwd")) || (key0 === "timeout_ms"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(data1 === "exec")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.command !== undefined){
if(!(validate54(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":"object","additionalProperties":false,"required":["name","code","message"],"oneOf":[{"required":["tool"]},{"required":["applies_to"]}],"properties":{"name":{"type":"string"},"code":{"$ref":"#/$defs/Integer"},"message":{"type":"string"},"data":{"$ref":"#/$defs/Any"},"tool":{"type":"string","examples":["search"]},"applies_to":{"anyOf":[{"enum":["any"]},{"$ref":"#/$defs/Reference"}]}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applies_to === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "applies_to"},message:"must have required property '"+"applies_to"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.message === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "code")) || (key0 === "message")) || (key0 === "data")) || (key0 === "tool")) || (key0 === "applies_to"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate198(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate67(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "string"){
const err9 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.applies_to !== undefined){
let data5 = data.applies_to;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(data5 === "any")){
const err10 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema80.properties.applies_to.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err11 = {instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":"object","additionalProperties":false,"required":["name","nodes"],"properties":{"name":{"type":"string","minLength":1,"examples":["finds a book"]},"server":{"$ref":"#/$defs/NameOrNames"},"tags":{"type":"array","default":[],"items":{"type":"string"},"examples":[["smoke"]]},"timeout_ms":{"$ref":"#/$defs/Milliseconds"},"profile":{"anyOf":[{"enum":["quick","standard","full"]},{"$ref":"#/$defs/Reference"}]},"skip":{"type":["boolean","string"],"default":false},"only_versions":{"$ref":"#/$defs/Revisions"},"skip_versions":{"$ref":"#/$defs/Revisions"},"retries":{"$ref":"#/$defs/Count","default":0},"expect":{"$ref":"#/$defs/Expect"},"nodes":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["id","tool"],"properties":{"id":{"type":"string","examples":["first"]},"tool":{"type":"string","examples":["search"]},"server":{"type":"string"},"needs":{"type":"array","default":[],"items":{"type":"string"}},"args":{"$ref":"#/$defs/Args","default":{}}}}},"output":{"type":"string"}}};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema81.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate174(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data2 = data.tags;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
if(!(validate150(data.timeout_ms, {instancePath:instancePath+"/timeout_ms",parentData:data,parentDataProperty:"timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(((data5 === "quick") || (data5 === "standard")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema81.properties.profile.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate62(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.skip !== undefined){
let data6 = data.skip;
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: schema81.properties.skip.type},message:"must be boolean,string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.only_versions !== undefined){
if(!(validate178(data.only_versions, {instancePath:instancePath+"/only_versions",parentData:data,parentDataProperty:"only_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.skip_versions !== undefined){
if(!(validate178(data.skip_versions, {instancePath:instancePath+"/skip_versions",parentData:data,parentDataProperty:"skip_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.retries !== undefined){
if(!(validate76(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.expect !== undefined){
if(!(validate104(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.nodes !== undefined){
let data11 = data.nodes;
if(Array.isArray(data11)){
if(data11.length < 1){
const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err11 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12.tool === undefined){
const err12 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data12){
if(!(((((key1 === "id") || (key1 === "tool")) || (key1 === "server")) || (key1 === "needs")) || (key1 === "args"))){
const err13 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
const err14 = {instancePath:instancePath+"/nodes/" + i1+"/id",schemaPath:"#/properties/nodes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.tool !== undefined){
if(typeof data12.tool !== "string"){
const err15 = {instancePath:instancePath+"/nodes/" + i1+"/tool",schemaPath:"#/properties/nodes/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data12.server !== undefined){
if(typeof data12.server !== "string"){
const err16 = {instancePath:instancePath+"/nodes/" + i1+"/server",schemaPath:"#/properties/nodes/items/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.needs !== undefined){
let data16 = data12.needs;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
const err17 = {instancePath:instancePath+"/nodes/" + i1+"/needs/" + i2,schemaPath:"#/properties/nodes/items/properties/needs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/nodes/" + i1+"/needs",schemaPath:"#/properties/nodes/items/properties/needs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.args !== undefined){
if(!(validate102(data12.args, {instancePath:instancePath+"/nodes/" + i1+"/args",parentData:data12,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/nodes/" + i1,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
const err21 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.servers !== undefined){
let data0 = data.servers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(validate53(data0[key1], {instancePath:instancePath+"/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.imports !== undefined){
let data2 = data.imports;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err2 = {instancePath:instancePath+"/imports/" + i0,schemaPath:"#/properties/imports/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const _errs12 = errors;
if(typeof key2 === "string"){
if(!pattern8.test(key2)){
const err4 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid4 = _errs12 === errors;
if(!valid4){
const err6 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key3 in data4){
if(!(validate95(data4[key3], {instancePath:instancePath+"/variables/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.setup !== undefined){
if(!(validate100(data.setup, {instancePath:instancePath+"/setup",parentData:data,parentDataProperty:"setup",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.teardown !== undefined){
if(!(validate100(data.teardown, {instancePath:instancePath+"/teardown",parentData:data,parentDataProperty:"teardown",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.defaultTest !== undefined){
if(!(validate164(data.defaultTest, {instancePath:instancePath+"/defaultTest",parentData:data,parentDataProperty:"defaultTest",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data9 = data.tools;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate173(data9[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate173.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resources !== undefined){
let data11 = data.resources;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate211(data11[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate211.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompts !== undefined){
let data13 = data.prompts;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate220(data13[i3], {instancePath:instancePath+"/prompts/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agents !== undefined){
let data15 = data.agents;
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(!(validate230(data15[i4], {instancePath:instancePath+"/agents/" + i4,parentData:data15,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate230.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.faults !== undefined){
let data17 = data.faults;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(!(validate268(data17[i5], {instancePath:instancePath+"/faults/" + i5,parentData:data17,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate268.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.providers !== undefined){
let data19 = data.providers;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(validate273(data19[key4], {instancePath:instancePath+"/providers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data19,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate273.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.budget !== undefined){
let data21 = data.budget;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
if(!(((key5 === "per_test_usd_cents") || (key5 === "per_suite_usd_cents")) || (key5 === "prices"))){
const err14 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data21.per_test_usd_cents !== undefined){
if(!(validate261(data21.per_test_usd_cents, {instancePath:instancePath+"/budget/per_test_usd_cents",parentData:data21,parentDataProperty:"per_test_usd_cents",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate261.errors);
errors = vErrors.length;
}
}
if(data21.per_suite_usd_cents !== undefined){
if(!(validate261(data21.per_suite_usd_cents, {instancePath:instancePath+"/budget/per_suite_usd_cents",parentData:data21,parentDataProperty:"per_suite_usd_cents",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate261.errors);
errors = vErrors.length;
}
}
if(data21.prices !== undefined){
let data24 = data21.prices;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key6 in data24){
if(!(validate274(data24[key6], {instancePath:instancePath+"/budget/prices/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data24,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/budget/prices",schemaPath:"#/properties/budget/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
<<<<<<< HEAD
if(data.compliance !== undefined){
let data24 = data.compliance;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
if(!(validate278(data24[i6], {instancePath:instancePath+"/compliance/" + i6,parentData:data24,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate278.errors);
errors = vErrors.length;
}
}
=======
>>>>>>> 0633e4f
}
else {
const err16 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.compliance !== undefined){
let data26 = data.compliance;
if(Array.isArray(data26)){
<<<<<<< HEAD
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
if(!(validate288(data26[i7], {instancePath:instancePath+"/evals/" + i7,parentData:data26,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate288.errors);
=======
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
if(!(validate278(data26[i6], {instancePath:instancePath+"/compliance/" + i6,parentData:data26,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate278.errors);
>>>>>>> 0633e4f
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/compliance",schemaPath:"#/properties/compliance/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
<<<<<<< HEAD
if(data.rubrics !== undefined){
let data28 = data.rubrics;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key6 in data28){
if(!(validate258(data28[key6], {instancePath:instancePath+"/rubrics/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data28,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate258.errors);
=======
if(data.evals !== undefined){
let data28 = data.evals;
if(Array.isArray(data28)){
const len7 = data28.length;
for(let i7=0; i7<len7; i7++){
if(!(validate288(data28[i7], {instancePath:instancePath+"/evals/" + i7,parentData:data28,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate288.errors);
>>>>>>> 0633e4f
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evals",schemaPath:"#/properties/evals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
<<<<<<< HEAD
if(data.scorers !== undefined){
let data30 = data.scorers;
if(Array.isArray(data30)){
const len8 = data30.length;
for(let i8=0; i8<len8; i8++){
if(!(validate302(data30[i8], {instancePath:instancePath+"/scorers/" + i8,parentData:data30,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate302.errors);
=======
if(data.rubrics !== undefined){
let data30 = data.rubrics;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key7 in data30){
if(!(validate254(data30[key7], {instancePath:instancePath+"/rubrics/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data30,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate254.errors);
>>>>>>> 0633e4f
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rubrics",schemaPath:"#/properties/rubrics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scorers !== undefined){
let data32 = data.scorers;
if(Array.isArray(data32)){
const len8 = data32.length;
for(let i8=0; i8<len8; i8++){
if(!(validate302(data32[i8], {instancePath:instancePath+"/scorers/" + i8,parentData:data32,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate302.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/scorers",schemaPath:"#/properties/scorers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.fixtures !== undefined){
let data34 = data.fixtures;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key8 in data34){
if(!((key8 === "server") || (key8 === "errors"))){
const err21 = {instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
<<<<<<< HEAD
if(data32.errors !== undefined){
let data34 = data32.errors;
if(Array.isArray(data34)){
const len9 = data34.length;
for(let i9=0; i9<len9; i9++){
if(!(validate308(data34[i9], {instancePath:instancePath+"/fixtures/errors/" + i9,parentData:data34,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate308.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fixtures/errors",schemaPath:"#/properties/fixtures/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
=======
if(data34.server !== undefined){
if(typeof data34.server !== "string"){
const err22 = {instancePath:instancePath+"/fixtures/server",schemaPath:"#/properties/fixtures/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
>>>>>>> 0633e4f
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data34.errors !== undefined){
let data36 = data34.errors;
if(Array.isArray(data36)){
const len9 = data36.length;
for(let i9=0; i9<len9; i9++){
if(!(validate308(data36[i9], {instancePath:instancePath+"/fixtures/errors/" + i9,parentData:data36,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate308.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fixtures/errors",schemaPath:"#/properties/fixtures/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
<<<<<<< HEAD
if(data.compositions !== undefined){
let data36 = data.compositions;
if(Array.isArray(data36)){
const len10 = data36.length;
for(let i10=0; i10<len10; i10++){
if(!(validate313(data36[i10], {instancePath:instancePath+"/compositions/" + i10,parentData:data36,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate313.errors);
errors = vErrors.length;
}
}
=======
>>>>>>> 0633e4f
}
else {
const err24 = {instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.compositions !== undefined){
let data38 = data.compositions;
if(Array.isArray(data38)){
const len10 = data38.length;
for(let i10=0; i10<len10; i10++){
if(!(validate313(data38[i10], {instancePath:instancePath+"/compositions/" + i10,parentData:data38,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate313.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/compositions",schemaPath:"#/properties/compositions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.model_compatibility !== undefined){
let data40 = data.model_compatibility;
if(Array.isArray(data40)){
const len11 = data40.length;
for(let i11=0; i11<len11; i11++){
if(typeof data40[i11] !== "string"){
const err26 = {instancePath:instancePath+"/model_compatibility/" + i11,schemaPath:"#/properties/model_compatibility/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/model_compatibility",schemaPath:"#/properties/model_compatibility/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
<<<<<<< HEAD
if(data40.default_timeout_ms !== undefined){
if(!(validate150(data40.default_timeout_ms, {instancePath:instancePath+"/performance/default_timeout_ms",parentData:data40,parentDataProperty:"default_timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data40.p95_latency_ms !== undefined){
if(!(validate150(data40.p95_latency_ms, {instancePath:instancePath+"/performance/p95_latency_ms",parentData:data40,parentDataProperty:"p95_latency_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data40.gate !== undefined){
if(!(validate58(data40.gate, {instancePath:instancePath+"/performance/gate",parentData:data40,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/performance",schemaPath:"#/properties/performance/type",keyword:"type",params:{type: "object"},message:"must be object"};
=======
if(data.performance !== undefined){
let data42 = data.performance;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key9 in data42){
if(!(((key9 === "default_timeout_ms") || (key9 === "p95_latency_ms")) || (key9 === "gate"))){
const err28 = {instancePath:instancePath+"/performance",schemaPath:"#/properties/performance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
>>>>>>> 0633e4f
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data42.default_timeout_ms !== undefined){
if(!(validate146(data42.default_timeout_ms, {instancePath:instancePath+"/performance/default_timeout_ms",parentData:data42,parentDataProperty:"default_timeout_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data42.p95_latency_ms !== undefined){
if(!(validate146(data42.p95_latency_ms, {instancePath:instancePath+"/performance/p95_latency_ms",parentData:data42,parentDataProperty:"p95_latency_ms",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data42.gate !== undefined){
if(!(validate58(data42.gate, {instancePath:instancePath+"/performance/gate",parentData:data42,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/performance",schemaPath:"#/properties/performance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.run_options !== undefined){
let data46 = data.run_options;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key10 in data46){
if(!((((((((key10 === "restart_policy") || (key10 === "parallel")) || (key10 === "parallel_versions")) || (key10 === "bail")) || (key10 === "error_channel")) || (key10 === "drift")) || (key10 === "surface_budget")) || (key10 === "invariants"))){
const err30 = {instancePath:instancePath+"/run_options",schemaPath:"#/properties/run_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data46.restart_policy !== undefined){
let data47 = data46.restart_policy;
const _errs85 = errors;
let valid35 = false;
const _errs86 = errors;
if(!(((data47 === "per_file") || (data47 === "per_run")) || (data47 === "per_test"))){
const err31 = {instancePath:instancePath+"/run_options/restart_policy",schemaPath:"#/properties/run_options/properties/restart_policy/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.run_options.properties.restart_policy.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs86 === errors;
valid35 = valid35 || _valid0;
const _errs87 = errors;
if(!(validate62(data47, {instancePath:instancePath+"/run_options/restart_policy",parentData:data46,parentDataProperty:"restart_policy",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs87 === errors;
valid35 = valid35 || _valid0;
if(!valid35){
const err32 = {instancePath:instancePath+"/run_options/restart_policy",schemaPath:"#/properties/run_options/properties/restart_policy/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
<<<<<<< HEAD
if(data44.parallel_versions !== undefined){
if(!(validate58(data44.parallel_versions, {instancePath:instancePath+"/run_options/parallel_versions",parentData:data44,parentDataProperty:"parallel_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data44.bail !== undefined){
if(!(validate58(data44.bail, {instancePath:instancePath+"/run_options/bail",parentData:data44,parentDataProperty:"bail",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data44.error_channel !== undefined){
if(!(validate193(data44.error_channel, {instancePath:instancePath+"/run_options/error_channel",parentData:data44,parentDataProperty:"error_channel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data44.drift !== undefined){
if(!(validate193(data44.drift, {instancePath:instancePath+"/run_options/drift",parentData:data44,parentDataProperty:"drift",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data44.surface_budget !== undefined){
if(!(validate153(data44.surface_budget, {instancePath:instancePath+"/run_options/surface_budget",parentData:data44,parentDataProperty:"surface_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data44.invariants !== undefined){
if(!(validate193(data44.invariants, {instancePath:instancePath+"/run_options/invariants",parentData:data44,parentDataProperty:"invariants",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate193.errors);
errors = vErrors.length;
}
}
=======
if(data46.parallel !== undefined){
let data48 = data46.parallel;
const _errs89 = errors;
let valid36 = false;
const _errs90 = errors;
if(!((data48 === false) || (data48 === "servers"))){
const err33 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.run_options.properties.parallel.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
>>>>>>> 0633e4f
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs90 === errors;
valid36 = valid36 || _valid1;
const _errs91 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err34 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 1 || isNaN(data48)){
const err35 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid1 = _errs91 === errors;
valid36 = valid36 || _valid1;
const _errs93 = errors;
if(!(validate62(data48, {instancePath:instancePath+"/run_options/parallel",parentData:data46,parentDataProperty:"parallel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs93 === errors;
valid36 = valid36 || _valid1;
if(!valid36){
const err36 = {instancePath:instancePath+"/run_options/parallel",schemaPath:"#/properties/run_options/properties/parallel/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
if(data46.parallel_versions !== undefined){
if(!(validate58(data46.parallel_versions, {instancePath:instancePath+"/run_options/parallel_versions",parentData:data46,parentDataProperty:"parallel_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data46.bail !== undefined){
if(!(validate58(data46.bail, {instancePath:instancePath+"/run_options/bail",parentData:data46,parentDataProperty:"bail",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data46.error_channel !== undefined){
if(!(validate189(data46.error_channel, {instancePath:instancePath+"/run_options/error_channel",parentData:data46,parentDataProperty:"error_channel",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data46.drift !== undefined){
if(!(validate189(data46.drift, {instancePath:instancePath+"/run_options/drift",parentData:data46,parentDataProperty:"drift",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data46.surface_budget !== undefined){
if(!(validate149(data46.surface_budget, {instancePath:instancePath+"/run_options/surface_budget",parentData:data46,parentDataProperty:"surface_budget",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data46.invariants !== undefined){
if(!(validate189(data46.invariants, {instancePath:instancePath+"/run_options/invariants",parentData:data46,parentDataProperty:"invariants",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/run_options",schemaPath:"#/properties/run_options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.target_versions !== undefined){
if(!(validate178(data.target_versions, {instancePath:instancePath+"/target_versions",parentData:data,parentDataProperty:"target_versions",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

