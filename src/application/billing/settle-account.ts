import {
  accountOf,
  changedTerms,
  checkoutStatusOf,
  settlementOf,
  type BillingAccount,
  type BillingNotice,
} from '../../domain/billing/account.ts';
import { nothingPaid } from '../../domain/billing/entitlement.ts';
import type { PlatformActor } from '../../domain/audit/entry.ts';
import { entriesAfter } from '../../domain/billing/invoice-list.ts';
import { mailOf } from '../../domain/billing/mails.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import { settlementNote } from '../../domain/billing/settlement-note.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { MailId, type PlatformId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TooMuchContention, UseCase } from '../../ports/driving/use-case.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import { accountBookings, type Bookkeeping } from './account-bookings.ts';
import { languageOf } from '../../domain/shared/language.ts';

interface Dependencies extends Bookkeeping {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly mailTexts: MailTexts;
  readonly paymentProvider: Pick<PaymentProvider, 'provider'>;
}

/**
 * Recomputes an account, for an event or because it is due, and stores all consequences in one commit.
 * `whileOpen`: writes nothing unless the checkout of the event is still open in that commit. `duplicate`: nothing was
 * written.
 */
export type SettleAccount = UseCase<
  {
    readonly platformId: PlatformId;
    readonly event?: PaymentEvent;
    readonly whileOpen?: boolean;
    /** Who requested the change; absent if the provider reported it. */
    readonly actor?: PlatformActor;
  },
  'recorded' | 'duplicate',
  TooMuchContention
>;

export const noAccount = (platformId: PlatformId): BillingAccount => ({
  platformId,
  granted: nothingPaid,
  warned: [],
  invoicesListed: true,
  ledgerBooked: true,
  version: 0,
});

const noticeMail = (
  { ids, mailTexts }: Pick<Dependencies, 'ids' | 'mailTexts'>,
  notice: BillingNotice,
  platform: Platform,
  now: Instant,
): Mail => ({
  mailId: MailId(ids.next('mail')),
  to: platform.contactEmail,
  createdAt: now,
  ...mailOf(mailTexts.in(languageOf(platform)), notice, platform),
});

export const settleAccount =
  ({ billing, registry, clock, paymentProvider: { provider }, ...others }: Dependencies): SettleAccount =>
  ({ platformId, event, whileOpen = false, actor }) =>
    retryOnConflict(async () => {
      const record = await billing.record(platformId);
      const { checkouts, events } = record;
      const isDuplicate = events.some(
        (known) => known.provider === event?.provider && known.providerEventId === event.providerEventId,
      );
      const found = await registry.find(platformId);
      if (isDuplicate || !found) return ok('duplicate');
      const { platform } = found;
      const now = clock.now();
      const own = checkouts.find(({ checkoutId }) => checkoutId === event?.checkoutId);
      const isOpen = own !== undefined && checkoutStatusOf(own, events, now) === 'open';
      if (whileOpen && !isOpen) return ok('duplicate');
      const context = { now, provider };
      const account = accountOf(checkouts, event ? [...events, event] : events, context);
      const before = record.account ?? noAccount(platformId);
      const settlement = settlementOf(platform, account, before, context);
      const terms = changedTerms(accountOf(checkouts, events, context), account);
      const settled = { ...settlement, notices: [...settlement.notices, ...terms] };
      const audit = settlementNote(settled, { checkouts, events, event }, { at: now, actor });
      const mails = settled.notices.map((notice) => noticeMail(others, notice, platform, now));
      const bookings = await accountBookings(others, { platformId, record, event, now });
      const outcome = await billing.commit({
        ...(event && { event }),
        account: settled.account,
        invoices: entriesAfter(account, before, event),
        bookings,
        ...(settled.platform && { platform: settled.platform }),
        effects: { events: [], mails, audit, idempotency: undefined },
        guards: { account: record.account?.version ?? 'absent', platform: platform.version },
      });
      if (outcome === 'guard-failed') return 'conflict';
      return ok(outcome === 'committed' ? 'recorded' : outcome);
    });
