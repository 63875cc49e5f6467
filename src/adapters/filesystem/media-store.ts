import { constants, type ReadStream } from 'node:fs';
import { chmod, copyFile, link, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  discardableKey,
  keptKey,
  lastSegment,
  someOf,
  renderKey,
  rendersPrefix,
  uploadsPrefix,
} from '../../domain/catalog/media-key.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ByteRange, MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { cacheOn } from './cache.ts';
import { exclusively, sweepClaims } from './claims.ts';
import { inWorkFolder, sweepWorkFolders } from './work-folder.ts';
import { contentOf, onDisk, streamOf, unless } from './disk.ts';
import { flat, mediaFolderIn, type StoredFile } from './media-folder.ts';

export interface MediaStoreDependencies {
  /** The folder of all files, which processes may share. */
  readonly folder: string;
  /** The limit for renders; masters and stems are not counted. */
  readonly cacheBytes: number;
  readonly clock: Clock;
}

const described = ({ key, sizeBytes, sha256 }: MediaObject): MediaObject => ({ key, sizeBytes, sha256 });

/**
 * Stores files under a folder: `kept` permanently, `renders` as a cache, `claims` on renders in progress, `desks` for
 * temporary work. The least recently used renders are removed when they exceed `cacheBytes`; those used within a minute
 * stay, unless all exceed twice as much. A file in use stays readable until its reader is done, even if it is removed.
 */
export const filesystemMediaStore = ({ folder, cacheBytes, clock }: MediaStoreDependencies): MediaStore => {
  const [workFolders, claims] = [join(folder, 'desks'), join(folder, 'claims')];
  const kept = mediaFolderIn(join(folder, 'kept'));
  const rendered = mediaFolderIn(join(folder, 'renders'));
  const cache = cacheOn(rendered, { bound: cacheBytes, clock });
  const swept = Promise.allSettled([sweepWorkFolders(workFolders), sweepClaims(claims)]);
  const underWay = new Map<string, Promise<MediaObject>>();

  const find = async (key: string): Promise<StoredFile | undefined> =>
    (await kept.find(key)) ?? (await rendered.find(key));

  const findToUse = async (key: string): Promise<StoredFile | undefined> => {
    const lasting = await kept.find(key);
    if (lasting) return lasting;
    const cached = await rendered.find(key);
    if (cached) await cache.used(cached);
    return cached;
  };

  /**
   * Returns the result of `use` for the file under a key; it is retried if the file was replaced or removed
   * meanwhile.
   */
  const withFile = async <T>(
    key: string,
    use: (stored: StoredFile) => Promise<T>,
  ): Promise<T | undefined> => {
    for (let attempt = 1; attempt <= 10; attempt++) {
      const stored = await findToUse(key);
      if (!stored) return undefined;
      const outcome = await unless(['ENOENT'], use(stored), undefined);
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  };

  /**
   * Creates a second link to the same bytes, which stay when the first is removed, or a copy if the disk has
   * no links.
   */
  const lend = async (key: string, into: string): Promise<string | undefined> =>
    withFile(key, async ({ file }) => {
      const lent = join(into, lastSegment(key));
      const linked = link(file, lent).then(() => true);
      if (!(await unless(['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'], linked, false)))
        await copyFile(file, lent);
      return lent;
    });

  const make = (key: string, work: (into: string) => Promise<void>): Promise<MediaObject> =>
    inWorkFolder(workFolders, async (workFolder) => {
      const into = join(workFolder, lastSegment(key));
      await work(into);
      const content = await unless(['ENOENT'], contentOf(into), undefined);
      if (!content) throw new Error(`no render was produced for ${key}`);
      if (content.sizeBytes === 0) throw new Unavailable(`${key} was rendered empty`);
      const stored = await rendered.put(key, into, content);
      await cache.added(stored);
      return described(stored);
    });

  const madeOnce = async (key: string, work: (into: string) => Promise<void>): Promise<MediaObject> => {
    renderKey(key);
    await swept;
    const done = async () => {
      const stored = await findToUse(key);
      return stored && described(stored);
    };
    return exclusively(join(claims, flat(key)), done, () => make(key, work));
  };

  /** Moves a file of a work folder to a key. */
  const shelve = async (key: string, file: string): Promise<MediaObject> => {
    await chmod(file, 0o600);
    // The clock of the disk may differ from the service's.
    await utimes(file, clock.now() / 1000, clock.now() / 1000);
    return described(await kept.put(keptKey(key), file, await contentOf(file)));
  };

  async function* bytesOf(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const stream = await withFile(key, ({ file, sizeBytes }) => opened(streamOf(file, sizeBytes, range)));
    if (!stream) throw new Error(`${key} was removed before it was read`);
    for await (const chunk of stream) yield chunk as Buffer;
  }

  return {
    identify: (file) => onDisk(() => unless(['ENOENT', 'EISDIR', 'ENOTDIR'], contentOf(file), undefined)),
    keep: (key, file) =>
      onDisk(async () => {
        await swept;
        return inWorkFolder(workFolders, async (workFolder) => {
          const copy = join(workFolder, lastSegment(key));
          await copyFile(file, copy, constants.COPYFILE_FICLONE);
          return shelve(key, copy);
        });
      }),
    assemble: (key, parts) =>
      onDisk(async () => {
        await swept;
        return inWorkFolder(workFolders, async (workFolder) => {
          const whole = join(workFolder, lastSegment(keptKey(key)));
          for (const part of someOf(parts)) await writeFile(whole, bytesOf(part, undefined), { flag: 'a' });
          return shelve(key, whole);
        });
      }),
    describe: (key) =>
      onDisk(async () => {
        const stored = await find(key);
        return stored && described(stored);
      }),
    borrow: (key, use) =>
      onDisk(() =>
        inWorkFolder(workFolders, async (workFolder) => {
          const lent = await lend(key, workFolder);
          if (lent === undefined) throw new Error(`the media store has no file under ${key}`);
          return use(lent);
        }),
      ),
    read: (key, range) => onDisk(async () => ((await findToUse(key)) ? bytesOf(key, range) : undefined)),
    address: async () => undefined,
    renders: async function* () {
      const all = await onDisk(() => rendered.everything(rendersPrefix));
      for (const key of new Set(all.map((stored) => stored.key))) yield key;
    },
    dropRender: (key) =>
      onDisk(async () => {
        renderKey(key);
        for (let found = await rendered.find(key); found; found = await rendered.find(key))
          await rendered.remove(found);
      }),
    discard: (key) =>
      onDisk(async () => {
        discardableKey(key);
        for (let found = await kept.find(key); found; found = await kept.find(key)) await kept.remove(found);
      }),
    discardUploads: (before) =>
      onDisk(async () => {
        const uploads = await kept.everything(uploadsPrefix);
        const old = uploads.filter(({ changedAt }) => changedAt < before);
        for (const one of old) await kept.remove(one);
        return new Set(old.map(({ key }) => key)).size;
      }),
    render: (key, work) => {
      const running = underWay.get(key);
      if (running) return running;
      const created = onDisk(() => madeOnce(key, work)).finally(() => underWay.delete(key));
      underWay.set(key, created);
      return created;
    },
  };
};

/** Settles when the file is open, so that a missing file is detected before the first byte. */
const opened = async (stream: ReadStream) => {
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
  return stream;
};
