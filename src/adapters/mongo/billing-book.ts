import type { BillingAccount } from '../../domain/billing/account.ts';
import type { Checkout } from '../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { CheckoutId, PlatformId } from '../../domain/shared/ids.ts';
import type {
  BillingBook,
  BillingCommit,
  BillingCommitted,
  BillingRecord,
  CheckoutOpening,
} from '../../ports/driven/billing-book.ts';
import { note } from './audit-log.ts';
import { post } from './mail-queue.ts';
import { isDuplicateKey } from './outage.ts';
import { change as changePlatform, type PlatformDocument } from './platform-registry.ts';
import { complete } from './receipt-book.ts';
import type { RegistryCopies } from './registry-copies.ts';
import type { ClientSession, Store } from './store.ts';
import { undone } from './transaction.ts';

export interface AccountDocument {
  readonly _id: PlatformId;
  readonly version: number;
  readonly account: BillingAccount;
  readonly nextDue?: Instant;
}

export interface CheckoutDocument {
  readonly _id: CheckoutId;
  readonly platformId: PlatformId;
  readonly checkout: Checkout;
}

export interface PaymentEventDocument {
  readonly _id: string;
  readonly platformId: PlatformId;
  readonly event: PaymentEvent;
}

export const toAccountDocument = (account: BillingAccount): AccountDocument => ({
  _id: account.platformId,
  version: account.version,
  account,
  ...(account.nextDue !== undefined && { nextDue: account.nextDue }),
});

export const toCheckoutDocument = (checkout: Checkout): CheckoutDocument => ({
  _id: checkout.checkoutId,
  platformId: checkout.platformId,
  checkout,
});

const nameOf = ({ provider, providerEventId }: PaymentEvent): string => `${provider}/${providerEventId}`;

export const toPaymentEventDocument = (
  event: PaymentEvent,
  platformId: PlatformId,
): PaymentEventDocument => ({ _id: nameOf(event), platformId, event });

const accountsOf = (store: Store) => store.collection<AccountDocument>('billing_accounts');
const checkoutsOf = (store: Store) => store.collection<CheckoutDocument>('checkouts');
const eventsOf = (store: Store) => store.collection<PaymentEventDocument>('payment_events');

/** Whether it was still as it was decided on; where there was none, another one is a duplicate. */
const keepAccount = async (
  store: Store,
  session: ClientSession,
  account: BillingAccount,
  before: number | 'absent',
): Promise<boolean> => {
  const { _id, ...rest } = toAccountDocument(account);
  if (before === 'absent') {
    await accountsOf(store).insertOne({ _id, ...rest }, { session });
    return true;
  }
  const kept = await accountsOf(store).replaceOne({ _id, version: before }, rest, { session });
  return kept.matchedCount === 1;
};

const open = (store: Store, { checkout, account, guards, receipt }: CheckoutOpening) =>
  store.commit<'opened' | 'guard-failed'>(async (session) => {
    if (!(await keepAccount(store, session, account, guards.account))) return 'guard-failed';
    await checkoutsOf(store).insertOne(toCheckoutDocument(checkout), { session });
    await complete(store, session, receipt);
    return 'opened';
  });

/** Changes the platform, or finds it as it was; false where it has moved on. */
const settlePlatform = async (
  store: Store,
  session: ClientSession,
  { account: { platformId: _id }, platform, guards: { platform: version } }: BillingCommit,
): Promise<boolean> => {
  if (platform) {
    return (await changePlatform(store, session, { platform, guards: { version } })) === 'changed';
  }
  const only = { session, projection: { _id: 1 } };
  return (await store.collection<PlatformDocument>('platforms').findOne({ _id, version }, only)) !== null;
};

const commit = (store: Store, settled: BillingCommit) =>
  store.commit<BillingCommitted>(async (session) => {
    const { event, account, audit, mails, guards } = settled;
    if (event) {
      const told = toPaymentEventDocument(event, account.platformId);
      await eventsOf(store).insertOne(told, { session });
    }
    const isKept = await keepAccount(store, session, account, guards.account);
    if (!isKept || !(await settlePlatform(store, session, settled))) {
      return undone<BillingCommitted>('guard-failed');
    }
    if (audit) await note(store, session, audit);
    await post(store, session, mails);
    return 'committed';
  });

