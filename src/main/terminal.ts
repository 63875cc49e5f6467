import type { Terminal } from '../adapters/cli/index.ts';

type Streams = Readonly<Record<'stdout' | 'stderr', NodeJS.WriteStream>>;

/**
 * The terminal of this process. A reader that closes the pipe early, as `head` does, ends nothing: what would be
 * written after that is dropped, and a listing stops (`isClosed`).
 */
export const processTerminal = ({ stdout, stderr }: Streams): Terminal => {
  let closed = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed = true;
  });
  stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    out: (line) => {
      if (!closed) stdout.write(`${line}\n`);
    },
    err: (line) => void stderr.write(`${line}\n`),
    progress: (line) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[2K${line}`);
    },
    isClosed: () => closed,
  };
};
