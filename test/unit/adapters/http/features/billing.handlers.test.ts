import {
  billingEndpoints,
  type BillingDependencies,
} from '../../../../../src/adapters/http/billing/billing.handlers.ts';
import { invoicesOf } from '../../../../../src/domain/billing/invoice.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import type { LogFields } from '../../../../../src/ports/driven/shared/log.ts';
import { aCheckout, paymentEvents } from '../../../../support/builders/billing-builders.ts';
import { aPlatform, noon } from '../../../../support/builders/builders.ts';
import { base, exchangeWith, unreached } from '../exchange.ts';

const seller = { name: 'Acme Sync', address: [], taxPercent: 0, email: 'sales@acme.example' };

const forStaff = {
  listAllInvoices: unreached,
  totalInvoices: unreached,
  readInvoiceForStaff: unreached,
  readPlanHistory: unreached,
};
const brand = { name: 'Acme Sync', accent: undefined, logo: undefined };

describe('POST /webhooks/payments/{provider}', () => {
  const warnings: (readonly [string, LogFields | undefined])[] = [];
  const asking = (receivePayment: BillingDependencies['receivePayment']) =>
    exchangeWith(
      billingEndpoints({
        ...{
          openCheckout: unreached,
          readCheckout: unreached,
          cancelCheckout: async () => Promise.reject(new Error('not asked for')),
          changeRenewal: async () => Promise.reject(new Error('not asked for')),
          changePlan: async () => Promise.reject(new Error('not asked for')),
          previewPlan: unreached,
          ...forStaff,
          readInvoice: unreached,
          readBilling: unreached,
        },
        ...{
          listInvoices: unreached,
          showBillingToStaff: unreached,
          showSandboxPayment: unreached,
          playSandboxPayment: unreached,
        },
        ...{ limitAddress: unreached, baseUrl: base, receivePayment, seller, brand, icon: false },
        log: { warn: (message, fields) => void warnings.push([message, fields]) },
      }),
    )('POST', '/api/v1/webhooks/payments/stripe', { body: {} });

  it('logs messages without an effect, and responds to the provider with 200', async () => {
    const passedOver = { passedOver: 'other-mode', providerEventId: 'evt_1' } as const;
    const answered = await asking(async () => ok(passedOver));
    expect([answered.status, answered.json]).toEqual([200, { outcome: 'ignored' }]);
    expect(warnings.splice(0)).toEqual([
      ['ignored a message from the payment provider', { provider: 'stripe', ...passedOver }],
    ]);
  });

  it('logs nothing for messages that were processed or are irrelevant', async () => {
    for (const outcome of ['recorded', 'duplicate', 'ignored'] as const) {
      expect((await asking(async () => ok(outcome))).json).toEqual({ outcome });
    }
    expect(warnings).toEqual([]);
  });
});

describe('GET /platforms/{slug}/billing/invoices/{invoiceId}/pdf', () => {
  it('redirects to the document of the payment provider, because there is one invoice', async () => {
    const checkout = aCheckout();
    const [invoice] = invoicesOf([paymentEvents.paid(checkout, noon)]);
    if (!invoice) throw new Error('no invoice');
    const url = 'https://pay.stripe.example/invoice/1/pdf';
    const exchange = exchangeWith(
      billingEndpoints({
        ...{ openCheckout: unreached, readCheckout: unreached, cancelCheckout: unreached },
        ...{ changeRenewal: unreached, readBilling: unreached, listInvoices: unreached },
        ...{ showBillingToStaff: unreached, showSandboxPayment: unreached, playSandboxPayment: unreached },
        ...{ limitAddress: unreached, receivePayment: unreached, baseUrl: base, changePlan: unreached },
        ...{ ...forStaff, previewPlan: unreached, seller, brand, icon: false },
        readInvoice: async () => ok({ platform: aPlatform(), invoice, checkout, url }),
        log: { warn: () => undefined },
      }),
    );
    const answered = await exchange('GET', '/api/v1/platforms/acme/billing/invoices/in_1/pdf');
    expect([answered.status, answered.headers.get('location')]).toEqual([303, url]);
  });
});

describe('PATCH /platforms/{slug}/billing/subscriptions/{subscriptionId}', () => {
  it('returns 402 if the payment for the change was declined', async () => {
    const exchange = exchangeWith(
      billingEndpoints({
        ...{ openCheckout: unreached, readCheckout: unreached, cancelCheckout: unreached },
        ...{ changeRenewal: unreached, readBilling: unreached, listInvoices: unreached },
        ...{ showBillingToStaff: unreached, showSandboxPayment: unreached, playSandboxPayment: unreached },
        ...{ limitAddress: unreached, receivePayment: unreached, baseUrl: base },
        ...{ ...forStaff, previewPlan: unreached, readInvoice: unreached, seller, brand, icon: false },
        changePlan: async () => fail({ kind: 'payment-declined' }),
        log: { warn: () => undefined },
      }),
    );
    const path = '/api/v1/platforms/acme/billing/subscriptions/sub_01JAZZ0000000000000000000A';
    const answered = await exchange('PATCH', path, { body: { interval: 'year' } });
    expect([answered.status, answered.json]).toMatchObject([402, { code: 'PAYMENT_REQUIRED' }]);
  });
});
