import type { ResetStaff, BootstrapAdmin } from './staff-accounts.ts';
import type { AuditEntry } from '../../domain/audit/entry.ts';
import type { MusicalKey } from '../../domain/catalog/musical-key.ts';
import type { DeliveredTrack } from '../../domain/catalog/delivery/delivery.ts';
import type { AlreadyInState } from '../../domain/catalog/moderation.ts';
import type { DecisionAppealed } from '../../domain/moderation/decision.ts';
import type { OperatorsWords } from '../../domain/moderation/operator-statement.ts';
import type { TakedownReason, Track } from '../../domain/catalog/track.ts';
import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { License } from '../../domain/licensing/license.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { AddOn, Platform } from '../../domain/platforms/platform.ts';
import type { TierFigures, TierName } from '../../domain/platforms/tier.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { ArchiveKind } from '../driven/archive.ts';
import type { AudioRefused } from '../driven/audio-processor.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EventPage } from '../driven/outbox.ts';
import type { TrackNotFound } from './catalog.ts';
import type { PlatformNotFound } from './platforms.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

export type ImportRefused =
  | { readonly kind: 'delivery-flawed'; readonly detail: string }
  /** `file`: all that are missing, with commas between. */
  | { readonly kind: 'file-missing'; readonly file: string }
  /** It became another while it was taken in. */
  | { readonly kind: 'file-changed'; readonly file: string }
  | { readonly kind: 'isrc-taken'; readonly isrc: string; readonly holder: TrackId }
  | (AudioRefused & { readonly file: string })
  | TooMuchContention;

/** What the audio of a row was measured to be; absent where it could not be told. */
export interface MeasuredFigures {
  readonly durationMs: number;
  readonly loudnessLufs: number;
  readonly bpm?: number;
  readonly key?: MusicalKey;
}

export interface Imported {
  readonly outcome: 'imported' | 'replaced' | 'unchanged' | 'would-import';
  readonly trackId?: TrackId;
  readonly title: string;
  /** Other ISRCs whose master is the same file. Absent where the row is unchanged, which nobody compares. */
  readonly sameAudioAs?: readonly string[];
  /** Of a dry run. */
  readonly measured?: MeasuredFigures;
}

/** Takes one delivered track in: files kept, sound measured, record committed. The same delivery again is unchanged. */
export type ImportTrack = UseCase<
  { readonly folder: string; readonly delivery: DeliveredTrack; readonly dryRun: boolean },
  Imported,
  ImportRefused
>;

/** Approves a track that was not published, or reinstates one taken down. A decision like those of staff. */
export type ApproveTrack = UseCase<
  { readonly trackId: TrackId; readonly words?: OperatorsWords },
  Track,
  TrackNotFound | AlreadyInState | TooMuchContention
>;

/** Withdraws a track everywhere; or, where some territories are named, only there. A decision like those of staff. */
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

/** `platform`: id or slug. Works at once, on tokens already issued too. */
export type ChangePlatform = UseCase<
  { readonly platform: string; readonly edit: PlatformEdit },
  Platform,
  PlatformNotFound | TooMuchContention
>;

/** Tracks in every moderation status, by the order of their last change; those after a catalog version. */
export type ListTracks = UseCase<{ readonly after: number; readonly limit: number }, readonly Track[]>;

/** What happened, by event id; what came after one. */
export type ListEvents = UseCase<EventPage, readonly DomainEvent[]>;

/** `platform`: id or slug. */
export type ShowPlatform = UseCase<{ readonly platform: string }, Platform, PlatformNotFound>;

/** `confidence`: how far the mark stands out of chance, in standard deviations. */
export type Identified =
  | {
      readonly outcome: 'named';
      readonly license: License;
      readonly mark: ForensicMark;
      readonly confidence: number;
    }
  /** A mark that no license of this store has. */
  | { readonly outcome: 'unknown-mark'; readonly mark: ForensicMark; readonly confidence: number }
  | { readonly outcome: 'unmarked' };

/** Names the license whose download a recording was made from. `file`: a local path. */
export type IdentifyRecording = UseCase<{ readonly file: string }, Identified, AudioRefused>;

export interface TracksAnalyzed {
  readonly tracks: number;
  /** Of these, those that were listened to now. */
  readonly heard: number;
  readonly refused: readonly { readonly trackId: TrackId; readonly detail: string }[];
}

/**
 * Listens to every track that nobody has listened to, or not with today's model. Nothing that partners see changes but
 * the track's place in the sync feed; may be broken off and asked for again.
 */
export type AnalyzeTracks = UseCase<{ readonly told: (sofar: TracksAnalyzed) => void }, TracksAnalyzed>;

