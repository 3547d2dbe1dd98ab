// Stands in for Ctrl-C and Ctrl-Break, which need a console: Node gets the signal SIGNAL once the file SIGNAL_AT is there.
const { existsSync } = require("node:fs");

const { SIGNAL, SIGNAL_AT } = process.env;
if (SIGNAL !== undefined) {
  const timer = setInterval(() => {
    if (!existsSync(SIGNAL_AT)) return;
    clearInterval(timer);
    process.emit(SIGNAL);
  }, 50);
  timer.unref();
}
