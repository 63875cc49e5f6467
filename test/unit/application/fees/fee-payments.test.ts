import { recordFeePayment } from '../../../../src/application/fees/fee-payments.ts';
import { dayOf } from '../../../../src/domain/shared/calendar.ts';
import { aReversalIn } from '../../../support/builders/fees/fee-payment-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { invoicesIn, november, ready, run, sold } from '../../../support/worlds/fees-world.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('a payment of a fee invoice', () => {
  it(
    'is recorded once if its commit succeeds unnoticed and another member reverses it before the next attempt',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      expect(await run(world)).toBe(1);
      const [invoice] = await invoicesIn(world);
      if (!invoice) throw new Error('no invoice');
      const { ports, clock } = world;
      const { caller } = await world.aColleague('finance');
      let attempts = 0;
      const record = recordFeePayment({
        ...{ ...ports, clock },
        feeStore: {
          changeInvoice: async (change) => {
            attempts += 1;
            const outcome = await ports.feeStore.changeInvoice(change);
            const [payment] = change.invoice.payments;
            if (attempts > 1 || !payment) return outcome;
            await ports.feeStore.changeInvoice(aReversalIn(change.invoice, payment));
            return 'guard-failed';
          },
        },
      });
      const { invoiceId, total } = invoice;
      const payment = { amount: total.amount, receivedOn: dayOf(november), reference: 'Transfer 1' };
      valueOf(await record({ caller, invoiceId, ...payment }));
      expect(await invoicesIn(world)).toMatchObject([{ status: 'open', payments: [{ reversed: {} }] }]);
      expect(attempts).toBe(1);
    }),
  );
});
