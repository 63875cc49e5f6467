import { canRun } from '../test/support/docker.ts';
import { images } from '../test/support/images.ts';
import type { Bench } from './figures.ts';
import { roundTrips } from './storage/mongo.ts';
import { sizes } from './storage/sizes.ts';
import { sqliteFigures } from './storage/sqlite.ts';

/**
 * npm run bench -- storage [sqlite|mongo] [mongodb://…]: SQLite by the clock; MongoDB by what documents take and how
 * often it is asked.
 */
export const run: Bench = async function* ([part, url]) {
  if (part !== 'mongo') yield* sqliteFigures();
  if (part === 'sqlite') return;
  yield* sizes();
  if (url !== undefined || canRun(images.mongo)) yield* roundTrips(url);
  else throw new Error('MongoDB was left out: Docker does not answer, or its image is not there');
};
