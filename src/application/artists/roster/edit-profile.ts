import type { ArtistAccount } from '../../../domain/artists/account.ts';
import { changedProfile, roleMissingFor, withProfileEdit } from '../../../domain/artists/profile.ts';
import { ownedProfile } from '../../../domain/artists/roster.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { EditProfile } from '../../../ports/driving/artists/roster.ts';
import { noted } from '../../accounts/people.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { artistNote } from '../artist-notes.ts';
import { ownArtist } from '../own-artist.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly clock: Clock;
}

/** An edit of the own profile of an account changes the version of the account, too, because both are shown as one. */
const withOwnVersion = (account: ArtistAccount) => ({
  account: { next: { ...account, version: account.version + 1 }, version: account.version },
});

export const editProfile =
  ({ artistStore, clock }: Dependencies): EditProfile =>
  ({ caller, artistId, profile, versions }) =>
    retryOnConflict(async () => {
      const { account, member } = await ownArtist(artistStore, caller);
      const missing = roleMissingFor(member, 'profile');
      if (missing) return fail(missing);
      const found = ownedProfile(account, artistId, await artistStore.findArtist(artistId));
      if (!found.ok) return found;
      const before = found.value;
      if (versions?.includes(before.version) === false) return fail({ kind: 'version-conflict' });
      const edited = withProfileEdit(before, profile);
      const changes = changedProfile(before, edited);
      if (changes.length === 0) return ok(before);
      const next = { ...edited, version: before.version + 1 };
      const changed = await artistStore.change({
        accountId: account.accountId,
        ...(artistId === account.artistId && withOwnVersion(account)),
        artist: { next, version: before.version },
        member: { next: member, guards: { version: member.version } },
        effects: noted(
          artistNote(member, clock.now(), 'edit', {
            subjects: [account.accountId, artistId],
            detail: { changed: changes.join(', ') },
          }),
        ),
      });
      return changed === 'changed' ? ok(next) : 'conflict';
    });
