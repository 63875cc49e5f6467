import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../../../../domain/shared/result.ts';
import { Unavailable } from '../../../../../ports/driven/shared/unavailable.ts';
import type { FailureOfKind } from '../../problems/failures.ts';

/** A file in a part of a multipart body. */
export interface UploadedFile {
  /** Name of the part. */
  readonly name: string;
  /** The client's name for it, without folders. For display only: never a path. */
  readonly filename?: string;
  /** Path of its bytes until the response is sent. Move the file to keep it. */
  readonly file: string;
  readonly sizeBytes: number;
}

type FilesFull = FailureOfKind<'files-full'>;

export interface ScratchFile {
  readonly path: string;
  append(bytes: Uint8Array): Promise<Result<true, FilesFull>>;
  close(): Promise<void>;
  /** Deletes a closed file before the response is sent. */
  remove(): Promise<void>;
}

/** A private folder for the files of one request, created with the first of them. Throws `Unavailable` when the disk fails. */
export interface Scratch {
  create(): Promise<ScratchFile>;
  /** Writes a file and returns its path. */
  write(bytes: Uint8Array): Promise<Result<string, FilesFull>>;
  /** Removes the folder and all files. */
  clear(): Promise<void>;
}

const prefix = 'licensing-upload-';

const orUnavailable = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new Unavailable('files of a request can not be kept', { cause });
  });

/**
 * Limits on the bytes of files of running requests: for one caller (a platform, a member of staff or an address) and
 * for the process.
 */
export interface ScratchBounds {
  readonly ofCaller: number;
  readonly inAll: number;
}

/** Enough for four of the largest bodies, and for sixteen. */
const usualBounds: ScratchBounds = { ofCaller: 2 ** 30, inAll: 4 * 2 ** 30 };
/** By then another request has probably finished. */
const roomAgainMs = 5_000;

/**
 * Returns a factory for scratch folders in `parent`, which is created when missing. A caller that exceeds its limit gets `files-full`; `Unavailable` is thrown when all
 * folders together are full. A folder belongs to the caller that `callerIn` names when its first bytes arrive.
 */
export const scratchFolders = (parent: string, { ofCaller, inAll }: ScratchBounds = usualBounds) => {
  const held = new Map<string, number>();
  let heldInAll = 0;
  const newFolder = async (): Promise<string> => {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return mkdtemp(join(parent, prefix));
  };

  const hold = (caller: string, bytes: number): void => {
    const left = (held.get(caller) ?? 0) + bytes;
    if (left > 0) held.set(caller, left);
    else held.delete(caller);
    heldInAll += bytes;
  };

  return (callerIn: () => string | undefined): Scratch => {
    const opened = new Set<FileHandle>();
    let folder: Promise<string> | undefined;
    let caller: string | undefined;
    let own = 0;

    const append = async (handle: FileHandle, bytes: Uint8Array): Promise<Result<true, FilesFull>> => {
      caller ??= callerIn() ?? '';
      if ((held.get(caller) ?? 0) + bytes.length > ofCaller) {
        return fail({ kind: 'files-full', limit: ofCaller, retryAfterMs: roomAgainMs });
      }
      if (heldInAll + bytes.length > inAll)
        throw new Unavailable('the files of current requests fill the folder for temporary files');
      hold(caller, bytes.length);
      own += bytes.length;
      await handle.writeFile(bytes);
      return ok(true);
    };

    const create = async (): Promise<ScratchFile> => {
      folder ??= newFolder();
      const path = join(await folder, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      opened.add(handle);
      let sizeBytes = 0;
      return {
        path,
        append: async (bytes) => {
          const appended = await orUnavailable(append(handle, bytes));
          if (appended.ok) sizeBytes += bytes.length;
          return appended;
        },
        close: () => {
          opened.delete(handle);
          return orUnavailable(handle.close());
        },
        remove: async () => {
          await orUnavailable(rm(path, { force: true }));
          hold(caller ?? '', -sizeBytes);
          own -= sizeBytes;
          sizeBytes = 0;
        },
      };
    };

    return {
      create: () => orUnavailable(create()),
      write: async (bytes) => {
        const file = await orUnavailable(create());
        const appended = await file.append(bytes);
        await file.close();
        return appended.ok ? ok(file.path) : appended;
      },
      clear: async () => {
        await Promise.allSettled([...opened].map((handle) => handle.close()));
        const created = await folder?.catch(() => undefined);
        if (created !== undefined) await rm(created, { recursive: true, force: true });
        hold(caller ?? '', -own);
        own = 0;
      },
    };
  };
};
