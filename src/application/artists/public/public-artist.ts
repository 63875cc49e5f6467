import type { PublicArtist } from '../../../domain/artists/public-artist.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { TrackViews } from '../../../ports/driven/catalog/track-views.ts';
import type { ListArtistTracks, ReadPublicArtist } from '../../../ports/driving/artists/public-artists.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';
import { creditedName, type CreditDependencies } from '../claims/claim-artist.ts';
import { knownArtist } from './known-artist.ts';

interface Dependencies extends CreditDependencies {
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
}

export const readPublicArtist =
  (dependencies: Dependencies): ReadPublicArtist =>
  async (requested) => {
    const { index, clock } = dependencies;
    const { artist, credits, artistIds } = await knownArtist(dependencies, requested);
    const search = { criteria: { artistIds }, sort: 'newest', order: 'desc', limit: 1, facets: [] } as const;
    const { total: trackCount } = await index.search(search, clock.now());
    const name = artist?.name ?? (await creditedName(dependencies, requested));
    if (trackCount === 0 || name === undefined) return fail({ kind: 'artist-unpublished' });
    const known: PublicArtist = artist
      ? { artistId: artist.artistId, name, profile: artist, credits, trackCount }
      : { artistId: requested, name, credits: [{ artistId: requested, name }], trackCount };
    return ok(known);
  };

export const listArtistTracks =
  ({
    views,
    textSigner,
    digest,
    ...dependencies
  }: Dependencies & Cursors & { readonly views: TrackViews }): ListArtistTracks =>
  async ({ artistId, limit, cursor }) => {
    const { artistIds } = await knownArtist(dependencies, artistId);
    let total = 0;
    const page = await pageOf(
      { textSigner, digest },
      { list: 'artist-tracks', filter: { artistIds }, cursor },
      async ({ after }) => {
        const found = await dependencies.index.search(
          {
            criteria: { artistIds },
            ...({ sort: 'newest', order: 'desc', limit, facets: [] } as const),
            ...(after && { after: { value: after.at, trackId: TrackId(after.id) } }),
          },
          dependencies.clock.now(),
        );
        total = found.total;
        const last = found.hasMore ? found.hits.at(-1) : undefined;
        return { items: found.hits, ...(last && { next: { at: last.value, id: last.trackId } }) };
      },
    );
    if (!page.ok) return page;
    if (total === 0) return fail({ kind: 'artist-unpublished' });
    const { items, nextCursor } = page.value;
    const tracks = await views.findMany(items.map(({ trackId }) => trackId));
    return ok({ tracks, nextCursor, total, facets: {} });
  };
