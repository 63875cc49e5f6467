import type { ArtistAccount } from '../../../domain/artists/account.ts';
import type { ArtistClaim } from '../../../domain/artists/claims.ts';
import type { Album } from '../../../domain/albums/album.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { AlbumStore } from '../../../ports/driven/albums/album-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import { noted } from '../../accounts/people.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

export interface ErasingBelongings {
  readonly albumStore: Pick<AlbumStore, 'ofAccount' | 'remove'>;
  readonly partyStore: Pick<PartyStore, 'ofAccount' | 'remove'>;
  readonly claimStore: Pick<ClaimStore, 'ofAccount' | 'erase'>;
  readonly clock: Clock;
}

type Owner = Pick<ArtistAccount, 'accountId'>;

/** Deletes the albums of an account. Their tracks and images are others' records. */
export const eraseAlbums = async (
  { albumStore, clock }: ErasingBelongings,
  { accountId }: Owner,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<Album>>((from) => albumStore.ofAccount(accountId, { limit: 100, ...from })),
    async (album) => {
      const note = erasureNote(clock.now(), 'erase_album', [album.albumId, accountId]);
      const removal = { album, guards: { version: album.version }, effects: noted(note) };
      return (await albumStore.remove(removal)) === 'removed';
    },
  );

/** Deletes the parties that no submitted track names. The others are evidence of who granted which share. */
export const eraseParties = async (
  { partyStore, clock }: ErasingBelongings,
  { accountId }: Owner,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<Party>>((from) => partyStore.ofAccount(accountId, { limit: 100, ...from })),
    async (party) => {
      const note = erasureNote(clock.now(), 'erase_party', [party.partyId, accountId]);
      const removal = { party, guards: { version: party.version }, effects: noted(note) };
      return (await partyStore.remove(removal)) !== 'guard-failed';
    },
  );

/** Deletes the claims of an account with their evidence. The artists of the catalog belong to nobody then, and can be claimed again. */
export const eraseClaims = async (
  { claimStore, clock }: ErasingBelongings,
  { accountId }: Owner,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<ArtistClaim>>((from) =>
      claimStore.ofAccount(accountId, { limit: 100, ...from }),
    ),
    async (claim) => {
      const note = erasureNote(clock.now(), 'erase_claim', [claim.claimId, accountId]);
      await claimStore.erase({ claim, effects: noted(note) });
      return true;
    },
  );
