import { connect } from '../../../../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../../../../src/adapters/sqlite/writer.ts';
import { collections, storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { amendmentStage } from '../../../../../contract/licensing/license-amendments/stage.ts';
import { contentId, noon, platformId } from '../../../../../support/builders/builders.ts';
import { aCharge } from '../../../../../support/builders/fees/fee-builders.ts';
import { anInvoicing } from '../../../../../support/builders/fees/fee-invoice-builders.ts';
import { aFeePayment, aPaymentOf } from '../../../../../support/builders/fees/fee-payment-builders.ts';
import { noEffects } from '../../../../../support/effects.ts';

/** A store that counts the records that it reads. */
const counting = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  const kernel = sqliteKernel({ read: db, writer: inlineWriter(db), collections });
  const read = { records: 0 };
  const counted: Kernel = {
    ...kernel,
    read: async (operation) => {
      const found = await kernel.read(operation);
      read.records += Array.isArray(found) ? found.length : 1;
      return found;
    },
  };
  return { ...storeOn(counted), read };
};

describe('a list of overdue invoices', () => {
  it('reads no invoices that are paid, or of sandbox platforms', async () => {
    const store = counting();
    const { offer } = await amendmentStage(store);
    for (const [n, currency] of ['EUR', 'USD', 'GBP'].entries()) {
      const opening = offer(n + 1, { contentId: contentId(n + 1) });
      const charge = aCharge(opening.candidate, n + 1, { at: noon, limit: 1_000_000, currency });
      await store.ledger.open({ ...opening, charge });
      const key = { platformId: platformId(), mode: 'live', currency } as const;
      const account = await store.feeStore.account(key);
      const invoicing = account && anInvoicing(account, n + 1, { issued: n });
      if (!invoicing?.issued) throw new Error('no invoice');
      await store.feeStore.invoice(invoicing);
      const { invoice } = invoicing.issued;
      const guards = { version: invoice.version };
      const common = { platformId: platformId(), transactions: [], effects: noEffects, guards };
      const sandbox = { ...invoice, provider: 'service_test', version: 2 } as const;
      if (currency === 'USD') await store.feeStore.changeInvoice({ ...common, invoice: sandbox });
      if (currency === 'GBP')
        await store.feeStore.changeInvoice(aPaymentOf(invoice, aFeePayment({ amount: 4_900 })));
    }
    store.read.records = 0;
    const { items } = await store.billing.listInvoices({ overdueAt: Infinity }, { limit: 10 });
    expect(items).toMatchObject([{ invoice: { total: { currency: 'EUR' } } }]);
    expect(store.read.records).toBe(1);
  });
});

describe('a list of fees', () => {
  it('of one platform, mode and currency reads no fees of others', async () => {
    const store = counting();
    const { offer } = await amendmentStage(store);
    const currencies = ['EUR', ...Array.from({ length: 50 }, () => 'USD'), 'EUR'];
    for (const [n, currency] of currencies.entries()) {
      const opening = offer(n + 1, { contentId: contentId(n + 1) });
      const charge = aCharge(opening.candidate, n + 1, { at: noon + n, limit: 1_000_000, currency });
      expect((await store.ledger.open({ ...opening, charge })).outcome).toBe('opened');
    }
    const filter = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;
    store.read.records = 0;
    expect((await store.feeStore.list(filter, { limit: 10 })).items).toHaveLength(2);
    expect(store.read.records).toBe(2);
  });
});
