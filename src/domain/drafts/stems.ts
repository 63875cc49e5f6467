import type { DeliveredStem, RowIssue } from '../catalog/delivery/delivery.ts';
import type { MeasuredStems } from '../catalog/delivery/intake.ts';
import { sumOfStems, type StemSum } from '../uploads/stem-sum.ts';
import type { StemId, UploadId } from '../shared/ids.ts';
import type { ReadyMaster, ReadyStem, UploadRecord } from '../uploads/upload.ts';
import type { Draft, DraftDetails, DraftStem } from './draft.ts';

/** The most stems of a track, which are compared with its recording together. */
export const maxStems = 32;

/** The account's track has no such stem. */
export type StemNotFound = { readonly kind: 'draft-stem-not-found' };
/** Another stem of the track has the name. */
export interface StemNameTaken {
  readonly kind: 'draft-stem-name-taken';
  readonly name: string;
}
/** The most bytes of the stems of a track, which are read together. */
export const maxStemsBytes = 2 * 2 ** 30;
export type StemsTooLarge = { readonly kind: 'draft-stems-too-large'; readonly limitBytes: number };
export type StemsFull = { readonly kind: 'draft-stems-full'; readonly limit: number };

/** Returns the bytes of uploads of stems, as they were announced, except those whose files are deleted. */
export const bytesOfStems = (uploads: readonly UploadRecord[]): number =>
  uploads
    .filter(({ state }) => state !== 'failed' && state !== 'deleting')
    .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** Returns the stem of a draft with an ID. */
export const stemOf = ({ details }: Draft, stemId: StemId): DraftStem | undefined =>
  details.stems?.find((stem) => stem.stemId === stemId);

const withStems = (draft: Draft, stems: readonly DraftStem[], now: number): Draft => {
  const { stems: _, ...details } = draft.details;
  return {
    ...draft,
    details: { ...details, ...(stems.length > 0 && { stems }) },
    ...{ updatedAt: now, version: draft.version + 1 },
  };
};

/** Returns a draft with a stem in place of the one with its ID, or at the end, or why it cannot have it. */
export const withStem = (draft: Draft, stem: DraftStem, now: number): Draft | StemNameTaken | StemsFull => {
  const { stems = [] } = draft.details;
  const { name } = stem;
  if (stems.some((other) => other.name === name && other.stemId !== stem.stemId))
    return { kind: 'draft-stem-name-taken', name };
  if (stemOf(draft, stem.stemId))
    return withStems(
      draft,
      stems.map((other) => (other.stemId === stem.stemId ? stem : other)),
      now,
    );
  if (stems.length >= maxStems) return { kind: 'draft-stems-full', limit: maxStems };
  return withStems(draft, [...stems, stem], now);
};

/** Returns a draft without a stem. */
export const withoutStem = (draft: Draft, stemId: StemId, now: number): Draft =>
  withStems(
    draft,
    (draft.details.stems ?? []).filter((stem) => stem.stemId !== stemId),
    now,
  );

const uploadsIn = (...details: readonly (DraftDetails | undefined)[]): ReadonlySet<UploadId> =>
  new Set(details.flatMap((each) => each?.stems ?? []).map(({ uploadId }) => uploadId));

const reviewed = ({ submitted, revision }: Draft) => uploadsIn(submitted?.details, revision?.details);

/** The consequences of a change of a draft for uploads of its stems. */
export interface StemUploads {
  /** Uploads that were submitted with it: they are ready, and stay. */
  readonly keeps: readonly UploadId[];
  /** Uploads that are no longer submitted. Their account can delete them. */
  readonly leaves: readonly UploadId[];
  /** Uploads that no version of the draft names any longer: they are deleted. */
  readonly drops: readonly UploadId[];
}

/** Returns what the next version of a draft means for uploads of its stems. */
export const stemUploads = (before: Draft, next: Draft): StemUploads => {
  const [was, is] = [reviewed(before), reviewed(next)];
  const named = is.union(uploadsIn(next.details));
  return {
    keeps: [...is.difference(was)],
    leaves: [...was.difference(is).intersection(named)],
    drops: [...was.union(uploadsIn(before.details)).difference(named)],
  };
};

/** The facts about the stems of a draft that its submission needs. */
export interface StemFacts {
  /** The uploads of the account that the stems name. */
  readonly uploads: ReadonlyMap<UploadId, UploadRecord>;
  /** The recording that they belong to; undefined if there is none. */
  readonly master: ReadyMaster | undefined;
}

const stateIssue = (upload: UploadRecord | undefined): Omit<RowIssue, 'field'> | undefined => {
  switch (upload?.state) {
    case 'ready':
      return undefined;
    case 'open':
      return { code: 'stem_incomplete', detail: 'is not uploaded and confirmed: complete or remove it' };
    case 'processing':
      return { code: 'stem_processing', detail: 'is being processed: submit the track again in a minute' };
    case 'failed':
      return { code: 'stem_failed', detail: `cannot be used: ${upload.failure.detail}` };
    default:
      return { code: 'stem_missing', detail: 'was deleted, or not uploaded in time: replace or remove it' };
  }
};

const sumIssue = (sum: StemSum | undefined, stems: readonly DraftStem[]): readonly RowIssue[] => {
  switch (sum?.kind) {
    case 'measured':
      return [];
    case 'mismatch': {
      const place = stems.findIndex(({ uploadId }) => uploadId === sum.uploadId);
      return [{ field: `stems[${place}]`, code: 'stem_mismatch', detail: `cannot be used: ${sum.detail}` }];
    }
    case 'failed':
      return [
        {
          field: 'stems',
          code: 'stems_not_comparable',
          detail: 'could not be compared with the recording: replace or remove them',
        },
      ];
    default:
      return [
        {
          field: 'stems',
          code: 'stems_not_compared',
          detail: 'are being compared with the recording: submit the track again in a minute',
        },
      ];
  }
};

const sumIn = (stems: readonly DraftStem[], { master }: StemFacts): StemSum | undefined =>
  sumOfStems(
    master?.comparison,
    stems.map(({ uploadId }) => uploadId),
  );

/** Returns why stems cannot be submitted, each with its field. Without a recording, which is required anyway, they are not compared. */
export const stemIssues = (stems: readonly DraftStem[], facts: StemFacts): readonly RowIssue[] => {
  const issues = stems.flatMap(({ uploadId }, n) => {
    const issue = stateIssue(facts.uploads.get(uploadId));
    return issue ? [{ field: `stems[${n}]`, ...issue }] : [];
  });
  if (issues.length > 0 || stems.length === 0 || !facts.master) return issues;
  return sumIssue(sumIn(stems, facts), stems);
};

/** Returns stems as a delivery has them. The file is the upload. */
export const deliveredStems = (stems: readonly DraftStem[] = []): readonly DeliveredStem[] =>
  stems.map(({ stemId, category, name, uploadId }) => ({ stemId, category, name, file: uploadId }));

/** Returns the measurements of stems without issues, as an import has them. */
export const stemSound = (stems: readonly DraftStem[] = [], facts: StemFacts): MeasuredStems => {
  const ready = stems.flatMap(({ uploadId }): readonly ReadyStem[] => {
    const upload = facts.uploads.get(uploadId);
    return upload?.state === 'ready' && upload.stemId !== undefined ? [upload] : [];
  });
  const sum = sumIn(stems, facts);
  return {
    stems: ready.map(({ measured: { durationMs, file } }) => ({ durationMs, file })),
    ...(sum?.kind === 'measured' && { sumsToMaster: { residualDb: sum.residualDb } }),
  };
};
