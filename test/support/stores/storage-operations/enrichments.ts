import { uploadBounds } from '../../../../src/domain/enrichment/enrichment.ts';
import { noon, platformId } from '../../builders/builders.ts';
import { anAnalyzed, anEnrichment, enrichmentId } from '../../builders/sound-builders.ts';
import { day, mark, outcomeOf, type Operation, type Stored } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const lease = (token: string) => ({ token, now: noon, until: noon + 60_000, maxOfPlatform: 3 });
const opened = ({ enrichmentJobs }: Stored, n: number, rows: number, limit: number | null = null) =>
  enrichmentJobs.open({
    enrichment: anEnrichment({}, n, rows),
    quota: { day, limit, warnings: [] },
    uploads: uploadBounds,
    effects: noEffects,
  });
const settled = ({ enrichmentJobs }: Stored, n: number, place: number) =>
  enrichmentJobs.settle(enrichmentId(n), { place, outcome: anAnalyzed(place) }, lease(`claimer-${n}`));
const claimed = ({ enrichmentJobs }: Stored, n: number) => enrichmentJobs.claim(lease(`claimer-${n}`));

export const enrichmentOperations: readonly Operation[] = [
  { name: 'claim a request for enrichment where none waits', run: (stored) => claimed(stored, 0) },
  { name: 'open a request of one row', run: (stored) => opened(stored, 1, 1) },
  {
    name: 'open a request of a hundred rows under an idempotency key',
    ready: ({ idempotencyStore }) => idempotencyStore.begin(mark('enrich')),
    run: ({ enrichmentJobs }) =>
      enrichmentJobs.open({
        enrichment: anEnrichment({}, 2, 100),
        quota: { day, limit: 1_000, warnings: [] },
        uploads: uploadBounds,
        effects: effectsOf({ idempotency: outcomeOf('enrich', enrichmentId(2)) }),
      }),
  },
  { name: 'open a request over the quota', run: (stored) => opened(stored, 3, 100, 150) },
  { name: 'find a request', run: ({ enrichmentJobs }) => enrichmentJobs.find(enrichmentId(2)) },
  { name: 'claim a request', run: (stored) => claimed(stored, 1) },
  { name: 'settle the last row of a request', run: (stored) => settled(stored, 1, 0) },
  {
    name: 'settle a row of a hundred',
    ready: (stored) => claimed(stored, 2),
    run: (stored) => settled(stored, 2, 50),
  },
  {
    name: 'renew the lease of a request',
    run: ({ enrichmentJobs }) => enrichmentJobs.renew(enrichmentId(2), lease('claimer-2')),
  },
  {
    name: 'release a request',
    run: ({ enrichmentJobs }) => enrichmentJobs.release(enrichmentId(2), 'claimer-2', noon),
  },
  { name: 'count the rows of a day', run: ({ enrichmentJobs }) => enrichmentJobs.rowsOn(platformId(), day) },
  {
    name: 'count the seconds of a day',
    run: ({ enrichmentJobs }) => enrichmentJobs.secondsOn(platformId(), day),
  },
  {
    name: 'delete expired requests',
    run: ({ enrichmentJobs }) => enrichmentJobs.deleteExpired(noon + 2 * 86_400_000, 100),
  },
];
