import type { ParametersOf } from '@platform-licensing/client';
import { keysOf } from '../../kit/display/names.ts';
import { validDay } from '../audit/days.ts';
import type { Filters } from '../records/filter-bar.tsx';
import { currencyOf, minorUnits } from './amounts.ts';
import { kindNames, modeNames, statusNames } from './names.ts';

export type InvoiceQuery = ParametersOf<'getInvoiceTotals'>;

/** The filters in the address of the page. */
export const filterNames = [
  'invoiceId',
  'platform',
  'kind',
  'status',
  'overdue',
  'mode',
  'currency',
  'since',
  'until',
  'from',
  'to',
];

export const queryOf = ({ text, oneOf }: Omit<Filters, 'change'>): InvoiceQuery => {
  const currency = currencyOf(text('currency'));
  return {
    invoiceId: text('invoiceId'),
    platform: text('platform'),
    kind: oneOf('kind', keysOf(kindNames)),
    status: oneOf('status', keysOf(statusNames)),
    overdue: text('overdue') === 'true' ? true : undefined,
    mode: oneOf('mode', keysOf(modeNames)),
    currency,
    // The service reads them as days in UTC, so that an address lists the same invoices everywhere.
    since: validDay(text('since')),
    until: validDay(text('until')),
    minAmount: minorUnits(text('from'), currency),
    maxAmount: minorUnits(text('to'), currency),
  };
};
