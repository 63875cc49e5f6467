import { brokenBound, uploadBytesOf, type Enrichment } from '../../../../domain/enrichment/enrichment.ts';
import { fits } from '../../../../domain/platforms/tier.ts';
import { warningsPassed } from '../../../../domain/shared/quota-warning.ts';
import type {
  EnrichmentOpened,
  EnrichmentOpening,
} from '../../../../ports/driven/enrichment/enrichment-job-store.ts';
import {
  enrichmentDays,
  enrichments,
  enrichmentUploads,
  enrichmentWork,
  ofAll,
  type EnrichmentWork,
} from '../../collections/enrichment.ts';
import { abort, add, all, get, insert, program } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

/** Returns the places of rows without an outcome. */
export const openPlaces = ({ outcomes }: Enrichment): readonly number[] =>
  outcomes.flatMap((outcome, place) => (outcome === null ? [place] : []));

const workOf = (enrichment: Enrichment): EnrichmentWork => ({
  enrichmentId: enrichment.enrichmentId,
  platformId: enrichment.platformId,
  open: openPlaces(enrichment),
  uploadBytes: uploadBytesOf(enrichment),
  waitingSince: enrichment.createdAt,
  leaseUntil: 0,
});

/**
 * Adds to the bytes that wait, or subtracts from them. A program that also counts the day counts it first,
 * which prevents deadlocks.
 */
export const countUploads = ({ platformId }: Pick<EnrichmentWork, 'platformId'>, bytes: number) =>
  bytes === 0
    ? []
    : [add(enrichmentUploads, [platformId], { bytes }), add(enrichmentUploads, [ofAll], { bytes })];

export const open = program<EnrichmentOpening, EnrichmentOpened>(
  'enrichment-job-store.open',
  ({ effects }) => locksOf(effects),
  function* ({ enrichment, quota, uploads, effects }, attempt) {
    const { enrichmentId, platformId, rows, createdAt } = enrichment;
    if (attempt > 1) {
      const [kept] = yield* all(get(enrichments, enrichmentId));
      // An attempt with an unknown outcome has committed it.
      if (kept?.platformId === platformId && kept.createdAt === createdAt) return 'opened';
    }
    const work = workOf(enrichment);
    const isWaiting = work.open.length > 0;
    const bytes = isWaiting ? work.uploadBytes : 0;
    const [, counted] = yield* all(
      insert(enrichments, enrichment),
      add(enrichmentDays, [platformId, quota.day], { rows: rows.length }),
      ...(isWaiting ? [insert(enrichmentWork, work)] : []),
    );
    const [own, both] = yield* all(...countUploads(work, bytes));
    const waiting = { ofPlatform: (own?.bytes ?? 0) - bytes, inAll: (both?.bytes ?? 0) - bytes };
    const broken = brokenBound(bytes, waiting, uploads);
    if (broken) return abort(broken === 'inAll' ? 'uploads-full' : 'platform-uploads-full');
    if (!fits(quota.limit, counted.rows, 0)) return abort('quota-exceeded');
    const before = counted.rows - rows.length;
    const reached = warningsPassed(quota.warnings, before, counted.rows);
    yield* conclude({ ...effects, events: [...effects.events, ...reached] });
    return 'opened';
  },
);
