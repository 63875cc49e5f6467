import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { composeDemo, demoTakedown, demoTracks, rowOf } from '@platform-licensing/demo';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ImportTrack } from '../../ports/driving/operator/importing.ts';
import type { TakeDownTrack } from '../../ports/driving/operator/operator.ts';
import type { Config } from '../settings/config.ts';

interface Dependencies {
  readonly importTrack: ImportTrack;
  readonly takeDownTrack: TakeDownTrack;
  readonly library: TrackLibrary;
  /** A line for a person. */
  readonly print: (line: string) => void;
}

export const demoFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'demo');

/**
 * Returns whether to compose it: as DEMO_CATALOG says, by default if the store is empty or a first start was
 * interrupted.
 */
export const wantsDemo = async (
  config: Pick<Config, 'dataDir' | 'demoCatalog'>,
  library: Pick<TrackLibrary, 'head'>,
): Promise<boolean> => config.demoCatalog ?? ((await library.head()) === 0 || existsSync(demoFolder(config)));

const claimFile = (folder: string): string => join(folder, 'composer.pid');

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Claims the folder, so that only one process composes. Ignores the claim of a process that has ended. */
const claim = async (folder: string): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  const file = claimFile(folder);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const holder = Number(await readFile(file, 'utf8').catch(() => ''));
      if (holder > 0 && holder !== process.pid && runs(holder)) return false;
      await rm(file, { force: true });
    }
  }
  return false;
};

/**
 * Composes the demo catalog and imports it track by track, with the import of the operator. Continues after an
 * interruption.
 */
export const seedDemo = async (
  folder: string,
  { importTrack, takeDownTrack, library, print }: Dependencies,
  signal: AbortSignal,
): Promise<void> => {
  if (!(await claim(folder))) {
    print('demo catalog: another process is creating it');
    return;
  }
  try {
    await compose(folder, { importTrack, takeDownTrack, library, print }, signal);
  } finally {
    await rm(claimFile(folder), { force: true });
  }
};

const compose = async (
  folder: string,
  { importTrack, takeDownTrack, library, print }: Dependencies,
  signal: AbortSignal,
): Promise<void> => {
  const known = new Set<string>();
  for (const { externalId } of demoTracks.map(rowOf))
    if (await library.delivered(externalId)) known.add(externalId);
  let ready = known.size;
  await composeDemo({
    folder,
    skip: known,
    signal,
    onTrack: async (delivery, files) => {
      const taken = await importTrack({ folder, delivery, dryRun: false });
      if (!taken.ok)
        throw new Error(`the demo track ${delivery.title} was rejected: ${JSON.stringify(taken.failure)}`);
      ready += 1;
      print(`demo catalog: ${ready} of ${demoTracks.length} tracks, ${delivery.title}`);
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
  });
  const withdrawn = await library.delivered(demoTakedown.externalId);
  if (withdrawn) await takeDownTrack({ ...demoTakedown, trackId: withdrawn.trackId });
  await rm(folder, { recursive: true, force: true });
  print(
    `demo catalog: complete, one track taken down (${demoTakedown.reason}) to show how a rejected request looks`,
  );
};
