import type { ArtistAccount } from '../../../domain/artists/account.ts';
import { decidedRevisions } from '../../../domain/drafts/decided-revisions.ts';
import { hasUnsubmittedChanges, type Draft } from '../../../domain/drafts/draft.ts';
import { stemUploads } from '../../../domain/drafts/stems.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import { noted } from '../../accounts/people.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

export interface ErasingDrafts {
  readonly draftStore: Pick<DraftStore, 'ofAccount' | 'change' | 'remove'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly clock: Clock;
}

/**
 * Returns a submitted draft as it was submitted, without changes of the account since, or undefined if there are none. Decisions about revisions
 * stay; the details that they rejected go, because nobody can submit them again.
 */
const asSubmitted = (draft: Draft, now: number): Draft | undefined => {
  const { revision, submitted, decided: _, ...rest } = draft;
  const hasRejected = draft.decided?.some(({ rejected }) => rejected) === true;
  if (!submitted || (!revision && !hasRejected && !hasUnsubmittedChanges(draft))) return undefined;
  const decided = decidedRevisions(draft).map(({ rejected: __, ...decision }) => decision);
  return {
    ...{ ...rest, submitted, details: submitted.details },
    ...(decided.length > 0 && { decided }),
    ...{ updatedAt: now, version: draft.version + 1 },
  };
};

/** Deletes a draft that was never submitted, with the questions about its shares. */
const eraseDraft = async ({ draftStore, clock }: ErasingDrafts, draft: Draft): Promise<boolean> => {
  const { trackId, accountId, version } = draft;
  const note = erasureNote(clock.now(), 'erase_track', [trackId, accountId]);
  const removal = { draft, guards: { version }, effects: noted(note) };
  return (await draftStore.remove(removal)) === 'removed';
};

/** Drops what an account has changed of a track since it submitted it, also a revision that waits for review. */
const dropChanges = async ({ draftStore, library, clock }: ErasingDrafts, draft: Draft): Promise<boolean> => {
  const now = clock.now();
  const next = asSubmitted(draft, now);
  if (!next) return true;
  const { trackId, accountId, version } = draft;
  const track = await library.find(trackId);
  const note = erasureNote(now, 'erase_track_changes', [trackId, accountId]);
  const outcome = await draftStore.change({
    draft: next,
    guards: { version, ...(track && { catalogVersion: track.catalogVersion }) },
    stems: stemUploads(draft, next),
    effects: noted(note),
  });
  return outcome === 'changed';
};

/** Deletes the tracks of an account that were never submitted, and what was not submitted of the others. Their uploads are deleted before. */
export const eraseDrafts = async (
  dependencies: ErasingDrafts,
  { accountId }: Pick<ArtistAccount, 'accountId'>,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<Draft>>((from) =>
      dependencies.draftStore.ofAccount(accountId, { limit: 100, ...from }),
    ),
    (draft) => (draft.submitted ? dropChanges : eraseDraft)(dependencies, draft),
  );
