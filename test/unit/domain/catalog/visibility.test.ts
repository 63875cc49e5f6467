import { summaryOf, visibleSummary } from '../../../../src/domain/catalog/visibility.ts';
import type { TakenDownTrack, UnpublishedTrack } from '../../../../src/domain/catalog/track.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { aPicture } from '../../../support/images/image-records.ts';

describe('the summary of a track', () => {
  const artwork = aPicture(1);
  const artists = aTrack().artists.map(({ name }) => name);

  it('has the version in the title, the names of the artists, and the cover', () => {
    const track = aTrack({ title: 'Slow Harbour', version: 'Live', artwork });
    const expected = { title: 'Slow Harbour (Live)', artists, artwork };
    expect(summaryOf(track)).toEqual(expected);
    expect(visibleSummary(track)).toEqual(expected);
    expect(summaryOf(aTrack({ title: 'Low Tide' }))).toEqual({ title: 'Low Tide', artists });
  });

  it('is not for partners before the track is published, and without the cover after a takedown', () => {
    const waiting: UnpublishedTrack = { ...aTrack({ artwork }), moderationStatus: 'pending_review' };
    expect(visibleSummary(waiting)).toBeUndefined();
    expect(summaryOf(waiting)).toMatchObject({ artwork });
    const { title } = aTrack();
    const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;
    const gone: TakenDownTrack = { ...aTrack({ artwork }), moderationStatus: 'taken_down', takedown };
    expect(visibleSummary(gone)).toEqual({ title, artists });
    expect(summaryOf(gone)).toEqual({ title, artists, artwork });
  });
});
