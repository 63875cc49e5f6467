import type { Artist } from '../../../domain/artists/account.ts';
import { ArtistId } from '../../../domain/shared/ids.ts';
import type { Roster } from '../../../ports/driving/artists/roster.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { profileView } from './artist.views.ts';
import * as routes from './roster.contract.ts';

const tagged = (artist: Artist) => {
  const body = profileView(artist);
  return { body, etag: versionedTag(artist.version, body) } as const;
};
const named = ({ artistId }: { readonly artistId: string }) => ({ artistId: ArtistId(artistId) });

const created = (artist: Artist, baseUrl: string) => {
  const location = `${baseUrl}${routes.listProfiles.path}/${artist.artistId}`;
  return { status: 201, ...tagged(artist), headers: { location } } as const;
};

export interface RosterDependencies extends Roster {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

export const rosterEndpoints = (use: RosterDependencies): readonly Endpoint[] => [
  endpoint(
    routes.addProfile,
    async ({ caller, body: profile, idempotencyKey }) => {
      const added = await use.addProfile({ caller, profile, ...(idempotencyKey && { idempotencyKey }) });
      return added.ok ? created(added.value, use.baseUrl) : added;
    },
    async ({ caller }, { resourceId }) => {
      const found = await use.readProfile({ caller, artistId: ArtistId(resourceId) });
      return found.ok ? created(found.value, use.baseUrl) : found;
    },
  ),

  endpoint(routes.listProfiles, async ({ caller, query }) => {
    const page = await use.listProfiles({ caller, ...query });
    if (!page.ok) return page;
    const { artists, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return { status: 200, body: { data: artists.map(profileView), pagination } };
  }),

  endpoint(routes.readProfile, async ({ caller, params }) => {
    const found = await use.readProfile({ caller, ...named(params) });
    return found.ok ? { status: 200, ...tagged(found.value) } : found;
  }),

  endpoint(routes.editProfile, async ({ caller, params, headers, body: profile }) => {
    const edited = await use.editProfile({ caller, ...named(params), profile, ...allowedBy(headers) });
    return edited.ok ? { status: 200, ...tagged(edited.value) } : edited;
  }),
];
