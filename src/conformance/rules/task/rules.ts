import { cite } from "../../../rules/citations.js";
import type { RuleEntry, RuleFamily } from "../../../rules/types.js";

const LEGACY = ["2025-11-25"];
const EXTENSION = "https://github.com/modelcontextprotocol/ext-tasks/blob/main/specification/draft/tasks.md";

/** Where 2025-11-25 says something, and where the extension does. */
function ofTasks(legacy: string | undefined, extension: string | undefined): Pick<RuleEntry, "spec" | "sources"> {
  const anchor = (section: string) => section.toLowerCase().replaceAll(/[:,]/g, "").replaceAll(" ", "-");
  return {
    ...(legacy && { spec: cite(LEGACY, `Tasks, ${legacy}`, `basic/utilities/tasks#${anchor(legacy)}`) }),
    ...(extension && {
      sources: [{ title: `Tasks extension, ${extension}`, url: `${EXTENSION}#${anchor(extension)}` }],
    }),
  };
}

const since = "2025-11-25";
const both = { since } as const;
const legacy = { since, before: "2026-07-28" } as const;
const modern = { since: "2026-07-28" } as const;

/** What tasks are to be, for servers that declare them. */
export const TASK_RULES = {
  "TASK-UNDECLARED": {
    title: "Only a client that takes tasks gets one",
    severity: "must",
    text: "At 2025-11-25 a call without `task` makes no task, and a tool whose `taskSupport` is `required` answers it with the error -32601 (-32600 is allowed as well). Since 2026-07-28 a request whose own capabilities lack the extension makes no task. A tool that cannot do without one, `tasks/get`, `tasks/update`, `tasks/cancel`, and `taskIds` in `subscriptions/listen` answer it with the error -32021, whose `data.requiredCapabilities` names the extension, over HTTP with the status 400.",
    fix: "Look at `task`, or at the capabilities in `_meta`, of each request before you make a task.",
    ...ofTasks("Tool-Level Negotiation", "Capability Negotiation"),
    corpus: both,
    good: '{"error":{"code":-32021,"data":{"requiredCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}}}}',
    bad: '{"resultType":"task",…} for a client that does not declare the extension',
  },
  "TASK-FORBIDDEN": {
    title: "A tool that cannot run as a task refuses to",
    severity: "should",
    text: "A call with `task` for a tool whose `taskSupport` is `forbidden` or left out is answered with the error -32601. A server that does not declare `tasks.requests.tools.call` ignores `task`, which is of severity must.",
    fix: "Compare `task` with the `taskSupport` of the tool.",
    ...ofTasks("Tool-Level Negotiation", undefined),
    corpus: legacy,
    good: '{"error":{"code":-32601,…}}',
    bad: '{"error":{"code":-32602,…}}',
  },
  "TASK-DURABLE": {
    title: "A task is known as soon as it is named",
    severity: "must",
    text: "The first `tasks/get` after the answer that names a task finds it. At 2025-11-25 this is a recommendation.",
    fix: "Store the task before you send its id.",
    ...ofTasks("Result Retrieval", "Task Creation"),
    corpus: both,
    good: "a task for the first tasks/get",
    bad: '{"error":{"code":-32602,"message":"Task not found"}} for the first tasks/get',
  },
  "TASK-SHAPE": {
    title: "A task has its members",
    severity: "must",
    text: "A task has a `taskId`, a known `status`, and the times `createdAt` and `lastUpdatedAt`. At 2025-11-25 it is the `task` of the first answer, and `tasks/get` has a `ttl`, a number or null. Since 2026-07-28 it is the result itself, with `ttlMs` (an integer or null), `result` if it is completed, `error` if it has failed, and `inputRequests` if it waits for input; `pollIntervalMs` is an integer; `resultType` is `task` in the answer to the call, and `complete` in all others.",
    fix: "Correct the member that the message names.",
    ...ofTasks("TTL and Resource Management", "Tasks"),
    corpus: both,
    good: '"taskId":"786512e2…","status":"working","createdAt":"2026-10-01T10:30:00Z","lastUpdatedAt":…,"ttlMs":60000',
    bad: '"taskId":"786512e2…","status":"running"',
  },
  "TASK-TRANSITION": {
    title: "A task that has ended stays as it is",
    severity: "must",
    text: "A task that is completed, failed or cancelled keeps this status. At 2025-11-25 a task begins with the status `working`. Since 2026-07-28 it may begin with any, and the rule is of severity should.",
    fix: "Refuse to change the status of a task that has ended.",
    ...ofTasks("Task Status Lifecycle", "Task Status"),
    corpus: both,
    good: "working, completed, completed",
    bad: "working, completed, working",
  },
  "TASK-TTL": {
    title: "A task is there for its time to live",
    severity: "should",
    text: "A task can be read until its time to live is over, also when it has ended. Cancelled tasks may be gone earlier. At 2025-11-25 this is judged with a short time to live as well.",
    fix: "Delete a task only when its time to live, counted from its creation, is over.",
    ...ofTasks("TTL and Resource Management", "Task Polling"),
    corpus: both,
    good: "a task 400 ms after its creation with a time to live of 500 ms",
    bad: '{"error":{"code":-32602,"message":"Task not found"}} after its result was read',
  },
  "TASK-OUTCOME": {
    title: "A task ends with what the call would have given",
    severity: "must",
    text: "What a task ends with is what a plain call of the tool gives, if two plain calls give the same. Since 2026-07-28 a result is `completed`, also with `isError`, and an error of JSON-RPC, and nothing else, is `failed`. At 2025-11-25 `tasks/result` gives the result or the error; an error does not belong to a completed task. That a result with `isError` ends as `failed` is only a *should*.",
    fix: "Keep the result or the error of the call as it is, and give it unchanged.",
    ...ofTasks("Result Retrieval", "Task Execution Errors"),
    corpus: both,
    good: '"status":"completed","result":{"content":[…],"isError":true} at 2026-07-28',
    bad: '"status":"failed","error":{"message":"no"} for a result with `isError`',
  },
  "TASK-RESULT": {
    title: "The result of a task waits for its end",
    severity: "must",
    text: "`tasks/result` for a task that works or waits for input is answered when the task has ended.",
    fix: "Hold the answer back until the status is final.",
    ...ofTasks("Result Retrieval", undefined),
    corpus: legacy,
    good: "a result, and then the status completed",
    bad: "a result, and then the status working",
  },
  "TASK-CANCEL": {
    title: "A task can be cancelled",
    severity: "must",
    text: "Since 2026-07-28 `tasks/cancel` has an empty result, whatever becomes of the task. At 2025-11-25, if `tasks.cancel` is declared, it gives the task with the status `cancelled`, which stays so or is gone; for a task that has ended it is the error -32602.",
    fix: "Set the status before you answer, and let the work that goes on change nothing.",
    ...ofTasks("Task Cancellation", "Task Cancellation"),
    corpus: both,
    good: '"status":"cancelled"',
    bad: '"status":"working", or "completed" later',
  },
  "TASK-UNKNOWN": {
    title: "An unknown task is an invalid parameter",
    severity: "must",
    text: "Requests for a task that does not exist are answered with the error -32602. Since 2026-07-28 this is of severity should for `tasks/update` and `tasks/cancel`, and `subscriptions/listen` does not acknowledge the id, or answers with this error.",
    fix: "Answer with the error -32602 if no task has the id.",
    ...ofTasks("Protocol Errors", "Protocol Errors"),
    corpus: both,
    good: '{"error":{"code":-32602,"message":"Task not found"}}',
    bad: '{"error":{"code":-32603,…}}',
  },
  "TASK-INPUT": {
    title: "Each input of a task has a key of its own",
    severity: "must",
    text: "A key of `inputRequests` stands for one request over the life of a task. `tasks/update` has an empty result, also for keys that are not asked for, which are ignored; that is of severity should.",
    fix: "Make a new key for each request, and skip the responses that you do not wait for.",
    ...ofTasks(undefined, "Task Update Requests"),
    corpus: modern,
    good: '"inputRequests":{"name-1":{…}}, later {"name-2":{…}}',
    bad: '"inputRequests":{"input":{…}}, later {"input":{…}} with another question',
  },
  "TASK-ID": {
    title: "Ids of tasks cannot be guessed",
    severity: "must",
    text: "The ids of twenty tasks differ from one another, and in at least 64 bits. At 2025-11-25 this is of severity should for a server that authorizes its clients.",
    fix: "Use a random UUID as the id.",
    ...ofTasks("Task Isolation and Access Control", "Security Considerations"),
    corpus: both,
    good: '"taskId":"786512e2-9e0d-44bd-8f29-789f320fe840"',
    bad: '"taskId":"task-17"',
  },
  "TASK-RELATED": {
    title: "What belongs to a task names it",
    severity: "must",
    text: "The answer to `tasks/result`, and each request that a server sends for the sake of a task, have `io.modelcontextprotocol/related-task` with its id in `_meta`. The answer to `tasks/get` does not, which is of severity should.",
    fix: "Add the id of the task to `_meta` of all that belongs to it.",
    ...ofTasks("Associating Task-Related Messages", undefined),
    corpus: legacy,
    good: '"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"786512e2…"}}',
    bad: "a result of tasks/result without `_meta`",
  },
  "TASK-LIST": {
    title: "Every task is listed",
    severity: "must",
    text: "If `tasks.list` is declared, `tasks/list` has every task that `tasks/get` finds, its pages end, and an unknown cursor is answered with the error -32602.",
    fix: "Make the list from the store that `tasks/get` reads.",
    ...ofTasks("Task Listing", undefined),
    corpus: legacy,
    good: "a list with the task that was made",
    bad: '{"tasks":[]} after a task was made',
  },
  "TASK-LIST-OPEN": {
    title: "Tasks are not listed for everybody",
    severity: "should",
    text: "A server over HTTP that does not authorize its clients does not declare `tasks.list`.",
    fix: "Leave `tasks.list` out, or authorize the clients and list to each its own tasks.",
    ...ofTasks("Task Isolation and Access Control", undefined),
    corpus: { ...legacy, transport: "http" },
    good: '"tasks":{"cancel":{},"requests":{"tools":{"call":{}}}}',
    bad: '"tasks":{"list":{}} of a server that takes requests without a token',
  },
  "TASK-HEADER": {
    title: "The header names the task",
    severity: "must",
    text: "A request whose `Mcp-Name` differs from its `taskId` is answered with HTTP 400 and the error -32020. That a request without the header is refused as well is of severity should.",
    fix: "Compare `Mcp-Name` with `params.taskId` for `tasks/get`, `tasks/update` and `tasks/cancel`.",
    ...ofTasks(undefined, "Streamable HTTP: Routing Headers"),
    corpus: { ...modern, transport: "http" },
    good: 'HTTP 400 with {"error":{"code":-32020,…}}',
    bad: "the task, for `Mcp-Name: other`",
  },
  "TASK-NOTIFY": {
    title: "A server reports only tasks that it agreed to",
    severity: "must",
    text: "`notifications/tasks` come only for ids that the server acknowledged, each with the whole task as `tasks/get` gives it. Neither progress nor log messages come on the stream of `subscriptions/listen` for a task.",
    fix: "Send what `tasks/get` would answer, to the clients that listen for the task.",
    ...ofTasks(undefined, "Task Status Notifications"),
    corpus: modern,
    good: '{"method":"notifications/tasks","params":{"taskId":"786512e2…","status":"completed","result":{…},…}}',
    bad: '{"method":"notifications/tasks","params":{"taskId":"786512e2…","status":"completed"}}',
  },
} satisfies RuleFamily;
