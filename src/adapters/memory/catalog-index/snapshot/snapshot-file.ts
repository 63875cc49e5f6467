import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { flatten, padded } from './flat.ts';

/** The data of a snapshot file, and what it says about itself. */
export interface Snapshot<About> {
  readonly about: About;
  readonly state: unknown;
}

/** The file is not a whole snapshot of this format. */
export class SnapshotBroken extends Error {
  override readonly name = 'SnapshotBroken';
}

/** The number of bytes that are read or written between two turns of the event loop. */
export const bytesPerTurn = 1 << 20;
/** The end of a file: the length of the JSON before it, its checksum, and the name of the format. */
export const format = 'catalog-index/9\n';
export const endLength = 8 + format.length;

/**
 * A snapshot file contains the arrays of the state one after the other, then JSON with everything else and
 * the checksum of the arrays, then the length and checksum of the JSON. A file that is cut is not a snapshot.
 */
export interface Description {
  readonly about: unknown;
  readonly state: unknown;
  readonly length: number;
  readonly checksum: number;
}

const padding = new Uint8Array(8);

async function* slicesOf(
  arrays: readonly Uint8Array[],
  signal: AbortSignal | undefined,
): AsyncIterable<Uint8Array> {
  for (const array of arrays) {
    for (let at = 0; at < array.length; at += bytesPerTurn) {
      signal?.throwIfAborted();
      yield array.subarray(at, at + bytesPerTurn);
      await pause();
    }
    const rest = padded(array.length) - array.length;
    if (rest > 0) yield padding.subarray(0, rest);
  }
}

const endOf = (json: Uint8Array): Uint8Array => {
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(json.length, 0);
  end.writeUInt32LE(crc32(json), 4);
  end.write(format, 8, 'latin1');
  return end;
};

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
};

/** Collects small pieces, because each write is a task of another thread. */
const collected = (file: FileHandle) => {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
    pieces = [];
    size = 0;
    await writeAll(file, bytes);
  };
  return {
    write: async (piece: Uint8Array): Promise<void> => {
      pieces.push(piece);
      size += piece.length;
      if (size >= bytesPerTurn) await flush();
    },
    flush,
  };
};

const writtenTo = async (
  file: FileHandle,
  { about, state }: Snapshot<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { plain, arrays, length } = flatten(state);
  const { write, flush } = collected(file);
  let checksum = 0;
  for await (const slice of slicesOf(arrays, signal)) {
    checksum = crc32(slice, checksum);
    await write(slice);
  }
  const description: Description = { about, state: plain, length, checksum };
  const json = Buffer.from(JSON.stringify(description));
  await write(json);
  await write(endOf(json));
  await flush();
  // If the state changed during the last write, the data may be mixed.
  signal?.throwIfAborted();
};

const unfinished = (path: string): string => `${basename(path)}.unfinished-`;

/** Longer than any process needs to write a snapshot. */
const unfinishedForMs = 10 * 60_000;

/** Removes what processes left that ended while they wrote a snapshot. */
const removeUnfinished = async (path: string): Promise<void> => {
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(unfinished(path)));
  for (const name of names) {
    const left = join(dirname(path), name);
    const changedAt = await stat(left).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (Date.now() - changedAt > unfinishedForMs) await rm(left, { force: true });
  }
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/**
 * Writes a snapshot in place of the one at the path: a reader finds the earlier or the new one, whole, at any
 * time. `onWritten` is called when the state has been read and can change again, before the data is on disk;
 * then the file is put in place only if `isWanted` returns true. If `signal` is aborted before, the state may
 * change immediately: the file is discarded, and the reason is thrown as soon as the disk responds.
 */
export const writeSnapshot = async (
  path: string,
  snapshot: Snapshot<unknown>,
  isWanted: () => Promise<boolean>,
  onWritten: () => void = () => undefined,
  signal?: AbortSignal,
): Promise<boolean> => {
  await removeUnfinished(path);
  // Processes in containers have the same IDs.
  const beside = join(dirname(path), `${unfinished(path)}${process.pid}-${randomUUID()}`);
  const file = await open(beside, 'wx');
  try {
    try {
      await writtenTo(file, snapshot, signal);
      onWritten();
      await file.sync();
    } finally {
      await file.close();
    }
    if (!(await isWanted())) return false;
    await rename(beside, path);
    await syncFolder(path);
    return true;
  } finally {
    await rm(beside, { force: true });
  }
};
