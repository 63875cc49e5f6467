import { examples } from '../vocabulary/fields.ts';

export const examplePeriod = {
  periodId: 'per_01KJKB3Q00M4MH000000000000',
  month: '2026-03',
  currency: 'EUR',
  mode: 'live',
  status: 'open',
  closableFrom: '2026-04-10',
} as const;

/** The ID of a member of staff. */
export const exampleStaff = 'stf_01J9XA2B3G4H5J6K7M8N9P0Q1R';

export const exampleProposed = {
  ...examplePeriod,
  status: 'closing',
  proposal: { hash: examples.hash, proposedBy: exampleStaff, proposedAt: '2026-04-10T09:30:00.000Z' },
} as const;

const totals = {
  earned: 11_428,
  ...{ parties: 5_857, unclaimed: 0, contested: 0, unallocated: 1_667, service: 3_904, carriedOver: 0 },
} as const;

export const exampleClosed = {
  ...exampleProposed,
  status: 'closed',
  close: {
    closedBy: 'stf_01J9XA2B3H5J6K7M8N9P0Q1R2S',
    closedAt: '2026-04-10T11:00:00.000Z',
    ...{ totals, statements: 2, root: '5f1d7a84db00d2fce00b31a7fc73224f5f1d7a84db00d2fce00b31a7fc73224f' },
  },
} as const;

export const examplePreview = {
  period: examplePeriod,
  totals,
  parties: 2,
  largestParties: [
    { partyId: 'pty_01K9F3R0M7A2B4C6D8E0F1G3H5', name: 'Ada Moreno', amount: 3_905, exact: '39.044000' },
    { partyId: 'pty_01K9F3R0M7J1K3M5N7P9Q2R4S6', name: 'North Label', amount: 1_952, exact: '19.522000' },
  ],
  platforms: 2,
  largestPlatforms: [
    {
      ...{ platformId: examples.platformId, name: 'Acme Video', earned: 9_761 },
      ...{ licenses: 12, plays: 4_000, unlicensedPlays: 120 },
    },
    {
      ...{ platformId: 'plt_01J9XA2B3C4D5E6F7G8H9J0K2N', name: 'Quiet Studio', earned: 1_667 },
      ...{ licenses: 0, plays: 0, unlicensedPlays: 0 },
    },
  ],
  unlicensedPlays: 120,
  hash: examples.hash,
} as const;
