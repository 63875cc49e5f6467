import type { Enrichment, EnrichmentRow } from '../../domain/enrichment/enrichment.ts';
import type { EmbeddingModel } from '../../domain/enrichment/sound.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import type { Caller } from './access.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { QuotaExceeded } from './limits.ts';
import type { UseCase } from './use-case.ts';

/**
 * A row as it comes in: its sound to be fetched from an address, lying in a local file that is the caller's to remove, or
 * of no use from the start.
 */
export interface RowAsked extends Omit<EnrichmentRow, 'audio'> {
  readonly audio?:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'file'; readonly file: string; readonly sizeBytes: number }
    | { readonly kind: 'unreadable'; readonly detail: string };
}

export interface EnrichCommand {
  readonly caller: Caller;
  /** 1 to `mostRows`, row ids unique. */
  readonly rows: readonly RowAsked[];
  /** How long to wait for the last row before an unfinished request is answered; 0: not at all. */
  readonly waitMs: number;
  /** Ends the waiting, not the work. */
  readonly stopping?: AbortSignal | undefined;
  readonly idempotencyKey?: IdempotencyKey;
}

export interface EnrichmentView {
  readonly enrichment: Enrichment;
  readonly model: EmbeddingModel & { readonly dims: number };
}

/** So much that a platform uploaded waits to be heard, of `limit` bytes: tried again once some of it was. */
export type UploadsFull = {
  readonly kind: 'uploads-full';
  readonly limit: number;
  readonly retryAfterMs: number;
};

/**
 * Rows become what is known of them: from the catalog at once, from sound as soon as it was listened to. `Unavailable`
 * also where too much waits of all platforms together.
 */
export type Enrich = UseCase<EnrichCommand, EnrichmentView, QuotaExceeded | UploadsFull>;

/** Whether anything is left of the day: asked before a body is read that may be large. */
export type MayEnrich = UseCase<Caller, 'may', QuotaExceeded>;

export type EnrichmentNotFound = {
  readonly kind: 'enrichment-not-found';
  readonly enrichmentId: EnrichmentId;
};

/** A request of the caller's own, done or under way; kept for a day. */
export type ReadEnrichment = UseCase<
  { readonly caller: Caller; readonly enrichmentId: EnrichmentId },
  EnrichmentView,
  EnrichmentNotFound
>;

/**
 * Listens to some of what waits, a few rows of one request at a time; answers whether there was one. Told to stop, it
 * gives the row under way back at once: whoever is free begins it anew.
 */
export type EnrichWaiting = (stopping?: AbortSignal) => Promise<boolean>;

/** Analysis of audio that a platform sends. */
export interface Enrichments {
  readonly enrich: Enrich;
  readonly mayEnrich: MayEnrich;
  readonly readEnrichment: ReadEnrichment;
  readonly enrichWaiting: EnrichWaiting;
}
