import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratchIn } from '../../../../src/adapters/s3/scratch.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { gate } from '../../../contract/media/media-store/stage.ts';

const inFolder = async (story: (folder: string) => Promise<void>): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'scratch-'));
  try {
    await story(join(root, 'scratch'));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

/** Work on so many bytes that reports when it begins, and ends when the test says so. */
const working = (scratch: ReturnType<typeof scratchIn>, begun: string[]) => (name: string, bytes: number) => {
  const end = gate();
  const done = scratch.at(bytes, async () => {
    begun.push(name);
    await end.passed;
  });
  return async () => {
    end.open();
    await done;
  };
};
/** Returns the work that has begun once it is so much, and time has passed in which more could begin. */
const begunSoon = async (begun: readonly string[], count: number): Promise<readonly string[]> => {
  await seenSoon(
    async () => begun.length,
    (length) => length >= count,
    10_000,
  );
  await sleep(50);
  return begun;
};

describe('the scratch space of a media store in a bucket', () => {
  it('stores at most its limit of bytes at a time, in the order of the requests', () =>
    inFolder(async (folder) => {
      const begun: string[] = [];
      const work = working(scratchIn(folder, 100), begun);
      const endA = work('a', 60);
      const endB = work('b', 60);
      const endC = work('c', 10);
      expect(await begunSoon(begun, 1)).toEqual(['a']);
      await endA();
      expect((await begunSoon(begun, 3)).toSorted()).toEqual(['a', 'b', 'c']);
      await Promise.all([endB(), endC()]);
      expect(await readdir(folder)).toEqual([]);
    }));

  it('accepts a file that is larger than the limit only alone', () =>
    inFolder(async (folder) => {
      const begun: string[] = [];
      const work = working(scratchIn(folder, 100), begun);
      const endSmall = work('small', 1);
      const endLarge = work('large', 500);
      expect(await begunSoon(begun, 1)).toEqual(['small']);
      await endSmall();
      const endNext = work('next', 1);
      expect(await begunSoon(begun, 2)).toEqual(['small', 'large']);
      await endLarge();
      await endNext();
    }));

  it('is unavailable if the disk is full, and passes on every other error unchanged', () =>
    inFolder(async (folder) => {
      const scratch = scratchIn(folder, 100);
      const full = scratch.at(1, () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })));
      expect(isUnavailable(await full.catch((error: unknown) => error))).toBe(true);
      const bug = new Error('a bug');
      expect(await scratch.at(1, () => Promise.reject(bug)).catch((error: unknown) => error)).toBe(bug);
    }));
});
