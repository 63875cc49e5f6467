import {
  uploadBounds,
  type AudioSource,
  type Enrichment,
  type RowOutcome,
} from '../../domain/enrichment/enrichment.ts';
import { dayMs, type Instant } from '../../domain/shared/calendar.ts';
import { EnrichmentId, type PlatformId } from '../../domain/shared/ids.ts';
import type {
  EnrichmentJobStore,
  EnrichmentOpened,
  EnrichmentOpening,
} from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';
import type { EnrichCommand, RequestedRow } from '../../ports/driving/enrichment.ts';
import type { IdempotencyKey } from '../../ports/driving/idempotency.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';

interface Dependencies {
  readonly enrichmentJobs: Pick<EnrichmentJobStore, 'open' | 'find'>;
  readonly mediaStore: Pick<MediaStore, 'keep' | 'discard'>;
  readonly ids: Ids;
}

interface Request extends Pick<EnrichCommand, 'rows'> {
  readonly platformId: PlatformId;
  /** The outcomes that are known, by row; null where audio must be analyzed. */
  readonly outcomes: readonly (RowOutcome | null)[];
  readonly quota: Pick<EnrichmentOpening['quota'], 'day' | 'limit'>;
  readonly now: Instant;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** Stores the uploaded audio of a request, and discards all of it. */
const uploadsFor = (mediaStore: Dependencies['mediaStore'], enrichmentId: EnrichmentId) => {
  const keys: string[] = [];
  return {
    sourceOf: async (audio: RequestedRow['audio'], place: number): Promise<AudioSource | undefined> => {
      if (audio === undefined || audio.kind === 'unreadable') return undefined;
      if (audio.kind === 'url') return audio;
      const key = `uploads/${enrichmentId}/${place}`;
      keys.push(key);
      await mediaStore.keep(key, audio.file);
      return { kind: 'upload', key, sizeBytes: audio.sizeBytes };
    },
    discardAll: () => Promise.all(keys.map((key) => mediaStore.discard(key))),
  };
};

type Uploads = ReturnType<typeof uploadsFor>;

/** Returns the rows of a request; the audio of those without an outcome is stored. */
const storedRows = async (
  { rows, outcomes }: Pick<Request, 'rows' | 'outcomes'>,
  { sourceOf }: Uploads,
): Promise<Enrichment['rows']> => {
  const stored: Enrichment['rows'][number][] = [];
  for (const [place, { audio, ...row }] of rows.entries()) {
    const source = outcomes[place] ? undefined : await sourceOf(audio, place);
    stored.push({ ...row, ...(source && { audio: source }) });
  }
  return stored;
};

/** Stores the uploads of a request and opens it. Uploads of a request that was not opened are discarded. */
export const openEnrichment =
  ({ enrichmentJobs, mediaStore, ids }: Dependencies) =>
  async (request: Request): Promise<{ enrichment: Enrichment; outcome: EnrichmentOpened }> => {
    const { platformId, outcomes, quota, now, idempotencyKey } = request;
    const enrichmentId = EnrichmentId(ids.next('enrichment'));
    const uploads = uploadsFor(mediaStore, enrichmentId);
    const open = async () => {
      const rows = await storedRows(request, uploads);
      const enrichment = { enrichmentId, platformId, rows, outcomes, createdAt: now, keepUntil: now + dayMs };
      const warned = { platformId, quota: 'enrichment_rows', period: quota.day, limit: quota.limit } as const;
      const outcome = await enrichmentJobs.open({
        enrichment,
        quota: { ...quota, warnings: quotaWarnings({ ...warned, now, ids }) },
        uploads: uploadBounds,
        effects: { ...noEffects, idempotency: idempotencyFor(idempotencyKey, 200, enrichmentId) },
      });
      return { enrichment, outcome };
    };
    const opened = await open().catch(async (error: unknown) => {
      await unlessOpened(enrichmentJobs, enrichmentId, uploads.discardAll);
      throw error;
    });
    if (opened.outcome !== 'opened') await uploads.discardAll();
    return opened;
  };

/**
 * An opening without a response may have taken effect; if that is unknown, the cleanup of uploads removes
 * them.
 */
const unlessOpened = async (
  enrichmentJobs: Dependencies['enrichmentJobs'],
  enrichmentId: EnrichmentId,
  discardAll: () => Promise<unknown>,
): Promise<void> => {
  try {
    if (!(await enrichmentJobs.find(enrichmentId))) await discardAll();
  } catch {
    // The first error is reported.
  }
};
