import { fingerprintOf, type Fingerprint } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../../../src/domain/catalog/fingerprint/landmarks.ts';
import type { LandmarkEntry } from '../../../../src/domain/catalog/fingerprint/suspects.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { somePeaks } from '../../../support/builders/fingerprints.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const fingerprint = (n: number): Fingerprint => fingerprintOf(somePeaks(`recording ${n}`, 20));
const entriesOf = (track: number, recording = track): readonly LandmarkEntry[] =>
  [...storedLandmarks(fingerprint(recording))].map(([hash, frames]) => ({
    hash,
    trackId: trackId(track),
    frames,
  }));
const hashesOf = (n: number): readonly number[] => [...storedLandmarks(fingerprint(n)).keys()];
const inOrder = (entries: readonly LandmarkEntry[]) =>
  entries.toSorted((a, b) => a.hash - b.hash || (a.trackId < b.trackId ? -1 : 1));

export const fingerprintPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds the tracks that have a landmark, and their fingerprints', async ({ library }) => {
      await library.commit(newTrack(1, { fingerprint: fingerprint(1) }));
      await library.commit(newTrack(2, { fingerprint: fingerprint(2) }));
      await library.commit(newTrack(3, { fingerprint: fingerprint(1) }));
      await library.commit(newTrack(4));
      expect(inOrder(await library.landmarks(hashesOf(1)))).toEqual(
        inOrder([...entriesOf(1), ...entriesOf(3, 1)]),
      );
      const both = await library.landmarks([...hashesOf(2), ...hashesOf(1), 7]);
      expect(inOrder(both)).toEqual(inOrder([...entriesOf(1), ...entriesOf(2), ...entriesOf(3, 1)]));
      expect(await library.landmarks([])).toEqual([]);
      expect(await library.fingerprints([trackId(4), trackId(2), trackId(9)])).toEqual(
        new Map([[trackId(2), fingerprint(2)]]),
      );
    }),
    policy(
      'deletes the landmarks of a recording that was replaced, in every process',
      async ({ library }, concurrently) => {
        const entries = async (n: number) =>
          concurrently(2, async (view) => inOrder(await view.library.landmarks(hashesOf(n))));
        let track = committed(await library.commit(newTrack(1, { fingerprint: fingerprint(1) })));
        track = committed(await library.commit(aCommit(uncommitted(track), track.catalogVersion)));
        expect(await entries(1)).toEqual([inOrder(entriesOf(1)), inOrder(entriesOf(1))]);
        const replaced = { fingerprint: fingerprint(2) };
        await library.commit(aCommit(uncommitted(track), track.catalogVersion, replaced));
        expect(await entries(1)).toEqual([[], []]);
        expect(await entries(2)).toEqual([inOrder(entriesOf(1, 2)), inOrder(entriesOf(1, 2))]);
      },
    ),
    policy('stores no fingerprint when a guard failed', async ({ library }) => {
      const track = committed(await library.commit(newTrack(1, { fingerprint: fingerprint(1) })));
      const late = aCommit(uncommitted(track), track.catalogVersion + 1, { fingerprint: fingerprint(2) });
      expect(await library.commit(late)).toMatchObject({ outcome: 'guard-failed' });
      expect(await library.landmarks(hashesOf(2))).toEqual([]);
      expect((await library.fingerprints([trackId(1)])).get(trackId(1))).toEqual(fingerprint(1));
    }),
  ];
};
