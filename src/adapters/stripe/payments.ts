import type Stripe from 'stripe';
import type { ProviderPayment } from '../../domain/ledger/verification.ts';
import { checkoutIn, OwnedInvoice } from './invoices.ts';

type Request = <T>(work: Promise<T>) => Promise<T>;

/** The money that left a payment, by its ID and currency. */
interface Returned {
  readonly amount: number;
  readonly currency: string;
  /** Seconds since 1970. */
  readonly created: number;
}

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference;

/** A dispute that is won returned nothing in the end, nor did an inquiry before one. */
const withdraws = ({ status }: Stripe.Dispute): boolean =>
  status !== 'won' && status !== 'prevented' && !status.startsWith('warning_');

const pageSize = 100;

/** Reads all pages of a list. */
const listed = async <Item>(requested: Request, list: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  const read = async (): Promise<void> => {
    for await (const item of list) found.push(item);
  };
  await requested(read());
  return found;
};

/** Returns refunds and disputes by the ID of their payment. */
const returnedBy = async (
  stripe: Stripe,
  requested: Request,
): Promise<ReadonlyMap<string, readonly Returned[]>> => {
  const refunds = await listed(requested, stripe.refunds.list({ limit: pageSize }));
  const disputes = await listed(requested, stripe.disputes.list({ limit: pageSize }));
  const returned = [
    ...refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled'),
    ...disputes.filter(withdraws),
  ];
  return Map.groupBy(returned, ({ payment_intent: payment }) => idOf(payment) ?? '');
};

const paymentsOf = (invoice: Stripe.Invoice): readonly string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

/**
 * Returns what Stripe itself lists about the paid invoices of this service: those charges less refunds and disputes, in
 * each currency. A refund of another invoice is left out.
 */
export const paymentsAt =
  (stripe: Stripe, requested: Request) => async (): Promise<readonly ProviderPayment[]> => {
    const returned = await returnedBy(stripe, requested);
    const paid = { status: 'paid', limit: pageSize, expand: ['data.payments'] } as const;
    const invoices = await listed(requested, stripe.invoices.list({ ...paid, expand: [...paid.expand] }));
    return invoices
      .filter((invoice) => checkoutIn(OwnedInvoice.parse(invoice)) !== undefined)
      .flatMap((invoice): readonly ProviderPayment[] => {
        const { id: invoiceRef, currency: billed, amount_paid, status_transitions: times, created } = invoice;
        const charge = { amount: amount_paid, currency: billed, created: times.paid_at ?? created };
        const back = paymentsOf(invoice).flatMap((payment) => returned.get(payment) ?? []);
        const moves = [charge, ...back.map((each) => ({ ...each, amount: -each.amount }))];
        const at = Math.max(...moves.map(({ created: moment }) => moment)) * 1_000;
        return [...Map.groupBy(moves, ({ currency }) => currency)].map(([code, some]) => ({
          ...{ invoiceRef, currency: code.toUpperCase(), at },
          amount: some.reduce((sum, { amount }) => sum + amount, 0),
        }));
      });
  };