export interface AuditVerified {
  readonly entries: number;
  /** Place 0 where there is none. */
  readonly last: Pick<AuditEntry, 'place' | 'digest'>;
  /** The first place at which there is not what was written. */
  readonly flaw?: number;
}

/** Reads the whole audit log. `known`: an entry as it was told before, which must be there still. */
export type VerifyAudit = UseCase<
  { readonly known?: AuditVerified['last']; readonly told: (sofar: AuditVerified) => void },
  AuditVerified
>;

export interface MediaCopied {
  /** Masters and stems that tracks name. */
  readonly files: number;
  /** Of these, those that were not there before, and their size. */
  readonly copied: number;
  readonly copiedBytes: number;
  /** Those that are not there now: gone from the vault that is left, or no longer what was taken in. */
  readonly flawed: readonly { readonly key: string; readonly flaw: 'missing' | 'damaged' }[];
}

/**
 * Copies every master and stem into another vault, and holds each to the digest that its track has of it. What is there
 * already stays, so that it may be asked for again, and while tracks are taken in.
 */
export type CopyMedia = UseCase<{ readonly told: (sofar: MediaCopied) => void }, MediaCopied>;

export interface RendersChecked {
  /** Previews and downloads in the cache. */
  readonly renders: number;
  /** Of these, those that were removed, each with what was wrong. */
  readonly dropped: readonly { readonly key: string; readonly flaw: string }[];
  /** Those that could not be verified now, and stay: verification takes too long, or was interrupted. */
  readonly unverified: readonly { readonly key: string; readonly reason: string }[];
}

/**
 * Decodes every render in the cache, and removes those that are not whole or not as long as their master. They are made
 * again when they are next requested.
 */
export type CheckRenders = UseCase<{ readonly onProgress: (sofar: RendersChecked) => void }, RendersChecked>;

export interface EvidenceChecked {
  /** Files of appeals that the vault should have. */
  readonly files: number;
  readonly flawed: readonly { readonly key: string; readonly flaw: 'missing' | 'damaged' }[];
}

/** Reads every file of an appeal, and names those that are missing or damaged. Changes nothing. */
export type CheckEvidence = UseCase<
  { readonly onProgress: (sofar: EvidenceChecked) => void },
  EvidenceChecked
>;

/**
 * Compares MASTER_KEY and MASTER_KEY_PREVIOUS with the keys that the store was used with. Throws `MasterKeyWrong` where one
 * of those is missing. `mayRegister`: whether keys that the store does not know yet may be added now.
 */
export type CheckMasterKey = UseCase<{ readonly mayRegister: () => Promise<boolean> }, 'right'>;

/** Kinds of records that hold sealed values. */
export const sealedKinds = [
  'signing-keys',
  'platforms',
  'endpoints',
  'staff',
  'mails',
  'master-keys',
] as const satisfies readonly ArchiveKind[];
export type SealedKind = (typeof sealedKinds)[number];

/** How many sealed values there are of a kind. */
export interface SealedCount {
  readonly kind: SealedKind;
  /** Under MASTER_KEY, in the form of this release. */
  readonly current: number;
  /** To be sealed again: under a previous key, or in the form of an earlier release. */
  readonly outdated: number;
  /** Under no configured key. */
  readonly unreadable: number;
}

export interface Resealed {
  /** The id of MASTER_KEY. */
  readonly keyId: string;
  readonly kinds: readonly SealedCount[];
  /** How many values were sealed again. */
  readonly resealed: number;
  /** The first hundred records with a value that no configured key opens. */
  readonly unreadable: readonly { readonly kind: SealedKind; readonly id: string }[];
  /** Whether no value in the store needs MASTER_KEY_PREVIOUS. */
  readonly mayRemovePrevious: boolean;
}

/** MASTER_KEY is not the key named, or none was named and no service was started with it. Nothing was changed. */
export interface KeyUnconfirmed {
  readonly kind: 'key-unconfirmed';
  /** The ID of MASTER_KEY. */
  readonly keyId: string;
}

/**
 * Seals every value in the store again that is not sealed under MASTER_KEY. The service may run meanwhile: a record that
 * changes at the same moment is read again. Run it again after an interruption: it continues. `checkOnly`: only counts.
 */
export type ResealSecrets = UseCase<
  {
    readonly checkOnly: boolean;
    /** The ID of the key to seal under. Needed for a key that no service was started with. */
    readonly to?: string;
    readonly onProgress: (resealed: number) => void;
  },
  Resealed,
  KeyUnconfirmed
>;

/** What the operator does at the command line and at startup. */
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
