import { dayMs, sixMonthsMs, type Instant } from '../../shared/calendar.ts';
import type { AppealId, EvidenceId } from '../../shared/ids.ts';
import { endedAt, isOpen, type Appeal, type AppealStatus } from './appeal.ts';

/**
 * The types that a file can have, with the file extensions that are permitted; the first is added to a name
 * without any of them.
 */
export const evidenceTypes = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  // Text that is named `.eml`, `.csv` or `.html` opens in a program that does more than display it.
  'text/plain': ['txt'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'audio/mpeg': ['mp3'],
} as const;
export type EvidenceType = keyof typeof evidenceTypes;

const mebibyte = 2 ** 20;
export const maxEvidenceFiles = 10;
/** The limit in bytes for one file; that for all files of an appeal follows. */
export const maxEvidenceBytes = 25 * mebibyte;
export const maxEvidenceOfAppeal = 100 * mebibyte;

/** Each started portion of this size counts once against the rates of the address and of the appeal. */
const portionBytes = 5 * mebibyte;
export const portionsOf = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / portionBytes));
/** The rate of portions for each address and for each appeal: at most 200 MiB an hour. */
export const evidenceRate = { requestsPerSecond: 40 / 3_600, burst: 40 };

/** After this time, an upload that is not complete has failed. */
const storingMs = dayMs;
/** Outcomes can be disputed for six months (Regulation (EU) 2022/2065, Article 20). */
export const evidenceKeptMs = sixMonthsMs;

/** A file that the appellant attached to an appeal. */
export interface EvidenceFile {
  readonly evidenceId: EvidenceId;
  readonly appealId: AppealId;
  /** The name for display; it is never a path. */
  readonly name: string;
  readonly mediaType: EvidenceType;
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
  readonly uploadedAt: Instant;
  /**
   * `storing`: the media store may not have the file yet. `deleting`: it may have deleted the file already.
   * Only a `stored` file is shown. The record outlives the file, so that a process that crashes leaves no
   * file without a record.
   */
  readonly state: 'storing' | 'stored' | 'deleting';
  /**
   * When the file is checked again: an upload that is incomplete by then failed, and a file whose appeal
   * ended may be due for deletion.
   */
  readonly dueAt: Instant;
}

export const evidenceKey = ({
  appealId,
  evidenceId,
}: Pick<EvidenceFile, 'appealId' | 'evidenceId'>): string => `evidence/${appealId}/${evidenceId}`;

export type EvidenceRejected =
  | { readonly kind: 'evidence-not-possible'; readonly status: AppealStatus }
  | { readonly kind: 'too-much-evidence'; readonly what: 'files' | 'bytes' };

export type EvidenceAccepted =
  | { readonly outcome: 'accepted' }
  /** The appeal has a file with the same content, or one is being stored. */
  | { readonly outcome: 'present'; readonly file: EvidenceFile }
  | { readonly outcome: 'rejected'; readonly failure: EvidenceRejected };

const bytesOf = (files: readonly EvidenceFile[]): number =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** Returns why an appeal with these files accepts no further file of any size, or undefined if it does. */
export const noMoreEvidence = (
  appeal: Appeal,
  files: readonly EvidenceFile[],
): EvidenceRejected | undefined => {
  if (!isOpen(appeal)) return { kind: 'evidence-not-possible', status: appeal.status };
  if (files.length >= maxEvidenceFiles) return { kind: 'too-much-evidence', what: 'files' };
  return bytesOf(files) >= maxEvidenceOfAppeal ? { kind: 'too-much-evidence', what: 'bytes' } : undefined;
};

/** Decides whether a file can be attached. `files` are all files of the appeal, in every state. */
export const acceptEvidence = (
  appeal: Appeal,
  files: readonly EvidenceFile[],
  { sha256, sizeBytes }: Pick<EvidenceFile, 'sha256' | 'sizeBytes'>,
): EvidenceAccepted => {
  const same = files.find((file) => file.state !== 'deleting' && file.sha256 === sha256);
  if (same) return { outcome: 'present', file: same };
  const failure = noMoreEvidence(appeal, files);
  if (failure) return { outcome: 'rejected', failure };
  return bytesOf(files) + sizeBytes > maxEvidenceOfAppeal
    ? { outcome: 'rejected', failure: { kind: 'too-much-evidence', what: 'bytes' } }
    : { outcome: 'accepted' };
};

export const storing = (
  file: Omit<EvidenceFile, 'state' | 'dueAt'>,
): EvidenceFile & { readonly state: 'storing' } => ({
  ...file,
  state: 'storing',
  dueAt: file.uploadedAt + storingMs,
});

/** Returns the record once the media store has the file, or undefined if the file is to be deleted. */
export const stored = (file: EvidenceFile): EvidenceFile | undefined =>
  file.state === 'deleting'
    ? undefined
    : { ...file, state: 'stored', dueAt: file.uploadedAt + evidenceKeptMs };

/**
 * After a failed attempt to delete a file, the next one is made a day later, so that other files get their
 * turn.
 */
const nextAttemptMs = dayMs;

/** Returns the record of a file that is due: to be deleted, or to be checked again later. */
export const reconsidered = (file: EvidenceFile, appeal: Appeal | undefined, now: Instant): EvidenceFile => {
  const deleting: EvidenceFile = { ...file, state: 'deleting' };
  if (file.dueAt > now) return file;
  if (file.state === 'deleting') return { ...deleting, dueAt: now + nextAttemptMs };
  if (file.state !== 'stored' || !appeal) return deleting;
  const dueAt = (endedAt(appeal) ?? now) + evidenceKeptMs;
  return dueAt > now ? { ...file, dueAt } : deleting;
};

const beginsWith = (head: Uint8Array, bytes: string | readonly number[], at = 0): boolean => {
  const expected = typeof bytes === 'string' ? Array.from(bytes, (sign) => sign.charCodeAt(0)) : bytes;
  return expected.every((byte, n) => head[at + n] === byte);
};

/**
 * Returns whether the bytes are an MPEG audio frame of layer 3 (ISO/IEC 11172-3, 2.4.1.3) with a permitted
 * bit rate and sample rate.
 */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  first === 0xff &&
  (second & 0xe6) === 0xe2 &&
  (second & 0x18) !== 0x08 &&
  (third & 0xf0) !== 0xf0 &&
  (third & 0x0c) !== 0x0c;

/**
 * Returns the type of a file by its first bytes, or undefined for text, which has no signature, and for
 * unknown types.
 */
export const typeBySignature = (head: Uint8Array): EvidenceType | undefined => {
  if (beginsWith(head, '%PDF-')) return 'application/pdf';
  if (beginsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (beginsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (beginsWith(head, 'RIFF') && beginsWith(head, 'WAVE', 8)) return 'audio/wav';
  if (beginsWith(head, 'fLaC')) return 'audio/flac';
  return beginsWith(head, 'ID3') || isMp3Frame(head) ? 'audio/mpeg' : undefined;
};

/**
 * Returns whether decoded text is plain text: without control characters except tab, line feed, form feed and
 * carriage return.
 */
export const isPlainText = (text: string): boolean => !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text);
