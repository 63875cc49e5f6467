import { parentPort, workerData } from 'node:worker_threads';
import { produce } from './produce.ts';
import { demoTracks } from './tracks.ts';

/** The tracks to produce, in this order. The thread posts the slug of each finished track. */
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
