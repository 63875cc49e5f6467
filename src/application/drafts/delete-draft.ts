import { roleMissingFor } from '../../domain/artists/profile.ts';
import { ownedDraft, type Draft } from '../../domain/drafts/draft.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { DeleteDraft } from '../../ports/driving/drafts/drafts.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { withdrawUpload } from '../uploads/withdraw-upload.ts';

interface Dependencies {
  readonly draftStore: Pick<DraftStore, 'find' | 'change' | 'remove'>;
  readonly uploadStore: Pick<UploadStore, 'ofTrack' | 'find' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

type Deleting = Parameters<DeleteDraft>[0];

/** Returns the draft that is being deleted from now on, or why it is not. A deletion that was interrupted continues. */
const marked = async (
  { draftStore, clock }: Dependencies,
  { caller: { member }, trackId, versions }: Deleting,
) => {
  const missing = roleMissingFor(member, 'tracks');
  if (missing) return fail(missing);
  const found = ownedDraft(member, await draftStore.find(trackId));
  if (!found.ok || found.value.isDeleting) return found;
  const { accountId, artistId, version, submitted } = found.value;
  if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' } as const);
  if (submitted) return fail({ kind: 'draft-submitted' } as const);
  const draft: Draft = { ...found.value, isDeleting: true, version: version + 1 };
  const note = artistNote(member, clock.now(), 'delete_track', { subjects: [trackId, accountId, artistId] });
  const outcome = await draftStore.change({ draft, guards: { version }, effects: noted(note) });
  return outcome === 'changed' ? ok(draft) : 'conflict';
};

/** Deletes all uploads of a track, which gets no more. It ends early if one of them stays. */
const withdrawUploads = async (
  dependencies: Dependencies,
  { caller: { member }, trackId }: Deleting,
): Promise<void> => {
  const { memberId } = member;
  const next = () => dependencies.uploadStore.ofTrack(trackId);
  for (let uploads = await next(); uploads.length > 0; uploads = await next())
    for (const upload of uploads) {
      const outcome = await withdrawUpload(dependencies, upload, { memberId, scope: 'any' });
      if (outcome !== 'deleted') return;
    }
};

export const deleteDraft =
  (dependencies: Dependencies): DeleteDraft =>
  (own) => {
    const { draftStore } = dependencies;
    let attempts = 0;
    return retryOnConflict(async () => {
      const draft = await marked(dependencies, own);
      if (draft === 'conflict') return draft;
      // An attempt with an unknown outcome, or another caller, has deleted it meanwhile.
      if (!draft.ok)
        return attempts++ > 0 && draft.failure.kind === 'draft-not-found' ? ok('deleted') : draft;
      attempts++;
      await withdrawUploads(dependencies, own);
      const removed = await draftStore.remove({
        draft: draft.value,
        guards: { version: draft.value.version },
        effects: { events: [], mails: [], audit: undefined, idempotency: undefined },
      });
      return removed === 'removed' ? ok('deleted') : 'conflict';
    });
  };
