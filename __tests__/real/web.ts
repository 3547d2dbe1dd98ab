import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server of our own with one page. */
export interface Web {
  url: string;
  close(): void;
}

/** Starts the web server on a free port. */
export async function startWeb(): Promise<Web> {
  const web = createServer((_, response) => {
    response.end("<p>hello</p>");
  });
  await new Promise<void>((done) => {
    web.listen(0, "127.0.0.1", done);
  });
  return { url: `http://127.0.0.1:${(web.address() as AddressInfo).port}/`, close: () => void web.close() };
}
