import type { ArtistMember } from '../../../domain/artists/account.ts';
import { usesIsrc } from '../../../domain/catalog/commit.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { AlreadySubmitted } from '../../../domain/drafts/publication.ts';
import {
  revisionObstacle,
  submittedRevision,
  type RevisionRejected,
} from '../../../domain/drafts/revision.ts';
import { statesInRevision } from '../../../domain/drafts/revision-parties.ts';
import { stemSound, stemUploads } from '../../../domain/drafts/stems.ts';
import { submissionOf } from '../../../domain/drafts/submission.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { DraftIsrcTaken, ShownDraft, SubmissionRejected } from '../../../ports/driving/drafts/drafts.ts';
import { noted } from '../../accounts/people.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { recordingOf, type RecordingDependencies } from '../../uploads/stems/recording-of.ts';
import { shownDraft, type ShowingDependencies } from '../own-draft.ts';
import { rejectedSubmission } from '../stems/rejected-submission.ts';
import { stemFacts } from '../stems/stem-records.ts';
import { submissionFacts, type FactsDependencies } from '../submission-facts.ts';

export interface CheckDependencies extends FactsDependencies, RecordingDependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'sound'>;
}

export interface RevisionDependencies extends ShowingDependencies, CheckDependencies {
  readonly library: Pick<TrackLibrary, 'find' | 'findByIsrc'>;
  readonly draftStore: Pick<DraftStore, 'change'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'sound' | 'requestComparison'>;
  readonly clock: Clock;
}

/** An approved track with changes that its account submits. */
interface Revising {
  readonly draft: Draft;
  readonly prior: Track;
  readonly member: ArtistMember;
  /** Whether an earlier attempt may have committed it. */
  readonly isRepeated: boolean;
}

type RevisionFailure = AlreadySubmitted | RevisionRejected | SubmissionRejected | DraftIsrcTaken;

/** Returns why the changes of an approved track cannot be submitted now. */
const obstacleOf = (draft: Draft): AlreadySubmitted | RevisionRejected | undefined => {
  const obstacle = revisionObstacle(draft);
  if (obstacle === 'was-rejected') return { kind: 'revision-rejected' };
  if (obstacle === undefined) return undefined;
  const status = obstacle === 'is-pending' ? 'pending_review' : 'approved';
  return { kind: 'draft-already-submitted', status };
};

/** Returns the revision as a delivery, or all problems of it. Parties that stay the same, with the same shares, need not confirm them again. */
export const revisionDelivery = async (
  dependencies: CheckDependencies,
  { draft, member, prior }: Pick<Revising, 'draft' | 'member' | 'prior'>,
) => {
  const { details, submitted } = draft;
  const sound = submitted && (await dependencies.uploadStore.sound(submitted.uploadId));
  const master = await recordingOf(dependencies, draft, prior);
  const stems = await stemFacts(dependencies.uploadStore, draft, master);
  const { facts, parties } = await submissionFacts(dependencies, draft, { sound, stems, member });
  const before = submitted ?? { details: {} };
  const confirmations = statesInRevision(facts.confirmations, before, { details, parties });
  const delivery = submissionOf(details, { ...facts, confirmations });
  return delivery.ok
    ? ok({ delivery: delivery.value, parties, sound: stemSound(details.stems, stems) })
    : delivery;
};

/** Submits the changes of an approved track for review. The track in the catalog stays as it is. */
export const submitRevision = async (
  dependencies: RevisionDependencies,
  { draft, prior, member, isRepeated }: Revising,
): Promise<Result<ShownDraft, RevisionFailure> | 'conflict'> => {
  const { library, draftStore, clock } = dependencies;
  const { trackId, accountId, artistId, version } = draft;
  const obstacle = obstacleOf(draft);
  if (obstacle?.kind === 'draft-already-submitted' && obstacle.status === 'pending_review' && isRepeated)
    return ok(await shownDraft(dependencies, draft, prior));
  if (obstacle) return fail(obstacle);
  const revised = await revisionDelivery(dependencies, { draft, member, prior });
  if (!revised.ok) return rejectedSubmission(dependencies, { draft, prior }, revised.failure);
  const { isrc } = revised.value.delivery;
  const holder = isrc === prior.isrc ? undefined : await library.findByIsrc(isrc);
  if (holder && usesIsrc(holder)) return fail({ kind: 'draft-isrc-taken' });
  const now = clock.now();
  const next = submittedRevision(draft, revised.value, now);
  const note = artistNote(member, now, 'submit_revision', { subjects: [trackId, accountId, artistId] });
  const outcome = await draftStore.change({
    draft: next,
    guards: { version, catalogVersion: prior.catalogVersion },
    stems: stemUploads(draft, next),
    effects: noted(note),
  });
  return outcome === 'changed' ? ok(await shownDraft(dependencies, next, prior)) : 'conflict';
};
