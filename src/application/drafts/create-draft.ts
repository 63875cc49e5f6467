import { maxDrafts, newDraft, withDraftEdit } from '../../domain/drafts/draft.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { CreateDraft } from '../../ports/driving/drafts/drafts.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { actingProfileOrOnly } from '../artists/roster/acting-profile.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { namedArtwork } from './own-draft.ts';

interface Dependencies {
  readonly draftStore: Pick<DraftStore, 'add'>;
  readonly artistStore: Pick<ArtistStore, 'findArtist' | 'profiles'>;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const createDraft =
  ({ draftStore, artistStore, imageStore, ids, clock }: Dependencies): CreateDraft =>
  async ({ caller, artistId: named, edit, imageId, idempotencyKey }) => {
    const profile = await actingProfileOrOnly(artistStore, named, { caller, part: 'tracks' });
    if (!profile.ok) return profile;
    const { accountId, artistId } = profile.value;
    const artwork = await namedArtwork(imageStore, { accountId }, imageId);
    if (!artwork.ok) return artwork;
    const trackId = TrackId(ids.next('track'));
    const now = clock.now();
    const details = withDraftEdit({}, { ...edit, ...artwork.value });
    const draft = newDraft({ trackId, accountId, artistId }, details, now);
    const added = await draftStore.add({
      draft,
      guards: { fewerThan: maxDrafts },
      effects: {
        ...noted(
          artistNote(caller.member, now, 'create_track', { subjects: [accountId, artistId, trackId] }),
        ),
        idempotency: idempotencyFor(idempotencyKey, 201, trackId),
      },
    });
    return added === 'added'
      ? ok({ draft, status: 'draft' as const })
      : fail({ kind: 'drafts-full', limit: maxDrafts });
  };
