import {
  isDone,
  uploadBounds,
  type Enrichment,
  type RowOutcome,
} from '../../domain/enrichment/enrichment.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../ports/driven/media/audio-analyzer.ts';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Enrich, RequestedRow } from '../../ports/driving/enrichment.ts';
import { dayQuota } from './day-quota.ts';
import { matchRows } from './match-rows.ts';
import { openEnrichment } from './open-enrichment.ts';

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
  const { audioAnalyzer } = dependencies;
  const match = matchRows(dependencies);
  const quotaOf = dayQuota(dependencies);
  const open = openEnrichment(dependencies);
  return async ({ caller: { platform }, rows, waitMs, stopping, idempotencyKey }) => {
    const { platformId } = platform;
    const { now, quota, rowsExceeded, rejectionOf } = quotaOf(platform);
    const hasAudio = rows.some(({ audio }) => audio !== undefined);
    const rejected = await rejectionOf(rows.length, hasAudio);
    if (rejected) return rejected;

    const matched = await match(rows.map(({ audio, ...row }) => ({ ...row, hasAudio: audio !== undefined })));
    const outcomes = matched.map((outcome, place) => outcome ?? unreadable(rows[place]));
    const { enrichment, outcome } = await open({ platformId, rows, outcomes, quota, now, idempotencyKey });
    switch (outcome) {
      case 'opened':
        return ok({
          enrichment: await finished(dependencies, enrichment, waitMs, stopping),
          model: audioAnalyzer.model,
        });
      case 'quota-exceeded':
        return rowsExceeded;
      case 'uploads-full':
        throw new Unavailable('too many uploads are waiting for analysis');
      case 'platform-uploads-full':
        return fail({ kind: 'uploads-full', limit: uploadBounds.ofPlatform, retryAfterMs: roomAgainMs });
    }
  };
};

const unreadable = (row: RequestedRow | undefined): RowOutcome | null =>
  row?.audio?.kind === 'unreadable'
    ? { status: 'failed', reason: 'audio-refused', detail: row.audio.detail }
    : null;

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
