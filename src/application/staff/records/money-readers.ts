import { isClosed } from '../../../domain/royalties/closing.ts';
import {
  AccountId,
  InvoiceId,
  PayoutId,
  PayoutRunId,
  PeriodId,
  StatementId,
} from '../../../domain/shared/ids.ts';
import { statusOfPayout } from '../../../domain/payouts/payout-run.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { BillingStore } from '../../../ports/driven/billing/billing-store.ts';
import type { PayoutStore } from '../../../ports/driven/payouts/payout-store.ts';
import type { PeriodStore } from '../../../ports/driven/royalties/period-store.ts';
import type { SearchHit } from '../../../ports/driving/provisioning.ts';
import { namesOf } from '../../payouts/payee-facts.ts';
import { knownPeriod, type PeriodDependencies } from '../../royalties/known-periods.ts';

type Found = Omit<SearchHit, 'kind' | 'id'>;

/** Readers by kind. Each returns the records with an ID: a summary, and the platform, track or run that each belongs to. */
export type Readers = Partial<
  Record<SearchHit['kind'], (id: string) => Promise<Found | readonly Found[] | undefined>>
>;

export interface MoneyDependencies extends PeriodDependencies {
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly periodStore: Pick<PeriodStore, 'list' | 'findStatement'>;
  readonly payoutStore: Pick<PayoutStore, 'findRun' | 'findPayout'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
}

/** Invoices of several platforms can have the same ID, because they are IDs of payment providers. */
const maxInvoices = 10;

const payoutReaders = ({
  payoutStore,
  artistStore,
}: Pick<MoneyDependencies, 'payoutStore' | 'artistStore'>): Readers => ({
  account: async (id) => {
    const accountId = AccountId(id);
    const name = (await namesOf(artistStore, [accountId])).get(accountId);
    return name === undefined ? undefined : { summary: name };
  },
  payout_run: async (id) => {
    const run = await payoutStore.findRun(PayoutRunId(id));
    return run && { summary: `${run.executionDate}, ${run.currency} (${run.status})` };
  },
  payout: async (id) => {
    const payout = await payoutStore.findPayout(PayoutId(id));
    const run = payout && (await payoutStore.findRun(payout.runId));
    if (!run) return undefined;
    const { accountId, runId } = payout;
    return { summary: `${statusOfPayout(payout, run)}, to ${accountId} in ${runId}`, runId };
  },
});

/** Summaries of invoices, periods, statements and payouts have no amounts, because every role can read them. */
export const moneyReaders = ({ billing, ...dependencies }: MoneyDependencies): Readers => ({
  ...payoutReaders(dependencies),
  invoice: async (id) => {
    const { items } = await billing.listInvoices({ invoiceId: InvoiceId(id) }, { limit: maxInvoices });
    return items.map(({ invoice: { status }, platformId }) => ({
      summary: `${status}, of ${platformId}`,
      platformId,
    }));
  },
  period: async (id) => {
    const known = await knownPeriod(dependencies, PeriodId(id));
    if (!known.ok) return undefined;
    const { period, record } = known.value;
    const { month, currency, mode } = period;
    const status = record === undefined ? 'open' : isClosed(record) ? 'closed' : 'closing';
    return { summary: `${month}, ${currency}, ${mode} (${status})` };
  },
  statement: async (id) => {
    const found = await dependencies.periodStore.findStatement(StatementId(id));
    if (!found) return undefined;
    const { month, currency, mode, partyId } = found.file.statement;
    return { summary: `${month}, ${currency}, ${mode}, for ${partyId}` };
  },
});
