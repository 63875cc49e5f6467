import type { Picture } from '../images/variants.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AlbumId, ArtistId, StemId, TrackId } from '../shared/ids.ts';
import type { Territory, TerritoryRule } from '../shared/territory.ts';
import type { AudioFormat } from './audio.ts';
import type { Likeness } from './search/likeness.ts';
import type { MusicalKey } from './musical-key.ts';
import type { LicenseTerms, TextAndDataMining } from './license-terms.ts';
import type { Rights } from './rights.ts';

export interface ArtistCredit {
  readonly artistId: ArtistId;
  readonly name: string;
  readonly role: 'main' | 'featured' | 'remixer';
}

export interface AlbumRef {
  readonly albumId: AlbumId;
  readonly title: string;
  readonly upc?: string;
}

export const vocalKinds = ['instrumental', 'male', 'female', 'mixed', 'choir'] as const;
export type Vocals = (typeof vocalKinds)[number];

export const explicitnessKinds = ['explicit', 'clean', 'unknown'] as const;
export type Explicitness = (typeof explicitnessKinds)[number];

/** A file in the media store. */
export interface MediaFile {
  readonly key: string;
  readonly format: AudioFormat;
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** The recording as it was delivered, with the measurements of its samples. */
export interface MasterRecording extends MediaFile {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly loudnessLufs: number;
  readonly peakDbfs: number;
  readonly previewStartMs: number;
}

export const stemCategories = [
  'drums',
  'bass',
  'harmony',
  'melody',
  'vocals',
  'percussion',
  'fx',
  'other',
] as const;
export type StemCategory = (typeof stemCategories)[number];

export interface Stem {
  readonly stemId: StemId;
  readonly category: StemCategory;
  readonly name: string;
  readonly durationMs: number;
  readonly file: MediaFile;
}

/** The use of AI in making the recording (DDEX wording). */
export interface AiDisclosure {
  readonly vocals: 'none' | 'partial' | 'full';
  readonly instruments: 'none' | 'partial' | 'full';
  readonly composition: 'none' | 'partial' | 'full';
  readonly lyrics: 'none' | 'partial' | 'full';
}

/** The requirements on published content, the least severe first. */
export const complianceStates = ['clear', 'on_hold', 'must_remove'] as const;
export type ComplianceState = (typeof complianceStates)[number];

/** The requirement on published content in some territories, because of decisions about a track. */
export interface TerritorialCompliance {
  readonly state: ComplianceState;
  /** Present if the state is must_remove. */
  readonly removeBy?: Instant;
  readonly territories: readonly Territory[];
}

/** A requirement with the time of the decision that caused it. */
export interface DatedCompliance extends TerritorialCompliance {
  readonly since: Instant;
}

/** A territorial takedown in force. */
export interface Restriction extends Takedown {
  readonly territories: readonly Territory[];
}

/** Values that a label delivers and the catalog keeps. */
export interface TrackDescription {
  readonly title: string;
  readonly version?: string;
  readonly isrc: string;
  readonly iswc?: string;
  readonly bpm: number;
  readonly key: MusicalKey;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly instruments: readonly string[];
  readonly keywords: readonly string[];
  /** Energy from 0 to 1. */
  readonly energy: number;
  readonly vocals: Vocals;
  readonly language?: string;
  readonly explicitness: Explicitness;
  readonly rights: Rights;
  readonly pLine: string;
  readonly cLine: string;
  readonly territories: TerritoryRule;
  readonly aiDisclosure: AiDisclosure;
  readonly tdm: TextAndDataMining;
}

export interface TrackRecord extends TrackDescription {
  readonly trackId: TrackId;
  readonly artists: readonly ArtistCredit[];
  readonly album?: AlbumRef;
  /** A date as `YYYY-MM-DD`. */
  readonly releaseDate: string;
  readonly durationMs: number;
  /** Addresses of pictures elsewhere by their subject, as the label delivered them. */
  readonly images: Readonly<Record<string, string>>;
  /** The picture itself, so that showing a track reads no image. */
  readonly artwork?: Picture;
  /**
   * The territorial takedown in force: the territories that it excludes, and those that the deliverer clears.
   */
  readonly withdrawn?: {
    readonly from: readonly Territory[];
    readonly delivered: TerritoryRule;
    /** Each restriction with its reason and date; absent in older records. */
    readonly restrictions?: readonly Restriction[];
  };
  /**
   * The result of `complianceHistory`. Absent if licensees never had to act, and in records of earlier
   * releases.
   */
  readonly compliance?: readonly DatedCompliance[];
  /** Every version that was ever offered, oldest first; there is at least one. */
  readonly terms: readonly LicenseTerms[];
  readonly master: MasterRecording;
  /** Absent if the master was not analyzed or contains no analyzable sound. */
  readonly likeness?: Likeness;
  readonly stems: readonly Stem[];
  /** The measured difference between the sum of the stems and the master; present with stems. */
  readonly sumsToMaster?: { readonly residualDb: number };
  readonly addedAt: Instant;
  readonly updatedAt: Instant;
  /** Increases with each change of the catalog: the number of the last commit that changed this record. */
  readonly catalogVersion: number;
}

/**
 * withdrawn: no new licenses, published content stays. disputed: on hold. infringing, legal: content must be
 * removed.
 */
export const takedownReasons = ['withdrawn', 'disputed', 'infringing', 'legal'] as const;
export type TakedownReason = (typeof takedownReasons)[number];

/** Returns whether published content must be removed when a track is taken down for this reason. */
export const mustBeRemoved = (reason: TakedownReason): boolean =>
  reason === 'infringing' || reason === 'legal';

export interface Takedown {
  readonly reason: TakedownReason;
  readonly effectiveAt: Instant;
  /** When published content must be removed; present only if it must. */
  readonly removeBy?: Instant;
  /** Present if nothing makes the track available again, because the account that submitted it is closed. */
  readonly isFinal?: true;
}

/** The statuses of tracks that partners never see: not reviewed yet, returned, or rejected. */
export const unpublishedStatuses = ['pending_review', 'changes_requested', 'rejected'] as const;
export const moderationStatuses = [...unpublishedStatuses, 'approved', 'taken_down'] as const;

export type UnpublishedTrack = TrackRecord & {
  readonly moderationStatus: (typeof unpublishedStatuses)[number];
};
export type ApprovedTrack = TrackRecord & { readonly moderationStatus: 'approved' };
export type TakenDownTrack = TrackRecord & {
  readonly moderationStatus: 'taken_down';
  readonly takedown: Takedown;
};
export type Track = UnpublishedTrack | ApprovedTrack | TakenDownTrack;

/** Returns whether partners have seen the track: it is approved, or was approved before it was taken down. */
export const wasPublished = (track: Track): track is ApprovedTrack | TakenDownTrack =>
  track.moderationStatus === 'approved' || track.moderationStatus === 'taken_down';

/** A track before its commit: the store assigns the catalog version. */
export type Uncommitted<T extends Track> = T extends Track ? Omit<T, 'catalogVersion'> : never;
