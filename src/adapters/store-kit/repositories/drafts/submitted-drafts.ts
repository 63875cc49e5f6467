import { isDeepStrictEqual } from 'node:util';
import { isSettled } from '../../../../domain/parties/dispute.ts';
import type { TrackId } from '../../../../domain/shared/ids.ts';
import type { DraftCommit } from '../../../../ports/driven/catalog/track-library.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { shareConfirmations } from '../../collections/parties/share-confirmations.ts';
import { all, get, peekPage, replace, type Lock, type Steps } from '../../program.ts';
import { markUploads, stemLocks } from '../uploads/stem-marks.ts';
import { draftLock } from './draft-locks.ts';
import { maxAsked } from './draft-store.ts';

/** Uploads are locked beside their tracks, so that none is deleted meanwhile. */
export const draftLocks = (commit: DraftCommit | undefined): readonly Lock[] => {
  if (!commit) return [];
  return [draftLock(commit.draft.trackId), ...stemLocks(commit)];
};

/** Returns whether the draft is stored as the commit has it. */
export function* isStored({ draft }: DraftCommit): Steps<boolean> {
  const [kept] = yield* all(get(drafts, draft.trackId));
  return isDeepStrictEqual(kept, draft);
}

/** Returns whether a party disputes its shares in a track, and a commit with these confirmations does not end the dispute. */
export function* isDisputed(trackId: TrackId, confirmed: DraftCommit['confirmed'] = []): Steps<boolean> {
  const { disputed } = shareConfirmations.indexes;
  const [found] = yield* all(
    peekPage(disputed, { equal: [trackId], limit: maxAsked }, 'partyId', 'disputedSince'),
  );
  const open = found.flatMap(({ partyId, disputedSince }) => (disputedSince === null ? [] : [partyId]));
  const ending = confirmed.filter(({ partyId }) => open.includes(partyId));
  if (ending.length < open.length) return true;
  const stored = yield* all(...ending.map(({ partyId }) => get(shareConfirmations, trackId, partyId)));
  return stored.some((record) => record && !isSettled(record));
}

/** Ends the disputes of parties that have confirmed a submission. Returns false if a confirmation has changed since. */
function* settle({ draft: { trackId }, confirmed = [] }: DraftCommit): Steps<boolean> {
  const stored = yield* all(...confirmed.map(({ partyId }) => get(shareConfirmations, trackId, partyId)));
  if (confirmed.some(({ version }, n) => (stored[n]?.version ?? 0) !== version)) return false;
  for (const record of stored) {
    if (!record || !isSettled(record)) continue;
    const { dispute: _, ...settled } = record;
    yield* all(replace(shareConfirmations, { ...settled, version: record.version + 1 }));
  }
  return true;
}

/** Stores a draft beside its track. Returns false if it or a confirmation has changed, or an upload that it keeps is no longer ready. */
export function* changeDraft(commit: DraftCommit): Steps<boolean> {
  const { draft, guards, at } = commit;
  const [kept] = yield* all(get(drafts, draft.trackId));
  if (kept?.version !== guards.version || !(yield* settle(commit))) return false;
  if (!(yield* markUploads(commit, at))) return false;
  yield* all(replace(drafts, draft));
  return true;
}
