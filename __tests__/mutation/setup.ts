import fc from "fast-check";
import { globSync } from "tinyglobby";

// A mutant that a property can find is found early; hundreds of cases for each mutant would take days.
fc.configureGlobal({ numRuns: 10 });

// What a module runs when it is loaded would pass for what the first test that loads it runs: none of them is to be that.
const room = process.env.MUTATION_ROOM;
// Of some the tests replace what they import.
const ignore = ["src/core/**/proc/**", "src/core/**/out.ts", "src/matchers/**/serve-jobs.ts", "**/*.d.ts"];
for (const file of globSync(`src/${room}/**/*.ts`, { ignore })) await import(/* @vite-ignore */ `../../${file}`);
