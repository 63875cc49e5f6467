import type { Artist, ArtistAccount } from '../../../domain/artists/account.ts';
import { erasedProfile } from '../../../domain/artists/closure/steps.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { noted } from '../../accounts/people.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

interface Dependencies {
  readonly artistStore: Pick<ArtistStore, 'profiles' | 'change'>;
  readonly clock: Clock;
}

/** Erases biography, links, numbers and pictures of all profiles of an account. */
export const eraseProfiles = async (
  { artistStore, clock }: Dependencies,
  { accountId }: Pick<ArtistAccount, 'accountId'>,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<Artist>>((from) =>
      artistStore.profiles(accountId, { limit: 100, ...from }),
    ),
    async (artist) => {
      if (artist.erasedAt !== undefined) return true;
      const now = clock.now();
      const outcome = await artistStore.change({
        accountId,
        artist: { next: erasedProfile(artist, now), version: artist.version },
        effects: noted(erasureNote(now, 'erase_profile', [artist.artistId, accountId])),
      });
      return outcome === 'changed';
    },
  );
