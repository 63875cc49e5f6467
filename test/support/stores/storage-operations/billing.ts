import { invoicesOf, isFeeInvoice, type PlanInvoice } from '../../../../src/domain/billing/invoice.ts';
import { aCheckout, anAccount, paymentEvents } from '../../builders/billing-builders.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../builders/royalties/closings.ts';
import { statementId } from '../../builders/royalties/statements.ts';
import { aTransaction } from '../../builders/ledger/ledger-builders.ts';
import { aCharge, aCredit } from '../../builders/fees/fee-builders.ts';
import { aFeePayment, aPaymentOf } from '../../builders/fees/fee-payment-builders.ts';
import { afterMonth, anInvoicing } from '../../builders/fees/fee-invoice-builders.ts';
import { aLicense, aPlatform, aRevoked, contentId, noon, platformId } from '../../builders/builders.ts';
import { partyId } from '../../parties/party-records.ts';
import { aMail, aNote } from '../../builders/staff-builders.ts';
import { mark, month, outcomeOf, type Operation } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

/** An account of a separate platform. */
const payer = 41;
const owned = { platformId: platformId(payer) };
const checkout = aCheckout(owned, payer);
const [invoice] = invoicesOf([paymentEvents.paid(checkout, noon)]) as readonly [PlanInvoice];
const transaction = aTransaction(
  { cause: { ...aTransaction().cause, platformId: platformId(payer), providerEventId: 'of-payer' } },
  payer,
);
const licensed = aLicense({ contentId: contentId(810_001) }, 810_001);
const feesOf = { platformId: licensed.platformId, mode: 'live', currency: 'EUR' } as const;
const owed = [{ month, amount: 4_900, count: 1, since: noon, until: noon }];
const at = (provider: string) => ({ now: noon, provider });

