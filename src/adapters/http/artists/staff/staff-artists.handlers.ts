import { closedAt, requestedClosure } from '../../../../domain/artists/closure/closure.ts';
import { timestamp } from '../../../../domain/shared/calendar.ts';
import { ArtistId } from '../../../../domain/shared/ids.ts';
import type { ListedArtist, StaffArtists } from '../../../../ports/driving/artists/staff-artists.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { memberView, profilePictures, profileView } from '../artist.views.ts';
import * as routes from './staff-artists.contract.ts';

const accountView = ({ account }: ListedArtist) => {
  const { accountId, kind, status, artistId, createdAt } = account;
  const [requested, closed] = [requestedClosure(account), closedAt(account)];
  return {
    ...{ accountId, kind, artistId, status: closed === undefined ? status : ('closed' as const) },
    ...(requested && { closesAt: timestamp(requested.effectiveAt) }),
    ...(closed !== undefined && { closedAt: timestamp(closed) }),
    createdAt: timestamp(createdAt),
  };
};

const shown = ({ artist }: ListedArtist, baseUrl: string) => ({
  ...profileView(artist),
  ...profilePictures(artist, baseUrl),
});

export const staffArtistEndpoints = ({
  baseUrl,
  ...use
}: StaffArtists & { readonly baseUrl: string }): readonly Endpoint[] => [
  endpoint(routes.listArtistsForStaff, async ({ query }) => {
    const page = await use.listArtistsForStaff(query);
    if (!page.ok) return page;
    const { artists, nextCursor } = page.value;
    const data = artists.map((listed) => ({ ...shown(listed, baseUrl), account: accountView(listed) }));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readArtistForStaff, async ({ params }) => {
    const found = await use.readArtistForStaff({ artistId: ArtistId(params.artistId) });
    if (!found.ok) return found;
    const { agreement } = found.value.account;
    const account = {
      ...accountView(found.value),
      agreement: { ...agreement, acceptedAt: timestamp(agreement.acceptedAt) },
      members: found.value.members.map(memberView),
    };
    return { status: 200, body: { ...shown(found.value, baseUrl), account } };
  }),
];
