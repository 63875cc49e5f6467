import { isDeepStrictEqual } from 'node:util';
import { isFeeInvoice } from '../../../../domain/billing/invoice.ts';
import type { FeeInvoiceChange } from '../../../../ports/driven/fees/fee-store.ts';
import { invoiceReference, invoices } from '../../collections/billing.ts';
import { all, get, program, replace } from '../../program.ts';
import { book } from '../ledger/booking.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { platformLock } from '../shared/locks.ts';

export const changeInvoice = program<FeeInvoiceChange, 'changed' | 'guard-failed'>(
  'fee-store.change-invoice',
  ({ platformId, effects }) => [platformLock(platformId), ...locksOf(effects)],
  function* ({ platformId, invoice, transactions, guards, effects }) {
    const [stored] = yield* all(get(invoices, invoiceReference(platformId, invoice.invoiceId)));
    // An attempt with an unknown outcome has committed it.
    if (isDeepStrictEqual(stored?.invoice, invoice)) return 'changed';
    if (!stored || !isFeeInvoice(stored.invoice) || stored.invoice.version !== guards.version)
      return 'guard-failed';
    yield* book(transactions);
    yield* conclude(effects, { beside: [replace(invoices, { platformId, invoice })] });
    return 'changed';
  },
);
