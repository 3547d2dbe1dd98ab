// Holds the file HELD open, which a rename cannot replace then; with RELEASED until the first attempt has failed.
const fs = require("node:fs");

const { HELD, RELEASED } = process.env;
const { rename } = fs.promises;
let held = fs.openSync(HELD, "r");

fs.promises.rename = async (from, to) => {
  try {
    await rename(from, to);
  } catch (error) {
    if (RELEASED && held !== undefined) {
      fs.closeSync(held);
      held = undefined;
      process._rawDebug("released");
    }
    throw error;
  }
};
