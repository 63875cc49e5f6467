import type { Enrichment, EnrichmentRow } from '../../domain/enrichment/enrichment.ts';
import type { EmbeddingModel } from '../../domain/enrichment/sound.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import type { Caller } from './access.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { QuotaExceeded } from './limits.ts';
import type { UseCase } from './use-case.ts';

/**
 * A row of a request: its audio is fetched from an address, is in a local file that the caller removes, or is
 * invalid.
 */
export interface RequestedRow extends Omit<EnrichmentRow, 'audio'> {
  readonly audio?:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'file'; readonly file: string; readonly sizeBytes: number }
    | { readonly kind: 'unreadable'; readonly detail: string };
}

export interface EnrichCommand {
  readonly caller: Caller;
  /** 1 to `maxRows` rows with unique IDs. */
  readonly rows: readonly RequestedRow[];
  /** How long to wait for the last row before an unfinished request is returned; 0 for no wait. */
  readonly waitMs: number;
  /** Ends the wait, not the work. */
  readonly stopping?: AbortSignal | undefined;
  readonly idempotencyKey?: IdempotencyKey;
}

export interface EnrichmentView {
  readonly enrichment: Enrichment;
  readonly model: EmbeddingModel & { readonly dimensions: number };
}

/** Too many uploads of the platform, of `limit` bytes, wait for analysis: retry after some are analyzed. */
export type UploadsFull = {
  readonly kind: 'uploads-full';
  readonly limit: number;
  readonly retryAfterMs: number;
};

/**
 * Enriches rows: from the catalog immediately, from audio after its analysis. Also throws `Unavailable` if too
 * much audio of all platforms waits.
 */
export type Enrich = UseCase<EnrichCommand, EnrichmentView, QuotaExceeded | UploadsFull>;

/** Checks whether the quota of the day is exhausted, before a large body is read. */
export type MayEnrich = UseCase<Caller, 'may', QuotaExceeded>;

export type EnrichmentNotFound = {
  readonly kind: 'enrichment-not-found';
  readonly enrichmentId: EnrichmentId;
};

/** Returns a request of the caller, completed or in progress; it is stored for a day. */
export type ReadEnrichment = UseCase<
  { readonly caller: Caller; readonly enrichmentId: EnrichmentId },
  EnrichmentView,
  EnrichmentNotFound
>;

/**
 * Analyzes some waiting audio, a few rows of one request at a time; returns whether there was any. When
 * stopped, it releases the current row immediately, so that another worker starts it again.
 */
export type EnrichWaiting = (stopping?: AbortSignal) => Promise<boolean>;

/** Analysis of audio that a platform sends. */
export interface Enrichments {
  readonly enrich: Enrich;
  readonly mayEnrich: MayEnrich;
  readonly readEnrichment: ReadEnrichment;
  readonly enrichWaiting: EnrichWaiting;
}
