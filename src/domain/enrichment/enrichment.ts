import type { MusicalKey } from '../catalog/musical-key.ts';
import type { Instant } from '../shared/calendar.ts';
import type { EnrichmentId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Embedding, Heard, Mood, Tempo } from './sound.ts';

/** Where the sound of a row comes from: fetched from outside, or handed in and kept in the vault until it was heard. */
export type AudioSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'upload'; readonly key: string; readonly sizeBytes: number };

/** One thing to be enriched. What names a track of the catalog is tried first; sound is listened to where none is found. */
export interface EnrichmentRow {
  /** The partner's own; unique within a request. */
  readonly rowId: string;
  readonly trackId?: TrackId;
  readonly isrc?: string;
  readonly title?: string;
  readonly artist?: string;
  readonly audio?: AudioSource;
}

export const mostRows = 100;

/** How a row was found in the catalog. */
export type MatchedBy = 'trackId' | 'isrc' | 'titleAndArtist';

/** A mood as its labels say (`catalog`), or as it was judged from the sound. */
export type FoundMood = Omit<Mood, 'method' | 'valence' | 'arousal'> & {
  readonly method: Mood['method'] | 'catalog';
  /** Null where nobody has listened. */
  readonly valence: number | null;
  readonly arousal: number | null;
};

/** What is known of a sound. Of a track in the catalog tempo and key are as delivered, with confidence 1. */
export interface Findings {
  readonly durationMs: number;
  readonly loudnessLufs: number;
  readonly tempo: Heard<Tempo>;
  readonly key: Heard<MusicalKey>;
  readonly mood: Heard<FoundMood>;
  readonly embedding: Heard<Embedding>;
}

export const rowFailures = [
  'nothing-to-go-by',
  'track-not-found',
  'ambiguous',
  'url-refused',
  'unreachable',
  'too-large',
  'audio-refused',
  'upload-gone',
  'quota-exceeded',
] as const;

export type RowOutcome =
  | {
      readonly status: 'matched';
      readonly trackId: TrackId;
      readonly by: MatchedBy;
      readonly findings: Findings;
    }
  | { readonly status: 'analyzed'; readonly findings: Findings }
  | {
      readonly status: 'failed';
      readonly reason: (typeof rowFailures)[number];
      /** One sentence a person can act on, free of paths and inner addresses. */
      readonly detail: string;
    };

/** A request to enrich rows, and what became of it so far. */
export interface Enrichment {
  readonly enrichmentId: EnrichmentId;
  readonly platformId: PlatformId;
  readonly rows: readonly EnrichmentRow[];
  /** In step with the rows; null where a row still waits. */
  readonly outcomes: readonly (RowOutcome | null)[];
  readonly createdAt: Instant;
  /** When it is forgotten. */
  readonly keepUntil: Instant;
}

/** Bytes that were uploaded for it; they count as waiting until its last row is done. */
export const uploadBytesOf = ({ rows }: Pick<Enrichment, 'rows'>): number =>
  rows.reduce((sum, { audio }) => sum + (audio?.kind === 'upload' ? audio.sizeBytes : 0), 0);

/** Bytes of uploads that may wait to be heard. */
export interface UploadBounds {
  readonly ofPlatform: number;
  readonly inAll: number;
}

/** Four of the largest requests of a platform, and thirty-two of all. */
export const uploadBounds: UploadBounds = { ofPlatform: 2 ** 30, inAll: 8 * 2 ** 30 };

/** Which of the bounds uploads would break beside those that wait; whoever uploads nothing breaks none. */
export const brokenBound = (
  bytes: number,
  waiting: UploadBounds,
  most: UploadBounds,
): keyof UploadBounds | undefined => {
  if (bytes === 0) return undefined;
  if (waiting.ofPlatform + bytes > most.ofPlatform) return 'ofPlatform';
  return waiting.inAll + bytes > most.inAll ? 'inAll' : undefined;
};

export const isDone = ({ outcomes }: Pick<Enrichment, 'outcomes'>): boolean =>
  outcomes.every((outcome) => outcome !== null);
