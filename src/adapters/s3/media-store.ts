import { join } from 'node:path';
import {
  discardableKey,
  keptKey,
  lastSegment,
  renderKey,
  rendersPrefix,
  segmentsOf,
  uploadsPrefix,
} from '../../domain/catalog/media-key.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { ByteRange, MediaObject, MediaStore } from '../../ports/driven/media-store.ts';
import { isUnavailable, Unavailable } from '../../ports/driven/unavailable.ts';
import { bucketAt, type Condition } from './bucket.ts';
import { cacheIn } from './cache.ts';
import type { StoreSettings } from './client.ts';
import { contentOf, written, type Content } from './content.ts';
import { defaultLeaseMs, leasesIn } from './leases.ts';
import { scratchIn } from './scratch.ts';
import { inPortions } from './uses.ts';

export interface S3MediaStoreDependencies {
  readonly store: StoreSettings;
  /** What renders may take up, of all processes together. Masters and stems are not counted. */
  readonly cacheBytes: number;
  /** A local folder for files under way; processes may share it. */
  readonly scratch: string;
  readonly clock: Clock;
  readonly leaseMs?: number;
}

export interface S3MediaStore extends MediaStore {
  /** Settles when the bucket is there and may be used. Throws `Unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What is lent at the same time takes up no more of the local disk, bytes. */
const scratchBytes = 4 * 2 ** 30;
const addressSeconds = 300;
const attempts = 2;

/**
 * Objects under their keys in one bucket, their digests beside them as metadata; `-leases/` and `-uses/` are the
 * vault's own notes. Renders go by last use when they take up more than `cacheBytes`; those used within a minute stay,
 * unless all take up twice as much.
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

  /** Once more where the connection broke or the bytes came damaged. False where the condition does not hold. */
  const upload = async (key: string, path: string, content: Content, condition?: Condition) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await bucket.upload(key, { path, ...content }, condition);
      } catch (error) {
        if (!isUnavailable(error) || attempt === attempts) throw error;
      }
    }
  };

  const download = async (key: string, file: string): Promise<void> => {
    const fetched = await bucket.fetch(key);
    if (!fetched) throw new Error(`${key} left the vault before it was lent`);
    const { sha256 } = await written(fetched.bytes, file);
    if (sha256 !== fetched.sha256) throw new Unavailable(`${key} did not arrive as it was kept`);
  };

  const make = (key: string, work: (into: string) => Promise<void>): Promise<MediaObject> =>
    local.at(0, async (folder) => {
      const into = join(folder, lastSegment(key));
      await work(into);
      const content = await contentOf(into);
      if (!content) throw new Error(`nothing was made of ${key}`);
      if (content.sizeBytes === 0) throw new Unavailable(`${key} was rendered empty`);
      cache.used(key);
      if (!(await upload(key, into, content, 'absent'))) {
        const rival = await find(key);
        if (rival) return rival;
        await upload(key, into, content);
      }
      cache.added(content.sizeBytes);
      return { key, ...content };
    });

  async function* bytesOf(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const fetched = await bucket.fetch(key, range);
    if (!fetched) throw new Error(`${key} left the vault before it was read`);
    yield* fetched.bytes;
  }

  return {
    identify: contentOf,
    keep: async (key, file) => {
      keptKey(key);
      const content = await contentOf(file);
      if (!content) throw new Error(`no file to keep as ${key}`);
      // An upload that comes again is as young as it was never before.
      const there = key.startsWith(uploadsPrefix) ? undefined : await find(key);
      if (there?.sha256 !== content.sha256) await upload(key, file, content);
      return { key, ...content };
    },
    describe: find,
    borrow: async (key, use) => {
      const found = await findToUse(key);
      if (!found) throw new Error(`the vault holds nothing under ${key}`);
      return local.at(found.sizeBytes, async (folder) => {
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
      // One by one, some at once: not every store takes a list of them.
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
      const made = once().finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    ping: () => bucket.ping(),
    close: async () => {
      await cache.close();
      await bucket.close();
    },
  };
};
