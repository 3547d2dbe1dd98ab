/** What a process under measurement needs of Node. */
interface PreloadModules {
  fs: Pick<typeof import("node:fs"), "existsSync" | "realpathSync">;
  inspector: Pick<typeof import("node:inspector"), "Session">;
  net: Pick<typeof import("node:net"), "createConnection">;
  path: Pick<typeof import("node:path"), "dirname" | "join">;
  url: Pick<typeof import("node:url"), "pathToFileURL">;
}

/**
 * The program that a Node process loads before its own, so that it reports what it executes.
 *
 * @param address of the socket that asks
 */
export function preloadText(address: string): string {
  const modules = ["fs", "inspector", "net", "path", "url"].map((name) => `${name}: require("node:${name}")`);
  // A process that cannot report runs as it does without the preload.
  return `try { (${reportExecuted})({ ${modules.join(", ")} }, ${JSON.stringify(address)}); } catch {}\n`;
}

/**
 * Runs in the process under measurement: it is sent as text, so it uses nothing from outside. For each byte that comes
 * from the socket, it answers with a line of JSON: the functions that ran since the last answer, as
 * `[url, [[start, end, count], …]]`, the whole function first, then its blocks. Only the package of the main program
 * counts, without its dependencies.
 */
function reportExecuted({ fs, inspector, net, path, url }: PreloadModules, address: string): void {
  const main = process.argv[1];
  if (main === undefined) return;
  const folder = path.dirname(fs.realpathSync(main));
  let root = folder;
  while (!fs.existsSync(path.join(root, "package.json")) && path.dirname(root) !== root) root = path.dirname(root);
  if (path.dirname(root) === root) root = folder;
  const prefix = `${url.pathToFileURL(root).href}/`;
  const isOwn = (script: string) =>
    script.startsWith(prefix) && !script.slice(prefix.length - 1).includes("/node_modules/");
  const session = new inspector.Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const socket = net.createConnection(address);
  // It must not keep a server alive that has nothing else to do.
  socket.unref();
  socket.on("error", () => {});
  socket.on("data", () => {
    session.post("Profiler.takePreciseCoverage", (_, taken) => {
      const ran = taken.result
        .filter((script) => isOwn(script.url))
        .flatMap((script) =>
          script.functions
            .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
            .map(({ ranges }) => [
              script.url,
              ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count]),
            ]),
        );
      socket.write(`${JSON.stringify(ran)}\n`);
    });
  });
}
