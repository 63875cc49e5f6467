import type { ResetStaff, BootstrapAdmin } from '../staff/staff-accounts.ts';
import type { ChainLink } from '../../../domain/audit/entry.ts';
import type { SameRecording } from '../../../domain/catalog/fingerprint/same-recording.ts';
import type { MusicalKey } from '../../../domain/catalog/musical-key.ts';
import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import type { AlreadyInState } from '../../../domain/catalog/moderation.ts';
import type { DecisionAppealed } from '../../../domain/moderation/decision.ts';
import type { OperatorsWords } from '../../../domain/moderation/operator-statement.ts';
import type { ImageRejected } from '../../../domain/images/rejection.ts';
import type { TakedownReason, Track } from '../../../domain/catalog/track.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { License } from '../../../domain/licensing/license.ts';
import type { Scope } from '../../../domain/access/scope.ts';
import type { AddOn, Platform } from '../../../domain/platforms/platform.ts';
import type { TierFigures, TierName } from '../../../domain/platforms/tier.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { ArchiveKind } from '../../driven/storage/archive.ts';
import type { AudioRejected } from '../../driven/media/audio-processor.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { SuspensionIssue } from '../../../domain/platforms/suspension.ts';
import type { EventPage } from '../../driven/webhooks/outbox.ts';
import type { TrackNotFound } from '../catalog.ts';
import type { PlatformNotFound } from '../platforms.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** The file of the artwork cannot be shown. */
export interface ArtworkRejected {
  readonly kind: 'artwork-rejected';
  readonly file: string;
  readonly issues: ImageRejected['issues'];
}

export type ImportRejected =
  | { readonly kind: 'delivery-invalid'; readonly detail: string }
  /** `file` contains all missing files, separated by commas. */
  | { readonly kind: 'file-missing'; readonly file: string }
  /** The file changed during the import. */
  | { readonly kind: 'file-changed'; readonly file: string }
  | { readonly kind: 'isrc-taken'; readonly isrc: string; readonly holder: TrackId }
  | (AudioRejected & { readonly file: string })
  | ArtworkRejected
  /** The image of the same file was being deleted; the next import renders it again. */
  | { readonly kind: 'artwork-deleted'; readonly file: string }
  /** Both the audio and the artwork were rejected. */
  | { readonly kind: 'several'; readonly failures: readonly ImportRejected[] }
  | TooMuchContention;

/** The measurements of a row's audio; absent if they are unknown. */
export interface MeasuredFigures {
  readonly durationMs: number;
  readonly loudnessLufs: number;
  readonly bpm?: number;
  readonly key?: MusicalKey;
}

/** Another ISRC with the same recording, and where the common part is, in milliseconds of either master. */
export interface SameRecordingAs extends Omit<SameRecording, 'share'> {
  readonly isrc: string;
}

export interface Imported {
  readonly outcome: 'imported' | 'replaced' | 'unchanged' | 'would-import';
  readonly trackId?: TrackId;
  readonly title: string;
  /** Other ISRCs whose master is the same file. Absent if the row is unchanged and was not compared. */
  readonly sameAudioAs?: readonly string[];
  /** Other ISRCs whose master contains the same recording in another file. Absent if the row is unchanged. */
  readonly sameRecordingAs?: readonly SameRecordingAs[];
  /** Present in a dry run. */
  readonly measured?: MeasuredFigures;
}

/**
 * Imports a delivered track: stores files, measures audio and commits the record. Repeating a delivery has no
 * effect.
 */
export type ImportTrack = UseCase<
  { readonly folder: string; readonly delivery: DeliveredTrack; readonly dryRun: boolean },
  Imported,
  ImportRejected
>;

/**
 * Approves a track that was not published, or reinstates one that was taken down. It is a decision like those
 * of staff.
 */
export type ApproveTrack = UseCase<
  { readonly trackId: TrackId; readonly words?: OperatorsWords },
  Track,
  TrackNotFound | AlreadyInState | TooMuchContention
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

