import { disputeStatusIn } from '../../domain/billing/dispute.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { ProviderPayment } from '../../domain/ledger/verification.ts';

type Move = { readonly currency: string; readonly amount: number };

/** Returns the money that an event says was charged, or taken back, under a name that repeats of it share. */
const moveOf = (
  event: PaymentEvent,
): (Move & { readonly name: string; readonly invoiceRef: string }) | undefined => {
  switch (event.type) {
    case 'invoice.paid': {
      const { invoiceRef, total, charged = { ...total, amount: Math.max(0, total.amount) } } = event;
      return { ...charged, name: 'charge', invoiceRef };
    }
    case 'invoice.refunded':
      return {
        ...event.refunded,
        amount: -event.refunded.amount,
        name: 'refund',
        invoiceRef: event.invoiceRef,
      };
    case 'invoice.disputed': {
      const { disputed, disputeRef: name, invoiceRef } = event;
      return {
        ...disputed,
        amount: disputeStatusIn(event) === 'won' ? 0 : -disputed.amount,
        name,
        invoiceRef,
      };
    }
    default:
      return undefined;
  }
};

/**
 * Returns the payments of the sandbox, which stores nothing but the events that it sent. The first charge of an invoice
 * counts, the largest refund, and the latest message about a dispute.
 */
export const sandboxPayments = (sent: readonly PaymentEvent[]): readonly ProviderPayment[] => {
  const found = new Map<
    string,
    { readonly invoiceRef: string; at: number; readonly moves: Map<string, Move> }
  >();
  for (const event of sent.toSorted((one, other) => one.at - other.at)) {
    const move = moveOf(event);
    if (!move) continue;
    const { invoiceRef, currency, name, amount } = move;
    const payment = found.get(`${invoiceRef} ${currency}`) ?? {
      invoiceRef,
      at: 0,
      moves: new Map<string, Move>(),
    };
    found.set(`${invoiceRef} ${currency}`, payment);
    payment.at = Math.max(payment.at, event.at);
    const before = payment.moves.get(name);
    const isFirst = !before || (name !== 'charge' && name !== 'refund');
    if (isFirst || (name === 'refund' && amount < before.amount))
      payment.moves.set(name, { currency, amount });
  }
  return [...found.values()].map(({ invoiceRef, at, moves }) => ({
    ...{ invoiceRef, at, currency: [...moves.values()][0]?.currency ?? '' },
    amount: [...moves.values()].reduce((sum, { amount }) => sum + amount, 0),
  }));
};
