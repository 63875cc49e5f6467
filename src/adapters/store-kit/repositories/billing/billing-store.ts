import type { BillingAccount } from '../../../../domain/billing/account.ts';
import type { InvoiceEntry } from '../../../../domain/billing/invoice-list.ts';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import type { BillingContext } from '../../../../domain/billing/subscription.ts';
import type {
  BillingStore,
  BillingCommit,
  BillingCommitted,
  BillingRecord,
  CheckoutOpening,
} from '../../../../ports/driven/billing/billing-store.ts';
import type { OriginEnded } from '../../../../ports/driven/platforms/origin-guard.ts';
import {
  billingAccounts,
  checkouts,
  invoiceReference,
  invoices,
  paymentEvents,
} from '../../collections/billing.ts';
import { platforms } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insert, page, program, remove, replace, type Steps } from '../../program.ts';
import { book } from '../ledger/booking.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { platformLock } from '../shared/locks.ts';
import { originHolds } from '../shared/origin.ts';
import { walk } from '../shared/index-walk.ts';
import { put } from '../shared/put.ts';
import { listOfInvoices } from './invoice-list.ts';

/** Writes the account: the first of its platform, or in place of the one on which the decision was based. */
const keep = (account: BillingAccount, before: BillingAccount | undefined) =>
  before ? replace(billingAccounts, account) : insert(billingAccounts, account);

const versionOf = (account: BillingAccount | undefined): number | 'absent' => account?.version ?? 'absent';

const open = program<CheckoutOpening, 'opened' | 'guard-failed' | OriginEnded>(
  'billing-store.open',
  ({ checkout, effects }) => [platformLock(checkout.platformId), ...locksOf(effects)],
  function* ({ checkout, account, guards, effects }) {
    const [before, stored] = yield* all(
      get(billingAccounts, account.platformId),
      get(checkouts, checkout.checkoutId),
    );
    // An attempt with an unknown outcome has committed it.
    if (stored?.createdAt === checkout.createdAt && stored.platformId === checkout.platformId)
      return 'opened';
    if (versionOf(before) !== guards.account) return 'guard-failed';
    if (!(yield* originHolds(checkout.platformId, guards.origin))) return 'origin-ended';
    yield* all(keep(account, before), insert(checkouts, checkout));
    yield* conclude(effects);
    return 'opened';
  },
);

function* list(platformId: PlatformId, entries: readonly InvoiceEntry[]): Steps<void> {
  for (const { invoiceId, invoice } of entries) {
    if (invoice) yield* put(invoices, { platformId, invoice });
    else yield* all(remove(invoices, [invoiceReference(platformId, invoiceId)]));
  }
}

const commit = program<BillingCommit, BillingCommitted>(
  'billing-store.commit',
  ({ account, effects }) => [platformLock(account.platformId), ...locksOf(effects)],
  function* ({ event, account, invoices: entries = [], bookings = [], platform, effects, guards }) {
    const { platformId } = account;
    const [before, kept, known] = yield* all(
      get(billingAccounts, platformId),
      get(platforms, platformId),
      ...(event ? ([get(paymentEvents, event.provider, event.providerEventId)] as const) : []),
    );
    if (known) return 'duplicate';
    if (versionOf(before) !== guards.account || kept?.platform.version !== guards.platform)
      return 'guard-failed';
    yield* all(
      keep(account, before),
      ...(event ? [insert(paymentEvents, { platformId, event })] : []),
      ...(platform ? [replace(platforms, { ...kept, platform })] : []),
    );
    yield* list(platformId, entries);
    yield* book(bookings);
    yield* conclude(effects);
    return 'committed';
  },
);

export const billingStorePrograms = [open, commit];

const { due, unlisted, bySettlement } = billingAccounts.indexes;

/**
 * Returns accounts that were settled for another provider: for each provider in order, found by one index
 * search.
 */
const settledElsewhere = async (
  kernel: Kernel,
  { now, provider }: BillingContext,
  limit: number,
): Promise<readonly BillingAccount[]> => {
  const found: BillingAccount[] = [];
  for (let last: string | undefined; found.length < limit;) {
    const [next] = await kernel.read(
      page(bySettlement, { limit: 1, ...(last !== undefined && { after: [last] }) }),
    );
    if (next?.settledFor === undefined) return found;
    last = next.settledFor;
    if (last === provider) continue;
    const some = await walk(
      kernel,
      bySettlement,
      { equal: [last], limit: limit - found.length },
      ({ platformId }) => [platformId],
      { wanted: ({ nextDue = Infinity }) => nextDue > now },
    );
    found.push(...some);
  }
  return found;
};

const recordOf = async (kernel: Kernel, platformId: PlatformId): Promise<BillingRecord> => {
  // It is read first, because later reads can only be newer, and then the guard fails.
  const account = await kernel.read(get(billingAccounts, platformId));
  const everything = { equal: [platformId], limit: Infinity };
  const [offers, events] = await Promise.all([
    walk(kernel, checkouts.indexes.ofPlatform, { ...everything, descending: true }, ({ checkoutId }) => [
      checkoutId,
    ]),
    walk(kernel, paymentEvents.indexes.ofPlatform, everything, ({ event }) => [
      event.provider,
      event.providerEventId,
    ]),
  ]);
  return { ...(account && { account }), checkouts: offers, events: events.map(({ event }) => event) };
};

export const billingStore = (kernel: Kernel): BillingStore => ({
  open: (opening) => kernel.run(open, opening),
  commit: (change) => kernel.run(commit, change),
  find: (id) => kernel.read(get(checkouts, id)),
  record: (platformId) => recordOf(kernel, platformId),
  platforms: async ({ limit, after }) => {
    const range = { limit, ...(after !== undefined && { after: [after] }) };
    return (await kernel.read(page(billingAccounts.indexes.key, range))).map(({ platformId }) => platformId);
  },
  listInvoices: (filter, request) => listOfInvoices(kernel, filter, request),
  due: async (context, limit) => {
    const found = await kernel.read(page(due, { until: context.now, limit }));
    const older = await kernel.read(page(unlisted, { limit }));
    const others = await settledElsewhere(kernel, context, limit);
    return [...new Set([...found, ...older, ...others].map(({ platformId }) => platformId))].slice(0, limit);
  },
});
