import type { MusicalKey } from '../catalog/musical-key.ts';
import type { Instant } from '../shared/calendar.ts';
import type { EnrichmentId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Embedding, Finding, Mood, Tempo } from './sound.ts';

/** The source of the audio of a row: a URL, or an upload that is stored until it is analyzed. */
export type AudioSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'upload'; readonly key: string; readonly sizeBytes: number };

/** A row to be enriched. The catalog is searched first; audio is analyzed if no track matches. */
export interface EnrichmentRow {
  /** The partner's own ID, unique within a request. */
  readonly rowId: string;
  readonly trackId?: TrackId;
  readonly isrc?: string;
  readonly title?: string;
  readonly artist?: string;
  readonly audio?: AudioSource;
}

export const maxRows = 100;

/** How a row was matched with the catalog. */
export type MatchedBy = 'trackId' | 'isrc' | 'titleAndArtist';

/** A mood that the labels of a track state (`catalog`), or that was derived from the audio. */
export type FoundMood = Omit<Mood, 'method' | 'valence' | 'arousal'> & {
  readonly method: Mood['method'] | 'catalog';
  /** Null if the audio was not analyzed. */
  readonly valence: number | null;
  readonly arousal: number | null;
};

/**
 * The results for a recording. For a track in the catalog, tempo and key are as delivered, with confidence 1.
 */
export interface Findings {
  readonly durationMs: number;
  readonly loudnessLufs: number;
  readonly tempo: Finding<Tempo>;
  readonly key: Finding<MusicalKey>;
  readonly mood: Finding<FoundMood>;
  readonly embedding: Finding<Embedding>;
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
      /** One sentence that a person can act on, without paths and internal addresses. */
      readonly detail: string;
    };

/** A request to enrich rows, with the outcomes so far. */
export interface Enrichment {
  readonly enrichmentId: EnrichmentId;
  readonly platformId: PlatformId;
  readonly rows: readonly EnrichmentRow[];
  /** One outcome for each row, in the same order; null while the row waits. */
  readonly outcomes: readonly (RowOutcome | null)[];
  readonly createdAt: Instant;
  /** When the request is deleted. */
  readonly keepUntil: Instant;
}

/** Returns the bytes that were uploaded for a request; they count as waiting until its last row is done. */
export const uploadBytesOf = ({ rows }: Pick<Enrichment, 'rows'>): number =>
  rows.reduce((sum, { audio }) => sum + (audio?.kind === 'upload' ? audio.sizeBytes : 0), 0);

/** Limits in bytes for uploads that wait for analysis. */
export interface UploadBounds {
  readonly ofPlatform: number;
  readonly inAll: number;
}

/** Four of the largest requests for each platform, and thirty-two in all. */
export const uploadBounds: UploadBounds = { ofPlatform: 2 ** 30, inAll: 8 * 2 ** 30 };

/**
 * Returns the limit that an upload would exceed, given the uploads that wait; an empty upload exceeds none.
 */
export const brokenBound = (
  bytes: number,
  waiting: UploadBounds,
  max: UploadBounds,
): keyof UploadBounds | undefined => {
  if (bytes === 0) return undefined;
  if (waiting.ofPlatform + bytes > max.ofPlatform) return 'ofPlatform';
  return waiting.inAll + bytes > max.inAll ? 'inAll' : undefined;
};

export const isDone = ({ outcomes }: Pick<Enrichment, 'outcomes'>): boolean =>
  outcomes.every((outcome) => outcome !== null);
