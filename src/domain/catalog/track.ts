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

/** One file in the media vault. */
export interface MediaFile {
  readonly key: string;
  readonly format: AudioFormat;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** The recording as delivered, with what was measured from its samples. */
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

/** How machines took part in making the recording (DDEX wording). */
export interface AiDisclosure {
  readonly vocals: 'none' | 'partial' | 'full';
  readonly instruments: 'none' | 'partial' | 'full';
  readonly composition: 'none' | 'partial' | 'full';
  readonly lyrics: 'none' | 'partial' | 'full';
}

/** What licensees must do with published content, the least severe first. */
export const complianceStates = ['clear', 'on_hold', 'must_remove'] as const;
export type ComplianceState = (typeof complianceStates)[number];

/** What licensees must do in some territories because of decisions about a track. */
export interface TerritorialCompliance {
  readonly state: ComplianceState;
  /** Present if the state is must_remove. */
  readonly removeBy?: Instant;
  readonly territories: readonly Territory[];
}

/** With the time of the decision that made it so. */
export interface DatedCompliance extends TerritorialCompliance {
  readonly since: Instant;
}

/** A territorial takedown in force. */
export interface Restriction extends Takedown {
  readonly territories: readonly Territory[];
}

export interface TrackRecord {
  readonly trackId: TrackId;
  readonly title: string;
  readonly version?: string;
  readonly artists: readonly ArtistCredit[];
  readonly album?: AlbumRef;
  readonly isrc: string;
  readonly iswc?: string;
  /** `YYYY-MM-DD`. */
  readonly releaseDate: string;
  readonly durationMs: number;
  readonly bpm: number;
  readonly key: MusicalKey;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly instruments: readonly string[];
  readonly keywords: readonly string[];
  /** 0 … 1. */
  readonly energy: number;
  readonly vocals: Vocals;
  readonly language?: string;
  readonly explicitness: Explicitness;
  readonly images: Readonly<Record<string, string>>;
  readonly rights: Rights;
  readonly pLine: string;
  readonly cLine: string;
  readonly territories: TerritoryRule;
  /** A territorial takedown that stands: what it excludes, and what the deliverer clears apart from it. */
  readonly withdrawn?: {
    readonly from: readonly Territory[];
    readonly delivered: TerritoryRule;
    /** Why and since when, decision by decision; older records do not say. */
    readonly restrictions?: readonly Restriction[];
  };
  /** See `complianceHistory`. Absent if licensees never had to act; records made by earlier releases lack it. */
  readonly compliance?: readonly DatedCompliance[];
  readonly aiDisclosure: AiDisclosure;
  readonly tdm: TextAndDataMining;
  /** Every version ever offered, oldest first; never empty. */
  readonly terms: readonly LicenseTerms[];
  readonly master: MasterRecording;
  /** Absent where nobody has listened to the master, or nothing was heard. */
  readonly likeness?: Likeness;
  readonly stems: readonly Stem[];
  /** How far the stems' sum is from the master, measured; present with stems. */
  readonly sumsToMaster?: { readonly residualDb: number };
  readonly addedAt: Instant;
  readonly updatedAt: Instant;
  /** Grows over the whole catalog: the number of the last commit that touched this record. */
  readonly catalogVersion: number;
}

/** withdrawn: nothing new, published content stays. disputed: on hold. infringing, legal: must come down. */
export const takedownReasons = ['withdrawn', 'disputed', 'infringing', 'legal'] as const;
export type TakedownReason = (typeof takedownReasons)[number];

/** Whether published content must be removed when a track is taken down for this reason. */
export const mustBeRemoved = (reason: TakedownReason): boolean =>
  reason === 'infringing' || reason === 'legal';

export interface Takedown {
  readonly reason: TakedownReason;
  readonly effectiveAt: Instant;
  /** By when published content must be gone; only where it must. */
  readonly removeBy?: Instant;
}

/** What partners never hear of: not yet looked at, sent back, or turned away. */
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

/** Whether partners know of it: approved now, or approved once and taken down since. */
export const wasPublished = (track: Track): track is ApprovedTrack | TakenDownTrack =>
  track.moderationStatus === 'approved' || track.moderationStatus === 'taken_down';

/** A track not yet committed: the library allots its catalog version. */
export type Uncommitted<T extends Track> = T extends Track ? Omit<T, 'catalogVersion'> : never;
