import type { FeeInvoicing } from '../../../../ports/driven/fees/fee-store.ts';
import { invoices } from '../../collections/billing.ts';
import { feeAccounts, invoiceNumbers } from '../../collections/ledger/fees.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, add, all, exclusive, get, insert, page, program, replace } from '../../program.ts';
import { book } from '../ledger/booking.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { platformLock } from '../shared/locks.ts';

/** The lock of every program that numbers an invoice. */
const invoiceNumberLock = exclusive('invoice-number');

export const invoice = program<FeeInvoicing, 'committed' | 'guard-failed'>(
  'fee-store.invoice',
  ({ account, issued, effects }) => [
    platformLock(account.platformId),
    ...(issued ? [invoiceNumberLock] : []),
    ...locksOf(effects),
  ],
  function* ({ account, issued, effects, guards }) {
    const { platformId, mode, currency } = account;
    const [before] = yield* all(get(feeAccounts, platformId, mode, currency));
    if (before?.version !== guards.account) return 'guard-failed';
    yield* all(replace(feeAccounts, account));
    if (issued) {
      const [numbered] = yield* all(
        add(invoiceNumbers, [issued.series], { issued: 1 }),
        insert(invoices, { platformId, invoice: issued.invoice }),
      );
      if (numbered.issued !== guards.issued + 1) return abort('guard-failed');
      yield* book(issued.booking ? [issued.booking] : []);
    }
    yield* conclude(effects);
    return 'committed';
  },
);

export const issuedIn = async (kernel: Kernel, series: string): Promise<number> => {
  const [row] = await kernel.read(page(invoiceNumbers.indexes.key, { equal: [series], limit: 1 }));
  return row?.issued ?? 0;
};
