// Plays `docker` with its daemon: a container is a file in DOCKER_STATE, with its id as name, while it exists. The image
// says what it does. `docker.log` there has each command.
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const state = process.env.DOCKER_STATE;
const [command, ...words] = process.argv.slice(2);
appendFileSync(join(state, "docker.log"), `${JSON.stringify([command, ...words])}\n`);
const fail = (text, code) => {
  console.error(text);
  process.exit(code);
};

if (command === "inspect") {
  if (!existsSync(join(state, words.at(-1)))) fail(`Error: No such object: ${words.at(-1)}`, 1);
  console.log("true");
} else if (command === "rm") {
  rmSync(join(state, words.at(-1)));
} else if (command === "run") {
  const at = words.findIndex((word) => ["good", "stubborn", "absent"].includes(word));
  const [flags, image] = [words.slice(0, at), words[at]];
  const has = (letter) => flags.some((flag) => new RegExp(`^-[itd]*${letter}[itd]*$`).test(flag));
  if (image === "absent") {
    console.error("Unable to find image 'absent:latest' locally");
    setInterval(() => {}, 1_000);
  } else {
    if (has("t")) fail("the input device is not a TTY", 1);
    const id = `${image}-${process.pid}`.padEnd(64, "0");
    writeFileSync(flags[flags.indexOf("--cidfile") + 1], id, { flag: "wx" });
    writeFileSync(join(state, id), "");
    const server = fileURLToPath(new URL("greeter.mjs", import.meta.url));
    const child = spawn(process.execPath, [server], { stdio: [has("i") ? "inherit" : "ignore", "inherit", "inherit"] });
    if (image === "stubborn") {
      // A shell as the first process of the container passes no signal on.
      process.on("SIGTERM", () => {});
      setInterval(() => {}, 1_000);
    } else {
      child.on("exit", (code) => {
        rmSync(join(state, id));
        process.exit(code ?? 1);
      });
      process.on("SIGTERM", () => child.kill());
    }
  }
}
