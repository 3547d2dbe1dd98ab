import type { StandInAnswer, StandInRequest } from "./github.js";

export interface Comment {
  id: number;
  body: string;
  user: { login: string; type: string };
  author_association: string;
}

/** The comments of pull request 7. */
export interface CommentStore {
  comments: Comment[];
  answer(request: StandInRequest): StandInAnswer;
}

export function commentStore(): CommentStore {
  const comments: Comment[] = [];
  const bot = { user: { login: "github-actions[bot]", type: "Bot" }, author_association: "CONTRIBUTOR" };
  let next = 901;
  return {
    comments,
    answer({ method, path, query, given }) {
      const body = (given as { body?: string } | undefined)?.body;
      if (body !== undefined && body.length > 65_536) return [422, { message: "body is too long" }];
      if (path === "issues/7/comments" && method === "GET") {
        const [size, page] = [Number(query.get("per_page")), Number(query.get("page") ?? 1)];
        return [200, comments.slice((page - 1) * size, page * size)];
      }
      if (path === "issues/7/comments" && method === "POST") {
        comments.push({ id: next++, body: body ?? "", ...bot });
        return [201, comments.at(-1)];
      }
      const comment = comments.find(({ id }) => path === `issues/comments/${id}`);
      if (comment === undefined) return [404, { message: "Not Found" }];
      if (method === "DELETE") comments.splice(comments.indexOf(comment), 1);
      if (method === "PATCH") comment.body = body ?? "";
      return method === "DELETE" ? [204] : [200, comment];
    },
  };
}
