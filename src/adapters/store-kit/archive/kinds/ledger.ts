import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { feeAccounts, feeMonths, invoiceNumbers, licenseFees } from '../../collections/ledger/fees.ts';
import { ledgerTotals, ledgerTransactions } from '../../collections/ledger/ledger.ts';
import { feeTotalOf } from '../../repositories/fees/fee-store.ts';
import { totalOf } from '../../repositories/ledger/ledger-store.ts';
import { countsOf, sameAs, type KitKind } from '../kind.ts';

export const ledgerKinds = {
  'ledger-transactions': sameAs<'ledger-transactions'>(ledgerTransactions),
  'ledger-totals': countsOf<'ledger-totals', 'debits' | 'credits'>(
    ledgerTotals,
    totalOf,
    ({ mode, currency, month, account, debits, credits }) => ({
      key: [mode, currency, month, account],
      counts: { debits, credits },
    }),
  ),
  'license-fees': sameAs<'license-fees'>(licenseFees),
  'fee-totals': countsOf<'fee-totals', 'accrued' | 'credited'>(
    feeMonths,
    feeTotalOf,
    ({ platformId, month, currency, accrued, credited }) => ({
      key: [platformId, month, currency],
      counts: { accrued, credited },
    }),
  ),
  'fee-accounts': sameAs<'fee-accounts'>(feeAccounts),
  'invoice-numbers': countsOf<'invoice-numbers', 'issued'>(
    invoiceNumbers,
    ({ series, issued }) => ({ series: String(series), issued }),
    ({ series, issued }) => ({ key: [series], counts: { issued } }),
  ),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
