import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { produce } from './produce.ts';
import { demoTracks } from './tracks.ts';

/**
 * The tracks to produce, in this order. The thread posts the slug of each finished track, and continues when it receives a message: the memory of
 * composition and of what follows it are then not needed at the same time.
 */
export interface Commission {
  readonly folder: string;
  readonly slugs: readonly string[];
}

const { folder, slugs } = workerData as Commission;
for (const slug of slugs) {
  const spec = demoTracks.find((track) => track.slug === slug);
  if (!spec) continue;
  produce(spec, folder);
  const next = parentPort && once(parentPort, 'message');
  parentPort?.postMessage(slug);
  await next;
}
