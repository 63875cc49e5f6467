import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { refused } from './codecs/codec.ts';
import { partnerOf, taskLine, type Waiting } from './line.ts';
import type { AudioLimits, PartnerLimits } from './limits.ts';
import type { Outcome, Task } from './tasks/task.ts';
import type { Answer, WorkerSettings } from './worker.ts';

export interface WorkerPool {
  /**
   * Listening (`analyze`) after all that somebody waits for, by turns of platforms; all else in the order asked for.
   * Rejects with `Unavailable` where too many wait already or the pool is closed. `onSpent` is called with the time that
   * the task took on its thread, ms.
   */
  readonly run: (task: Task, onSpent?: (ms: number) => void) => Promise<Outcome>;
  /** Ends what runs, refuses what waits. */
  readonly close: () => Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  /** Tasks that may wait, listening left out; one more is turned away. */
  readonly mostWaiting: number;
  /** And how many of listening. */
  readonly mostListening: number;
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

/** A file that is taken in is refused for what it costs; a render that is verified or tagged is not damaged because of it. */
const givenUp = (task: Task | undefined, detail: string): Outcome | Error =>
  task?.kind === 'verify' || task?.kind === 'tag' ? new Unavailable(detail) : refused('undecodable', detail);
const heapMegabytes = 512;

/**
 * Threads that begin when they are first needed, take one task at a time, and are replaced when they break. Where there
 * are several, one of them is never taken for listening, so that nobody waits for the end of a long one.
 */
export const workerPool = (settings: PoolSettings): WorkerPool => {
  const { workers, limits, partnerLimits } = settings;
  const members = new Set<Member>();
  const departures = new Set<Promise<void>>();
  const waiting = taskLine(settings);
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
    const departure = ended(member).then(() => {
      departures.delete(departure);
      if (busy) settleAfter(busy, outcome);
      if (!closed) next();
    });
    departures.add(departure);
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
    worker.on('message', (answer: Answer) => {
      release(member, 'outcome' in answer ? answer.outcome : revived(answer));
      next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const detail = 'Working on the file took more memory than there is for it.';
      const exhausted = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      dismiss(member, exhausted ? givenUp(member.busy?.task, detail) : error);
    });
    worker.on('exit', () => {
      if (members.has(member)) dismiss(member, new Error('the audio worker ended in the middle'));
    });
    return member;
  };

  return {
    run: (task, onSpent) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Unavailable('the audio workshop is closed');
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
      const gone = new Unavailable('the audio workshop was closed');
      waiting.empty().forEach(({ settle }) => settle(gone, 0));
      members.forEach((member) => dismiss(member, gone));
      await Promise.all(departures);
    },
  };
};

/** What the decoders print is not ours to show. */
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

const revived = ({ error, outage }: Extract<Answer, { readonly outage: boolean }>): Error =>
  Object.assign(outage ? new Unavailable(error.message) : new Error(error.message), { stack: error.stack });

/** Its processes are killed first, while it can still reap them; those of a thread that hangs are killed after it. */
const ended = async ({ worker, running }: Member): Promise<void> => {
  await killAll(running);
  await worker.terminate();
  await killAll(running);
};

const killAll = async (running: Int32Array): Promise<void> => {
  for (const id of running.filter((each) => each > 0)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  for (let waits = 0; waits < 50 && running.some((each) => each > 0); waits++) await pause(20);
};
