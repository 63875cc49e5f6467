import type { PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import type { PaymentProvider } from '../../../../src/ports/driven/billing/payment-provider.ts';
import type { PaymentProviderView } from '../../billing/payment-provider.contract.ts';

const paymentProvider =
  (break_: (real: PaymentProvider) => Partial<PaymentProvider>) =>
  (view: PaymentProviderView): PaymentProviderView => ({
    ...view,
    paymentProvider: { ...view.paymentProvider, ...break_(view.paymentProvider) },
  });

let serial = 0;

/** Broken providers, by what they do wrong, each with the cases that must catch it. */
export const paymentProviderMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: PaymentProviderView) => PaymentProviderView;
}[] = [
  {
    title: 'lists of everything that was paid',
    by: ['lists no payment of an invoice that is not of this service'],
    of: paymentProvider(() => ({
      listPayments: async () => [{ invoiceRef: 'in_of_another', currency: 'EUR', amount: 1, at: 0 }],
    })),
  },
  {
    title: 'signatures that are not verified',
    by: ['rejects a message with a changed byte'],
    of: (view) => {
      const known = view.completion;
      const kept: { signature: string; body: Uint8Array }[] = [];
      return {
        elsewhere: view.elsewhere,
        subscriptionRef: view.subscriptionRef,
        completion: (...given) => {
          const message = known(...given);
          kept.push(message);
          return message;
        },
        paymentProvider: {
          ...view.paymentProvider,
          authenticate: (message, now) => view.paymentProvider.authenticate(kept.at(-1) ?? message, now),
        },
      };
    },
  },
  {
    title: 'messages that never expire',
    by: ['rejects a message more than five minutes after it was signed'],
    of: paymentProvider((real) => ({
      authenticate: (message, now) => real.authenticate(message, Math.min(now, 1_795_262_400_000)),
    })),
  },
  {
    title: 'the payment of another installation, accepted as its own',
    by: ['ignores a payment of another installation with the same provider'],
    of: paymentProvider((real) => ({
      authenticate: async (message, now) => {
        const received = await real.authenticate(message, now);
        const isElsewhere =
          received.ok && received.value !== 'ignored' && received.value.type === 'other-mode';
        if (!isElsewhere) return received;
        const event = JSON.parse(Buffer.from(message.body).toString()) as PaymentEvent;
        return { ok: true, value: { ...event, provider: real.provider } };
      },
    })),
  },
  {
    title: 'checkouts that stay open',
    by: ['closes a checkout that nobody paid'],
    of: paymentProvider(() => ({ closeCheckout: async () => 'not-open' })),
  },
  {
    title: 'subscriptions that nobody can cancel',
    by: ['ends a subscription with its period, and renews it again'],
    of: paymentProvider(() => ({ endWithPeriod: async () => 'ended' })),
  },
  {
    title: 'plans that nobody can change',
    by: ['changes the plan of a subscription, once for one key, and says since when'],
    of: paymentProvider(() => ({ changePlan: async () => 'ended' })),
  },
  {
    title: 'a change of plan that returns another time when it is repeated',
    by: ['changes the plan of a subscription, once for one key, and says since when'],
    of: paymentProvider(() => ({ changePlan: async () => ({ since: ++serial }) })),
  },
  {
    title: 'a preview of subscriptions that have ended',
    by: ['previews the price of a plan, and changes nothing'],
    of: paymentProvider(() => ({ previewPlan: async () => 'ended' })),
  },
  {
    title: 'a preview that charges a credit',
    by: ['previews the price of a plan, and changes nothing'],
    of: paymentProvider((real) => ({
      previewPlan: async (query) => {
        const preview = await real.previewPlan(query);
        return typeof preview === 'string' ? preview : { ...preview, dueNow: -preview.dueNow };
      },
    })),
  },
  {
    title: 'a preview of the period before',
    by: ['previews the price of a plan, and changes nothing'],
    of: paymentProvider((real) => ({
      previewPlan: async (query) => {
        const preview = await real.previewPlan(query);
        return typeof preview === 'string' ? preview : { ...preview, periodEnd: query.current.end };
      },
    })),
  },
  {
    title: 'a document without an address',
    by: ['names the document of an invoice by its address, or none'],
    of: paymentProvider(() => ({ invoiceDocument: async () => 'in_1.pdf' })),
  },
  {
    title: 'another checkout each time',
    by: ['returns the same checkout if it is opened again'],
    of: paymentProvider((real) => ({
      open: async (offer) => {
        const opened = await real.open(offer);
        return opened === 'closed' ? opened : { ...opened, providerRef: `${opened.providerRef}-${++serial}` };
      },
    })),
  },
  {
    title: 'a new ID each time a message arrives',
    by: ['returns one message under one ID, however often it arrives'],
    of: paymentProvider((real) => ({
      authenticate: async (message, now) => {
        const received = await real.authenticate(message, now);
        return received.ok && received.value !== 'ignored'
          ? { ok: true, value: { ...received.value, providerEventId: `${++serial}` } }
          : received;
      },
    })),
  },
  {
    title: 'the time of receipt in place of the time of the event',
    by: ['returns a payment in the terms of this service, with its reference, amount and time'],
    of: paymentProvider((real) => ({
      authenticate: async (message, now) => {
        const received = await real.authenticate(message, now);
        return received.ok && received.value !== 'ignored'
          ? { ok: true, value: { ...received.value, at: now } }
          : received;
      },
    })),
  },
];
