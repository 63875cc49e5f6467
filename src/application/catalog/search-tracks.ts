import type { Likeness } from '../../domain/catalog/search/likeness.ts';
import {
  defaultOrder,
  defaultSort,
  type SearchCriteria,
  type SearchPosition,
} from '../../domain/catalog/search/search-criteria.ts';
import { known } from '../../domain/catalog/visibility.ts';
import { cursorText, positionIn, questionOf, type CursorInvalid } from '../../domain/shared/cursor.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../ports/driven/artists/claim-store.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { TrackViews } from '../../ports/driven/catalog/track-views.ts';
import type { SearchInput, SearchTracks, TrackNotFound } from '../../ports/driving/catalog.ts';
import { knownArtist } from '../artists/public/known-artist.ts';

interface Dependencies {
  readonly index: CatalogIndex;
  readonly library: TrackLibrary;
  readonly views: TrackViews;
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly clock: Clock;
}

/**
 * Where a list continues. A list by similarity keeps the sketch with which it began, even if the track is
 * analyzed again.
 */
interface Continuation {
  readonly after: SearchPosition;
  readonly likeness?: Likeness;
}

const continuationOf = (
  { textSigner }: Dependencies,
  cursor: string,
  question: string,
): Result<Continuation, CursorInvalid> => {
  const opened = positionIn(textSigner.verify(cursor, 'cursor'), question);
  if (!opened.ok) return opened;
  const { value, trackId, space, sketch } = opened.value;
  return ok({
    after: { value: value ?? 0, trackId: TrackId(String(trackId)) },
    ...(space !== undefined && { likeness: { space: String(space), sketch: String(sketch) } }),
  });
};

const likenessOf = async (
  { library }: Dependencies,
  trackId: TrackId,
  began: Likeness | undefined,
): Promise<Result<Likeness | undefined, TrackNotFound>> => {
  const track = known(await library.find(trackId), trackId);
  return track.ok ? ok(began ?? track.value.likeness) : track;
};

/** Returns the criteria with all IDs under which tracks credit the artists. */
const withCredits = async (dependencies: Dependencies, criteria: SearchCriteria): Promise<SearchCriteria> => {
  if (!criteria.artistIds) return criteria;
  const artists = await Promise.all(criteria.artistIds.map((id) => knownArtist(dependencies, id)));
  return { ...criteria, artistIds: artists.flatMap(({ artistIds }) => artistIds) };
};

export const searchTracks = (dependencies: Dependencies): SearchTracks => {
  const { index, views, textSigner, digest, clock } = dependencies;
  return async ({ criteria, similarTo, limit, facets, cursor, ...requested }) => {
    const sort = requested.sort ?? (similarTo === undefined ? defaultSort(criteria) : 'relevance');
    const order = requested.order ?? defaultOrder(sort);
    const question = digest.sha256(questionOf('tracks', { ...criteria, similarTo, sort, order }));
    const opened = cursor === undefined ? undefined : continuationOf(dependencies, cursor, question);
    if (opened && !opened.ok) return opened;
    const like =
      similarTo === undefined ? undefined : await likenessOf(dependencies, similarTo, opened?.value.likeness);
    if (like && !like.ok) return like;
    if (like && !like.value) return ok(nothing(facets));

    const near = similarTo !== undefined && like?.value && { trackId: similarTo, likeness: like.value };
    const credited = await withCredits(dependencies, criteria);
    const wanted: SearchCriteria = near ? { ...credited, near } : credited;
    const after = opened?.value.after;
    const page = await index.search(
      { criteria: wanted, sort, order, limit, facets, ...(after && { after }) },
      clock.now(),
    );
    const last: SearchPosition | undefined = page.hasMore ? page.hits.at(-1) : undefined;
    return ok({
      tracks: await views.findMany(page.hits.map(({ trackId }) => trackId)),
      nextCursor: last
        ? textSigner.sign(cursorText(question, { ...last, ...wanted.near?.likeness }), 'cursor')
        : null,
      total: page.total,
      facets: page.facets,
      ...(page.suggestions && { suggestions: page.suggestions }),
    });
  };
};

const nothing = (facets: SearchInput['facets']) => ({
  tracks: [],
  nextCursor: null,
  total: 0,
  facets: Object.fromEntries(facets.map((facet) => [facet, []])),
});
