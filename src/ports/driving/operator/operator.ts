import type { ResetStaff, BootstrapAdmin } from '../staff/staff-accounts.ts';
import type { ChainLink } from '../../../domain/audit/entry.ts';
import type { AlreadyInState } from '../../../domain/catalog/moderation.ts';
import type { DecisionAppealed, SubmitterIsClosed } from '../../../domain/moderation/decision.ts';
import type { OperatorsWords } from '../../../domain/moderation/operator-statement.ts';
import type { TakedownReason, Track } from '../../../domain/catalog/track.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { License } from '../../../domain/licensing/license.ts';
import type { Scope } from '../../../domain/access/scope.ts';
import type { AddOn, Platform } from '../../../domain/platforms/platform.ts';
import type { TierFigures, TierName } from '../../../domain/platforms/tier.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { AudioRejected } from '../../driven/media/audio-processor.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { SuspensionIssue } from '../../../domain/platforms/suspension.ts';
import type { EventPage } from '../../driven/webhooks/outbox.ts';
import type { TrackNotFound } from '../catalog.ts';
import type { PlatformNotFound } from '../platforms.ts';
import type { ReleasedIsrcTaken, SharesDisputed } from '../moderation/moderation.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';
import type { ImportTrack } from './importing.ts';
import type { CheckEvidence, CheckRenders } from './media-commands.ts';
import type { CheckMasterKey, ReencryptSecrets } from './master-keys.ts';

/**
 * Approves a track that was not published, or reinstates one that was taken down. It is a decision like those
 * of staff.
 */
export type ApproveTrack = UseCase<
  { readonly trackId: TrackId; readonly words?: OperatorsWords },
  Track,
  TrackNotFound | AlreadyInState | ReleasedIsrcTaken | SharesDisputed | SubmitterIsClosed | TooMuchContention
>;

/** Withdraws a track everywhere, or only in the named territories. It is a decision like those of staff. */
export type TakeDownTrack = UseCase<
  {
    readonly trackId: TrackId;
    readonly reason: TakedownReason;
    readonly territories?: readonly Territory[];
    readonly words?: OperatorsWords;
  },
  Track,
  TrackNotFound | AlreadyInState | DecisionAppealed | TooMuchContention
>;

export interface PlatformEdit {
  readonly tier?: TierName;
  readonly addOns?: readonly AddOn[];
  readonly scopes?: readonly Scope[];
  readonly status?: Platform['status'];
  readonly quotas?: Partial<TierFigures>;
}

/**
 * `platform` is an ID or slug. Changes take effect immediately, also for tokens that were issued already. `reason` is
 * recorded in the audit log; a suspension needs one, and is emailed with it to the contact of the platform.
 */
export type ChangePlatform = UseCase<
  { readonly platform: string; readonly edit: PlatformEdit; readonly reason?: string | undefined },
  Platform,
  SuspensionIssue | PlatformNotFound | TooMuchContention
>;

/** Returns tracks in every moderation status after a catalog version, in the order of their last change. */
export type ListTracks = UseCase<{ readonly after: number; readonly limit: number }, readonly Track[]>;

/** Returns events after an ID, by ID. */
export type ListEvents = UseCase<EventPage, readonly DomainEvent[]>;

/** `platform` is an ID or slug. */
export type ShowPlatform = UseCase<{ readonly platform: string }, Platform, PlatformNotFound>;

/** `confidence` is how far the mark exceeds chance, in standard deviations. */
export type Identified =
  | {
      readonly outcome: 'named';
      readonly license: License;
      readonly mark: ForensicMark;
      readonly confidence: number;
    }
  /** No license of this store has this mark. */
  | { readonly outcome: 'unknown-mark'; readonly mark: ForensicMark; readonly confidence: number }
  | { readonly outcome: 'unmarked' };

/** Returns the license whose download a recording was made from. `file` is a local path. */
export type IdentifyRecording = UseCase<{ readonly file: string }, Identified, AudioRejected>;

export interface TracksAnalyzed {
  readonly tracks: number;
  /** The number of those that were analyzed now. */
  readonly analyzed: number;
  readonly failed: readonly { readonly trackId: TrackId; readonly detail: string }[];
}

/**
 * Analyzes every track that was not analyzed with the current model. It changes nothing for partners except
 * the track's place in the sync feed. It can be interrupted and repeated.
 */
export type AnalyzeTracks = UseCase<{ readonly onProgress: (sofar: TracksAnalyzed) => void }, TracksAnalyzed>;

export interface AuditVerified {
  readonly entries: number;
  /** The place is 0 if there is none. */
  readonly last: ChainLink;
  /** The first place at which the log was altered. */
  readonly issue?: number;
}

/** Verifies the whole audit log. `known` is an earlier entry that must still exist. */
export type VerifyAudit = UseCase<
  { readonly known?: AuditVerified['last']; readonly onProgress: (sofar: AuditVerified) => void },
  AuditVerified
>;

/** The commands of the operator, and the checks at startup. */
export interface Operator {
  readonly importTrack: ImportTrack;
  readonly approveTrack: ApproveTrack;
  readonly takeDownTrack: TakeDownTrack;
  readonly changePlatform: ChangePlatform;
  readonly showPlatform: ShowPlatform;
  readonly listTracks: ListTracks;
  readonly listEvents: ListEvents;
  readonly verifyAudit: VerifyAudit;
  readonly checkRenders: CheckRenders;
  readonly checkEvidence: CheckEvidence;
  readonly analyzeTracks: AnalyzeTracks;
  readonly checkMasterKey: CheckMasterKey;
  readonly reencryptSecrets: ReencryptSecrets;
  readonly identifyRecording: IdentifyRecording;
  readonly resetStaff: ResetStaff;
  readonly bootstrapAdmin: BootstrapAdmin;
}
