import { foldedEmail } from '../../../domain/accounts/email.ts';
import type { Artist, ArtistAccount } from '../../../domain/artists/account.ts';
import type { AccountId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { searchTerms } from '../../../domain/staff/record-terms.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type {
  ListArtistsForStaff,
  ReadArtistForStaff,
} from '../../../ports/driving/artists/staff-artists.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
}

type Request = { readonly limit: number; readonly after?: ListPlace };

/** Returns a page of the profiles that a search finds. */
const found = async (
  artistStore: ArtistStore,
  q: string | undefined,
  page: Request,
): Promise<ListPage<Artist>> => {
  if (q === undefined) return artistStore.list({}, page);
  if (!q.includes('@')) return artistStore.list({ terms: searchTerms(q) }, page);
  const member = await artistStore.findMemberByEmail(foldedEmail(q.trim()));
  return member ? artistStore.profiles(member.accountId, page) : { items: [] };
};

const accountOf = async (artistStore: ArtistStore, accountId: AccountId): Promise<ArtistAccount> => {
  const account = await artistStore.findAccount(accountId);
  if (!account) throw new Error(`${accountId} has a profile but no record`);
  return account;
};

export const listArtistsForStaff =
  ({ artistStore, ...cursors }: Cursors & Dependencies): ListArtistsForStaff =>
  async ({ q, limit, cursor }) => {
    const filter = q === undefined ? {} : { q };
    const page = await pageOf(cursors, { list: 'staff-artists', filter, cursor }, (after) =>
      found(artistStore, q, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const ids = [...new Set(items.map(({ accountId }) => accountId))];
    const accounts = new Map(
      await Promise.all(ids.map(async (id) => [id, await accountOf(artistStore, id)] as const)),
    );
    const artists = items.flatMap((artist) => {
      const account = accounts.get(artist.accountId);
      return account ? [{ artist, account }] : [];
    });
    return ok({ artists, nextCursor });
  };

export const readArtistForStaff =
  ({ artistStore }: Dependencies): ReadArtistForStaff =>
  async ({ artistId }) => {
    const artist = await artistStore.findArtist(artistId);
    if (!artist) return fail({ kind: 'artist-not-found', artistId });
    const [account, members] = await Promise.all([
      accountOf(artistStore, artist.accountId),
      artistStore.members(artist.accountId),
    ]);
    return ok({ artist, account, members });
  };
