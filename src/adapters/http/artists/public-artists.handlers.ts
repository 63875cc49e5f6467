import type { PublicArtist } from '../../../domain/artists/public-artist.ts';
import { ArtistId } from '../../../domain/shared/ids.ts';
import type { PublicArtists } from '../../../ports/driving/artists/public-artists.ts';
import { pageOfTracks } from '../catalog/track-page.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { profileMembers, profilePictures } from './artist.views.ts';
import * as routes from './public-artists.contract.ts';

const publicArtistView = (
  { artistId, name, profile, credits, trackCount }: PublicArtist,
  baseUrl: string,
) => ({
  ...(profile && { ...profileMembers(profile), ...profilePictures(profile, baseUrl) }),
  ...{ artistId, name, claimed: profile !== undefined, credits: [...credits], trackCount },
});

export const publicArtistEndpoints = ({
  baseUrl,
  ...use
}: PublicArtists & { readonly baseUrl: string }): readonly Endpoint[] => [
  endpoint(routes.readArtist, async ({ params }) => {
    const found = await use.readPublicArtist(ArtistId(params.artistId));
    return found.ok ? { status: 200, body: publicArtistView(found.value, baseUrl) } : found;
  }),

  endpoint(routes.listArtistTracks, async ({ params, query }) => {
    const found = await use.listArtistTracks({ artistId: ArtistId(params.artistId), ...query });
    return found.ok ? { status: 200, ...pageOfTracks(found.value, { limit: query.limit }) } : found;
  }),
];
