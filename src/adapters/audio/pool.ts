import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { rejected } from './codecs/codec.ts';
import { partnerOf, taskQueue, type Waiting } from './task-queue.ts';
import type { AudioLimits, PartnerLimits } from './limits.ts';
import type { Outcome, Task } from './tasks/task.ts';
import type { Response, WorkerSettings } from './worker.ts';

export interface WorkerPool {
  /**
   * Runs analysis after all interactive tasks, platform after platform, and other tasks in the order of
   * arrival. Rejects with `Unavailable` if too many wait already or the pool is closed. `onSpent` receives
   * the time of the task on its thread, in ms.
   */
  readonly run: (task: Task, onSpent?: (ms: number) => void) => Promise<Outcome>;
  /** Ends running tasks and rejects waiting ones. */
  readonly close: () => Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  /** The limit of waiting tasks, except analysis. */
  readonly maxWaiting: number;
  /** The limit of waiting analyses. */
  readonly maxAnalyses: number;
  readonly ffmpegPath: string | undefined;
  readonly markKey: Uint8Array | undefined;
  readonly limits: AudioLimits;
  readonly partnerLimits: PartnerLimits;
}

interface Member {
  readonly worker: Worker;
  readonly running: Int32Array;
  busy: Busy | undefined;
}

interface Busy {
  readonly settle: Waiting['settle'];
  readonly timer: NodeJS.Timeout;
  readonly task: Task;
  readonly since: number;
}

const processesPerWorker = 64;

/** Exceeding a limit rejects a delivered file, but does not mean that a render is damaged. */
const givenUp = (task: Task | undefined, detail: string): Outcome | Error =>
  task?.kind === 'verify' || task?.kind === 'tag' ? new Unavailable(detail) : rejected('undecodable', detail);
const heapMegabytes = 512;

/**
 * Threads that start at the first use, take one task at a time, and are replaced when they crash. If there
 * are several, one of them never runs analysis, so that interactive tasks do not wait for the end of a long
 * one.
 */
export const workerPool = (settings: PoolSettings): WorkerPool => {
  const { workers, limits, partnerLimits } = settings;
  const members = new Set<Member>();
  const ending = new Set<Promise<void>>();
  const waiting = taskQueue(settings);
  let closed = false;

  const next = (): void => {
    const idle = [...members].find(({ busy }) => busy === undefined);
    if (!idle && members.size >= workers) return;
    const first = waiting.take([...members].flatMap(({ busy }) => (busy ? [busy.task] : [])));
    if (!first) return;
    const member = idle ?? hire();
    const seconds = partnerOf(first.task) === undefined ? limits.taskSeconds : partnerLimits.taskSeconds;
    const timer = setTimeout(() => {
      const detail = `Processing the file took longer than ${seconds} s and was stopped.`;
      dismiss(member, givenUp(first.task, detail));
    }, seconds * 1000);
    member.busy = { ...first, timer, since: performance.now() };
    member.worker.postMessage(first.task);
    next();
  };

  const leave = (member: Member): Busy | undefined => {
    const { busy } = member;
    member.busy = undefined;
    clearTimeout(busy?.timer);
    if (busy) waiting.spent(busy.task, performance.now() - busy.since);
    return busy;
  };

  const release = (member: Member, outcome: Outcome | Error): void => {
    const busy = leave(member);
    if (busy) settleAfter(busy, outcome);
  };

  const settleAfter = ({ settle, since }: Busy, outcome: Outcome | Error): void =>
    settle(outcome, performance.now() - since);

  const dismiss = (member: Member, outcome: Outcome | Error): void => {
    members.delete(member);
    const busy = leave(member);
    const end = ended(member).then(() => {
      ending.delete(end);
      if (busy) settleAfter(busy, outcome);
      if (!closed) next();
    });
    ending.add(end);
  };

  const hire = (): Member => {
    const running = new Int32Array(new SharedArrayBuffer(4 * processesPerWorker));
    const worker = startWorker({
      ffmpegPath: settings.ffmpegPath,
      markKey: settings.markKey,
      ...{ limits, partnerLimits },
      running,
    });
    const member: Member = { worker, running, busy: undefined };
    members.add(member);
    worker.on('message', (response: Response) => {
      release(member, 'outcome' in response ? response.outcome : errorFrom(response));
      next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const detail = 'Processing the file exceeded its memory limit.';
      const exhausted = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      dismiss(member, exhausted ? givenUp(member.busy?.task, detail) : error);
    });
    worker.on('exit', () => {
      if (members.has(member)) dismiss(member, new Error('the audio worker ended during a task'));
    });
    return member;
  };

  return {
    run: (task, onSpent) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Unavailable('the audio processor is closed');
        const settle = (outcome: Outcome | Error, spentMs: number): void => {
          onSpent?.(Math.round(spentMs));
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        };
        waiting.join({ task, settle });
        next();
      }),
    close: async () => {
      closed = true;
      const gone = new Unavailable('the audio processor was closed');
      waiting.empty().forEach(({ settle }) => settle(gone, 0));
      members.forEach((member) => dismiss(member, gone));
      await Promise.all(ending);
    },
  };
};

/** The decoders' own output is discarded. */
const startWorker = (workerData: WorkerSettings): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
};

const errorFrom = ({ error, outage }: Extract<Response, { readonly outage: boolean }>): Error =>
  Object.assign(outage ? new Unavailable(error.message) : new Error(error.message), { stack: error.stack });

/**
 * Kills its processes first, while it can still reap them; those of a thread that hangs are killed after it.
 */
const ended = async ({ worker, running }: Member): Promise<void> => {
  await killAll(running);
  await worker.terminate();
  await killAll(running);
};

/** Waits a second at most until processes that are being started can be killed, and all are reaped. */
const killAll = async (running: Int32Array): Promise<void> => {
  const killed = new Set<number>();
  for (let waits = 0; waits < 50 && running.some((each) => each !== 0); waits++) {
    for (const id of running.filter((each) => each > 0 && !killed.has(each))) {
      killed.add(id);
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
    await pause(20);
  }
};
