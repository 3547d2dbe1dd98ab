// A server with an app, which links it for clients that show apps alone. MUTANT says what it does wrong.
import { mutant, rpcError, serve, text, tool } from "./serve.mjs";

const UI = "io.modelcontextprotocol/ui";
const MIME = "text/html;profile=mcp-app";
const uri = mutant === "https link" ? "https://shop.example/view" : "ui://shop/view";
const csp = {
  ...{
    connectDomains: ["https://api.shop.example", "wss://live.shop.example"],
    frameDomains: ["https://maps.example"],
  },
  ...{ resourceDomains: ["https://*.cdn.example"], baseUriDomains: ["https://shop.example"] },
};

const scripts = {
  "undeclared fetch": 'fetch("https://elsewhere.example/data")',
  "undeclared socket": 'new WebSocket("wss://elsewhere.example")',
};
const elements = {
  "undeclared script": '<script src="https://cdn.example/lib.js"></script>',
  "undeclared image": '<img src="https://elsewhere.example/a.png">',
  "undeclared style": '<style>body { background: url("https://elsewhere.example/a.png") }</style>',
  "undeclared import": '<style>@import "https://elsewhere.example/a.css";</style>',
  "undeclared frame": '<iframe src="https://elsewhere.example/"></iframe>',
  "undeclared base": '<base href="https://elsewhere.example/">',
  "relative address": '<script src="view.js"></script>',
};
const whole = `<!doctype html>
<title>Shop</title>
<link rel="stylesheet" href="https://a.cdn.example/style.css">
<style>@import url(https://b.cdn.example/more.css); .a { background: url(data:image/png;base64,AAAA) }</style>
<script>
  fetch("https://api.shop.example/goods");
  new WebSocket('wss://live.shop.example/');
  ${scripts[mutant] ?? ""}
</script>
<img src="data:image/png;base64,AAAA" alt=""><svg><use href="#a"/></svg>
<iframe src="https://maps.example/near"></iframe>
<a href="https://elsewhere.example/">Elsewhere</a>
${elements[mutant] ?? ""}`;
const html = { "no doctype": "<html><body>Shop</body></html>", "empty page": "<!doctype html><html></html>" };

const meta = {
  "csp as text": { csp: { ...csp, baseUriDomains: "https://shop.example" } },
  "csp without scheme": { csp: { ...csp, connectDomains: [...csp.connectDomains, "shop.example"] } },
  "other permission": { csp, permissions: { usb: {} } },
  "border as text": { csp, prefersBorder: "yes" },
}[mutant] ?? { csp, permissions: { camera: {} }, domain: "shop.example", prefersBorder: true };

const contents = [
  {
    ...{ uri, mimeType: mutant === "plain HTML" ? "text/html" : MIME, _meta: { ui: meta } },
    ...(mutant === "no text" ? {} : { text: html[mutant] ?? whole }),
  },
];

const visibility = { "other visibility": ["agent"], "visibility as text": "model" }[mutant] ?? ["model", "app"];
const answers = {
  "no content": { content: [] },
  "picture alone": { content: [{ type: "image", data: "AAAA", mimeType: "image/png" }] },
};

function ui(client) {
  if (!client.extensions?.[UI]?.mimeTypes?.includes(MIME)) return {};
  return { _meta: { ui: { resourceUri: uri, visibility } } };
}

serve({
  capabilities: {
    ...{ tools: {}, resources: {} },
    extensions: { [mutant === "short id" ? "ui" : UI]: mutant === "true" ? true : {} },
  },
  answer(method, params, { client }) {
    const cached = { ttlMs: 0, cacheScope: "private" };
    const listed = { uri, name: "view", mimeType: mutant === "plain HTML in the list" ? "text/html" : MIME };
    if (method === "tools/list") return { ...cached, tools: [tool("show", ui(client)), tool("plain")] };
    if (method === "resources/list") return { ...cached, resources: [listed] };
    if (method === "resources/templates/list") return { ...cached, resourceTemplates: [] };
    if (method === "resources/read") {
      if (params.uri !== uri || mutant === "unknown resource") throw rpcError(-32602, "Resource not found");
      return { ...cached, contents };
    }
    if (method === "tools/call") return (params.name === "show" && answers[mutant]) || text("One thing is for sale.");
    return undefined;
  },
});
