import { recordOf } from '../../../domain/catalog/delivery/intake.ts';
import type { Track, Uncommitted } from '../../../domain/catalog/track.ts';
import type { Draft, Revision } from '../../../domain/drafts/draft.ts';
import { withRevision } from '../../../domain/drafts/revision.ts';
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
export const pendingRevision = (draft: Draft | undefined): PendingRevision | undefined =>
  draft?.revision && !draft.revision.outcome ? { draft, revision: draft.revision } : undefined;

/** Returns a track as it is with its revision from a time on. */
export const revisedTrack = (
  { digest, ids }: Pick<RevisedTrackDependencies, 'digest' | 'ids'>,
  track: Track,
  { delivery }: Revision,
  now: Instant,
): Uncommitted<Track> => {
  const { master, durationMs, trackId } = track;
  const record = recordOf(delivery, { master, durationMs, stems: [] }, track, {
    ...{ trackId, inReview: false, now },
    sha256: (text) => digest.sha256(text),
    nextStemId: () => StemId(ids.next('stem')),
    nextTermsId: () => TermsId(ids.next('terms')),
  });
  return withRevision(track, record, now);
};
