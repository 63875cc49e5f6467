import { canRun } from '../../test/support/servers/docker.ts';
import { images } from '../../test/support/builders/images.ts';
import type { Bench } from '../figures.ts';
import { roundTrips } from './mongo.ts';
import { postgresFigures } from './postgres.ts';
import { sizes } from './sizes.ts';
import { sqliteFigures } from './sqlite.ts';

/**
 * npm run bench -- storage [sqlite|postgres|mongo] [mongodb://…|postgres://…] measures SQLite in time, PostgreSQL in time and round
 * trips, and MongoDB in the size of documents and round trips.
 */
export const run: Bench = async function* ([part, url]) {
  if (part === undefined || part === 'sqlite') yield* sqliteFigures();
  if (part === 'sqlite') return;
  if (part !== 'mongo') {
    if (url !== undefined || canRun(images.postgres)) yield* postgresFigures(url);
    else throw new Error('PostgreSQL was left out: Docker does not answer, or its image is not there');
  }
  if (part === 'postgres') return;
  yield* sizes();
  if (url !== undefined || canRun(images.mongo)) yield* roundTrips(url);
  else throw new Error('MongoDB was left out: Docker does not answer, or its image is not there');
};
