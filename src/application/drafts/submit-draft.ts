import { unverifiedFor } from '../../domain/artists/payout-change.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import type { DeliveredTrack } from '../../domain/catalog/delivery/delivery.ts';
import { recordOf } from '../../domain/catalog/delivery/intake.ts';
import type { Track, Uncommitted } from '../../domain/catalog/track.ts';
import type { ConfirmedParty, Draft } from '../../domain/drafts/draft.ts';
import { submissionObstacle } from '../../domain/drafts/publication.ts';
import { stemSound, stemUploads, type StemFacts } from '../../domain/drafts/stems.ts';
import { submissionOf } from '../../domain/drafts/submission.ts';
import { isInReview } from '../../domain/moderation/decisions-in-force.ts';
import { decidedByDelivery } from '../../domain/moderation/delivery.ts';
import { DecisionId, StemId, TermsId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RecordedSound } from '../../domain/uploads/outcome.ts';
import type { ReadyMaster } from '../../domain/uploads/upload.ts';
import type { CatalogCommit, DraftCommit, TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { ModerationStore } from '../../ports/driven/moderation/moderation-store.ts';
import type { Clock, Digest, Ids } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { SubmitDraft } from '../../ports/driving/drafts/drafts.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { rulingCommit } from '../moderation/review/ruling.ts';
import { changedArtwork } from '../shared/changed-artwork.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { changeableDraft, shownDraft, type ShowingDependencies } from './own-draft.ts';
import { submitRevision } from './revisions/submit-revision.ts';
import { rejectedSubmission } from './stems/rejected-submission.ts';
import { stemFacts } from './stems/stem-records.ts';
import { submissionFacts, type FactsDependencies } from './submission-facts.ts';
import type { SubmitterMails } from '../moderation/review/submitter-mails.ts';

interface Dependencies extends ShowingDependencies, FactsDependencies {
  readonly library: Pick<TrackLibrary, 'find' | 'findByIsrc' | 'commit'>;
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'sound' | 'requestComparison'>;
  readonly moderationStore: ModerationStore;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

/** A draft that can be submitted, with everything that its track consists of. */
interface Submission {
  readonly draft: Draft;
  readonly delivery: DeliveredTrack;
  readonly upload: ReadyMaster;
  readonly sound: RecordedSound;
  readonly stems: StemFacts;
  readonly prior: Track | undefined;
  readonly member: ArtistMember;
  readonly confirmed: NonNullable<DraftCommit['confirmed']>;
  readonly parties: readonly ConfirmedParty[];
}

const trackOf = (
  { digest, ids }: Pick<Dependencies, 'digest' | 'ids'>,
  { draft: { trackId, details }, delivery, upload: { measured }, sound, stems, prior }: Submission,
  { inReview, now }: { readonly inReview: boolean; readonly now: number },
): Uncommitted<Track> => {
  // The track may have been analyzed again since.
  const isSame = prior?.master.sha256 === measured.master.sha256;
  const { likeness: first } = sound.analysis;
  const likeness = isSame ? prior.likeness : first.known ? first.value : undefined;
  const { master, durationMs } = measured;
  const measuredSound = {
    master,
    durationMs,
    ...(likeness && { likeness }),
    ...stemSound(details.stems, stems),
  };
  return recordOf(delivery, measuredSound, prior, {
    ...{ trackId, inReview, now },
    ...(details.artwork && { artwork: details.artwork }),
    sha256: (text) => digest.sha256(text),
    nextStemId: () => StemId(ids.next('stem')),
    nextTermsId: () => TermsId(ids.next('terms')),
  });
};

/** Returns the decision that a submission takes about a track that the review returned: its review starts over. */
const reviewCommit = async (
  dependencies: Dependencies,
  prior: Track | undefined,
  track: Uncommitted<Track>,
  decisions: Parameters<typeof isInReview>[0],
): Promise<CatalogCommit> => {
  const origin = {
    decisionId: DecisionId(dependencies.ids.next('decision')),
    decidedBy: { kind: 'service' as const },
  };
  const taken = prior && decidedByDelivery(prior, track, origin);
  if (taken) return rulingCommit(dependencies, { before: prior, taken, decisions });
  const effects = { events: [], mails: [], audit: undefined, idempotency: undefined };
  return { track, guards: { catalogVersion: prior?.catalogVersion ?? 'absent' }, effects };
};

/** Returns the commit of a submission, or undefined if its artwork was deleted. */
const submissionCommit = async (
  dependencies: Dependencies,
  submission: Submission,
): Promise<(CatalogCommit & Required<Pick<CatalogCommit, 'draft'>>) | undefined> => {
  const { draft, upload, sound, prior, member, confirmed, parties } = submission;
  const { trackId, accountId, artistId, submitted, details } = draft;
  const { uploadId } = upload;
  const artwork = await changedArtwork(dependencies.imageStore, prior?.artwork, details.artwork);
  if (!artwork) return undefined;
  const now = dependencies.clock.now();
  const decisions = await dependencies.moderationStore.decisions(trackId);
  const track = trackOf(dependencies, submission, { inReview: isInReview(decisions), now });
  const commit = await reviewCommit(dependencies, prior, track, decisions);
  const reopened = commit.ruling?.decision;
  const note = artistNote(member, now, 'submit_track', {
    subjects: [trackId, accountId, artistId, uploadId, ...(reopened ? [reopened.decisionId] : [])],
    ...(reopened && { detail: { decision: `track.${reopened.verdict.act}` } }),
  });
  const version = draft.version + 1;
  const next = { ...draft, version, updatedAt: now, submitted: { details, parties, at: now, uploadId } };
  const marks = stemUploads(draft, next);
  return {
    ...commit,
    ...artwork,
    ...(submitted?.uploadId !== uploadId && sound),
    effects: {
      ...commit.effects,
      ...noted(note),
      events: commit.effects.events,
      mails: commit.effects.mails,
    },
    draft: {
      draft: next,
      guards: { version: draft.version },
      ...{ at: now, confirmed },
      ...{ keeps: [uploadId, ...marks.keeps], drops: marks.drops },
      leaves: [...(submitted ? [submitted.uploadId] : []), ...marks.leaves],
    },
  };
};

export const submitDraft =
  (dependencies: Dependencies): SubmitDraft =>
  (own) => {
    let attempts = 0;
    return retryOnConflict(async () => {
      const { draftStore, library, uploadStore } = dependencies;
      const { member } = own.caller;
      const found = await changeableDraft(draftStore, own);
      if (!found.ok) return found;
      const unverified = unverifiedFor(member);
      if (unverified) return fail(unverified);
      const draft = found.value;
      const prior = draft.submitted && (await library.find(draft.trackId));
      if (prior?.moderationStatus === 'approved')
        return submitRevision(dependencies, { draft, prior, member, isRepeated: attempts++ > 0 });
      const upload = await uploadStore.masterOf(draft.trackId);
      const obstacle = submissionObstacle(draft, prior, upload?.uploadId);
      // An attempt with an unknown outcome, or another member, has submitted it meanwhile.
      if (obstacle?.kind === 'draft-already-submitted' && attempts > 0)
        return ok(await shownDraft(dependencies, draft, prior));
      if (obstacle) return fail(obstacle);
      attempts++;
      const sound = upload && (await uploadStore.sound(upload.uploadId));
      const stems = await stemFacts(uploadStore, draft, upload);
      const { facts, ...evidence } = await submissionFacts(dependencies, draft, { sound, stems, member });
      const delivery = submissionOf(draft.details, facts);
      if (!delivery.ok) return rejectedSubmission(dependencies, { draft, prior }, delivery.failure);
      if (!upload || !sound) return 'conflict';
      const submitted = { draft, upload, sound, stems, prior, member, delivery: delivery.value };
      const commit = await submissionCommit(dependencies, { ...submitted, ...evidence });
      if (!commit) return fail(deletedArtwork);
      const committed = await library.commit(commit);
      if (committed.outcome === 'committed')
        return ok(await shownDraft(dependencies, commit.draft.draft, committed.track));
      if (committed.guard === 'isrc') return fail({ kind: 'draft-isrc-taken' });
      return committed.guard === 'artwork' ? fail(deletedArtwork) : 'conflict';
    });
  };

const deletedArtwork = {
  kind: 'submission-rejected' as const,
  issues: [
    {
      field: 'imageId',
      detail: 'names an image that was deleted: upload it again',
      code: 'image_deleted' as const,
    },
  ],
};
