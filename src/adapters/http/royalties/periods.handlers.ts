import { exactText } from '../../../domain/royalties/amounts.ts';
import { isClosed } from '../../../domain/royalties/closing.ts';
import { closableFrom } from '../../../domain/royalties/period.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { PeriodId } from '../../../domain/shared/ids.ts';
import type { StorageDeadline } from '../../../ports/driven/storage/storage-deadline.ts';
import type { KnownPeriod, PeriodPreview, Royalties } from '../../../ports/driving/royalties/royalties.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './periods.contract.ts';

const periodView = ({ period, record }: KnownPeriod) => {
  const { periodId, month, currency, mode } = period;
  const status = record === undefined ? 'open' : isClosed(record) ? 'closed' : 'closing';
  const closed = isClosed(record) ? record.close : undefined;
  return {
    ...({ periodId, month, currency, mode, status, closableFrom: closableFrom(period) } as const),
    ...(record && {
      proposal: {
        ...{ hash: record.proposal.hash, proposedBy: record.proposal.by },
        proposedAt: timestamp(record.proposal.at),
      },
    }),
    ...(closed && {
      close: {
        ...{ closedBy: closed.by, closedAt: timestamp(closed.at) },
        ...{ totals: closed.totals, statements: closed.statements, root: closed.root },
      },
    }),
  };
};

const previewView = ({ period, record, largestParties, largestPlatforms, ...preview }: PeriodPreview) => ({
  ...preview,
  period: periodView({ period, ...(record && { record }) }),
  largestParties: largestParties.map(({ exact, ...party }) => ({ ...party, exact: exactText(exact) })),
  largestPlatforms: [...largestPlatforms],
});

export const periodEndpoints = ({
  listPeriods,
  previewPeriod,
  proposeClose,
  confirmClose,
  storageDeadline,
}: Royalties & { readonly storageDeadline: Pick<StorageDeadline, 'apart'> }): readonly Endpoint[] => [
  endpoint(routes.listRoyaltyPeriods, async () => {
    const found = await listPeriods();
    return found.ok ? { status: 200, body: { data: found.value.map(periodView) } } : found;
  }),

  endpoint(routes.closePeriod, async ({ caller, params, body }) => {
    const periodId = PeriodId(params.periodId);
    // A month with many plays takes longer than the storage calls of any other request may.
    if ('dryRun' in body) {
      const preview = await storageDeadline.apart(() => previewPeriod({ periodId }));
      return preview.ok ? { status: 200, body: previewView(preview.value) } : preview;
    }
    if ('propose' in body) {
      const closing = { caller, periodId, hash: body.propose };
      const proposed = await storageDeadline.apart(() => proposeClose(closing));
      return proposed.ok ? { status: 202, body: periodView(proposed.value) } : proposed;
    }
    const closed = await storageDeadline.apart(() => confirmClose({ caller, periodId, hash: body.confirm }));
    return closed.ok ? { status: 201, body: periodView(closed.value) } : closed;
  }),
];
