import type { Track, Uncommitted } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import { canonical } from '../shared/canonical.ts';
import type { Draft, DraftDetails, Revision, RevisionOutcome } from './draft.ts';
import { reviewedChanges, reviewedDetails, withPublished, type DraftStatus } from './publication.ts';
import { decidedRevisions, rememberedDecisions, withDecided } from './decided-revisions.ts';
import { splitVersions, withSplits } from './splits.ts';

export const revisionActs = ['approve', 'request_changes', 'reject'] as const;
export type RevisionAct = (typeof revisionActs)[number];

export const revisionStates = ['open', 'pending_review', 'changes_requested', 'rejected'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** Changes of reviewed details of an approved track that are not in the catalog. */
export interface ShownRevision {
  /** `open`: they were not submitted. */
  readonly state: RevisionState;
  readonly fields: readonly string[];
  readonly before: DraftDetails;
  readonly after: DraftDetails;
  readonly submittedAt?: Instant;
  /** Why the review returned or rejected them. */
  readonly reasons?: string;
}

/** The track has no such changes. */
export type RevisionNotFound = { readonly kind: 'revision-not-found' };
/** The review has rejected exactly these changes. */
export type RevisionRejected = { readonly kind: 'revision-rejected' };

/** Returns the revision of a draft, if it waits for review. */
export const pendingIn = ({ revision }: Pick<Draft, 'revision'>): Revision | undefined =>
  revision?.outcome ? undefined : revision;

const stateOf = ({ outcome }: Revision): RevisionState => {
  if (!outcome) return 'pending_review';
  return outcome.act === 'reject' ? 'rejected' : 'changes_requested';
};

/** Returns the revision of an approved track: what the review has, or what the account has changed since. */
export const shownRevision = (
  draft: Pick<Draft, 'details' | 'submitted' | 'revision'>,
  status: DraftStatus,
): ShownRevision | undefined => {
  const { details, submitted, revision } = draft;
  if (!submitted || status !== 'approved') return undefined;
  const after = pendingIn(draft)?.details ?? details;
  const fields = reviewedChanges(submitted.details, after);
  if (fields.length === 0 && !revision) return undefined;
  return {
    ...{ state: revision ? stateOf(revision) : ('open' as const), fields },
    ...{ before: submitted.details, after },
    ...(revision && { submittedAt: revision.submittedAt }),
    ...(revision?.outcome && { reasons: revision.outcome.reasons }),
  };
};

/** Returns why changes of an approved track cannot be submitted now. The changes that were rejected last stay rejected, even after they were withdrawn. */
export const revisionObstacle = (
  draft: Pick<Draft, 'details' | 'submitted' | 'revision' | 'decided'>,
): 'nothing-changed' | 'is-pending' | 'was-rejected' | undefined => {
  const { details, submitted, revision } = draft;
  const isSame = (other: DraftDetails) => reviewedChanges(other, details).length === 0;
  if (!submitted || isSame(submitted.details)) return 'nothing-changed';
  if (revision && !revision.outcome && isSame(revision.details)) return 'is-pending';
  const rejected = decidedRevisions(draft)[0]?.rejected;
  return rejected && isSame(rejected) ? 'was-rejected' : undefined;
};

/** Members of a track that follow from its reviewed details. */
const reviewedMembers = [
  'isrc',
  'iswc',
  'artists',
  'releaseDate',
  'rights',
  'pLine',
  'cLine',
  'territories',
  'withdrawn',
  'aiDisclosure',
  'tdm',
  'terms',
  'stems',
  'sumsToMaster',
] as const satisfies readonly (keyof Track)[];

/** Returns an approved track with the reviewed members of a record of its revision, and everything else as it is now. */
export const withRevision = (
  { catalogVersion: _, ...track }: Track,
  record: Uncommitted<Track>,
  at: Instant,
): Uncommitted<Track> => {
  const isReviewed = (name: string) => (reviewedMembers as readonly string[]).includes(name);
  const kept = Object.entries(track).filter(([name]) => !isReviewed(name));
  const revised = Object.entries(record).filter(([name]) => isReviewed(name));
  return { ...(Object.fromEntries([...kept, ...revised]) as Uncommitted<Track>), updatedAt: at };
};

/** Returns the names of the reviewed fields in which a track differs from the same track with its revision, also by names of parties and profiles. */
export const revisedFields = (before: Track, after: Uncommitted<Track>): readonly string[] =>
  reviewedDetails.filter((name) => textOf(before[name]) !== textOf(after[name])).toSorted();

const textOf = (value: unknown): string => canonical(value ?? null);

/** Returns a draft whose changes wait for the review of its revision. */
export const submittedRevision = (
  draft: Draft,
  { delivery, parties, sound }: Pick<Revision, 'delivery' | 'parties' | 'sound'>,
  at: Instant,
): Draft => ({
  ...draft,
  ...rememberedDecisions(draft),
  revision: {
    ...{ details: draft.details, ...(parties && { parties }), delivery, ...(sound && { sound }) },
    submittedAt: at,
  },
  ...{ updatedAt: at, version: draft.version + 1 },
});

/** Returns a draft whose revision is in the catalog from a time on. Later changes of the account stay, and so do the shares that applied before. */
export const approvedRevision = (
  draft: Draft,
  revision: Revision,
  { reasons, at }: Pick<RevisionOutcome, 'reasons' | 'at'>,
): Draft => {
  const { revision: _, submitted: last, ...rest } = draft;
  if (!last) return draft;
  const { parties: __, ...submitted } = last;
  const { parties, submittedAt } = revision;
  const fields = reviewedChanges(submitted.details, revision.details);
  const decision = { act: 'approve' as const, reasons, at, submittedAt, fields };
  const details = withPublished(submitted.details, revision.details, reviewedDetails);
  return {
    ...rest,
    submitted: { ...submitted, ...(parties && { parties }), details, at: submittedAt },
    decided: withDecided(draft.decided ?? [], decision),
    splits: withSplits(splitVersions(draft), details.rights, at),
    version: draft.version + 1,
  };
};

/** Returns a draft whose revision the review has returned or rejected. */
export const returnedRevision = (draft: Draft, revision: Revision, outcome: RevisionOutcome): Draft => ({
  ...draft,
  revision: { ...revision, outcome },
  version: draft.version + 1,
});

/** Returns a draft whose reviewed details are those of the catalog again. Its description stays, and so does a decision about the revision. */
export const withdrawnRevision = (draft: Draft, at: Instant): Draft => {
  const { revision: _, ...rest } = draft;
  const published = draft.submitted?.details ?? draft.details;
  const details = withPublished(draft.details, published, reviewedDetails);
  return {
    ...{ ...rest, ...rememberedDecisions(draft), details },
    ...{ updatedAt: at, version: draft.version + 1 },
  };
};
