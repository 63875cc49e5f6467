import { recordOf } from '../../../domain/catalog/delivery/intake.ts';
import type { Track, Uncommitted } from '../../../domain/catalog/track.ts';
import type { Draft, Revision } from '../../../domain/drafts/draft.ts';
import { reviewedChanges } from '../../../domain/drafts/publication.ts';
import { pendingIn, revisedFields, withRevision } from '../../../domain/drafts/revision.ts';
import { StemId, TermsId } from '../../../domain/shared/ids.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';

export interface RevisedTrackDependencies {
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** A draft with a revision that waits for review. */
export interface PendingRevision {
  readonly draft: Draft;
  readonly revision: Revision;
}

/** Returns the revision of a draft, if it waits for review. */
export const pendingRevision = (draft: Draft | undefined): PendingRevision | undefined => {
  const revision = draft && pendingIn(draft);
  return revision && { draft, revision };
};

/** Returns a track as it is with its revision from a time on. */
export const revisedTrack = (
  { digest, ids }: Pick<RevisedTrackDependencies, 'digest' | 'ids'>,
  track: Track,
  { delivery, sound = { stems: [] } }: Revision,
  now: Instant,
): Uncommitted<Track> => {
  const { master, durationMs, trackId } = track;
  const record = recordOf(delivery, { master, durationMs, ...sound }, track, {
    ...{ trackId, inReview: false, now },
    sha256: (text) => digest.sha256(text),
    nextStemId: () => StemId(ids.next('stem')),
    nextTermsId: () => TermsId(ids.next('terms')),
  });
  return withRevision(track, record, now);
};

/** A track with its revision, and the fields in which it differs, also by new names of parties and profiles. */
export interface Revised {
  readonly after: Uncommitted<Track>;
  readonly fields: readonly string[];
}

/** Returns a track with its revision as of the submission, so that the same revision is the same response. */
export const revisedAsSubmitted = (
  dependencies: Pick<RevisedTrackDependencies, 'digest' | 'ids'>,
  track: Track,
  { draft, revision }: PendingRevision,
): Revised => {
  const after = revisedTrack(dependencies, track, revision, revision.submittedAt);
  const described = reviewedChanges(draft.submitted?.details ?? {}, revision.details);
  return { after, fields: [...new Set([...described, ...revisedFields(track, after)])].sort() };
};
