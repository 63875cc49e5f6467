import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { heldRoyalties, royaltyPeriods, royaltyStatements } from '../../collections/royalties/periods.ts';
import { payeeBalances, payees, payoutRuns, payouts } from '../../collections/royalties/payouts.ts';
import { keyOfBalance, payeeBalanceOf } from '../../repositories/payouts/balances.ts';
import { countsOf, sameAs, type KitKind } from '../kind.ts';

export const royaltyKinds = {
  'royalty-periods': sameAs<'royalty-periods'>(royaltyPeriods),
  'royalty-statements': sameAs<'royalty-statements'>(royaltyStatements),
  'held-royalties': sameAs<'held-royalties'>(heldRoyalties),
  'payee-balances': countsOf<'payee-balances', 'earned' | 'paid' | 'returned'>(
    payeeBalances,
    payeeBalanceOf,
    (balance) => {
      const { earned, paid, returned } = balance;
      return { key: keyOfBalance(balance), counts: { earned, paid, returned } };
    },
  ),
  payees: sameAs<'payees'>(payees),
  'payout-runs': sameAs<'payout-runs'>(payoutRuns),
  payouts: sameAs<'payouts'>(payouts),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
