#!/usr/bin/env node
// Stands in for the browser of a person who logs in: follows an address as one does. MODE says what goes wrong.
import { get } from "node:http";

const { MODE } = process.env;
const url = new URL(process.argv[2]);
if (MODE === "denied") url.searchParams.set("login_hint", "nobody");
if (MODE !== "away") {
  const { headers } = await fetch(url, { redirect: "manual" });
  const location = headers.get("location");
  if (location) await comeBack(new URL(location));
}

async function comeBack(back) {
  if (MODE === "state" || MODE === "iss") back.searchParams.set(MODE, "https://other.example");
  if (MODE === "no iss") back.searchParams.delete("iss");
  // What else may come to the port.
  await fetch(new URL("/favicon.ico", back));
  await new Promise((resolve) => get({ host: back.hostname, port: back.port, path: "//" }, resolve).end());
  await fetch(back);
}
