import { catalogKinds } from '../../../../../../src/adapters/store-kit/archive/kinds/catalog.ts';
import { landmarks } from '../../../../../../src/adapters/store-kit/collections/catalog.ts';
import { all, insertIfAbsent, program } from '../../../../../../src/adapters/store-kit/program.ts';
import { landmarkEntries } from '../../../../../../src/adapters/store-kit/repositories/catalog/fingerprints.ts';
import { pageSizeOf } from '../../../../../../src/application/operator/store/archive-sums.ts';
import { fingerprintOf } from '../../../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import type { LandmarkEntry } from '../../../../../../src/domain/catalog/fingerprint/suspects.ts';
import { aTrack, trackId } from '../../../../../support/builders/builders.ts';
import { somePeaks } from '../../../../../support/builders/fingerprints.ts';
import { memoryKernel } from '../../../../../support/worlds/kit-worlds.ts';

const insertAll = program(
  'test.landmarks',
  () => [],
  (entries: readonly LandmarkEntry[]) => all(...entries.map((entry) => insertIfAbsent(landmarks, entry))),
);
const inStore = async (entries: readonly LandmarkEntry[]) => {
  const kernel = memoryKernel();
  await kernel.run(insertAll, entries);
  return kernel;
};
const entriesOf = (hash: number, tracks: number): readonly LandmarkEntry[] =>
  Array.from({ length: tracks }, (_, n) => ({ hash, trackId: trackId(n + 1), frames: [n] }));

describe('the entries of landmarks', () => {
  it('include those of a rare one, whatever is common', async () => {
    for (const commonHash of [1, 3]) {
      const kernel = await inStore([...entriesOf(commonHash, 5_200), ...entriesOf(2, 1)]);
      const found = await landmarkEntries(kernel, [3, 2, 1, 0]);
      expect(found.filter(({ hash }) => hash === 2)).toEqual(entriesOf(2, 1));
      expect(found.filter(({ hash }) => hash === commonHash).length).toBeGreaterThan(50);
      await kernel.close();
    }
  });

  it('are each returned once, if they do not fit into one page', async () => {
    const entries = [1, 2, 3, 4, 5].flatMap((hash) => entriesOf(hash, 2_000));
    const kernel = await inStore(entries);
    expect(await landmarkEntries(kernel, [5, 4, 3, 2, 1, 1])).toEqual(entries);
    await kernel.close();
  });
});

it('a move writes some thousand landmarks of tracks in one step', () => {
  const records = Array.from({ length: pageSizeOf('tracks') }, (_, n) => ({
    track: { ...aTrack({}, n + 1), catalogVersion: n + 1 },
    fingerprint: fingerprintOf(somePeaks(`recording ${n}`, 180)),
  }));
  const steps = catalogKinds.tracks.write(records);
  const first = steps.next([]);
  const operations = first.done === true ? [] : first.value;
  const written = operations.filter((one) => one.op === 'insert-if-absent' && one.collection === landmarks);
  expect(written.length).toBeGreaterThan(500 * 3);
  expect(written.length).toBeLessThan(10_000);
  expect(steps.next([]).done).toBe(true);
});