const recordOf = async (store: Store, platformId: PlatformId): Promise<BillingRecord> => {
  // First: what is read after it can only be newer, and then the guard fails.
  const account = await accountsOf(store).findOne({ _id: platformId });
  const [checkouts, events] = await Promise.all([
    checkoutsOf(store).find({ platformId }).sort({ _id: -1 }).toArray(),
    eventsOf(store).find({ platformId }).sort({ _id: 1 }).toArray(),
  ]);
  return {
    ...(account && { account: account.account }),
    checkouts: checkouts.map(({ checkout }) => checkout),
    events: events.map(({ event }) => event),
  };
};

export const mongoBillingBook = (
  store: Store,
  { lookAgain }: Pick<RegistryCopies, 'lookAgain'>,
): BillingBook => {
  /** Whoever changed the platform, or was told that it has moved on, has to see it as it is. */
  const thenLookAgain = async <Outcome>(work: Promise<Outcome>): Promise<Outcome> => {
    try {
      return await work;
    } finally {
      lookAgain();
    }
  };
  const orTaken = async <Outcome, Known extends Outcome>(
    work: () => Promise<Outcome>,
    inTheWay: () => Promise<Known | undefined>,
  ): Promise<Outcome> => {
    try {
      return await work();
    } catch (error) {
      const outcome = isDuplicateKey(error) ? await inTheWay() : undefined;
      if (outcome !== undefined) return outcome;
      throw error;
    }
  };
  /** Of two that begin an account one does. */
  const begunByNow = ({ account, guards }: Pick<CheckoutOpening, 'account' | 'guards'>) =>
    store.ask(async () => {
      if (guards.account !== 'absent') return undefined;
      return (await accountsOf(store).findOne({ _id: account.platformId })) ? 'guard-failed' : undefined;
    });
  const heardByNow = ({ event }: BillingCommit) =>
    store.ask(async () => {
      const _id = event && nameOf(event);
      return _id !== undefined && (await eventsOf(store).findOne({ _id })) ? 'heard-before' : undefined;
    });
  const commitOnce = (change: BillingCommit) =>
    orTaken(
      () => commit(store, change),
      async () => (await heardByNow(change)) ?? begunByNow(change),
    );
  return {
    open: (opening) =>
      store.inTurn(`billing ${opening.checkout.platformId}`, () =>
        orTaken(
          () => open(store, opening),
          () => begunByNow(opening),
        ),
      ),
    commit: (change) =>
      // Changes of platforms count up one revision: within this process they wait for each other.
      thenLookAgain(
        store.inTurn(change.platform ? 'registry' : `billing ${change.account.platformId}`, () =>
          commitOnce(change),
        ),
      ),
    find: (id) => store.ask(async () => (await checkoutsOf(store).findOne({ _id: id }))?.checkout),
    record: (platformId) => store.ask(() => recordOf(store, platformId)),
    due: ({ now, provider }, limit) =>
      store.ask(async () => {
        const only = { projection: { _id: 1 } };
        const due = accountsOf(store)
          .find({ nextDue: { $lte: now } }, only)
          .sort({ nextDue: 1, _id: 1 })
          .limit(limit);
        const found = (await due.toArray()).map(({ _id }) => _id);
        if (found.length === limit) return found;
        // No index leads to what is unlike something: to what is before it, and to what is behind.
        const sides = [{ $lt: provider }, { $gt: provider }];
        const others = accountsOf(store)
          .find({ _id: { $nin: found }, $or: sides.map((side) => ({ 'account.settledFor': side })) }, only)
          .sort({ 'account.settledFor': 1, _id: 1 })
          .limit(limit - found.length);
        return [...found, ...(await others.toArray()).map(({ _id }) => _id)];
      }),
  };
};