export interface MediaCopied {
  /** Masters and stems of tracks, files of appeals and images. */
  readonly files: number;
  /** The number and size of those that were copied now. */
  readonly copied: number;
  readonly copiedBytes: number;
  /** Those that are missing or differ from what was stored. */
  readonly issues: readonly { readonly key: string; readonly issue: 'missing' | 'damaged' }[];
}

/**
 * Copies every master and stem into another media store, and verifies each against the digest of its track.
 * Existing files stay, so that it can be repeated, and can run during imports.
 */
export type CopyMedia = UseCase<{ readonly onProgress: (sofar: MediaCopied) => void }, MediaCopied>;

export interface RendersChecked {
  /** Previews and downloads in the cache. */
  readonly renders: number;
  /** The renders that were removed, each with its problem. */
  readonly dropped: readonly { readonly key: string; readonly issue: string }[];
  /** Renders that could not be verified now and stay: verification takes too long, or was interrupted. */
  readonly unverified: readonly { readonly key: string; readonly reason: string }[];
}

/**
 * Decodes every render in the cache, and removes those that are incomplete or differ in length from their
 * master. They are created again at the next request.
 */
export type CheckRenders = UseCase<{ readonly onProgress: (sofar: RendersChecked) => void }, RendersChecked>;

export interface EvidenceChecked {
  /** Files of appeals that the media store should have. */
  readonly files: number;
  readonly issues: readonly { readonly key: string; readonly issue: 'missing' | 'damaged' }[];
}

/** Reads every file of an appeal, and returns those that are missing or damaged. Changes nothing. */
export type CheckEvidence = UseCase<
  { readonly onProgress: (sofar: EvidenceChecked) => void },
  EvidenceChecked
>;

/**
 * Compares MASTER_KEY and MASTER_KEY_PREVIOUS with the keys that the store was used with. Throws
 * `MasterKeyWrong` if one of those is missing. `mayRegister` returns whether unknown keys may be added now.
 */
export type CheckMasterKey = UseCase<{ readonly mayRegister: () => Promise<boolean> }, 'right'>;

/** Kinds of records that contain encrypted values. */
export const sealedKinds = [
  'signing-keys',
  'platforms',
  'endpoints',
  'staff',
  'artist-accounts',
  'mails',
  'master-keys',
] as const satisfies readonly ArchiveKind[];
export type SealedKind = (typeof sealedKinds)[number];

/** The number of encrypted values of a kind. */
export interface SealedCount {
  readonly kind: SealedKind;
  /** Encrypted with MASTER_KEY, in the form of this release. */
  readonly current: number;
  /** To be encrypted again: encrypted with a previous key, or in the form of an earlier release. */
  readonly outdated: number;
  /** Encrypted with an unknown key. */
  readonly unreadable: number;
}

export interface Resealed {
  /** The ID of MASTER_KEY. */
  readonly keyId: string;
  readonly kinds: readonly SealedCount[];
  /** The number of values that were encrypted again. */
  readonly resealed: number;
  /** The first hundred records with a value that no configured key decrypts. */
  readonly unreadable: readonly { readonly kind: SealedKind; readonly id: string }[];
  /** Whether no value in the store needs MASTER_KEY_PREVIOUS. */
  readonly mayRemovePrevious: boolean;
}

/**
 * MASTER_KEY is not the named key, or none was named and no service was started with it. Nothing was changed.
 */
export interface KeyUnconfirmed {
  readonly kind: 'key-unconfirmed';
  /** The ID of MASTER_KEY. */
  readonly keyId: string;
}

/**
 * Encrypts every value in the store with MASTER_KEY that is encrypted with another key. The service may run
 * meanwhile: a record that changes at the same time is read again. After an interruption, a repeated run
 * continues. `checkOnly` only counts.
 */
export type ResealSecrets = UseCase<
  {
    readonly checkOnly: boolean;
    /** The ID of the key to encrypt with. Needed for a key with which no service was started. */
    readonly to?: string;
    readonly onProgress: (resealed: number) => void;
  },
  Resealed,
  KeyUnconfirmed
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
  readonly resealSecrets: ResealSecrets;
  readonly identifyRecording: IdentifyRecording;
  readonly resetStaff: ResetStaff;
  readonly bootstrapAdmin: BootstrapAdmin;
}
