import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { ledgerTotals, ledgerTransactions } from '../../collections/ledger/ledger.ts';
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
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
