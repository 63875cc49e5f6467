import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../../ports/driven/unavailable.ts';

/** A file that came in a part of a multipart body. */
export interface UploadedFile {
  /** Of its part. */
  readonly name: string;
  /** What the client calls it, without folders; a name for people, never a path. */
  readonly filename?: string;
  /** Where its bytes are until the answer is made; to be moved by who wants to keep them. */
  readonly file: string;
  readonly sizeBytes: number;
}

export interface ScratchFile {
  readonly path: string;
  append(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** A private folder for the files of one request, there from the first of them on. Throws `Unavailable` where the disk fails. */
export interface Scratch {
  create(): Promise<ScratchFile>;
  /** A file of these bytes; its path. */
  write(bytes: Uint8Array): Promise<string>;
  /** Removes all of it. */
  clear(): Promise<void>;
}

const prefix = 'licensing-upload-';

/** No request takes so long: what is older was left by a process that was killed. */
const abandonedMs = 24 * 3_600_000;

const sweep = async (parent: string, now: number): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > abandonedMs) await rm(folder, { recursive: true, force: true });
  }
};

const orUnavailable = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new Unavailable('files of a request can not be kept', { cause });
  });

/** Sixteen of the largest bodies. */
const usualMost = 4 * 2 ** 30;

/**
 * Scratch folders in `parent`, which is made where it is missing; what killed processes left there goes with the first.
 * All together hold `most` bytes at a time: whoever brings more meets `Unavailable`.
 */
export const scratchFolders = (parent: string, now: () => number = Date.now, most = usualMost) => {
  let held = 0;
  let ready: Promise<unknown> | undefined;
  const prepared = (): Promise<unknown> => {
    ready ??= mkdir(parent, { recursive: true, mode: 0o700 }).then(() => sweep(parent, now()));
    return ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  };

  return (): Scratch => {
    const opened = new Set<FileHandle>();
    let folder: Promise<string> | undefined;
    let own = 0;

    const append = (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
      if (held + bytes.length > most) throw new Unavailable('files of requests under way fill the scratch');
      held += bytes.length;
      own += bytes.length;
      return handle.writeFile(bytes);
    };

    const create = async (): Promise<ScratchFile> => {
      folder ??= prepared().then(() => mkdtemp(join(parent, prefix)));
      const path = join(await folder, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      opened.add(handle);
      return {
        path,
        append: async (bytes) => orUnavailable(append(handle, bytes)),
        close: () => {
          opened.delete(handle);
          return orUnavailable(handle.close());
        },
      };
    };

    return {
      create: () => orUnavailable(create()),
      write: async (bytes) => {
        const file = await orUnavailable(create());
        await file.append(bytes);
        await file.close();
        return file.path;
      },
      clear: async () => {
        await Promise.allSettled([...opened].map((handle) => handle.close()));
        const made = await folder?.catch(() => undefined);
        if (made !== undefined) await rm(made, { recursive: true, force: true });
        held -= own;
        own = 0;
      },
    };
  };
};
