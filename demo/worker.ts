import { parentPort, workerData } from 'node:worker_threads';
import { produce } from './produce.ts';
import { demoTracks } from './tracks.ts';

/** What `index.ts` asks of this thread: these tracks, in this order, each told of when it is finished. */
export interface Commission {
  readonly folder: string;
  readonly slugs: readonly string[];
}

const { folder, slugs } = workerData as Commission;
for (const slug of slugs) {
  const spec = demoTracks.find((track) => track.slug === slug);
  if (!spec) continue;
  produce(spec, folder);
  parentPort?.postMessage(slug);
}
