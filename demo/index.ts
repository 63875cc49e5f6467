import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesOf, type DeliveredTrack } from './domain.ts';
import { rowOf } from './spec.ts';
import { demoTracks } from './tracks.ts';
import type { Commission } from './worker.ts';

export { rowOf, type DemoSpec } from './spec.ts';
export { demoTakedown, demoTracks } from './tracks.ts';

export interface Composing {
  /** The folder for the files, with a subfolder for each track. */
  readonly folder: string;
  /** Called for one track after another, when all of its files are written. `files` are paths, the master first, the cover last. */
  readonly onTrack: (row: DeliveredTrack, files: readonly string[]) => Promise<void> | void;
  /** External IDs of tracks to skip, because they were imported before. */
  readonly skip?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
}

/**
 * Makes the demo catalog in a thread of its own, one track after another: less than a second of one core for each, the same bytes on every
 * machine. Resolves once `onTrack` is through with the last one. Rejects with the signal's reason, with what `onTrack`
 * threw, or with what went wrong in the thread, which then has ended.
 */
export const composeDemo = async ({ folder, onTrack, skip, signal }: Composing): Promise<void> => {
  signal?.throwIfAborted();
  const wanted = demoTracks.filter((spec) => !skip?.has(rowOf(spec).externalId));
  if (wanted.length === 0) return;
  const workerData: Commission = { folder, slugs: wanted.map(({ slug }) => slug) };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const handing = new AbortController();
  let handed: Promise<void> = Promise.resolve();
  try {
    await new Promise<void>((resolve, reject) => {
      const aborted = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', aborted, { once: true, signal: handing.signal });
      worker.on('message', (slug: string) => {
        const spec = wanted.find((one) => one.slug === slug);
        if (!spec) return;
        const row = rowOf(spec);
        const files = filesOf(row).map((file) => join(folder, file));
        handed = handed
          .then(() => (handing.signal.aborted ? undefined : onTrack(row, files)))
          .then(() => worker.postMessage('next'));
        handed.catch(reject);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => {
        if (code !== 0) reject(new Error(`the demo's thread ended with ${code}`));
        else handed.then(resolve, reject);
      });
    });
  } finally {
    handing.abort();
    await worker.terminate();
  }
};
