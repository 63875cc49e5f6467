import { systemDelay } from '../../../../src/adapters/system/index.ts';
import { findSameRecordings } from '../../../../src/application/shared/find-same-recordings.ts';
import { fingerprintOf, type Fingerprint } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../../../src/domain/catalog/fingerprint/landmarks.ts';
import { speeds } from '../../../../src/domain/catalog/fingerprint/suspects.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { excerptOf, somePeaks } from '../../../support/builders/fingerprints.ts';

const minute = 60_000;

/** A library with one track, which notes how many landmarks each search looks up. */
const libraryWith = (fingerprint: Fingerprint) => {
  const stored = storedLandmarks(fingerprint);
  const lookedUp: number[] = [];
  const library = {
    landmarks: async (hashes: readonly number[]) => {
      lookedUp.push(hashes.length);
      return hashes.flatMap((hash) => {
        const frames = stored.get(hash);
        return frames ? [{ hash, frames, trackId: trackId(1) }] : [];
      });
    },
    fingerprints: async () => new Map([[trackId(1), fingerprint]]),
  };
  return { library, lookedUp };
};

const hour = somePeaks('a mix of an hour', 3_600);
const beginning = excerptOf(hour, 0, 10 * minute);
const find = (library: ReturnType<typeof libraryWith>['library'], peaks = hour) =>
  findSameRecordings({ library, delay: systemDelay }, { fingerprint: fingerprintOf(peaks), own: undefined });

describe('the search for the same recording', () => {
  it('lets the event loop turn after each speed and each comparison', async () => {
    const { library, lookedUp } = libraryWith(fingerprintOf(beginning));
    let [turns, isOver] = [0, false];
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const found = await find(library, beginning);
    isOver = true;
    expect(found.map(({ speed }) => speed)).toEqual([1]);
    expect(lookedUp).toHaveLength(speeds.length);
    expect(turns).toBeGreaterThanOrEqual(speeds.length + 1);
  });

  it('takes no more for an hour than for ten minutes, and reports at most these', async () => {
    const [short, long] = [libraryWith(fingerprintOf(hour)), libraryWith(fingerprintOf(hour))];
    const found = await find(long.library);
    expect(found).toEqual(await find(short.library, beginning));
    expect(long.lookedUp).toEqual(short.lookedUp);
    expect(found[0]).toMatchObject({ fromMs: 0, otherFromMs: 0, speed: 1 });
    expect(found[0]?.lengthMs).toBeCloseTo(10 * minute, -4);
  });

  it('finds an excerpt from anywhere in a longer track, but none that begins later in the searched recording', async () => {
    const middle = excerptOf(hour, 20 * minute, 25 * minute);
    const [inside] = await find(libraryWith(fingerprintOf(hour)).library, middle);
    expect((inside?.otherFromMs ?? 0) - (inside?.fromMs ?? 0)).toBeCloseTo(20 * minute, -3);
    expect(await find(libraryWith(fingerprintOf(middle)).library)).toEqual([]);
  });
});
