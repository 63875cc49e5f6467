import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import { listedNow, requireAvailable } from '../../../../src/domain/collections/listing.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';

const approved = aTrack({}, 1);
const gone: Track = { ...valueOf(takeDown(aTrack({}, 2), 'legal', noon)), catalogVersion: 2 };
const waiting: Track = { ...aTrack({}, 3), moderationStatus: 'pending_review' };
const catalog = [approved, gone, waiting];

describe('the tracks of a collection', () => {
  it('stay in their order and say whether they can be licensed now', () => {
    const collected = [4, 3, 2, 1].map((n) => ({ trackId: trackId(n), addedAt: noon }));
    expect(listedNow(collected, catalog)).toEqual([
      { trackId: trackId(4), addedAt: noon, status: 'unavailable' },
      { trackId: trackId(3), addedAt: noon, status: 'unavailable' },
      { trackId: trackId(2), addedAt: noon, status: 'taken_down', track: gone },
      { trackId: trackId(1), addedAt: noon, status: 'available', track: approved },
    ]);
  });

  it('can be added while they are available; the first that is not is named', () => {
    expect(requireAvailable([trackId(1)], catalog).ok).toBe(true);
    expect(failureOf(requireAvailable([trackId(1), trackId(2), trackId(3)], catalog))).toMatchObject({
      kind: 'track-taken-down',
      trackId: trackId(2),
    });
    for (const n of [3, 4])
      expect(failureOf(requireAvailable([trackId(n)], catalog))).toEqual({
        kind: 'track-not-found',
        trackId: trackId(n),
      });
  });
});
