import type { BillingAccount } from '../../domain/billing/account.ts';
import type { Checkout } from '../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import { PlatformId } from '../../domain/shared/ids.ts';
import type {
  BillingBook,
  BillingCommit,
  BillingCommitted,
  CheckoutOpening,
} from '../../ports/driven/billing-book.ts';
import { note } from './audit-log.ts';
import { command, undone } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { platformVersionOf } from './license-steps.ts';
import { post } from './mail-queue.ts';
import { change } from './platform-registry.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';

export const accountIn = (row: Row): BillingAccount => JSON.parse(String(row['doc'])) as BillingAccount;
export const checkoutIn = (row: Row): Checkout => JSON.parse(String(row['doc'])) as Checkout;
export const paymentEventIn = (row: Row): PaymentEvent => JSON.parse(String(row['doc'])) as PaymentEvent;

/** Whether it was still as it was decided on. */
const keepAccount = (db: Connection, account: BillingAccount, before: number | 'absent'): boolean => {
  const { platformId, version, nextDue = null } = account;
  const found = db.one('SELECT version FROM billing_accounts WHERE platform_id = ?', platformId);
  if ((found ? Number(found['version']) : 'absent') !== before) return false;
  const replace = 'REPLACE INTO billing_accounts VALUES (?, ?, ?, ?)';
  db.run(replace, platformId, version, nextDue, JSON.stringify(account));
  return true;
};

const open = command(
  'billing-book.open',
  (db, { checkout, account, guards, receipt }: CheckoutOpening): 'opened' | 'guard-failed' => {
    if (!keepAccount(db, account, guards.account)) return 'guard-failed';
    const { checkoutId, platformId } = checkout;
    db.run('INSERT INTO checkouts VALUES (?, ?, ?)', checkoutId, platformId, JSON.stringify(checkout));
    complete(db, receipt);
    return 'opened';
  },
);

const isKnown = (db: Connection, { provider, providerEventId }: PaymentEvent): boolean =>
  db.one(
    'SELECT 1 FROM payment_events WHERE provider = ? AND provider_event_id = ?',
    provider,
    providerEventId,
  ) !== undefined;

const keepEvent = (db: Connection, event: PaymentEvent, platformId: PlatformId): void => {
  const { provider, providerEventId } = event;
  const insert = 'INSERT INTO payment_events VALUES (?, ?, ?, ?)';
  db.run(insert, provider, providerEventId, platformId, JSON.stringify(event));
};

const commit = command('billing-book.commit', (db, commit: BillingCommit) => {
  const { event, account, platform, guards, audit, mails } = commit;
  if (event && isKnown(db, event)) return 'heard-before';
  if (!keepAccount(db, account, guards.account)) return 'guard-failed';
  const isSame = platform
    ? change.run(db, { platform, guards: { version: guards.platform } }) === 'changed'
    : platformVersionOf(db, account.platformId) === guards.platform;
  if (!isSame) return undone<BillingCommitted>('guard-failed');
  if (event) keepEvent(db, event, account.platformId);
  if (audit) note(db, audit);
  post(db, mails);
  return 'committed';
});

export const billingBookCommands = [open, commit];

export const sqliteBillingBook = (store: Store): BillingBook => {
  const docsOf = (table: string, order: string, platformId: PlatformId): readonly Row[] =>
    store.read.all(`SELECT doc FROM ${table} WHERE platform_id = ? ORDER BY ${order}`, platformId);
  return {
    open: (opening) => store.write(open, opening),
    commit: (change) => store.write<BillingCommit, BillingCommitted>(commit, change),
    find: async (id) => {
      const row = store.read.one('SELECT doc FROM checkouts WHERE checkout_id = ?', id);
      return row && checkoutIn(row);
    },
    record: async (platformId) => {
      const row = store.read.one('SELECT doc FROM billing_accounts WHERE platform_id = ?', platformId);
      return {
        ...(row && { account: accountIn(row) }),
        checkouts: docsOf('checkouts', 'checkout_id DESC', platformId).map(checkoutIn),
        events: docsOf('payment_events', 'provider, provider_event_id', platformId).map(paymentEventIn),
      };
    },
    due: async ({ now, provider }, limit) => {
      const due = store.read.all(
        'SELECT platform_id FROM billing_accounts WHERE next_due <= ? ORDER BY next_due, platform_id LIMIT ?',
        now,
        limit,
      );
      // No index leads to what is unlike something: to what is before it, and to what is behind.
      const settledFor = (side: '<' | '>', some: number): readonly Row[] =>
        store.read.all(
          `SELECT platform_id FROM billing_accounts
           WHERE doc ->> '$.settledFor' ${side} ? AND (next_due IS NULL OR next_due > ?)
           ORDER BY doc ->> '$.settledFor', platform_id LIMIT ?`,
          provider,
          now,
          some,
        );
      const before = settledFor('<', limit - due.length);
      const behind = settledFor('>', limit - due.length - before.length);
      return [...due, ...before, ...behind].map((row) => PlatformId(String(row['platform_id'])));
    },
  };
};
