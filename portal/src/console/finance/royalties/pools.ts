import type { RoyaltyPreview } from '@platform-licensing/client';

interface Pool {
  readonly name: string;
  readonly meaning: string;
  readonly amount: number;
  /** Whether it is the sum of the others. */
  readonly isSum?: true;
}

/** Returns where the money of a period goes, the sum last. A pool without money is shown, too: that it is empty is a result. */
export const poolsOf = (totals: RoyaltyPreview['totals']): readonly Pool[] => [
  { name: 'Parties', meaning: 'With shares in the tracks that were used', amount: totals.parties },
  {
    name: 'Suspense: unclaimed',
    meaning: 'Of owners and writers that we do not know',
    amount: totals.unclaimed,
  },
  {
    name: 'Suspense: contested',
    meaning: 'Held because of a dispute or a takedown',
    amount: totals.contested,
  },
  {
    name: 'Suspense: unallocated',
    meaning: 'Of platforms without a license or licensed play that counts',
    amount: totals.unallocated,
  },
  { name: 'Service', meaning: 'Our part', amount: totals.service },
  {
    name: 'Carried over',
    meaning: 'Credits of platforms that exceed what we earned from them',
    amount: totals.carriedOver,
  },
  { name: 'Earned', meaning: 'From platforms, without tax', amount: totals.earned, isSum: true },
];
