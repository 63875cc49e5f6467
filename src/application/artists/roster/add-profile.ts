import { roleMissingFor } from '../../../domain/artists/profile.ts';
import { maxProfiles, rosterProfile } from '../../../domain/artists/roster.ts';
import { ArtistId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { AddProfile } from '../../../ports/driving/artists/roster.ts';
import { noted } from '../../accounts/people.ts';
import { idempotencyFor } from '../../idempotency/idempotency-keys.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { artistNote } from '../artist-notes.ts';
import { ownArtist } from '../own-artist.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const addProfile =
  ({ artistStore, ids, clock }: Dependencies): AddProfile =>
  ({ caller, profile, idempotencyKey }) => {
    const artistId = ArtistId(ids.next('artist'));
    return retryOnConflict(async () => {
      const { account, member } = await ownArtist(artistStore, caller);
      const missing = roleMissingFor(member, 'profile');
      if (missing) return fail(missing);
      const created = rosterProfile(account, artistId, profile, clock.now());
      if (!created.ok) return created;
      const artist = created.value;
      const subjects = [account.accountId, artistId];
      const added = await artistStore.addProfile({
        artist,
        guards: { fewerThan: maxProfiles, member },
        effects: {
          ...noted(artistNote(member, artist.createdAt, 'add_profile', { subjects })),
          idempotency: idempotencyFor(idempotencyKey, 201, artistId),
        },
      });
      if (added === 'roster-full') return fail({ kind: 'roster-full', limit: maxProfiles });
      return added === 'added' ? ok(artist) : 'conflict';
    });
  };
