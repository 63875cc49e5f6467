import { Worker } from 'node:worker_threads';
import type { ManifestUnreadable } from '../../domain/catalog/delivery/delivery.ts';
import { fairQueue } from '../../domain/shared/fairness/fair-queue.ts';
import { fail, type Result } from '../../domain/shared/result.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { ReadDelivery } from './read-delivery.ts';

export interface ThreadBounds {
  /** The limit for one file from the start of its thread. */
  readonly seconds: number;
  readonly heapMegabytes: number;
  /** The limit of files that wait. */
  readonly maxWaiting: number;
}

type Outcome = Result<ReadDelivery, ManifestUnreadable>;

const tooDemanding = (limit: string): Outcome =>
  fail({
    kind: 'manifest-unreadable',
    detail: `file exceeds ${limit} of reading; split it into smaller files`,
  });

/**
 * Reads each file in a new thread, one at a time: requests continue meanwhile, and all memory is free again when the thread ends. Rejects with `Unavailable` if
 * too many files wait.
 */
export const readingThread = ({ seconds, heapMegabytes, maxWaiting }: ThreadBounds) => {
  const full = () => new Unavailable(`${maxWaiting} deliveries are already waiting`);
  const inTurn = fairQueue({ concurrency: 1, maxWaiting, maxEach: maxWaiting, full });

  const read = (bytes: Uint8Array): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: bytes,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      });
      let isOver = false;
      const end = (settle: () => void): void => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        // The next file is read when the memory of this one is free.
        void worker.terminate().then(settle);
      };
      const timer = setTimeout(
        () => end(() => resolve(tooDemanding(`the limit of ${seconds} s`))),
        seconds * 1_000,
      );
      worker.once('message', (outcome: Outcome) => end(() => resolve(outcome)));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        end(() =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? resolve(tooDemanding('the limit of memory'))
            : reject(error),
        ),
      );
      worker.once('exit', () =>
        end(() => reject(new Error('the thread of a delivery ended without a result'))),
      );
    });

  return (bytes: Uint8Array): Promise<Outcome> =>
    inTurn({ name: 'deliveries', trusted: false }, () => read(bytes));
};
