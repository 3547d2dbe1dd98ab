// A stand-in for GitHub's API and artifact service that accepts everything; prints its address when it listens.
import { createServer } from "node:http";

const answers = {
  CreateArtifact: () => ({ ok: true, signed_upload_url: `${origin}/account/container/blob?sig=signature` }),
  FinalizeArtifact: () => ({ ok: true, artifact_id: "1" }),
  "check-runs": () => ({ id: 1, html_url: "https://github.com/octo/weather/runs/1" }),
};
let origin;

const server = createServer((request, response) => {
  const name = new URL(request.url, origin).pathname.split("/").at(-1);
  request.resume().on("end", () => {
    response.writeHead(201, { "content-type": "application/json" });
    response.end(name in answers ? JSON.stringify(answers[name]()) : "");
  });
});
server.listen(0, "127.0.0.1", () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  console.log(origin);
});
