import fc from 'fast-check';
import {
  fingerprintOf,
  type Fingerprint,
  type Peaks,
} from '../../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { landmarksOf, storedLandmarks } from '../../../../../src/domain/catalog/fingerprint/landmarks.ts';
import {
  byLength,
  confirmed,
  searchedPeaks,
} from '../../../../../src/domain/catalog/fingerprint/same-recordings.ts';
import {
  maxSuspected,
  searchAt,
  speeds,
  suspectsIn,
} from '../../../../../src/domain/catalog/fingerprint/suspects.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { trackId } from '../../../../support/builders/builders.ts';
import { excerptOf, playedAt, somePeaks, without } from '../../../../support/builders/fingerprints.ts';

/** Finds a recording among others, as the service does with the landmarks of its store. */
const found = (recording: Peaks, others: readonly Peaks[]) => {
  const fingerprints = new Map<TrackId, Fingerprint>(
    others.map((peaks, n) => [trackId(n + 1), fingerprintOf(peaks)]),
  );
  const searched = searchedPeaks(fingerprintOf(recording));
  const entries = [...fingerprints].flatMap(([id, fingerprint]) =>
    [...storedLandmarks(fingerprint)].map(([hash, frames]) => ({ hash, trackId: id, frames })),
  );
  const suspected = speeds.flatMap((speed) => {
    const search = searchAt(speed, searched);
    return suspectsIn(
      search,
      entries.filter(({ hash }) => search.frames.has(hash)),
    );
  });
  return maxSuspected(suspected)
    .flatMap((suspect) => confirmed(searched, suspect, fingerprints.get(suspect.trackId)) ?? [])
    .toSorted(byLength);
};

const others = ['one', 'two', 'three'].map((seed) => somePeaks(seed, 90));
const [, two = somePeaks('two', 90)] = others;

describe('the same recording', () => {
  it('is found as a whole', () => {
    expect(found(two, others)).toEqual([
      {
        ...{ trackId: trackId(2), fromMs: 0, otherFromMs: 0, speed: 1, share: 1 },
        lengthMs: expect.closeTo(90_000, -3) as number,
      },
    ]);
  });

  it('is found in 20 seconds from any moment, at any speed within 2 %, though a fifth of its peaks is missing', () => {
    const moment = fc.integer({ min: 0, max: 69_000 });
    const speed = fc.integer({ min: -20, max: 20 }).map((thousandths) => 1 + thousandths / 1000);
    fc.assert(
      fc.property(moment, speed, (from, times) => {
        const excerpt = playedAt(without(excerptOf(two, from, from + 20_000), 5), times);
        const [same, ...more] = found(excerpt, others);
        expect(more).toEqual([]);
        expect(same).toMatchObject({ trackId: trackId(2) });
        expect(same?.speed).toBeCloseTo(times, 3);
        expect(same?.share).toBeGreaterThan(0.7);
        const began = (same?.otherFromMs ?? 0) - (same?.fromMs ?? 0) * times;
        expect(Math.abs(began - from)).toBeLessThan(500);
        expect(same?.lengthMs).toBeGreaterThan(14_000);
      }),
      { numRuns: 40 },
    );
  });

  it('is found within a longer one that has something else around it, with the place in both', () => {
    const shift = (peaks: Peaks, frames: number): Peaks => ({
      ...peaks,
      frames: peaks.frames.map((frame) => frame + frames),
    });
    const parts = [
      somePeaks('before', 60),
      shift(excerptOf(two, 30_000, 55_000), 1_292),
      shift(somePeaks('after', 40), 1_831),
    ];
    const mixed = {
      frames: Float64Array.from(parts.flatMap(({ frames }) => [...frames])),
      pitches: Float64Array.from(parts.flatMap(({ pitches }) => [...pitches])),
    };
    const [same, ...more] = found(mixed, others);
    expect(more).toEqual([]);
    expect(same).toMatchObject({ trackId: trackId(2), speed: 1 });
    expect(Math.abs((same?.fromMs ?? 0) - 60_000)).toBeLessThan(5_000);
    expect((same?.otherFromMs ?? 0) - (same?.fromMs ?? 0)).toBeCloseTo(-30_000, -3);
    expect(Math.abs((same?.lengthMs ?? 0) - 25_000)).toBeLessThan(6_000);
  });

  it('is found when the catalog has only an excerpt of it', () => {
    const [same] = found(two, [playedAt(excerptOf(two, 40_000, 62_000), 0.99)]);
    expect(same).toMatchObject({ trackId: trackId(1), speed: 1.01 });
    expect((same?.fromMs ?? 0) - (same?.otherFromMs ?? 0)).toBeCloseTo(40_000, -3);
  });

  it('is not found by less than half of its peaks, or less than 8 seconds', () => {
    const pitches = two.pitches.map((pitch, i) => (i % 3 === 0 ? pitch : 1 + ((pitch + 23) % 56)));
    expect(found({ ...two, pitches }, others)).toEqual([]);
    expect(found(excerptOf(two, 20_000, 27_000), others)).toEqual([]);
  });

  it('is not found among recordings that have nothing in common with it', () => {
    for (let n = 0; n < 20; n++) expect(found(somePeaks(`other ${n}`, 60), others)).toEqual([]);
  });

  it('is not found by a fingerprint of another version', () => {
    const suspect = { trackId: trackId(1), speed: 1, begin: 0, offset: 0, votes: 9 };
    const stored = fingerprintOf(two);
    expect(confirmed(two, suspect, stored)).toMatchObject({ trackId: trackId(1) });
    expect(confirmed(two, suspect, { ...stored, version: 2 })).toBeUndefined();
    expect(confirmed(two, suspect, undefined)).toBeUndefined();
  });
});

describe('landmarks', () => {
  it('are some three a second, and the same wherever a recording begins', () => {
    const all = storedLandmarks(fingerprintOf(two));
    const count = [...all.values()].flat().length;
    expect(count).toBeGreaterThan(90);
    expect(count).toBeLessThan(450);
    const excerpt = storedLandmarks(fingerprintOf(excerptOf(two, 30_000, 60_000)));
    const shared = [...excerpt.keys()].filter((hash) => all.has(hash)).length;
    expect(shared / excerpt.size).toBeGreaterThan(0.9);
  });

  it('are whole numbers that every store keeps', () => {
    for (const { hash } of landmarksOf(two, 8)) {
      expect(Number.isInteger(hash)).toBe(true);
      expect(hash).toBeGreaterThanOrEqual(0);
      expect(hash).toBeLessThan(0.03 * 2 ** 32);
    }
  });

  it('that more than fifty tracks share say nothing', () => {
    const search = searchAt(1, two);
    const entries = (tracks: number) =>
      [...storedLandmarks(fingerprintOf(two))].flatMap(([hash, frames]) =>
        Array.from({ length: tracks }, (_, n) => ({ hash, frames, trackId: trackId(n + 1) })),
      );
    expect(suspectsIn(search, entries(50))).toHaveLength(50);
    expect(maxSuspected(suspectsIn(search, entries(50)))).toHaveLength(20);
    expect(suspectsIn(search, entries(51))).toEqual([]);
  });
});
