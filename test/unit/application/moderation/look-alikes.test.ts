import { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { aLikeness } from '../../../support/builders/builders.ts';
import { deliver, take } from '../../../support/builders/importing.ts';
import { aDelivery } from '../../../support/clients/deliveries.ts';
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
    'come with the tracks of the same recording, whichever came first',
    inWorld(async (world) => {
      const first = await deliver(world, {}, 1);
      const again = aDelivery({ status: 'pending_review' }, 2);
      world.aFile(again.file, aRecording(`${aDelivery({}, 1).title}| as MP3`, 120_000));
      const before = aDelivery({}, 1);
      world.aFile(before.file, aRecording(aDelivery({}, 1).title, 120_000));
      expect(valueOf(await take(world, before)).outcome).toBe('replaced');
      const second = valueOf(await take(world, again));
      for (const [one, other] of [
        [first, second],
        [second, first],
      ]) {
        const requested = { trackId: TrackId(String(one?.trackId)) };
        const { sameRecordings } = valueOf(await world.useCases.listLookAlikes(requested));
        expect(sameRecordings).toEqual([
          {
            ...{ fromMs: 0, otherFromMs: 0, speed: 1, share: 1 },
            lengthMs: expect.closeTo(30_000, -3) as number,
            track: expect.objectContaining({ trackId: other?.trackId }) as object,
          },
        ]);
      }
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
      expect(found).toEqual({ isAnalyzed: false, lookAlikes: [], sameRecordings: [] });
      const missing = TrackId('trk_01JAZZ0000000000000000000Z');
      expect(kindOf(await world.useCases.listLookAlikes({ trackId: missing }))).toBe('track-not-found');
    }),
  );
});
