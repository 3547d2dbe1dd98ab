/** If everything is tried (`npm run test:hostile`); else, in every build, a part of it that is always the same. */
export const WHOLE = process.env.MCPTEST_HOSTILE === "whole";
