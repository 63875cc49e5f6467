import { trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aSoundAnalysis } from '../../../support/builders/sound-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const analysis = (n: number) => aSoundAnalysis({}, n);
const empty = aSoundAnalysis({
  tempo: { known: false, reason: 'no_beat' },
  embedding: { known: false, reason: 'silent' },
  likeness: { known: false, reason: 'silent' },
});

export const analysisPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns the analyses of the requested tracks that were analyzed', async ({ library }) => {
      await library.commit(newTrack(1, { analysis: analysis(1) }));
      await library.commit(newTrack(2));
      await library.commit(newTrack(3, { analysis: empty }));
      await library.commit(newTrack(4, { analysis: analysis(4) }));
      const analyses = await library.analyses([trackId(3), trackId(2), trackId(9), trackId(1), trackId(1)]);
      expect(analyses).toEqual(
        new Map([
          [trackId(1), analysis(1)],
          [trackId(3), empty],
        ]),
      );
      expect(await library.analyses([])).toEqual(new Map());
    }),
    policy(
      'keeps an analysis until the track is analyzed again, in every process',
      async ({ library }, concurrently) => {
        const storedAnalyses = () =>
          concurrently(2, async (view) => (await view.library.analyses([trackId()])).get(trackId()));
        let track = committed(await library.commit(newTrack(1, { analysis: analysis(1) })));
        expect(await storedAnalyses()).toEqual([analysis(1), analysis(1)]);
        track = committed(await library.commit(aCommit(uncommitted(track), track.catalogVersion)));
        expect(await storedAnalyses()).toEqual([analysis(1), analysis(1)]);
        const again = aCommit(uncommitted(track), track.catalogVersion, { analysis: empty });
        track = committed(await library.commit(again));
        expect(await storedAnalyses()).toEqual([empty, empty]);
      },
    ),
    policy('stores no analysis when a guard failed', async ({ library }) => {
      const track = committed(await library.commit(newTrack(1, { analysis: analysis(1) })));
      const late = aCommit(uncommitted(track), track.catalogVersion + 1, { analysis: analysis(2) });
      expect(await library.commit(late)).toMatchObject({ outcome: 'guard-failed', guard: 'version' });
      const { trackId: id, ...second } = uncommitted(track);
      const competing = aCommit({ ...second, trackId: trackId(2) }, 'absent', { analysis: analysis(2) });
      expect(await library.commit(competing)).toMatchObject({ outcome: 'guard-failed', guard: 'isrc' });
      expect(await library.analyses([id, trackId(2)])).toEqual(new Map([[id, analysis(1)]]));
    }),
  ];
};
