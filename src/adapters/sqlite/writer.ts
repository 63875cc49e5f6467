import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { commitTogether, errorOf, type Answer, type AnyCommand, type Order } from './command.ts';
import type { Connection, ConnectionOptions } from './connection.ts';

/** Runs commands one after another; each settles when its transaction is on the disk. */
export interface Writer {
  /**
   * `withinMs`: a command that could not begin by then, because another process kept the file, is `Unavailable`. Absent: it
   * waits for other processes as long as the connection does, once all commands ahead of it are done.
   */
  write(command: AnyCommand, args: unknown, withinMs?: number): Promise<unknown>;
  /** Finishes what was asked for, then lets go. */
  close(): Promise<void>;
}

/** At once, in this thread and on this connection. */
export const inlineWriter = (db: Connection): Writer => ({
  write: async (command, args) => {
    const [answer] = commitTogether(db, [{ name: command.name, args }], () => command);
    if (!answer?.ok) throw answer ? errorOf(answer) : new Error('a command was not answered');
    return answer.outcome;
  },
  close: async () => undefined,
});

interface Waiting {
  readonly order: Order;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: Error) => void;
  /** When it is too late to begin it; a command without a bound of its own gets one when it is first sent. */
  until: number | undefined;
}

/** What the thread is sent: a group of commands, and how long the first of them may wait for other processes. */
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

/** Separates the writes that can travel to another thread from those whose arguments cannot. */
const splitByPlainData = (waiting: readonly Waiting[]): readonly [Waiting[], Waiting[]] => {
  const split = Map.groupBy(waiting, ({ order }) => isPlainData(order));
  return [split.get(true) ?? [], split.get(false) ?? []];
};

/** Bounds how long one transaction keeps other processes waiting, and how much may wait here. */
const together = 1_000;
const longestQueue = 20_000;
const shortestWaitMs = 10;

/**
 * Group commit in a thread of its own: what is asked for while one transaction runs makes up the next one, so that all
 * of it waits for the disk once. When the thread dies, whoever waited hears `Unavailable` and the next write starts
 * another. `program` is the file that the thread runs.
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
    started.on('message', (answers: readonly Answer[]) => {
      const answered = sent;
      sent = [];
      const kept = answers.find((answer) => !answer.ok && answer.begun === false);
      if (kept && !kept.ok) {
        queued = [...answered, ...queued];
        rejectLate(errorOf(kept));
      } else {
        answered.forEach(({ resolve, reject }, i) => {
          const answer = answers[i];
          if (answer?.ok) resolve(answer.outcome);
          else reject(answer ? errorOf(answer) : new Error('a command was not answered'));
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

  /** Rejects the commands that waited too long for another process to release the file. */
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

  let worker: Worker | undefined = start();
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
