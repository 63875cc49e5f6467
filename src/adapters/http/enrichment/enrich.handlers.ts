import { isDone } from '../../../domain/enrichment/enrichment.ts';
import { EnrichmentId } from '../../../domain/shared/ids.ts';
import type { EnrichmentView, Enrichments } from '../../../ports/driving/enrichment.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import {
  enrich as enrichRoute,
  longestWaitSeconds,
  readEnrichment as readRoute,
  usualWaitSeconds,
} from './enrich.contract.ts';
import { enrichmentView } from './enrichment.view.ts';
import { rowsOf } from './rows.ts';

export interface EnrichmentDependencies extends Omit<Enrichments, 'enrichWaiting'> {
  readonly baseUrl: string;
  /** Aborted when the service shuts down: waiting requests then get the results so far. */
  readonly stopping?: AbortSignal | undefined;
}

export const enrichmentEndpoints = ({
  enrich,
  mayEnrich,
  readEnrichment,
  baseUrl,
  stopping,
}: EnrichmentDependencies): readonly Endpoint[] => {
  const shown = (view: EnrichmentView) => {
    const body = enrichmentView(view);
    const location = `${baseUrl}/api/v1/partners/enrich/${view.enrichment.enrichmentId}`;
    return isDone(view.enrichment)
      ? ({ status: 200, body } as const)
      : ({ status: 202, body, headers: { location } } as const);
  };
  return [
    endpoint(
      enrichRoute,
      async ({ caller, body, files, scratch, headers, idempotencyKey }) => {
        const rows = await rowsOf(body, files, scratch);
        if (!rows.ok) return rows;
        const waitMs = 1000 * waitSecondsIn(headers.prefer);
        const done = await enrich({
          caller,
          rows: rows.value,
          waitMs,
          stopping,
          ...(idempotencyKey && { idempotencyKey }),
        });
        return done.ok ? shown(done.value) : done;
      },
      async ({ caller }, { resourceId }) => {
        const found = await readEnrichment({ caller, enrichmentId: EnrichmentId(resourceId) });
        return found.ok ? shown(found.value) : found;
      },
      ({ caller }) => mayEnrich(caller),
    ),
    endpoint(readRoute, async ({ caller, params }) => {
      const found = await readEnrichment({ caller, enrichmentId: EnrichmentId(params.enrichmentId) });
      return found.ok ? { status: 200, body: enrichmentView(found.value) } : found;
    }),
  ];
};

/** Reads `respond-async` and `wait` from `Prefer` (RFC 7240). Ignores other preferences. */
const waitSecondsIn = (prefer = ''): number => {
  const preferences = prefer.split(',').map((each) => each.split(';')[0]?.trim().toLowerCase() ?? '');
  const wait = preferences
    .flatMap((each) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(each)?.[1] ?? [])
    .map(Number)[0];
  if (wait !== undefined) return Math.min(wait, longestWaitSeconds);
  return preferences.includes('respond-async') ? 0 : usualWaitSeconds;
};
