import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { committer, errorOf, type Response, type AnyCommand, type Order } from './command.ts';
import type { Connection, ConnectionOptions } from './connection.ts';

/** Runs commands one after another; each settles when its transaction is on disk. */
export interface Writer {
  /**
   * With `withinMs`, a command that could not begin in this time, because another process had locked the
   * file, throws `Unavailable`. Without it, the command waits for other processes as long as the connection
   * does, once all earlier commands are done.
   */
  write(command: AnyCommand, args: unknown, withinMs?: number): Promise<unknown>;
  /** Completes the pending commands and releases the file. */
  close(): Promise<void>;
}

/** Runs commands synchronously in this thread and on this connection. */
export const inlineWriter = (db: Connection): Writer => {
  const commit = committer(db);
  return {
    write: async (command, args) => {
      const [response] = commit([{ name: command.name, args }], () => command);
      if (!response?.ok) throw response ? errorOf(response) : new Error('a command got no response');
      return response.outcome;
    },
    close: async () => undefined,
  };
};

interface Waiting {
  readonly order: Order;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: Error) => void;
  /** The latest time to begin; a command without a limit gets one when it is first sent. */
  until: number | undefined;
}

/**
 * The message to the thread: a group of commands, and how long the first of them may wait for other
 * processes.
 */
export interface Batch {
  readonly orders: readonly Order[];
  readonly waitMs: number;
}

const isPlainData = (value: unknown): boolean => {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
};

/** Separates the writes that can be sent to another thread from those whose arguments cannot. */
const splitByPlainData = (waiting: readonly Waiting[]): readonly [Waiting[], Waiting[]] => {
  const split = Map.groupBy(waiting, ({ order }) => isPlainData(order));
  return [split.get(true) ?? [], split.get(false) ?? []];
};

/** Limits how long one transaction blocks other processes, and how much may wait here. */
const together = 1_000;
const longestQueue = 20_000;
const shortestWaitMs = 10;

/**
 * Group commit in a separate thread: the commands that arrive during one transaction form the next one, so
 * that they wait for the disk once. If the thread crashes, pending commands throw `Unavailable` and the next
 * write starts another thread. `program` is the file that the thread runs.
 */
export const threadWriter = (
  options: ConnectionOptions,
  program = new URL('./kernel/writer-thread.ts', import.meta.url),
): Writer => {
  let queued: Waiting[] = [];
  let sent: readonly Waiting[] = [];
  let flushing = false;
  let closed: Promise<void> | undefined;
  let idle: (() => void) | undefined;

  const start = (): Worker => {
    const started = new Worker(program, { workerData: options });
    let cause: unknown;
    started.on('message', (responses: readonly Response[]) => {
      const answered = sent;
      sent = [];
      const kept = responses.find((response) => !response.ok && response.begun === false);
      if (kept && !kept.ok) {
        queued = [...answered, ...queued];
        rejectLate(errorOf(kept));
      } else {
        answered.forEach(({ resolve, reject }, i) => {
          const response = responses[i];
          if (response?.ok) resolve(response.outcome);
          else reject(response ? errorOf(response) : new Error('a command got no response'));
        });
      }
      flush();
    });
    started.on('error', (error: unknown) => (cause = error));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      const lost = [...sent, ...queued];
      sent = [];
      queued = [];
      for (const { reject } of lost) reject(new Unavailable('the writer thread ended', { cause }));
      idle?.();
    });
    return started;
  };

  /** Rejects the commands that waited too long for another process to unlock the file. */
  const rejectLate = (error: Error): void => {
    const soon = performance.now() + shortestWaitMs;
    const isLate = ({ until }: Waiting): boolean => until !== undefined && until <= soon;
    const late = queued.filter(isLate);
    queued = queued.filter((waiting) => !isLate(waiting));
    for (const { reject } of late) reject(error);
  };

  const flush = (): void => {
    flushing = false;
    if (sent.length > 0) return;
    const now = performance.now();
    sent = queued.slice(0, together);
    queued = queued.slice(together);
    if (sent.length === 0) {
      idle?.();
      return;
    }
    const bounds = sent.map((waiting) => (waiting.until ??= now + options.busyTimeoutMs));
    const waitMs = Math.max(shortestWaitMs, Math.floor(Math.min(...bounds) - now));
    const batch: Batch = { orders: sent.map(({ order }) => order), waitMs };
    try {
      (worker ??= start()).postMessage(batch);
    } catch (error) {
      const [plain, others] = splitByPlainData(sent);
      const failed = others.length > 0 ? others : sent;
      for (const { reject } of failed) reject(new Error('arguments are not plain data', { cause: error }));
      if (failed !== sent) queued = [...plain, ...queued];
      sent = [];
      flush();
    }
  };

  const finish = async (): Promise<void> => {
    if (sent.length + queued.length > 0) await new Promise<void>((resolve) => (idle = resolve));
    const last = worker;
    worker = undefined;
    if (!last) return;
    const gone = new Promise((resolve) => last.once('exit', resolve));
    last.postMessage('close');
    await gone;
  };

  // A process that only reads, such as a command of the operator, needs no thread.
  let worker: Worker | undefined;
  const write = (order: Order, withinMs: number | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const until = withinMs === undefined ? undefined : performance.now() + withinMs;
      queued.push({ order, resolve, reject, until });
      if (flushing || sent.length > 0) return;
      flushing = true;
      setImmediate(flush);
    });

  return {
    write: async (command, args, withinMs) => {
      if (closed) throw new Unavailable('the store is closed');
      if (queued.length >= longestQueue) throw new Unavailable('too many writes are waiting');
      return write({ name: command.name, args }, withinMs);
    },
    close: () => (closed ??= finish()),
  };
};
