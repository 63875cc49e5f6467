import { open, rm, stat, type FileHandle } from 'node:fs/promises';
import { setImmediate as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { arraysOf, padded } from './flat.ts';
import { hasShapeOf } from './shape.ts';
import {
  endLength,
  format,
  bytesPerTurn,
  SnapshotBroken,
  type Description,
  type Snapshot,
} from './snapshot-file.ts';

const filled = async (file: FileHandle, bytes: Uint8Array, position: number): Promise<void> => {
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await file.read(
      bytes,
      done,
      Math.min(bytesPerTurn, bytes.length - done),
      position + done,
    );
    if (bytesRead === 0) throw new SnapshotBroken('the file is cut');
    done += bytesRead;
  }
};

const parsed = (json: Buffer): unknown => {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new SnapshotBroken('its description is not JSON');
  }
};

const arraysIn = (state: unknown): ReturnType<typeof arraysOf> => {
  try {
    return arraysOf(state);
  } catch (error) {
    if (error instanceof TypeError) throw new SnapshotBroken('its description has another form');
    throw error;
  }
};

const descriptionIn = async (file: FileHandle): Promise<Description> => {
  const { size } = await file.stat();
  if (size < endLength) throw new SnapshotBroken('the file is cut');
  const end = Buffer.alloc(endLength);
  await filled(file, end, size - endLength);
  if (end.toString('latin1', 8) !== format) throw new SnapshotBroken('the file is cut or has another format');
  const length = end.readUInt32LE(0);
  if (length > size - endLength) throw new SnapshotBroken('the file is cut');
  const json = Buffer.alloc(length);
  await filled(file, json, size - endLength - length);
  if (crc32(json) !== end.readUInt32LE(4)) throw new SnapshotBroken('its description is damaged');
  const description = parsed(json);
  if (!hasShapeOf({ length: 0, checksum: 0 }, description))
    throw new SnapshotBroken('its description has another form');
  if (description.length !== size - endLength - length) throw new SnapshotBroken('the file is cut');
  return description as Description;
};

const stateIn = async (file: FileHandle, { state, checksum }: Description): Promise<unknown> => {
  const { value, arrays } = arraysIn(state);
  let [position, found] = [0, 0];
  for (const array of arrays) {
    await filled(file, array, position);
    const rest = new Uint8Array(padded(array.length) - array.length);
    for (let at = 0; at < array.length; at += bytesPerTurn) {
      found = crc32(array.subarray(at, at + bytesPerTurn), found);
      await pause();
    }
    await filled(file, rest, position + array.length);
    found = crc32(rest, found);
    position += array.length + rest.length;
  }
  if (found !== checksum) throw new SnapshotBroken('its data is damaged');
  return value;
};

/** An open snapshot file. Another file can take its place, but does not change what is read. */
export interface OpenSnapshot {
  /** Returns what it says about itself. Throws `SnapshotBroken`. */
  readonly about: () => Promise<unknown>;
  /** Reads the state. Throws `SnapshotBroken`. */
  readonly state: () => Promise<unknown>;
  /** Deletes it, unless another file has taken its place. */
  readonly remove: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a snapshot, or returns undefined if there is none. */
export const openSnapshot = async (path: string): Promise<OpenSnapshot | undefined> => {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return {
    about: async () => (await descriptionIn(file)).about,
    state: async () => stateIn(file, await descriptionIn(file)),
    remove: async () => {
      const [own, current] = await Promise.all([file.stat(), stat(path)]);
      if (own.ino === current.ino && own.mtimeMs === current.mtimeMs) await rm(path, { force: true });
    },
    close: () => file.close(),
  };
};

const opened = async <T>(
  path: string,
  act: (snapshot: OpenSnapshot) => Promise<T>,
): Promise<T | undefined> => {
  const snapshot = await openSnapshot(path);
  if (!snapshot) return undefined;
  try {
    return await act(snapshot);
  } finally {
    await snapshot.close();
  }
};

/** Returns what a snapshot says about itself, or undefined if there is none. Throws `SnapshotBroken`. */
export const readAbout = (path: string): Promise<unknown> => opened(path, ({ about }) => about());

/** Reads a snapshot, or returns undefined if there is none. Throws `SnapshotBroken`. */
export const readSnapshot = (path: string): Promise<Snapshot<unknown> | undefined> =>
  opened(path, async ({ about, state }) => ({ about: await about(), state: await state() }));
