import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGone } from '../../soak/api-kill/load.ts';
import { anArtist } from '../http/successes/artist-successes.ts';
import { aBucket, s3ClientOf } from '../servers/bucket.ts';
import type { S3Contact } from '../servers/containers.ts';
import { seenSoon } from '../eventually.ts';
import { aService } from '../service/service.ts';
import { filesUnder } from '../stores/store-facts.ts';

/** Where a service that is killed has its records and its files. */
export interface KillPlace {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The keys of all files with the prefixes of the trial that there are, whatever records say. */
  readonly keysOf: (dataDir: string) => Promise<readonly string[]>;
  /** The session of an artist. */
  readonly token: string;
}

export const aKillPlace = async (
  environment: KillPlace['environment'],
  keysOf: KillPlace['keysOf'],
): Promise<KillPlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-place-'));
  const settings = { EVENT_WORKER: 'off', ...environment };
  const service = await aService({ dataDir: folder, environment: settings });
  const { token } = await anArtist(service);
  await service.close();
  return { folder, environment: settings, keysOf, token };
};

/** Returns the keys of files of the folder of a service whose keys begin with one of these. */
export const keysInFolder =
  (...prefixes: readonly string[]) =>
  async (dataDir: string): Promise<readonly string[]> =>
    // The folder is made with the first file.
    (await filesUnder(join(dataDir, 'media', 'kept')).catch(() => []))
      .filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))
      .map((file) => file.replace(/\/\+.*/, ''))
      .toSorted();

/** Returns the keys of objects of a bucket that begin with one of these. */
export const keysInBucket =
  (server: S3Contact, bucket: string, ...prefixes: readonly string[]) =>
  async (): Promise<readonly string[]> => {
    const s3 = s3ClientOf(server);
    const pages = await Promise.all(prefixes.map((Prefix) => s3.listObjectsV2({ Bucket: bucket, Prefix })));
    s3.destroy();
    return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key)).toSorted();
  };

/** Returns the variables with which a service stores its media in a bucket. */
export const bucketEnvironment = (server: S3Contact, bucket: string) => ({
  S3_ENDPOINT: server.endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY: server.accessKey,
  S3_SECRET_KEY: server.secretKey,
});

/** Returns undefined if the service was gone before it responded. */
export const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isGone(error) || error instanceof TypeError) return undefined;
    throw error;
  }
};

/** How long a store of files may be unavailable, in ms: a server on a busy machine responds late. */
const awayMs = 60_000;

/** Returns the first response that is not 503, as clients ask again; undefined if the service was gone before it. */
export const whileAway = <Response extends { readonly status: number }>(
  ask: () => Promise<Response>,
): Promise<Response | undefined> =>
  seenSoon(
    () => unlessGone(ask()),
    (response) => response?.status !== 503,
    awayMs,
  );

type Trial = (place: KillPlace) => Promise<void>;

/** Runs a trial in a place of its own, which is removed after it. */
const inPlace = async (place: KillPlace, trial: Trial): Promise<void> => {
  try {
    await trial(place);
  } finally {
    await rm(place.folder, { recursive: true, force: true });
  }
};

/** Runs a trial whose files are in a folder. It sees those whose keys begin with one of the prefixes. */
export const inFolderPlace = async (prefixes: readonly string[], trial: Trial): Promise<void> =>
  inPlace(await aKillPlace({}, keysInFolder(...prefixes)), trial);

/** Runs a trial whose files are in a bucket of its own. */
export const inBucketPlace = async (
  server: S3Contact,
  prefixes: readonly string[],
  trial: Trial,
): Promise<void> => {
  const { bucket } = await aBucket(server);
  const keysOf = keysInBucket(server, bucket, ...prefixes);
  await inPlace(await aKillPlace(bucketEnvironment(server, bucket), keysOf), trial);
};
