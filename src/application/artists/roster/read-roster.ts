import { ownedProfile } from '../../../domain/artists/roster.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ListProfiles, ReadProfile } from '../../../ports/driving/artists/roster.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
}

export const listProfiles =
  ({ artistStore, ...cursors }: Cursors & Dependencies): ListProfiles =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'roster', filter: { accountId }, cursor }, (after) =>
      artistStore.profiles(accountId, { limit, ...after }),
    );
    return page.ok ? ok({ artists: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const readProfile =
  ({ artistStore }: Dependencies): ReadProfile =>
  async ({ caller: { member }, artistId }) =>
    ownedProfile(member, artistId, await artistStore.findArtist(artistId));
