import { UserError, userError } from "./problem.js";
import { cut, hide } from "./redaction/redacted.js";

/** It may quote a path of any length. */
const MAX_MESSAGE = 300;

/** What the machine refuses, and what to do, by the code of the system. */
const REFUSALS: Readonly<Record<string, readonly [title: string, fix: string]>> = {
  EMFILE: ["too few files may be open at once", "Raise the limit of this shell: `ulimit -n 1024`."],
  ENFILE: ["the machine has too many open files", "End programs that hold files open, or raise the machine's limit."],
  EAGAIN: ["no further process or thread may start", "Raise the limit of this shell (`ulimit -u`), or end processes."],
  ENOMEM: ["the machine has no memory left", "End other programs, or raise the limit of memory (`ulimit -v`)."],
  ENOSPC: ["no space is left", "Remove files from that disk, or use another folder."],
  EDQUOT: ["no space is left for this user", "Remove files of this user, or use another folder."],
  EFBIG: ["a file may not be this large", "Raise the limit of this shell: `ulimit -f unlimited`."],
  EROFS: ["the file system is read-only", "Use a folder where this user can write."],
  EACCES: ["permission is denied", "Give this user the permission, or use another folder."],
  EPERM: ["the system does not permit this", "Give this user the permission, or use another folder."],
  ENAMETOOLONG: ["a path is too long", "Use a shorter path."],
  ELOOP: ["a link leads to itself", "Name a file that is there."],
  EIO: ["a disk does not answer", "Check the disk, or use another folder."],
};

/** What was thrown, as an error that the user can act on: theirs already, or of the machine; undefined for a bug. */
export function asUserError(error: unknown): UserError | undefined {
  if (error instanceof UserError) return error;
  const { code = "", syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === "ENOENT" && (syscall === "uv_cwd" || syscall === "getcwd")) {
    const reason = "It was removed, so no path that starts in it leads anywhere.";
    return userError("the working directory does not exist", reason, "Change to a folder that exists.");
  }
  const refusal = syscall === undefined ? undefined : REFUSALS[code];
  return refusal && userError(refusal[0], `The system reports ${cut(hide(message), MAX_MESSAGE)}.`, refusal[1]);
}
