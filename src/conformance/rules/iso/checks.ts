import { say } from "../../../core/redaction/redacted.js";
import { type CheckResult, type CheckResults, unverified } from "../../server/check-result.js";
import { type ChecksById, oncePerSession } from "../../server/checks.js";
import { judgeAnswers, MIXED_UP, NO_ECHO } from "./answers.js";
import { judgeForeignIds } from "./foreign-ids.js";
import { judgeProgress, judgeResume, judgeStreams } from "./messages.js";
import { judgeLists, judgeTasks } from "./principals.js";
import { BROKEN, type IsoRun, withTwoClients } from "./run.js";
import { judgeIdReuse, judgeSessions } from "./sessions.js";
import { judgeCancel, judgeClose } from "./survival.js";

const CLOSED = unverified(say`the server ends what other clients do: ISO-CLOSE says how`);
const RULES = [
  "FAULT-HTTP-NO-ANSWER",
  "ISO-ANSWER",
  "ISO-PROGRESS",
  "ISO-STREAM",
  "ISO-RESUME",
  "ISO-CANCEL",
  "ISO-CLOSE",
  "ISO-SESSION",
  "ISO-LIST",
  "ISO-TASK",
  "ISO-FOREIGN-ID",
] as const;

type Results = Record<(typeof RULES)[number], CheckResults>;

/** What two clients of a server see of one another, by rule. */
const isolation = oncePerSession((server) =>
  withTwoClients<Results>(server, judgeAll, ({ result, fault }) => {
    const all = Object.fromEntries(RULES.map((id) => [id, result])) as Results;
    return { ...all, "FAULT-HTTP-NO-ANSWER": fault };
  }),
);

async function judgeAll(run: IsoRun): Promise<Results> {
  const lists = run.server.modern ? await judgeLists(run) : [];
  const tasks = await judgeTasks(run);
  const ids = await judgeForeignIds(run);
  const { result, fault } = await judgeAnswers(run);
  // One cause is a finding of one rule.
  const cause = causeOf(result, fault);
  const progress = cause ?? (await judgeProgress(run));
  const resume = cause ?? (await judgeResume(run));
  const close = cause ?? (await judgeClose(run));
  return {
    "FAULT-HTTP-NO-ANSWER": fault,
    "ISO-ANSWER": result,
    "ISO-PROGRESS": progress,
    "ISO-STREAM": cause ?? judgeStreams(run),
    "ISO-RESUME": resume,
    "ISO-CANCEL": cause ?? (close.status === "failed" ? CLOSED : await judgeCancel(run)),
    "ISO-CLOSE": close,
    "ISO-SESSION": await judgeSessions(run),
    "ISO-LIST": lists,
    "ISO-TASK": tasks,
    "ISO-FOREIGN-ID": ids,
  };
}

/** What is said of the rules that suppose two clients with answers of their own; undefined if they have them. */
function causeOf(result: CheckResult, fault: CheckResult): CheckResult | undefined {
  if (result.status === "failed") return MIXED_UP;
  if (fault.status === "failed") return BROKEN;
  return fault.status === "unverified" && fault !== NO_ECHO ? fault : undefined;
}

/** Checks of what one client may see of another, over HTTP. */
export const ISO_CHECKS: ChecksById = {
  ...Object.fromEntries(RULES.map((id) => [id, async (server) => (await isolation(server))[id]])),
  "ISO-ID-REUSE": (server) => withTwoClients<CheckResults>(server, judgeIdReuse, ({ result }) => result),
};
