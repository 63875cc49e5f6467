import { isFeeInvoice } from '../../domain/billing/invoice.ts';
import type { ListedInvoice } from '../../domain/billing/invoice-list.ts';
import { feeReminderMail, reminded, reminderNote } from '../../domain/fees/fee-reminder.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import { MailId } from '../../domain/shared/ids.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { RemindOfOverdueInvoices } from '../../ports/driving/fees/fee-payments.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

interface Dependencies {
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly feeStore: Pick<FeeStore, 'changeInvoice'>;
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly mailTexts: MailTexts;
  readonly clock: Clock;
  readonly ids: Ids;
}

const pageSize = 100;

/** Queues the reminder of an invoice, if one is due. Returns whether it is queued, by this process or by another one at the same time. */
const remind = async (
  { feeStore, registry, mailTexts, clock, ids }: Dependencies,
  { platformId, invoice: before }: ListedInvoice,
): Promise<boolean> => {
  const now = clock.now();
  const invoice = isFeeInvoice(before) ? reminded(before, now) : undefined;
  const platform = invoice && (await registry.find(platformId))?.platform;
  if (!platform) return false;
  const mail: Mail = {
    mailId: MailId(ids.next('mail')),
    to: platform.contactEmail,
    createdAt: now,
    ...feeReminderMail(mailTexts.in(languageOf(platform)), invoice, platform),
  };
  const outcome = await feeStore.changeInvoice({
    ...{ platformId, invoice, transactions: [], guards: { version: invoice.version - 1 } },
    effects: { ...noEffects, mails: [mail], audit: reminderNote(platformId, invoice, now) },
  });
  return outcome === 'changed';
};

/** Returns the overdue invoices, the latest first. */
const overdueInvoices = async function* ({ billing, clock }: Dependencies) {
  const filter = { kind: 'fees', overdueAt: clock.now() } as const;
  const pages = pagesFrom((from: From<ListPlace>) =>
    billing.listInvoices(filter, { limit: pageSize, ...from }),
  );
  for await (const { items } of pages) yield* items;
};

/** Sends the reminders that are due: invoices that fail do not delay the others. Their errors are thrown at the end. */
export const remindOfOverdueInvoices =
  (dependencies: Dependencies): RemindOfOverdueInvoices =>
  async ({ limit }) => {
    const broken: unknown[] = [];
    let sent = 0;
    for await (const item of overdueInvoices(dependencies)) {
      if (sent >= limit) break;
      try {
        if (await remind(dependencies, item)) sent += 1;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        broken.push(error);
      }
    }
    if (broken.length > 0)
      throw new AggregateError(broken, `${broken.length} reminders of fee invoices could not be sent`);
    return ok(sent);
  };
