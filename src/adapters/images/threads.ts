import { Worker } from 'node:worker_threads';
import { imageRejected, tooComplex, type ImageRejected } from '../../domain/images/rejection.ts';
import { fairQueue } from '../../domain/shared/fairness/fair-queue.ts';
import { fail, type Result } from '../../domain/shared/result.ts';
import type { RenderedImage } from '../../ports/driven/images/image-processor.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { compiledCodecs, type CodecModules } from './codecs.ts';
import type { RenderTask } from './task.ts';
import type { ThreadWork } from './worker.ts';

type Outcome = Result<RenderedImage, ImageRejected>;

interface Bounds {
  readonly threads: number;
  readonly maxWaiting: number;
  readonly seconds: number;
}

/** Pixels are outside of this heap; their number is limited before they are decoded. */
const heapMegabytes = 256;

const tooDemanding = (limit: string): Outcome => fail(imageRejected(tooComplex(limit)));

/**
 * Renders each image in a new thread, a few at a time, others when their requester has its turn. A thread per image frees all its memory when it ends, and
 * nothing that a hostile file leaves in a decoder reaches the next image. Threads share the code of the codecs, which is compiled for the first image.
 */
export const imageThreads = ({ threads, maxWaiting, seconds }: Bounds) => {
  const full = () => new Unavailable(`${maxWaiting} images are already waiting`);
  const inTurn = fairQueue({ concurrency: threads, maxWaiting, maxEach: maxWaiting, full });
  const running = new Map<Worker, (outcome: Outcome | Error) => void>();
  let closed: Error | undefined;
  let codecs: CodecModules | undefined;

  const start = (task: RenderTask, settle: (outcome: Outcome | Error) => void): void => {
    codecs ??= compiledCodecs();
    const work: ThreadWork = { task, codecs };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: work,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const timer = setTimeout(() => end(tooDemanding(`the limit of ${seconds} s`)), seconds * 1000);
    const end = (outcome: Outcome | Error): void => {
      if (!running.has(worker)) return;
      running.delete(worker);
      clearTimeout(timer);
      // The next image starts when the memory of this one is free.
      void worker.terminate().then(() => settle(outcome));
    };
    running.set(worker, end);
    worker.once('message', (outcome: Outcome) => end(outcome));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooDemanding('the limit of memory') : error),
    );
    worker.once('exit', () => end(new Error('the thread of an image ended without a result')));
  };

  /** Also rejects if no thread can be started. */
  const begun = (task: RenderTask): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      if (closed) throw closed;
      start(task, (outcome) => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
    });

  return {
    /** Rejects with `Unavailable` if too many images wait. */
    run: (requester: string, task: RenderTask): Promise<Outcome> =>
      inTurn({ name: requester, trusted: false }, () => begun(task)),
    /** Ends running tasks and rejects waiting ones. */
    close: async (reason: Error): Promise<void> => {
      closed = reason;
      const ending = [...running].map(([worker, end]) => {
        end(reason);
        return worker.terminate();
      });
      await Promise.all(ending);
    },
  };
};
