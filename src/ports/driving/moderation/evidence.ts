import type { EvidenceFile, EvidenceRejected } from '../../../domain/moderation/appeals/evidence.ts';
import type { AppealId, EvidenceId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { ByteRange, MediaObject } from '../../driven/media/media-store.ts';
import type { RateLimited } from '../limits.ts';
import type { AppealCodeMissing, AppealNotFound } from './moderation.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { UseCase } from '../use-case.ts';

interface OwnAppeal {
  readonly appealId: AppealId;
  readonly code: string | undefined;
}

export type EvidenceNotFound = { readonly kind: 'evidence-not-found' };
/** The content has none of `evidenceTypes`. */
export type EvidenceTypeUnknown = { readonly kind: 'evidence-type-unknown' };

/** Checks whether a file may be attached before it is received. */
export type MayAttachEvidence = UseCase<
  OwnAppeal & { readonly address: string },
  'allowed',
  AppealNotFound | AppealCodeMissing | RateLimited | EvidenceRejected
>;

/** `isNew` is false if the appeal has a file with this content already, which is returned. */
export type AttachEvidence = UseCase<
  OwnAppeal & {
    readonly address: string;
    /** The path of its bytes until the use case returns. */
    readonly file: string;
    /** The appellant's name for the file. */
    readonly filename?: string;
  },
  { readonly file: EvidenceFile; readonly isNew: boolean },
  AppealNotFound | AppealCodeMissing | EvidenceTypeUnknown | EvidenceRejected | RateLimited
>;

/** Returns files in the order of submission. */
export type ListEvidence = UseCase<OwnAppeal, readonly EvidenceFile[], AppealNotFound | AppealCodeMissing>;
export type ListEvidenceForStaff = UseCase<AppealId, readonly EvidenceFile[], AppealNotFound>;

/** The download is recorded in the audit log. */
export type OpenEvidence = UseCase<
  { readonly caller: StaffCaller; readonly appealId: AppealId; readonly evidenceId: EvidenceId },
  {
    readonly file: EvidenceFile;
    readonly object: MediaObject;
    readonly read: (range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>;
  },
  EvidenceNotFound
>;

/** Deletes files of appeals that ended long ago and failed uploads; returns their number. */
export type DeleteDueEvidence = () => Promise<Result<number, never>>;

/** Files that an appellant attaches. */
export interface Evidence {
  readonly mayAttachEvidence: MayAttachEvidence;
  readonly attachEvidence: AttachEvidence;
  readonly listEvidence: ListEvidence;
  readonly listEvidenceForStaff: ListEvidenceForStaff;
  readonly openEvidence: OpenEvidence;
  readonly deleteDueEvidence: DeleteDueEvidence;
}
