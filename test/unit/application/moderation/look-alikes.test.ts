import { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aLikeness } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('look-alikes of a track', () => {
  it(
    'are the tracks of the catalog that sound most like a pending one, with their similarity',
    inWorld(async (world) => {
      const aTrack = (title: string, coordinates: readonly number[], more: object = {}) =>
        world.aTrackInCatalog({ title, likeness: aLikeness(coordinates), ...more });
      await aTrack('Opposite', [-1, 0]);
      await aTrack('Near', [1, 0.2]);
      await aTrack('Far', [0.2, 1]);
      await aTrack('Same', [1, 0]);
      await aTrack('Hidden', [1, 0], { moderationStatus: 'pending_review' });
      await aTrack('Other model', [1, 0], { likeness: aLikeness([1, 0], 'model/2') });
      const pending = await aTrack('Pending', [1, 0], { moderationStatus: 'pending_review' });
      const found = valueOf(await world.useCases.listLookAlikes({ trackId: pending.trackId }));
      expect(found.isAnalyzed).toBe(true);
      expect(found.lookAlikes.map(({ track, similarity }) => [track.title, similarity])).toEqual([
        ['Same', 1],
        ['Near', expect.closeTo(0.98, 1)],
        ['Far', expect.closeTo(0.196, 1)],
        ['Opposite', 0],
      ]);
    }),
  );

  it(
    'are at most five',
    inWorld(async (world) => {
      const likeness = aLikeness([1, 0]);
      const track = await world.aTrackInCatalog({ title: 'First', likeness });
      for (let n = 1; n <= 6; n++) await world.aTrackInCatalog({ title: `Other ${n}`, likeness });
      const { lookAlikes } = valueOf(await world.useCases.listLookAlikes({ trackId: track.trackId }));
      expect(lookAlikes).toHaveLength(5);
      expect(lookAlikes.map(({ track: { title } }) => title)).not.toContain('First');
    }),
  );

  it(
    'cannot be found for a track whose sound was not analyzed, or that does not exist',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog({ title: 'Silent' });
      const found = valueOf(await world.useCases.listLookAlikes({ trackId }));
      expect(found).toEqual({ isAnalyzed: false, lookAlikes: [] });
      const missing = TrackId('trk_01JAZZ0000000000000000000Z');
      expect(kindOf(await world.useCases.listLookAlikes({ trackId: missing }))).toBe('track-not-found');
    }),
  );
});
