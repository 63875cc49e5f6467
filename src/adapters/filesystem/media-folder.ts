import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { segmentsOf } from '../../domain/catalog/media-key.ts';
import type { MediaObject } from '../../ports/driven/media/media-store.ts';
import { codeOf, sync, unless } from './disk.ts';

/** A stored file. */
export interface StoredFile extends MediaObject {
  readonly file: string;
}

/** The modification time, in ms since the epoch. */
export interface DatedFile extends StoredFile {
  readonly changedAt: number;
}

const concurrentLookups = 64;

/** Returns a key as one name. */
export const flat = (key: string): string => segmentsOf(key).join('+');

/** No segment of a key contains a plus, so that the names of files and folders never collide. */
const fileForm = /^\+([0-9a-f]{12})[0-9a-f]{8}[.]([0-9a-f]{64})[.](\d+)$/;

const numberOf = (name: string): number => Number.parseInt(fileForm.exec(name)?.[1] ?? '0', 16);

const storedAs = (key: string, folder: string, name: string): StoredFile | undefined => {
  const parts = fileForm.exec(name);
  return parts
    ? { key, file: join(folder, name), sha256: parts[2] ?? '', sizeBytes: Number(parts[3]) }
    : undefined;
};

/**
 * A folder for each key with one file, whose name contains a growing number, the digest and the size: reading
 * the folder describes a key, and a single rename adds or replaces it.
 */
export interface MediaFolder {
  find(key: string): Promise<StoredFile | undefined>;
  /** Moves a file on the same disk to a key, in place of an earlier one. */
  put(key: string, file: string, content: Omit<MediaObject, 'key'>): Promise<StoredFile>;
  /** Removes a file, and folders that are empty then. */
  remove(stored: StoredFile): Promise<void>;
  /** All files, or those whose keys begin with a prefix of whole segments. */
  everything(prefix?: string): Promise<readonly DatedFile[]>;
}

export const mediaFolderIn = (root: string): MediaFolder => {
  const folderOf = (key: string): string => join(root, ...segmentsOf(key));

  /** Oldest first; there are several only during a replacement. */
  const namesIn = async (folder: string): Promise<readonly string[]> => {
    const names = await unless(['ENOENT', 'ENOTDIR'], readdir(folder), []);
    return names.filter((name) => fileForm.test(name)).sort();
  };

  const makeFolder = async (folder: string): Promise<void> => {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    for (let created = folder; created.length >= first.length; created = dirname(created)) {
      await sync(dirname(created), 'folder');
    }
  };

  /** Another process can remove a folder that lost its last file: then it is created again. */
  const moveIn = async (file: string, folder: string, name: () => Promise<string>): Promise<string> => {
    for (let attempt = 1; ; attempt++) {
      try {
        await makeFolder(folder);
        const path = join(folder, await name());
        await rename(file, path);
        await sync(folder, 'folder');
        return path;
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || attempt === 20) throw error;
      }
    }
  };

  const lookAt = async (folder: string, entry: Dirent): Promise<readonly DatedFile[]> => {
    if (entry.isDirectory()) return everythingIn(join(folder, entry.name));
    const stored = storedAs(relative(root, folder), folder, entry.name);
    const status = stored && (await unless(['ENOENT'], stat(stored.file), undefined));
    return status ? [{ ...stored, changedAt: Math.round(status.mtimeMs) }] : [];
  };

  const everythingIn = async (folder: string): Promise<readonly DatedFile[]> => {
    const entries = await unless(['ENOENT'], readdir(folder, { withFileTypes: true }), []);
    const found: DatedFile[] = [];
    for (let i = 0; i < entries.length; i += concurrentLookups) {
      const some = entries.slice(i, i + concurrentLookups).map((entry) => lookAt(folder, entry));
      found.push(...(await Promise.all(some)).flat());
    }
    return found;
  };

  return {
    everything: (prefix = '') => everythingIn(join(root, ...prefix.split('/'))),
    find: async (key) => {
      const folder = folderOf(key);
      const newest = (await namesIn(folder)).at(-1);
      return newest === undefined ? undefined : storedAs(key, folder, newest);
    },
    put: async (key, file, { sha256, sizeBytes }) => {
      const folder = folderOf(key);
      await sync(file, 'file');
      const path = await moveIn(file, folder, async () => {
        const number = Math.max(Date.now(), ...(await namesIn(folder)).map((name) => numberOf(name) + 1));
        const order = number.toString(16).padStart(12, '0') + randomBytes(4).toString('hex');
        return `+${order}.${sha256}.${sizeBytes}`;
      });
      for (const old of (await namesIn(folder)).slice(0, -1)) {
        await unless(['ENOENT'], unlink(join(folder, old)), undefined);
      }
      return { key, file: path, sha256, sizeBytes };
    },
    remove: async ({ file }) => {
      await unless(['ENOENT'], unlink(file), undefined);
      for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder)) {
        const emptied = rmdir(folder).then(() => true);
        if (!(await unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], emptied, false))) return;
      }
    },
  };
};
