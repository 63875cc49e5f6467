import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unless } from './disk.ts';
import { hasEnded, thisProcess } from './owner.ts';

/** A claim that its owner has not renewed for so long is void, ms: for owners whose end cannot be seen from here. */
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
 * Whoever claims puts a file of its own name into the folder of what is claimed, then looks: it holds the claim where
 * no other stands. Two that come at once both see the other and both step back. Names are never used twice, so that
 * removing a void claim can never remove a living one.
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
 * Does `work` while no other process does, or answers what `done` finds: before, while waiting, or once the claim is
 * held. A claim whose owner died is taken over.
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

/** Removes claims that owners left behind. */
export const sweepClaims = async (claims: string): Promise<void> => {
  for (const folder of await others(claims, '')) {
    const path = join(claims, folder);
    for (const name of await others(path, '')) {
      if (await isVoid(path, name)) await unless(['ENOENT'], unlink(join(path, name)), undefined);
    }
    await unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], rmdir(path), undefined);
  }
};
