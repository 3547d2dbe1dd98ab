/** What tests of the whole program start it with, and read what it wrote. */
export * from "./bundle.js";
export * from "./cli.js";
export * from "./in-process.js";
export * from "./judged.js";
export * from "./measured.js";
export * from "./schema.js";
