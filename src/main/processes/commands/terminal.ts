import type { Terminal } from '../../../adapters/cli/index.ts';

type Process = Pick<NodeJS.Process, 'stdout' | 'stderr' | 'on' | 'off' | 'exit'>;

/** npm passes on the Ctrl-C that a terminal has already sent: together they are one. */
const sameInterruptMs = 1_000;

/**
 * The terminal of this process. A reader that closes the pipe early, as `head` does, ends nothing: what would be
 * written after that is dropped, and a listing stops (`isClosed`).
 */
export const processTerminal = (process: Process): Terminal => {
  const { stdout, stderr } = process;
  let closed = false;
  let hasProgress = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed = true;
  });
  stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const clearProgress = (): void => {
    if (hasProgress) stderr.write('\r\x1b[2K');
    hasProgress = false;
  };
  return {
    out: (line) => {
      clearProgress();
      if (!closed) stdout.write(`${line}\n`);
    },
    err: (line) => {
      clearProgress();
      stderr.write(`${line}\n`);
    },
    progress: (line) => {
      if (!stderr.isTTY) return;
      stderr.write(`\r\x1b[2K${line}`);
      hasProgress = true;
    },
    isClosed: () => closed,
    onInterrupt: (stop) => {
      let first: number | undefined;
      const interrupted = () => {
        if (first !== undefined && performance.now() - first > sameInterruptMs) process.exit(130);
        first ??= performance.now();
        stop();
      };
      process.on('SIGINT', interrupted);
      return () => void process.off('SIGINT', interrupted);
    },
  };
};
