import { shownRevision, withdrawnRevision } from '../../../domain/drafts/revision.ts';
import { stemUploads } from '../../../domain/drafts/stems.ts';
import { statusOf } from '../../../domain/drafts/publication.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { WithdrawRevision } from '../../../ports/driving/drafts/revisions.ts';
import { noted } from '../../accounts/people.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { changeableDraft, shownDraft, type ShowingDependencies } from '../own-draft.ts';

interface Dependencies extends ShowingDependencies {
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
  readonly clock: Clock;
}

export const withdrawRevision =
  (dependencies: Dependencies): WithdrawRevision =>
  (own) =>
    retryOnConflict(async () => {
      const { draftStore, library, clock } = dependencies;
      const found = await changeableDraft(draftStore, own);
      if (!found.ok) return found;
      const draft = found.value;
      const track = draft.submitted && (await library.find(draft.trackId));
      if (!track || !shownRevision(draft, statusOf(track))) return fail({ kind: 'revision-not-found' });
      const now = clock.now();
      const next = withdrawnRevision(draft, now);
      const subjects = [draft.trackId, draft.accountId, draft.artistId];
      const outcome = await draftStore.change({
        draft: next,
        guards: { version: draft.version, catalogVersion: track.catalogVersion },
        stems: stemUploads(draft, next),
        effects: noted(artistNote(own.caller.member, now, 'withdraw_revision', { subjects })),
      });
      return outcome === 'changed' ? ok(await shownDraft(dependencies, next, track)) : 'conflict';
    });