export const billingOperations: readonly Operation[] = [
  {
    name: 'open a checkout under an idempotency key',
    ready: async ({ registry, idempotencyStore }) => {
      await registry.register({ platform: aPlatform({}, payer), credentials: [], effects: noEffects });
      await idempotencyStore.begin(mark('checkout'));
    },
    run: ({ billing }) =>
      billing.open({
        checkout,
        account: anAccount(owned),
        guards: { account: 'absent' },
        effects: effectsOf({ idempotency: outcomeOf('checkout', checkout.checkoutId) }),
      }),
  },
  {
    name: 'settle an account, with a payment, a plan, a note and an email',
    run: ({ billing }) =>
      billing.commit({
        event: paymentEvents.paid(checkout, noon),
        invoices: [{ invoiceId: invoice.invoiceId, invoice }],
        bookings: [transaction],
        account: anAccount({ ...owned, settledFor: 'sandbox', nextDue: noon, version: 2 }),
        platform: aPlatform({ tier: 'growth', version: 2 }, payer),
        effects: effectsOf({ mails: [aMail({}, 41)], audit: aNote({}, 41) }),
        guards: { account: 1, platform: 1 },
      }),
  },
  {
    name: 'settle an account whose plan stays as it is',
    run: ({ billing }) =>
      billing.commit({
        account: anAccount({ ...owned, settledFor: 'sandbox', nextDue: noon, version: 3 }),
        effects: noEffects,
        guards: { account: 2, platform: 2 },
      }),
  },
  { name: 'find a checkout', run: ({ billing }) => billing.find(checkout.checkoutId) },
  { name: 'read what was paid', run: ({ billing }) => billing.record(platformId(payer)) },
  { name: 'list platforms that pay', run: ({ billing }) => billing.platforms({ limit: 2 }) },
  { name: 'list invoices', run: ({ billing }) => billing.listInvoices({}, { limit: 2 }) },
  { name: 'list transactions', run: ({ ledgerStore }) => ledgerStore.list({}, { limit: 2 }) },
  {
    name: 'list the transactions of a platform',
    run: ({ ledgerStore }) => ledgerStore.ofPlatform(platformId(payer)),
  },
  {
    name: 'list the transactions of an invoice',
    run: ({ ledgerStore }) => ledgerStore.ofPlatform(platformId(payer), transaction.cause.invoiceId),
  },
  {
    name: 'list transactions by cause, account and invoice',
    run: async ({ ledgerStore }) => {
      await ledgerStore.list({ cause: 'invoice_paid' }, { limit: 2 });
      await ledgerStore.list({ account: 'bank' }, { limit: 2 });
      await ledgerStore.list({ invoiceId: transaction.cause.invoiceId }, { limit: 2 });
    },
  },
  { name: 'read the totals of accounts', run: ({ ledgerStore }) => ledgerStore.totals() },
  {
    name: 'issue a license with a fee',
    run: ({ ledger }) =>
      ledger.open({
        candidate: licensed,
        charge: aCharge(licensed, payer, { limit: 1_000_000 }),
        guards: {
          track: { trackId: licensed.trackId, catalogVersion: 1 },
          platform: { platformId: licensed.platformId, version: 1 },
          quota: { month, limit: null },
        },
        ...{ warnings: [], effects: noEffects },
      }),
  },
  {
    name: 'revoke a license with a credit',
    run: ({ ledger }) => {
      const revoked = aRevoked(licensed);
      return ledger.close({ revoked, credits: [aCredit(revoked, payer + 1)], effects: noEffects });
    },
  },
  {
    name: 'list fees, those of a platform and those of a license',
    run: async ({ feeStore }) => {
      await feeStore.list({}, { limit: 2 });
      await feeStore.list({ platformId: licensed.platformId }, { limit: 2 });
      await feeStore.list({ licenseId: licensed.licenseId }, { limit: 2 });
      await feeStore.ofLicense(licensed.licenseId);
    },
  },
  {
    name: 'list fee accounts that are due',
    run: ({ feeStore }) => feeStore.due(afterMonth, { limit: 2 }),
  },
  { name: 'read a fee account', run: ({ feeStore }) => feeStore.account(feesOf) },
  {
    name: 'invoice fees, with a transaction, a note and an email',
    run: async ({ feeStore }) => {
      const account = await feeStore.account(feesOf);
      if (!account) throw new Error('no fees');
      const effects = effectsOf({ mails: [aMail({}, 47)], audit: aNote({}, 47) });
      return feeStore.invoice(anInvoicing({ ...account, open: owed }, payer, { effects }));
    },
  },
  {
    name: 'record a payment of a fee invoice, with a transaction and a note',
    run: async ({ feeStore, billing }) => {
      const [listed] = (await billing.listInvoices({ kind: 'fees', overdueAt: Infinity }, { limit: 1 }))
        .items;
      if (!listed || !isFeeInvoice(listed.invoice)) throw new Error('no fee invoice');
      const effects = effectsOf({ audit: aNote({}, 48) });
      const unpaid = { ...listed.invoice, payments: [], version: 1 };
      return feeStore.changeInvoice({ ...aPaymentOf(unpaid, aFeePayment(), 48), effects });
    },
  },
  { name: 'read how many invoices were issued', run: ({ feeStore }) => feeStore.issuedIn('LF-2026') },
  {
    name: 'read what a platform has spent',
    run: ({ ledger }) => ledger.spentIn(licensed.platformId, month, 'EUR'),
  },
  { name: 'list accounts that are due', run: ({ billing }) => billing.due(at('sandbox'), 1) },
  {
    name: 'list accounts that were settled for another provider',
    run: ({ billing }) => billing.due(at('stripe'), 10),
  },
  {
    name: 'propose to close a royalty period',
    run: ({ periodStore }) =>
      periodStore.propose(aProposal({ effects: effectsOf({ audit: aNote({}, 42) }) })),
  },
  {
    name: 'close a royalty period',
    run: ({ periodStore }) =>
      periodStore.close({ ...aClosing(), effects: effectsOf({ audit: aNote({}, 43) }) }),
  },
  { name: 'find a royalty period', run: ({ periodStore }) => periodStore.find(aPeriodRecord().periodId) },
  { name: 'list royalty periods', run: ({ periodStore }) => periodStore.list() },
  {
    name: 'list what the close of a royalty period holds',
    run: ({ periodStore }) => periodStore.heldIn(aPeriodRecord().periodId, { limit: 2 }),
  },
  {
    name: 'list the statements of a royalty period, and those of a party in it',
    run: async ({ periodStore }) => {
      const { periodId } = aPeriodRecord();
      await periodStore.statementsIn({ periodId }, { limit: 2 });
      await periodStore.statementsIn({ periodId, sort: 'amount' }, { limit: 2 });
      await periodStore.statementsIn({ periodId, partyId: partyId(1) }, { limit: 2 });
    },
  },
  { name: 'find a statement', run: ({ periodStore }) => periodStore.findStatement(statementId(1)) },
  {
    name: 'list the statements of an account',
    run: ({ periodStore }) => periodStore.statementsOf(accountId(1), { limit: 2 }),
  },
];
