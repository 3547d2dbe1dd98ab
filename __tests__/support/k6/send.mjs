// Sends one request that stdin describes, and prints the response as k6 has it.
import { readFileSync } from "node:fs";

const { url, body, headers } = JSON.parse(readFileSync(0, "utf8"));
const response = await fetch(url, { method: "POST", body, headers });
const capital = (name) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());
const named = Object.fromEntries([...response.headers].map(([name, value]) => [capital(name), value]));
console.log(JSON.stringify({ status: response.status, headers: named, body: await response.text() }));
