import { join } from 'node:path';
import {
  artistUploadsPrefix,
  discardableKey,
  keptKey,
  lastSegment,
  someOf,
  renderKey,
  rendersPrefix,
  segmentsOf,
  uploadsPrefix,
} from '../../domain/catalog/media-key.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ByteRange, MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import { isUnavailable, Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { bucketAt, type Condition } from './bucket.ts';
import { cacheIn } from './cache.ts';
import type { StoreSettings } from './client.ts';
import { checked, contentOf, written, type Content } from './content.ts';
import { defaultLeaseMs, leasesIn } from './leases.ts';
import { scratchIn } from './scratch.ts';
import { inPortions } from './uses.ts';

export interface S3MediaStoreDependencies {
  readonly store: StoreSettings;
  /** The limit for renders of all processes together; masters and stems are not counted. */
  readonly cacheBytes: number;
  /** A local folder for temporary files, which processes may share. */
  readonly scratch: string;
  readonly clock: Clock;
  readonly leaseMs?: number;
}

export interface S3MediaStore extends MediaStore {
  /** Resolves if the bucket exists and can be used. Throws `Unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The limit in bytes for files on the local disk at the same time. */
const scratchBytes = 4 * 2 ** 30;
/** Their own limit for masters that artists upload, so that processing takes nothing from requests: two of the largest, and parts that are joined. */
const artistScratchBytes = 5 * 2 ** 30;
const addressSeconds = 300;
const attempts = 2;

/**
 * Stores objects under their keys in one bucket, with their digests as metadata; `-leases/` and `-uses/` are internal
 * objects. The least recently used renders are removed when they exceed `cacheBytes`; those used within a minute stay,
 * unless all exceed twice as much.
 */
export const s3MediaStore = ({
  store,
  cacheBytes,
  scratch,
  clock,
  leaseMs,
}: S3MediaStoreDependencies): S3MediaStore => {
  const bucket = bucketAt(store);
  const leases = leasesIn(bucket, leaseMs ?? defaultLeaseMs);
  const cache = cacheIn(bucket, { bound: cacheBytes, clock, leases });
  const local = scratchIn(scratch, scratchBytes);
  const ofArtists = scratchIn(scratch, artistScratchBytes);
  const roomOf = (key: string) => (key.startsWith(artistUploadsPrefix) ? ofArtists : local);
  const underWay = new Map<string, Promise<MediaObject>>();

  const find = async (key: string): Promise<MediaObject | undefined> => {
    segmentsOf(key);
    const seen = await bucket.see(key);
    return seen?.sha256 === undefined ? undefined : { key, sizeBytes: seen.sizeBytes, sha256: seen.sha256 };
  };

  const findToUse = async (key: string): Promise<MediaObject | undefined> => {
    const found = await find(key);
    if (found && key.startsWith(rendersPrefix)) cache.used(key);
    return found;
  };

  /** Retries after a broken connection or damaged bytes. Returns false if the condition is not met. */
  const upload = async (key: string, path: string, content: Content, condition?: Condition) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await bucket.upload(key, { path, ...content }, condition);
      } catch (error) {
        if (!isUnavailable(error) || attempt === attempts) throw error;
      }
    }
  };

  async function* whole(key: string): AsyncGenerator<Uint8Array> {
    const fetched = await bucket.fetch(key);
    if (!fetched) throw new Error(`${key} was removed before it was downloaded`);
    yield* checked(fetched.bytes, { key, sha256: fetched.sha256 });
  }

  async function* allOf(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const key of keys) yield* whole(key);
  }

  const download = async (key: string, file: string): Promise<void> => {
    await written(whole(key), file);
  };

  const make = (key: string, work: (into: string) => Promise<void>): Promise<MediaObject> =>
    local.at(0, async (folder) => {
      const into = join(folder, lastSegment(key));
      await work(into);
      const content = await contentOf(into);
      if (!content) throw new Error(`no render was produced for ${key}`);
      if (content.sizeBytes === 0) throw new Unavailable(`${key} was rendered empty`);
      cache.used(key);
      if (!(await upload(key, into, content, 'absent'))) {
        const existing = await find(key);
        if (existing) return existing;
        await upload(key, into, content);
      }
      cache.added(content.sizeBytes);
      return { key, ...content };
    });

  async function* bytesOf(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const fetched = await bucket.fetch(key, range);
    if (!fetched) throw new Error(`${key} was removed before it was read`);
    yield* fetched.bytes;
  }

  return {
    identify: contentOf,
    keep: async (key, file) => {
      keptKey(key);
      const content = await contentOf(file);
      if (!content) throw new Error(`there is no file to store as ${key}`);
      // A repeated upload is as new as a first one.
      const there = key.startsWith(uploadsPrefix) ? undefined : await find(key);
      if (there?.sha256 !== content.sha256) await upload(key, file, content);
      return { key, ...content };
    },
    assemble: async (key, parts) => {
      keptKey(key);
      const found = await Promise.all(someOf(parts).map(find));
      const bytes = found.reduce((sum, part) => sum + (part?.sizeBytes ?? 0), 0);
      return roomOf(key).at(bytes, async (folder) => {
        const file = join(folder, lastSegment(key));
        const content = await written(allOf(parts), file);
        await upload(key, file, content);
        return { key, ...content };
      });
    },
    describe: find,
    borrow: async (key, use) => {
      const found = await findToUse(key);
      if (!found) throw new Error(`the media store has no file under ${key}`);
      return roomOf(key).at(found.sizeBytes, async (folder) => {
        const file = join(folder, lastSegment(key));
        await download(key, file);
        return use(file);
      });
    },
    read: async (key, range) => ((await findToUse(key)) ? bytesOf(key, range) : undefined),
    address: async (key, showing) => {
      segmentsOf(key);
      if (store.publicEndpoint === 'none' || !(await findToUse(key))) return undefined;
      return bucket.sign(key, addressSeconds, showing);
    },
    renders: async function* () {
      for await (const { name } of bucket.list(rendersPrefix)) yield name;
    },
    dropRender: async (key) => bucket.remove(renderKey(key)),
    discard: async (key) => bucket.remove(discardableKey(key)),
    discardUploads: async (before) => {
      const old: string[] = [];
      for await (const { name, changedAt } of bucket.list(uploadsPrefix))
        if (changedAt < before) old.push(name);
      // Objects are removed one by one in parallel, because not every store accepts a list.
      await inPortions(old, (name) => bucket.remove(name));
      return old.length;
    },
    render: (key, work) => {
      const running = underWay.get(key);
      if (running) return running;
      const once = async () => {
        renderKey(key);
        return leases.exclusively(
          key,
          () => findToUse(key),
          () => make(key, work),
        );
      };
      const created = once().finally(() => underWay.delete(key));
      underWay.set(key, created);
      return created;
    },
    ping: () => bucket.ping(),
    close: async () => {
      await cache.close();
      await bucket.close();
    },
  };
};
