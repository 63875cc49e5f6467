// node --import signal-at-line.ts PROGRAM …: sends itself the signal SIGNAL_AT as soon as it has printed a line that begins with
// LINE_AT, to its whole group if it leads one and SIGNAL_GROUP is set. A test that waited for the line would come too late on a
// fast machine.
const { SIGNAL_AT = 'SIGKILL', LINE_AT = '', SIGNAL_GROUP } = process.env;
const to = SIGNAL_GROUP === undefined ? process.pid : -process.pid;
const { stdout } = process;
const write = stdout.write.bind(stdout);
let isSent = false;

stdout.write = (text: string | Uint8Array): boolean => {
  // Writing to a pipe is synchronous: the line is there before the signal.
  const written = write(text);
  if (!isSent && String(text).startsWith(LINE_AT)) {
    isSent = true;
    process.kill(to, SIGNAL_AT);
    // Twice, as npm passes on the signal of a terminal.
    if (SIGNAL_AT === 'SIGINT') process.kill(to, SIGNAL_AT);
  }
  return written;
};

export {};
