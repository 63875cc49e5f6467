import { examples } from '../vocabulary/fields.ts';
import { examplePeriod } from './periods.examples.ts';

const summary = {
  statementId: 'sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0',
  ...{ periodId: examplePeriod.periodId, month: '2026-03', mode: 'live', currency: 'EUR' },
  ...{ partyId: 'pty_01K9F3R0M7A2B4C6D8E0F1G3H5', amount: 3_905, exact: '39.044000' },
} as const;

export const exampleFile = {
  statement: {
    ...summary,
    lines: [{ platformId: examples.platformId, trackId: examples.trackId, exact: '39.044000' }],
  },
  salt: 'q3Vb0sLx9TfKc7Yw2ZpNn5RjH8mGdA4EuXo1iBvC6kS',
  proof: [{ side: 'right', hash: examples.hash }],
  root: '5f1d7a84db00d2fce00b31a7fc73224f5f1d7a84db00d2fce00b31a7fc73224f',
} as const;

export const exampleSummary = { ...summary, closedAt: '2026-04-10T11:00:00.000Z' } as const;

export const exampleVerification = {
  verified: true,
  root: exampleFile.root,
  closedAt: exampleSummary.closedAt,
} as const;
