import type { Track, Uncommitted } from '../catalog/track.ts';
import { wasPublished } from '../catalog/track.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  changedDetails,
  hasUnsubmittedChanges,
  type Draft,
  type DraftDetails,
  type DraftEdit,
} from './draft.ts';

/** Where a track is on its way to the catalog. `draft`: it was never submitted. */
export const draftStatuses = [
  'draft',
  'pending_review',
  'changes_requested',
  'rejected',
  'approved',
  'taken_down',
] as const;
export type DraftStatus = (typeof draftStatuses)[number];

export const statusOf = (track: Track | undefined): DraftStatus => track?.moderationStatus ?? 'draft';

/** Details that describe a published track: a change of them is published immediately. */
const descriptive = [
  'title',
  'version',
  'genres',
  'moods',
  'instruments',
  'keywords',
  'bpm',
  'key',
  'energy',
  'vocals',
  'language',
  'explicitness',
  'artwork',
] as const satisfies readonly (keyof DraftDetails)[];
type Descriptive = (typeof descriptive)[number];

/** Details that a published track must keep, although they can be absent in a draft. */
const indispensable = ['title', 'genres', 'moods', 'bpm', 'key', 'energy', 'vocals', 'explicitness'] as const;

/** Details that only the review may change in a published track. */
export const reviewedDetails = [
  'isrc',
  'iswc',
  'artists',
  'releaseDate',
  'rights',
  'pLine',
  'cLine',
  'territories',
  'aiDisclosure',
  'tdm',
  'stems',
] as const satisfies readonly (keyof DraftDetails)[];

/** The edit changes details of a taken-down track that only the review may change. */
export interface ReviewedDetails {
  readonly kind: 'reviewed-details';
  readonly fields: readonly string[];
}
/** The edit removes details that a published track needs. */
export interface DetailsNeeded {
  readonly kind: 'details-needed';
  readonly fields: readonly string[];
}

const isDescriptive = (name: string): name is Descriptive =>
  (descriptive as readonly string[]).includes(name);

/** Returns the names of the reviewed details in which two versions differ. */
export const reviewedChanges = (before: DraftDetails, after: DraftDetails): readonly string[] =>
  changedDetails(before, after).filter((name) => !isDescriptive(name));

const isIndispensable = (name: string): boolean => (indispensable as readonly string[]).includes(name);

const isEmptied = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Returns why the details of an edit are rejected because the track is published. Those that the review has can be entered again. Reviewed details
 * of an approved track become a revision. Other tracks can be edited freely.
 */
export const permittedEdit = (
  track: Track | undefined,
  { details: before, submitted }: Pick<Draft, 'details' | 'submitted'>,
  details: DraftDetails,
): Result<'permitted', ReviewedDetails | DetailsNeeded> => {
  if (!track || !wasPublished(track) || !submitted) return ok('permitted');
  const changed = changedDetails(before, details);
  const differing = new Set(changedDetails(submitted.details, details));
  const isFixed = track.moderationStatus === 'taken_down';
  const reviewed = changed.filter((name) => isFixed && !isDescriptive(name) && differing.has(name));
  if (reviewed.length > 0) return fail({ kind: 'reviewed-details', fields: reviewed });
  const removed = changed.filter(
    (name) => isIndispensable(name) && isEmptied(details[name as Descriptive] ?? null),
  );
  return removed.length > 0 ? fail({ kind: 'details-needed', fields: removed }) : ok('permitted');
};

/** Returns which details that describe a published track its draft has changed, except those that it lacks and the track needs, and
 * artwork that the edit does not name, which can have been deleted. */
export const unpublishedDetails = (
  published: DraftDetails,
  details: DraftDetails,
  named: DraftEdit,
): readonly string[] =>
  changedDetails(published, details).filter(
    (name) =>
      isDescriptive(name) &&
      !(isIndispensable(name) && isEmptied(details[name] ?? null)) &&
      (name !== 'artwork' || 'artwork' in named),
  );

/** Returns the details that a track has after the named ones of its draft were published. */
export const withPublished = (
  published: DraftDetails,
  details: DraftDetails,
  names: readonly string[],
): DraftDetails => {
  const members = (from: DraftDetails, isNamed: boolean) =>
    Object.entries(from).filter(([name]) => names.includes(name) === isNamed);
  return Object.fromEntries([...members(published, false), ...members(details, true)]);
};

/** Returns a published track with the changed details of its draft. */
export const withDescription = (
  track: Track,
  details: DraftDetails,
  changed: readonly string[],
  at: Track['updatedAt'],
): Uncommitted<Track> => {
  const names = changed.filter(isDescriptive);
  const kept = Object.fromEntries(
    Object.entries(track).filter(([name]) => !names.some((one) => one === name)),
  );
  // A track always has these lists.
  const lists = { instruments: details.instruments ?? [], keywords: details.keywords ?? [] };
  const given: DraftDetails = { ...details, ...lists };
  const next = Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  return { ...(kept as typeof track), ...next, updatedAt: at };
};

/** Returns whether the review takes a track with this status, or takes it again. */
export const isSubmittable = (status: DraftStatus): boolean =>
  status === 'draft' || status === 'pending_review' || status === 'changes_requested';

/** The review has rejected or approved the track, or it was taken down: it cannot be submitted again. */
export interface NotSubmittable {
  readonly kind: 'draft-not-submittable';
  readonly status: DraftStatus;
}
/** Returns whether the account can change the stems of a track: they are reviewed with the track, or as a revision of an approved one. */
export const canChangeStems = (track: Track | undefined): Result<'permitted', NotSubmittable> => {
  const status = statusOf(track);
  return isSubmittable(status) || status === 'approved'
    ? ok('permitted')
    : fail({ kind: 'draft-not-submittable', status });
};

/** The review has, or has approved, the draft as it is. */
export type AlreadySubmitted = { readonly kind: 'draft-already-submitted'; readonly status: DraftStatus };

/** Returns why a draft cannot be submitted now, whatever its details are. */
export const submissionObstacle = (
  draft: Draft,
  track: Track | undefined,
  uploadId: string | undefined,
): NotSubmittable | AlreadySubmitted | undefined => {
  const status = statusOf(track);
  const isSame =
    !hasUnsubmittedChanges(draft) && (uploadId === undefined || draft.submitted?.uploadId === uploadId);
  if (isSame && (status === 'pending_review' || status === 'approved'))
    return { kind: 'draft-already-submitted', status };
  return isSubmittable(status) ? undefined : { kind: 'draft-not-submittable', status };
};
