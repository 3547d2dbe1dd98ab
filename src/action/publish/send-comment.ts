import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../context.js";
import { apiFault, faultReason, type GithubApi, githubApi } from "../github/client.js";
import { type CommentDraft, commentBody, hasRows, isComment, isLater, joinComments, readComment } from "./comment.js";

const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_ATTEMPTS = 5;
/** Longer than another job takes from reading the comment to writing it, so that what it overwrote is noticed. */
const SETTLE_MS = 1500;
const TRUSTED = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);

/** Puts the rows of a step into the comment of its pull request. Never rejects; gives a notice if it cannot. */
export async function sendComment(context: Context, draft: CommentDraft, create: boolean): Promise<string | undefined> {
  if (context.inputs.publish.token === "") return "There is no comment, because `github-token` is empty.";
  try {
    const github = await githubApi(context);
    const number = context.pullRequest ?? (await findPullRequest(github, context));
    if (number === undefined) return undefined;
    if (await writeRows(github, context, number, draft, create)) return undefined;
    return `The comment could not be written: ${MAX_ATTEMPTS} times, another job wrote it in between.`;
  } catch (error) {
    return `There is no comment (${faultReason(apiFault(error), context, "pull-requests: write")}).`;
  }
}

/** True if the comment now has the rows, shows a later commit, or is not to be created. Other jobs write it too. */
async function writeRows(
  github: GithubApi,
  context: Context,
  number: number,
  draft: CommentDraft,
  create: boolean,
): Promise<boolean> {
  let comments = await findComments(github, context, number);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = comments.flatMap(({ body }) => readComment(body));
    if (isLater(before, draft)) return true;
    const [oldest, ...younger] = comments;
    if (oldest === undefined && !create) return true;
    const body = commentBody(joinComments(before, draft));
    if (oldest === undefined) {
      const place = { ...context.place, issue_number: number };
      await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", { ...place, body });
    } else if (oldest.body !== body) {
      const place = { ...context.place, comment_id: oldest.id };
      await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...place, body });
    }
    // Jobs that began at the same time wrote a comment each; the oldest one has all their rows by now.
    for (const { id } of younger) await deleteComment(github, context, id);
    await wait(SETTLE_MS);
    comments = await findComments(github, context, number);
    const [comment, ...others] = comments;
    if (comment !== undefined && others.length === 0 && hasRows(comment.body, draft)) return true;
  }
  return false;
}

/** The comments that mcptest wrote, the oldest first. Anyone can write a comment that looks like one. */
async function findComments(github: GithubApi, context: Context, number: number) {
  const comments: { id: number; body: string }[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { ...context.place, issue_number: number, per_page: PER_PAGE, page };
    const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", parameters);
    for (const { id, body, user, author_association: association } of data) {
      const isTrusted = user?.type === "Bot" || TRUSTED.has(association ?? "");
      if (isComment(body) && isTrusted) comments.push({ id: Number(id), body });
    }
    if (data.length < PER_PAGE) break;
  }
  return comments.sort((a, b) => a.id - b.id);
}

async function deleteComment(github: GithubApi, context: Context, id: number): Promise<void> {
  const place = { ...context.place, comment_id: id };
  await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", place).catch((error) => {
    // Another job has deleted it meanwhile.
    if (apiFault(error).status !== 404) throw error;
  });
}

/** The pull request of the run that started this workflow; its event does not name it if it comes from a fork. */
async function findPullRequest(github: GithubApi, context: Context): Promise<number | undefined> {
  if (context.sourceRun === undefined) return undefined;
  const parameters = { ...context.place, state: "open", head: context.sourceRun.label } as const;
  const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", parameters);
  return data.find(({ head }) => head.sha === context.sha)?.number;
}
