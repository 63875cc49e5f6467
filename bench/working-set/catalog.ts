import { copyFile, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { committer, type Order } from '../../src/adapters/sqlite/command.ts';
import { connect } from '../../src/adapters/sqlite/connection.ts';
import { prepare, writerCommands } from '../../src/adapters/sqlite/kernel/index.ts';
import { collections, programs } from '../../src/adapters/store-kit/index.ts';
import type { ApprovedTrack } from '../../src/domain/catalog/track.ts';
import { noEffects } from '../../test/support/effects.ts';
import { track } from '../search/generated.ts';
import { cached, digestOf } from './cache.ts';

const file = 'licensing.db';
const commitsPerBatch = 2_000;
/** The files that decide how a catalog is stored. */
const sources = [
  'bench/search/generated.ts',
  'bench/working-set/catalog.ts',
  'src/adapters/sqlite',
  'src/adapters/store-kit',
];

/** The tracks of a generated catalog, in the order in which they were added. */
export interface WorkingSet {
  readonly trackIds: readonly string[];
  /** Tracks that a platform may license for user-generated videos in every territory. */
  readonly licensable: readonly string[];
  /** Copies the store of the service to a folder. */
  copyTo(folder: string): Promise<void>;
}

const isLicensable = ({ territories, terms, rights }: ApprovedTrack): boolean =>
  territories.exclude.length === 0 &&
  territories.include.includes('WORLD') &&
  terms.every(({ contentTypes }) => contentTypes.includes('ugc_video')) &&
  rights.publishers.every(({ sharePct }) => sharePct === '100');

/**
 * Fills a store with the commits of the service itself, in one thread and without waiting for the disk: some 0.1 ms of CPU a track.
 */
const fillStore = async (folder: string, size: number): Promise<void> => {
  const db = connect({ file: join(folder, file), busyTimeoutMs: 0 });
  prepare(db, collections);
  db.script('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
  const commands = new Map(writerCommands(collections, programs).map((each) => [each.name, each]));
  const commit = committer(db);
  const trackIds: string[] = [];
  const licensable: string[] = [];
  for (let first = 1; first <= size; first += commitsPerBatch) {
    const count = Math.min(commitsPerBatch, size - first + 1);
    const orders = Array.from({ length: count }, (_, i): Order => {
      const { catalogVersion: _version, ...generated } = track(first + i);
      trackIds.push(generated.trackId);
      if (isLicensable(track(first + i))) licensable.push(generated.trackId);
      const args = { track: generated, guards: { catalogVersion: 'absent' }, effects: noEffects };
      return { name: 'track-library.commit', args };
    });
    for (const answer of commit(orders, (name) => commands.get(name)))
      if (!answer.ok) throw new Error(answer.message);
  }
  db.close();
  await writeFile(join(folder, 'tracks.json'), JSON.stringify({ trackIds, licensable }));
};

/** Returns a generated catalog of `size` tracks. It is stored once and kept in the cache folder of the benches. */
export const workingSet = async (size: number): Promise<WorkingSet> => {
  const kept = await cached(`catalog-of-${size}`, await digestOf(sources), (folder) =>
    fillStore(folder, size),
  );
  const tracks = JSON.parse(await readFile(join(kept, 'tracks.json'), 'utf8')) as Pick<
    WorkingSet,
    'trackIds' | 'licensable'
  >;
  return {
    ...tracks,
    copyTo: async (folder) => {
      await mkdir(folder, { recursive: true });
      await copyFile(join(kept, file), join(folder, file), constants.COPYFILE_FICLONE);
    },
  };
};
