import { PlatformId } from '../../../../src/domain/shared/ids.ts';
import type { EnrichmentJobStore } from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import type { EnrichmentView } from '../../enrichment/enrichment-job-store.contract.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const store =
  (break_: (real: EnrichmentJobStore) => Partial<EnrichmentJobStore>) =>
  (view: EnrichmentView): EnrichmentView => ({
    ...view,
    enrichmentJobs: { ...view.enrichmentJobs, ...break_(view.enrichmentJobs) },
  });

/** Books that warn of quotas, or charge what is left of them, in a wrong way, each with the cases that must catch it. */
export const enrichmentQuotaMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: EnrichmentView) => EnrichmentView;
}[] = [
  {
    title: 'warnings that are dropped',
    by: [
      'warns once of each figure that rows pass, and of none that they do not',
      'charges what is left of the day when that is requested, and warns once',
    ],
    of: store((real) => ({
      open: ({ quota: { warnings: _, ...quota }, ...opening }) =>
        real.open({ ...opening, quota: { ...quota, warnings: [] } }),
      settle: (id, { charge, ...row }, lease) => {
        if (!charge) return real.settle(id, row, lease);
        const { warnings: _, ...seconds } = charge.seconds;
        return real.settle(
          id,
          { ...row, charge: { ...charge, seconds: { ...seconds, warnings: [] } } },
          lease,
        );
      },
    })),
  },
  {
    title: 'seconds that are never capped',
    by: [
      'charges what is left of the day when that is requested, and warns once',
      'charges no more than what is left, however many rows are capped concurrently',
    ],
    of: store((real) => ({
      settle: (id, { charge, ...row }, lease) => {
        if (!charge) return real.settle(id, row, lease);
        const seconds = { ...charge.seconds, capped: false };
        return real.settle(
          id,
          { ...row, charge: { ...charge, seconds: { ...seconds, warnings: [] } } },
          lease,
        );
      },
    })),
  },
  {
    title: 'a cap by a count that is read first',
    by: ['charges no more than what is left, however many rows are capped concurrently'],
    of: store((real) => ({
      settle: async (id, { charge, ...row }, lease) => {
        if (!charge?.seconds.capped) return real.settle(id, { ...row, ...(charge && { charge }) }, lease);
        const { day, limit, count } = charge.seconds;
        const platformId = (await real.find(id))?.platformId ?? PlatformId('');
        const left = Math.max(0, (limit ?? Infinity) - (await real.secondsOn(platformId, day)));
        await slow();
        const seconds = { ...charge.seconds, capped: false, limit: null, count: Math.min(count, left) };
        return real.settle(
          id,
          { ...row, charge: { ...charge, seconds: { ...seconds, warnings: [] } } },
          lease,
        );
      },
    })),
  },
];
