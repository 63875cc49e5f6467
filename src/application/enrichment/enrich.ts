import {
  isDone,
  uploadBounds,
  type AudioSource,
  type Enrichment,
  type RowOutcome,
} from '../../domain/enrichment/enrichment.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { dayMs } from '../../domain/shared/calendar.ts';
import { EnrichmentId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { AudioAnalyzer } from '../../ports/driven/media/audio-analyzer.ts';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Enrich, RowAsked } from '../../ports/driving/enrichment.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';
import { dayQuota } from './day-quota.ts';
import { matchRows } from './match-rows.ts';

interface Dependencies {
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly library: TrackLibrary;
  readonly index: CatalogIndex;
  readonly mediaStore: Pick<MediaStore, 'keep' | 'discard'>;
  readonly audioAnalyzer: Pick<AudioAnalyzer, 'model'>;
  readonly tiers: Tiers;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** The delays between checks of a request in progress. */
const [firstLookMs, longestLookMs] = [50, 400];
/** Some uploads have been analyzed by then. */
const roomAgainMs = 30_000;

export const enrich = (dependencies: Dependencies): Enrich => {
  const { enrichmentJobs, mediaStore, audioAnalyzer, ids } = dependencies;
  const match = matchRows(dependencies);
  const quotaOf = dayQuota(dependencies);
  return async ({ caller: { platform }, rows: asked, waitMs, stopping, idempotencyKey }) => {
    const { platformId } = platform;
    const { now, quota, rowsExceeded, refusalOf } = quotaOf(platform);
    const refused = await refusalOf(
      asked.length,
      asked.some(({ audio }) => audio !== undefined),
    );
    if (refused) return refused;

    const matched = await match(
      asked.map(({ audio, ...row }) => ({ ...row, hasAudio: audio !== undefined })),
    );
    const outcomes = matched.map((outcome, place) => outcome ?? unreadable(asked[place]));
    const enrichmentId = EnrichmentId(ids.next('enrichment'));
    const uploads: string[] = [];
    const discardAll = () => Promise.all(uploads.map((key) => mediaStore.discard(key)));
    const sourceOf = async (audio: RowAsked['audio'], place: number): Promise<AudioSource | undefined> => {
      if (outcomes[place] || audio === undefined || audio.kind === 'unreadable') return undefined;
      if (audio.kind === 'url') return audio;
      const key = `uploads/${enrichmentId}/${place}`;
      uploads.push(key);
      await mediaStore.keep(key, audio.file);
      return { kind: 'upload', key, sizeBytes: audio.sizeBytes };
    };
    const open = async () => {
      const rows: Enrichment['rows'][number][] = [];
      for (const [place, { audio, ...row }] of asked.entries()) {
        const source = await sourceOf(audio, place);
        rows.push({ ...row, ...(source && { audio: source }) });
      }
      const enrichment = { enrichmentId, platformId, rows, outcomes, createdAt: now, keepUntil: now + dayMs };
      const warned = { platformId, quota: 'enrichment_rows', period: quota.day, limit: quota.limit } as const;
      const warnings = quotaWarnings({ ...warned, now, ids });
      return {
        enrichment,
        outcome: await enrichmentJobs.open({
          enrichment,
          quota: { ...quota, warnings },
          uploads: uploadBounds,
          effects: { ...noEffects, idempotency: idempotencyFor(idempotencyKey, 200, enrichmentId) },
        }),
      };
    };

    const { enrichment, outcome } = await open().catch(async (error: unknown) => {
      await unlessOpened(enrichmentJobs, enrichmentId, discardAll);
      throw error;
    });
    if (outcome !== 'opened') {
      await discardAll();
      if (outcome === 'quota-exceeded') return rowsExceeded;
      if (outcome === 'uploads-full') throw new Unavailable('too many uploads are waiting for analysis');
      return fail({ kind: 'uploads-full', limit: uploadBounds.ofPlatform, retryAfterMs: roomAgainMs });
    }
    return ok({
      enrichment: await finished(dependencies, enrichment, waitMs, stopping),
      model: audioAnalyzer.model,
    });
  };
};

const unreadable = (row: RowAsked | undefined): RowOutcome | null =>
  row?.audio?.kind === 'unreadable'
    ? { status: 'failed', reason: 'audio-refused', detail: row.audio.detail }
    : null;

/**
 * An opening without a response may have taken effect; if that is unknown, the cleanup of uploads removes
 * them.
 */
const unlessOpened = async (
  enrichmentJobs: EnrichmentJobStore,
  enrichmentId: EnrichmentId,
  discardAll: () => Promise<unknown>,
): Promise<void> => {
  try {
    if (!(await enrichmentJobs.find(enrichmentId))) await discardAll();
  } catch {
    // The first error is reported.
  }
};

/** Returns the request once its last row is settled, or as it is at the timeout or when the process stops. */
const finished = async (
  { enrichmentJobs, clock, delay }: Pick<Dependencies, 'enrichmentJobs' | 'clock' | 'delay'>,
  opened: Enrichment,
  waitMs: number,
  stopping: AbortSignal | undefined,
): Promise<Enrichment> => {
  const until = opened.createdAt + waitMs;
  let enrichment = opened;
  for (let pause = firstLookMs; !isDone(enrichment) && clock.now() < until && !stopping?.aborted;) {
    await delay.after(pause);
    pause = Math.min(2 * pause, longestLookMs);
    enrichment = (await enrichmentJobs.find(opened.enrichmentId)) ?? enrichment;
  }
  return enrichment;
};
