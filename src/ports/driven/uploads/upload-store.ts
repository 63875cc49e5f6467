import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AccountId, TrackId, UploadId } from '../../../domain/shared/ids.ts';
import type { UploadTotals } from '../../../domain/uploads/totals.ts';
import type { DeletionScope } from '../../../domain/uploads/deletion.ts';
import type { ComparedStems } from '../../../domain/uploads/stem-sum.ts';
import type { RecordedSound, UploadOutcome, UploadStage } from '../../../domain/uploads/outcome.ts';
import type { UploadLease } from '../../../domain/uploads/processing.ts';
import type {
  DeletingUpload,
  FinishedUpload,
  KeptUpload,
  NotAppended,
  OpenUpload,
  ProcessingUpload,
  ReadyMaster,
  ReadyUpload,
  UploadPart,
  UploadRecord,
} from '../../../domain/uploads/upload.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** A lease on the upload that is taken next. */
export interface UploadClaim extends UploadLease {
  readonly now: Instant;
  /** The account whose upload the worker took last: those of other accounts come first. */
  readonly after?: AccountId;
}

/** The draft of the track whose recording is uploaded first. */
export interface NewDraft {
  readonly draft: Draft;
  /** The account must have fewer drafts than this. */
  readonly fewerThan: number;
}

/** The draft of a track that gets a stem, with its next version. */
export interface ChangedDraft {
  readonly draft: Draft;
  /** The version on which the change is based. */
  readonly version: number;
  /** The upload of the stem that is replaced, unless it is submitted: it is deleted. */
  readonly drops: readonly UploadId[];
  readonly audit: AuditNote;
}

export type Begun = 'begun' | keyof UploadTotals | 'drafts' | 'no-draft' | 'draft-changed';

/** An upload that a worker took: to process it, to compare it with stems, or to delete the files that are left over. */
export type ClaimedUpload = ProcessingUpload | FinishedUpload;

/**
 * The records of uploads of masters and stems, whose files are in the media store. A record names a file before it is stored and until it is
 * deleted. Bytes count once they are recorded as a part.
 */
export interface UploadStore {
  /**
   * Atomic: records an upload if its account has fewer uploads than `totals`, and as many bytes left; simultaneous calls never exceed them. Returns
   * the limit that is reached otherwise. `draft` is recorded with it, if its account has fewer than `fewerThan` (`drafts`). Without it, an upload with
   * a track begins only if the account has the draft (`no-draft`). A changed draft is stored with the upload and the note, if it has its earlier version
   * (`draft-changed`), and the uploads that it drops are being deleted. Repeatable.
   */
  begin(upload: OpenUpload, totals: UploadTotals, draft?: NewDraft | ChangedDraft): Promise<Begun>;
  /** Returns an upload in any state. */
  find(id: UploadId): Promise<UploadRecord | undefined>;
  /** Returns uploads of an account that are not being deleted, newest first, after a place. */
  ofAccount(
    accountId: AccountId,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<UploadRecord>>;
  /** Atomic: applies `reserved` to the current state. A file whose key is not reserved must not be stored. Repeatable. */
  reserve(
    id: UploadId,
    file: { readonly key: string; readonly offset: number; readonly now: Instant },
  ): Promise<OpenUpload | NotAppended>;
  /** Atomic: applies `appended` to the current state. Of simultaneous calls with one offset, one appends its part. Repeatable. */
  append(
    id: UploadId,
    appending: { readonly part: UploadPart; readonly offset: number },
  ): Promise<KeptUpload | NotAppended>;
  /** Atomic: applies `joined` to the current state. Returns undefined if these parts were joined meanwhile; parts that follow them stay. Repeatable. */
  join(
    id: UploadId,
    joining: { readonly keys: readonly string[]; readonly part: UploadPart },
  ): Promise<KeptUpload | undefined>;
  /** Atomic: applies `released` to the current state. A missing upload is ignored. */
  release(id: UploadId, keys: readonly string[]): Promise<void>;
  /**
   * Atomic, with the note: applies `confirmed` to the current state; returns its result, and undefined for a missing upload. Without a change there is no
   * note.
   */
  confirm(
    id: UploadId,
    confirmation: { readonly now: Instant; readonly audit: AuditNote; readonly sha256?: string },
  ): Promise<ProcessingUpload | FinishedUpload | 'incomplete' | undefined>;
  /**
   * Leases an upload with work to the token, as `claimed` decides: of the accounts that follow `after` and begin again at the first, the longest due of the
   * first one that has any. Of simultaneous calls, one gets an upload.
   */
  claim(claim: UploadClaim): Promise<ClaimedUpload | undefined>;
  /** Atomic: applies `renewed` to the current state. Returns false if the token has no lease of it. */
  renew(id: UploadId, lease: UploadLease & { readonly stage?: UploadStage }): Promise<boolean>;
  /** Atomic: applies `leaseEnded` to the current state. Without a lease of the token it is ignored. */
  endLease(
    id: UploadId,
    end: { readonly token: string; readonly at: Instant; readonly isCounted: boolean },
  ): Promise<void>;
  /** Atomic, with the note and the sound: applies `finished` to the current state; returns the upload after it. Of several results, one is recorded. */
  finish(
    id: UploadId,
    result: UploadLease & {
      readonly outcome: UploadOutcome;
      readonly now: Instant;
      readonly audit: AuditNote;
    },
  ): Promise<FinishedUpload | undefined>;
  /** Atomic: applies `comparisonRequested` to the current state. Any other upload is ignored. */
  requestComparison(id: UploadId, now: Instant): Promise<void>;
  /** Atomic: applies `compared` to the current state. Without a lease of the token it is ignored. */
  compare(
    id: UploadId,
    comparison: { readonly token: string; readonly result: ComparedStems | undefined },
  ): Promise<void>;
  /** Returns what was measured in the master of a ready upload beside its record. */
  sound(id: UploadId): Promise<RecordedSound | undefined>;
  /** Returns the latest ready upload of a track that is not of a stem: it has its master. */
  masterOf(trackId: TrackId): Promise<ReadyMaster | undefined>;
  /** Returns up to 100 uploads of a track that are not being deleted. */
  ofTrack(trackId: TrackId): Promise<readonly UploadRecord[]>;
  /** Returns ready uploads after an ID, for copies of the media. */
  ready(page: { readonly after?: UploadId; readonly limit: number }): Promise<readonly ReadyUpload[]>;
  /** Atomic, with the note: applies `withdrawn` to the current state; returns the upload after it. */
  withdraw(
    id: UploadId,
    deletion: { readonly now: Instant; readonly scope: DeletionScope; readonly audit: AuditNote },
  ): Promise<DeletingUpload | undefined>;
  /** Returns uploads that are due for deletion, longest due first. */
  due(now: Instant, limit: number): Promise<readonly UploadRecord[]>;
  /** Atomic: applies `reconsidered` to the current state; returns the upload after it. */
  reconsider(id: UploadId, now: Instant): Promise<UploadRecord | undefined>;
  /** Atomic, with the note: removes the record of an upload that is being deleted. Returns false if there is none. */
  remove(id: UploadId, audit: AuditNote): Promise<boolean>;
}
