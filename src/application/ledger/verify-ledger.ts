import type { Fee } from '../../domain/fees/fee.ts';
import { numberDifferences, seriesIn } from '../../domain/ledger/fee-invoice-numbers.ts';
import {
  feeInvoiceDifferences,
  lostInvoiceDifferences,
  type IssuedFeeInvoice,
} from '../../domain/ledger/fee-invoice-verification.ts';
import { feeDifferences } from '../../domain/ledger/fee-verification.ts';
import { feePaymentDifferences } from '../../domain/ledger/fee-payment-verification.ts';
import { totalsIn } from '../../domain/ledger/totals.ts';
import type { LedgerTransaction } from '../../domain/ledger/transaction.ts';
import {
  clearedAt,
  invoiceDifferences,
  providerDifferences,
  totalDifferences,
  unbalanced,
  type LedgerDifference,
} from '../../domain/ledger/verification.ts';
import { monthOf } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { VerifyLedger } from '../../ports/driving/ledger/ledger.ts';
import { keyedPagesFrom, pagesFrom, type From } from '../shared/pages-from.ts';
import { allFeeInvoices, allFees, verifyFeeAccounts, type FeeReading } from './verify-fee-accounts.ts';
import { allRuns, verifyPayouts, type PayoutReading } from './verify-payouts.ts';
import { eventsOf } from '../../domain/billing/payment-event.ts';

interface Dependencies {
  readonly ledgerStore: LedgerStore;
  readonly feeStore: FeeReading;
  readonly payoutStore: PayoutReading;
  readonly billing: Pick<BillingStore, 'platforms' | 'record' | 'listInvoices'>;
  readonly paymentProvider: Pick<PaymentProvider, 'provider' | 'listPayments'>;
  readonly clock: Clock;
}

const pageSize = 1_000;
/** How long the message of a payment may be on the way. */
const underWayMs = 3_600_000;
/** How often a platform is compared again, because a payment may arrive between two reads. */
const attempts = 3;

const allTransactions = async (
  ledgerStore: LedgerStore,
  read: (transactions: number) => void,
): Promise<readonly LedgerTransaction[]> => {
  const found: LedgerTransaction[] = [];
  const pages = pagesFrom((from: From<ListPlace>) => ledgerStore.list({}, { limit: pageSize, ...from }));
  for await (const { items } of pages) {
    found.push(...items);
    read(found.length);
  }
  return found;
};

/** Returns how many fee invoices were issued in each series. */
const countedIn = async ({ feeStore, clock }: Dependencies, invoices: readonly IssuedFeeInvoice[]) => {
  const counted = new Map<string, number>();
  for (const series of seriesIn(invoices, clock.now())) counted.set(series, await feeStore.issuedIn(series));
  return counted;
};

/** Compares fee invoices, their payments and the fee accounts. `before` was read before the transactions. */
const compareFees = async (
  dependencies: Dependencies,
  { before, fees }: { readonly before: readonly IssuedFeeInvoice[]; readonly fees: readonly Fee[] },
  transactions: readonly LedgerTransaction[],
): Promise<readonly LedgerDifference[]> => {
  const counted = await countedIn(dependencies, before);
  const after = await allFeeInvoices(dependencies.billing);
  const read = { fees, invoices: after };
  return [
    ...feeInvoiceDifferences(before, fees, transactions),
    ...lostInvoiceDifferences(after, transactions),
    ...numberDifferences(counted, { before, after }),
    ...feePaymentDifferences({ before, after }, transactions),
    ...(await verifyFeeAccounts(dependencies, read, monthOf(dependencies.clock.now()))),
  ];
};

const comparePlatform = async ({ billing, ledgerStore }: Dependencies, platformId: PlatformId) => {
  for (let attempt = 1; ; attempt++) {
    const { checkouts, events } = await billing.record(platformId);
    const booked = await ledgerStore.ofPlatform(platformId);
    const differences = invoiceDifferences(platformId, eventsOf(checkouts, events), booked);
    if (differences.length === 0 || attempt === attempts) return differences;
  }
};

export const verifyLedger =
  (dependencies: Dependencies): VerifyLedger =>
  async ({ onProgress = () => undefined }) => {
    const { ledgerStore, feeStore, payoutStore, billing, paymentProvider, clock } = dependencies;
    const sofar = { transactions: 0, platforms: 0 };
    const settled = clock.now() - underWayMs;
    const invoices = await allFeeInvoices(billing);
    const runs = await allRuns(payoutStore);
    const feesBefore = await allFees(feeStore);
    const before = await ledgerStore.totals();
    const transactions = await allTransactions(ledgerStore, (read) => {
      sofar.transactions = read;
      onProgress(sofar);
    });
    const totals = totalDifferences(before, totalsIn(transactions), await ledgerStore.totals());
    const fees = { before: feesBefore, after: await allFees(feeStore) };
    const differences = [
      ...unbalanced(transactions),
      ...totals,
      ...feeDifferences(fees, transactions),
      ...(await compareFees(dependencies, { before: invoices, fees: fees.after }, transactions)),
      ...(await verifyPayouts(dependencies, runs, transactions)),
    ];
    const platforms = keyedPagesFrom(
      (from: From<PlatformId>) => billing.platforms({ limit: pageSize, ...from }),
      (platformId) => platformId,
    );
    for await (const page of platforms)
      for (const platformId of page) {
        differences.push(...(await comparePlatform(dependencies, platformId)));
        sofar.platforms += 1;
        onProgress(sofar);
      }
    const payments = await paymentProvider.listPayments?.();
    const cleared = clearedAt(paymentProvider.provider, transactions);
    if (payments) differences.push(...providerDifferences(cleared, payments, settled));
    return ok({ ...sofar, payments: payments?.length ?? null, differences });
  };
