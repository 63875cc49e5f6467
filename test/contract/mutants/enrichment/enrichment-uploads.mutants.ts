import { uploadBytesOf } from '../../../../src/domain/enrichment/enrichment.ts';
import type { EnrichmentJobStore } from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import type { EnrichmentView } from '../../enrichment/enrichment-job-store.contract.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));
const boundless = { ofPlatform: Number.MAX_SAFE_INTEGER, inAll: Number.MAX_SAFE_INTEGER };

const opening =
  (break_: (real: EnrichmentJobStore) => EnrichmentJobStore['open']) =>
  (view: EnrichmentView): EnrichmentView => ({
    ...view,
    enrichmentJobs: { ...view.enrichmentJobs, open: break_(view.enrichmentJobs) },
  });

/** Stores of enrichment jobs that hold uploads to no bound, or to a wrong one. */
export const enrichmentUploadMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: EnrichmentView) => EnrichmentView;
}[] = [
  {
    title: 'uploads of a platform without a bound',
    by: ['accepts uploads of a platform that just fit, and stores nothing beyond that'],
    of: opening((real) => (requested) => {
      const uploads = { ...requested.uploads, ofPlatform: Number.MAX_SAFE_INTEGER };
      return real.open({ ...requested, uploads });
    }),
  },
  {
    title: 'uploads of all platforms without a bound',
    by: ['accepts uploads of all platforms that just fit, and stores nothing beyond that'],
    of: opening((real) => (requested) => {
      const uploads = { ...requested.uploads, inAll: Number.MAX_SAFE_INTEGER };
      return real.open({ ...requested, uploads });
    }),
  },
  {
    title: 'uploads that are counted permanently',
    by: [
      'counts the uploads of a request until its last row is done',
      'no longer counts the uploads of a deleted request',
    ],
    of: opening((real) => {
      let sum = 0;
      return async (requested) => {
        const bytes = uploadBytesOf(requested.enrichment);
        if (bytes > 0 && sum + bytes > requested.uploads.ofPlatform) return 'platform-uploads-full';
        const outcome = await real.open(requested);
        if (outcome === 'opened') sum += bytes;
        return outcome;
      };
    }),
  },
  {
    title: 'no request accepted while too much waits',
    by: ['accepts a request without uploads, however many wait'],
    of: opening((real) => {
      let sum = 0;
      return async (requested) => {
        if (sum >= requested.uploads.inAll) return 'uploads-full';
        sum += uploadBytesOf(requested.enrichment);
        return real.open(requested);
      };
    }),
  },
  {
    title: 'a check of what waits first and a write later',
    by: ['accepts as many of twenty concurrent callers of a platform as their uploads fit'],
    of: opening((real) => {
      let sum = 0;
      return async (requested) => {
        const bytes = uploadBytesOf(requested.enrichment);
        if (sum + bytes > requested.uploads.ofPlatform) return 'platform-uploads-full';
        await slow();
        sum += bytes;
        return real.open({ ...requested, uploads: boundless });
      };
    }),
  },
];
