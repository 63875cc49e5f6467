import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unless } from './disk.ts';
import { hasEnded, thisProcess } from './owner.ts';

/**
 * A claim that its owner has not renewed for this long is void, in ms: for owners whose end cannot be
 * observed.
 */
const leaseMs = 30_000;
const renewMs = 10_000;

const isVoid = async (folder: string, name: string): Promise<boolean> => {
  if (hasEnded(name)) return true;
  const claim = await unless(['ENOENT'], stat(join(folder, name)), undefined);
  return claim === undefined || Date.now() - claim.mtimeMs > leaseMs;
};

const others = async (folder: string, own: string): Promise<readonly string[]> =>
  (await unless(['ENOENT'], readdir(folder), [])).filter((name) => name !== own);

/**
 * Each process that claims adds a file to the folder of the subject, then reads it: it has the claim if there
 * is no other file. Two simultaneous processes both see the other and both withdraw. Names are never reused,
 * so that removing a void claim can never remove a live one.
 */
const claim = async (folder: string): Promise<{ readonly release: () => Promise<void> } | undefined> => {
  const own = `${thisProcess}.${randomBytes(6).toString('hex')}`;
  const file = join(folder, own);
  const release = async () => {
    await unless(['ENOENT'], unlink(file), undefined);
    await unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], rmdir(folder), undefined);
  };
  await mkdir(folder, { recursive: true });
  const placed = await unless(
    ['ENOENT'],
    writeFile(file, '', { flag: 'wx' }).then(() => true),
    false,
  );
  if (!placed) return undefined;
  for (const name of await others(folder, own)) {
    if (!(await isVoid(folder, name))) {
      await release();
      return undefined;
    }
    await unless(['ENOENT'], unlink(join(folder, name)), undefined);
  }
  const renewal = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, renewMs).unref();
  return {
    release: async () => {
      clearInterval(renewal);
      await release();
    },
  };
};

/**
 * Runs `work` while no other process does, or returns what `done` finds: before, while waiting, or once it
 * has the claim. A claim of a crashed process is replaced.
 */
export const exclusively = async <T>(
  folder: string,
  done: () => Promise<T | undefined>,
  work: () => Promise<T>,
): Promise<T> => {
  for (;;) {
    const found = await done();
    if (found !== undefined) return found;
    const held = await claim(folder);
    if (held) {
      try {
        return (await done()) ?? (await work());
      } finally {
        await held.release();
      }
    }
    await sleep(randomInt(20, 120));
  }
};

/** Removes abandoned claims. */
export const sweepClaims = async (claims: string): Promise<void> => {
  for (const folder of await others(claims, '')) {
    const path = join(claims, folder);
    for (const name of await others(path, '')) {
      if (await isVoid(path, name)) await unless(['ENOENT'], unlink(join(path, name)), undefined);
    }
    await unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], rmdir(path), undefined);
  }
};
