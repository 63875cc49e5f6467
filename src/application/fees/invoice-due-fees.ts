import { feeInvoiceMail } from '../../domain/fees/fee-invoice-mail.ts';
import { feeInvoiceBooking, feeInvoiceOf, seriesOf } from '../../domain/fees/fee-invoicing.ts';
import { feeInvoiceNote } from '../../domain/fees/fee-invoice-note.ts';
import type { Seller } from '../../domain/billing/seller.ts';
import { settleFees, type FeeAccount, type FeeAccountKey } from '../../domain/fees/fee-account.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { InvoiceId, LedgerTransactionId, MailId } from '../../domain/shared/ids.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { ok } from '../../domain/shared/result.ts';
import type { FeeInvoicing, FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { InvoiceDueFees } from '../../ports/driving/fees/fees.ts';
import { keyedPagesFrom, type From } from '../shared/pages-from.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';

interface Dependencies {
  readonly feeStore: Pick<FeeStore, 'due' | 'account' | 'issuedIn' | 'invoice'>;
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly seller: Seller;
  readonly mailTexts: MailTexts;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Returns what to commit for a due account: an invoice with its transaction, email and note, or only a later due time. */
const invoicingOf = (
  { seller, mailTexts, ids }: Dependencies,
  before: FeeAccount,
  { platform, issued, now }: { readonly platform: Platform; readonly issued: number; readonly now: Instant },
): FeeInvoicing => {
  const { account, invoiced } = settleFees(before, now);
  const guards = { account: before.version, issued };
  if (!invoiced) return { account, effects: noEffects, guards };
  const invoiceId = InvoiceId(ids.next('invoice'));
  const invoice = feeInvoiceOf({ ...account, seller, buyer: platform, invoiced, now, issued, invoiceId });
  const booking = feeInvoiceBooking(
    { ...account, invoice },
    LedgerTransactionId(ids.next('ledger-transaction')),
  );
  const mail: Mail = {
    mailId: MailId(ids.next('mail')),
    to: platform.contactEmail,
    createdAt: now,
    ...feeInvoiceMail(mailTexts.in(languageOf(platform)), invoice, platform),
  };
  return {
    account,
    issued: { invoice, series: seriesOf(account.mode, now), ...(booking && { booking }) },
    effects: {
      ...noEffects,
      mails: account.mode === 'live' ? [mail] : [],
      audit: feeInvoiceNote(account.platformId, invoice),
    },
    guards,
  };
};

/** Issues the next invoice of an account, if it is still due. Returns the number of commits, 0 or 1. */
const invoiceFees = (dependencies: Dependencies, key: FeeAccountKey) =>
  retryOnConflict(async () => {
    const { feeStore, registry, clock } = dependencies;
    const now = clock.now();
    const account = await feeStore.account(key);
    if (!account || (account.nextDue ?? Infinity) > now) return ok(0);
    const found = await registry.find(key.platformId);
    if (!found) throw new Error(`the platform ${key.platformId} has fees and does not exist`);
    const issued = await feeStore.issuedIn(seriesOf(account.mode, now));
    const outcome = await feeStore.invoice(
      invoicingOf(dependencies, account, { platform: found.platform, issued, now }),
    );
    return outcome === 'committed' ? ok(1) : 'conflict';
  });

/**
 * Settles due accounts, page by page, until a page has one that can be settled: accounts that fail do not delay the others. Their
 * errors are thrown at the end. An account that another process settles at the same time is due again later.
 */
export const invoiceDueFees =
  (dependencies: Dependencies): InvoiceDueFees =>
  async ({ limit }) => {
    const { feeStore, clock } = dependencies;
    const broken: unknown[] = [];
    let committed = 0;
    const pages = keyedPagesFrom(
      (from: From<FeeAccount>) => feeStore.due(clock.now(), { limit, ...from }),
      (account) => account,
    );
    for await (const accounts of pages) {
      for (const { platformId, mode, currency } of accounts)
        try {
          const settled = await invoiceFees(dependencies, { platformId, mode, currency });
          committed += settled.ok ? settled.value : 0;
        } catch (error) {
          if (isUnavailable(error)) throw error;
          broken.push(error);
        }
      if (committed > 0) break;
    }
    if (broken.length > 0)
      throw new AggregateError(broken, `${broken.length} fee accounts could not be invoiced`);
    return ok(committed);
  };
