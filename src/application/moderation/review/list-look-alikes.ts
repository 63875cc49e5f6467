import { lookAlikesOf } from '../../../domain/catalog/search/look-alikes.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog/catalog-index.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { Clock, Delay } from '../../../ports/driven/shared/environment.ts';
import { findSameRecordings } from '../../shared/find-same-recordings.ts';
import type { ListLookAlikes, SameRecordingOf } from '../../../ports/driving/moderation/look-alikes.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly index: CatalogIndex;
  readonly clock: Clock;
  readonly delay: Pick<Delay, 'turn'>;
}

const pageSize = 5;

export const listLookAlikes =
  ({ library, index, clock, delay }: Dependencies): ListLookAlikes =>
  async ({ trackId }) => {
    const track = await library.find(trackId);
    if (!track) return fail({ kind: 'track-not-found', trackId });
    const sameRecordings = await sameRecordingsOf({ library, delay }, trackId);
    const { likeness } = track;
    if (!likeness) return ok({ isAnalyzed: false, lookAlikes: [], sameRecordings });
    const criteria = { near: { trackId, likeness } };
    const page = await index.search(
      { criteria, sort: 'relevance', order: 'desc', limit: pageSize, facets: [] },
      clock.now(),
    );
    const found = await Promise.all(page.hits.map((hit) => library.find(hit.trackId)));
    const tracks = found.filter((one) => one !== undefined);
    return ok({ isAnalyzed: true, lookAlikes: lookAlikesOf(likeness, tracks), sameRecordings });
  };

const sameRecordingsOf = async (
  { library, delay }: Pick<Dependencies, 'library' | 'delay'>,
  trackId: TrackId,
): Promise<readonly SameRecordingOf[]> => {
  const fingerprint = (await library.fingerprints([trackId])).get(trackId);
  const found = await findSameRecordings({ library, delay }, { fingerprint, own: trackId });
  const tracks = await library.findMany(found.map((each) => each.trackId));
  const byId = new Map(tracks.map((track) => [track.trackId, track]));
  return found.flatMap(({ trackId: id, ...place }) => {
    const track = byId.get(id);
    return track ? [{ track, ...place }] : [];
  });
};
