import { spawn } from "node:child_process";
import type { Environment } from "./env.js";
import { systemProgram } from "./windows.js";

/** Opens an address in the browser of the person at this machine, or by the program in BROWSER, without a shell. */
export function openBrowser(url: URL, env: Environment): void {
  const [program = "", ...args] = env.BROWSER ? [env.BROWSER] : (openers[process.platform] ?? ["xdg-open"]);
  const child = spawn(program, [...args, url.href], { detached: true, stdio: "ignore" });
  // The address is printed too.
  child.on("error", () => {});
  child.unref();
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["open"],
  win32: [systemProgram("rundll32.exe"), "url.dll,FileProtocolHandler"],
};
