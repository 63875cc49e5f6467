import type { BillingAccount } from '../../../../src/domain/billing/account.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type {
  BillingStore,
  BillingCommit,
  CheckoutOpening,
} from '../../../../src/ports/driven/billing/billing-store.ts';
import type { LedgerStore } from '../../../../src/ports/driven/ledger/ledger-store.ts';
import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import { aMail, aNote } from '../../../support/builders/staff-builders.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

/** The ports that commits of a billing store write to. */
export interface BillingView {
  readonly billing: BillingStore;
  readonly ledgerStore: LedgerStore;
  readonly registry: PlatformRegistry;
  readonly idempotencyStore: IdempotencyStore;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

export const checkout = aCheckout();
export const completed = paymentEvents.completed(checkout, noon + 1_000);
export const growth = aPlatform({ tier: 'growth', version: 2 });

export const opening = (changes: ChangesOf<CheckoutOpening> = {}): CheckoutOpening => ({
  checkout,
  account: anAccount(),
  guards: { account: 'absent' },
  ...changes,
  effects: effectsOf(changes.effects),
});

/** From where the sandbox is in force. */
export const at = (now: Instant) => ({ now, provider: 'sandbox' });

/** The second version of the first account. */
export const second = (changes: Partial<BillingAccount> = {}): BillingAccount =>
  anAccount({ granted: { tier: 'growth', addOns: [] }, nextDue: noon + 5_000, version: 2, ...changes });

/** The completed checkout with all that follows. */
export const paid = (changes: ChangesOf<BillingCommit> = {}): BillingCommit => ({
  event: completed,
  account: second(),
  platform: growth,
  guards: { account: 1, platform: 1 },
  ...changes,
  effects: effectsOf({
    mails: [aMail({ kind: 'plan_changed' })],
    audit: aNote({ action: 'billing.plan', subjects: [platformId()] }),
    ...changes.effects,
  }),
});

export const opened = async ({ billing, registry }: BillingView): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  expect(await billing.open(opening())).toBe('opened');
};

/** All that a commit may have left behind. */
export const traces = async ({ billing, registry, auditLog, mailQueue }: BillingView) => ({
  record: await billing.record(platformId()),
  tier: (await registry.find(platformId()))?.platform.tier,
  notes: (await auditLog.entries({ after: 0, limit: 10 })).map(({ action }) => action),
  mails: (
    await mailQueue.claim({ token: `look-${Math.random()}`, now: noon + 1e9, until: noon + 1e9 }, 10)
  ).map(({ mail }) => mail.mailId),
});
