import { closableFrom, type Period } from '../../../domain/royalties/period.ts';
import { exactText } from '../../../domain/royalties/amounts.ts';
import { PeriodId } from '../../../domain/shared/ids.ts';
import type { StorageDeadline } from '../../../ports/driven/storage/storage-deadline.ts';
import type { PeriodPreview, Royalties } from '../../../ports/driving/royalties/royalties.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './periods.contract.ts';

const periodView = (period: Period) => {
  const { periodId, month, currency, mode } = period;
  return { periodId, month, currency, mode, status: 'open', closableFrom: closableFrom(period) } as const;
};

const previewView = ({ period, largestParties, largestPlatforms, ...preview }: PeriodPreview) => ({
  ...preview,
  period: periodView(period),
  largestParties: largestParties.map(({ exact, ...party }) => ({ ...party, exact: exactText(exact) })),
  largestPlatforms: [...largestPlatforms],
});

export const periodEndpoints = ({
  listPeriods,
  previewPeriod,
  storageDeadline,
}: Royalties & { readonly storageDeadline: Pick<StorageDeadline, 'apart'> }): readonly Endpoint[] => [
  endpoint(routes.listRoyaltyPeriods, async () => {
    const found = await listPeriods();
    return found.ok ? { status: 200, body: { data: found.value.map(periodView) } } : found;
  }),

  endpoint(routes.closePeriod, async ({ params: { periodId } }) => {
    // A month with many plays takes longer than the storage calls of any other request may.
    const preview = await storageDeadline.apart(() => previewPeriod({ periodId: PeriodId(periodId) }));
    return preview.ok ? { status: 200, body: previewView(preview.value) } : preview;
  }),
];
