import { exampleStaff } from '../royalties/periods.examples.ts';
import { examples } from '../vocabulary/fields.ts';

export const exampleAccountId = 'acc_01J9ZC4V7T2D4F6G8H0J1K3M5N';

export const exampleBalance = {
  ...{ currency: 'EUR', earned: 18_000, paid: 12_500, returned: 0, payable: 5_500 },
  obstacles: [],
} as const;

export const exampleDecided = {
  accountId: exampleAccountId,
  verified: {
    ...{ by: exampleStaff, at: examples.now, detailsChangedAt: examples.before },
  },
} as const;

export const examplePayee = {
  ...exampleDecided,
  ...{ name: 'Ada Moreno', country: 'DE', obstacles: [] },
  details: {
    ...{ type: 'iban', holder: 'Ada Moreno', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    ...{ changedAt: examples.before, heldUntil: examples.before },
  },
  balances: [{ currency: 'EUR', mode: 'live', earned: 18_000, paid: 12_500, returned: 0, payable: 5_500 }],
} as const;

const act = (n: number, at: string) => ({
  by: n === 1 ? exampleStaff : 'stf_01J9XA2B3H5J6K7M8N9P0Q1R2S',
  at,
});

export const exampleRun = {
  runId: 'prn_01K9GB2M4N6P8Q0R1S3T5V7W9X',
  ...{ currency: 'EUR', scheme: 'sepa', executionDate: '2026-04-15', status: 'proposed' },
  ...{ payouts: 2, total: 9_200, returned: 0, formats: ['csv', 'pain001'] },
  proposed: act(1, '2026-04-13T09:30:00.000Z'),
} as const;

export const exampleApprovedRun = {
  ...exampleRun,
  status: 'approved',
  approved: act(2, '2026-04-13T11:00:00.000Z'),
} as const;

export const examplePayout = {
  payoutId: 'pyo_01K9GB2M4N7Q9R1S3T5V7W9X0Y',
  ...{ runId: exampleRun.runId, accountId: exampleAccountId, name: 'Ada Moreno' },
  ...{ amount: 5_500, currency: 'EUR', status: 'proposed', details: 'DE••3000' },
  endToEndId: 'PYO01K9GB2M4N7Q9R1S3T5V7W9X0Y',
} as const;

export const exampleReturned = {
  ...examplePayout,
  status: 'returned',
  returned: { ...act(1, '2026-04-17T08:10:00.000Z'), reason: 'AC04' },
} as const;

const { name: _, accountId: __, runId: ___, ...ownPayout } = examplePayout;
export const exampleOwnPayout = { ...ownPayout, status: 'sent', executionDate: '2026-04-15' } as const;
