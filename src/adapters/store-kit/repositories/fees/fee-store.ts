import { spentOf, type Fee, type FeeTotal } from '../../../../domain/fees/fee.ts';
import { matchesFee, type FeeFilter } from '../../../../domain/fees/fee-list.ts';
import type { Month } from '../../../../domain/shared/calendar.ts';
import { PlatformId } from '../../../../domain/shared/ids.ts';
import type { FeeStore } from '../../../../ports/driven/fees/fee-store.ts';
import type { CountRow } from '../../collection.ts';
import { feeAccounts, feeMonths, licenseFees } from '../../collections/ledger/fees.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';
import { listed, type Walk } from '../shared/list-walk.ts';
import { changeInvoice } from './invoice-changes.ts';
import { invoice, issuedIn } from './invoicing.ts';

const { byTime, ofPlatform, ofAccount, ofLicense } = licenseFees.indexes;

/** Returns the index that leaves the fewest fees to examine. */
const wayTo = ({
  licenseId,
  platformId,
  mode,
  currency,
}: FeeFilter): Pick<Walk<Fee>, 'index'> & { readonly equal: readonly string[] } => {
  if (licenseId !== undefined) return { index: ofLicense, equal: [licenseId] };
  if (platformId === undefined) return { index: byTime, equal: [] };
  return mode === undefined || currency === undefined
    ? { index: ofPlatform, equal: [platformId] }
    : { index: ofAccount, equal: [platformId, mode, currency] };
};

/** Reads the row of a counter as a total. */
export const feeTotalOf = ({
  platformId,
  month,
  currency,
  accrued,
  credited,
}: CountRow<'accrued' | 'credited'>): FeeTotal => ({
  platformId: PlatformId(String(platformId)),
  ...{ month: String(month), currency: String(currency), accrued, credited },
});

export const spentIn = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
  currency: string,
): Promise<number> => {
  const equal = [platformId, month, currency];
  const [total] = await kernel.read(page(feeMonths.indexes.key, { equal, limit: 1 }));
  return total ? spentOf(feeTotalOf(total)) : 0;
};

export const feeStorePrograms = [invoice, changeInvoice];

export const feeStore = (kernel: Kernel): FeeStore => ({
  list: (filter, request) => {
    const { index, equal } = wayTo(filter);
    const { since: from, until } = filter;
    const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    return listed(
      kernel,
      {
        index,
        range: { equal, descending: true, ...bounds },
        wanted: (fee) => matchesFee(filter, fee),
        placeOf: ({ at, feeId: id }) => ({ at, id }),
      },
      request,
    );
  },
  ofLicense: (licenseId) =>
    walk(kernel, ofLicense, { equal: [licenseId], limit: Infinity }, ({ at, feeId }) => [at, feeId]),
  due: (now, { limit, after }) =>
    kernel.read(
      page(feeAccounts.indexes.due, {
        ...{ until: now, limit },
        ...(after && { after: [after.nextDue ?? 0, after.platformId, after.mode, after.currency] }),
      }),
    ),
  account: ({ platformId, mode, currency }) => kernel.read(get(feeAccounts, platformId, mode, currency)),
  issuedIn: (series) => issuedIn(kernel, series),
  invoice: (invoicing) => kernel.run(invoice, invoicing),
  changeInvoice: (change) => kernel.run(changeInvoice, change),
});
