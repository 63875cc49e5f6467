import { z } from 'zod';
import { payoutFormats, payoutRunStatuses } from '../../../domain/payouts/payout-run.ts';
import { accountObstacles, payoutObstacles } from '../../../domain/payouts/payee.ts';
import { payoutSchemes } from '../../../domain/payouts/scheme.ts';
import { currency } from '../billing/plans.schemas.ts';
import { amount } from '../royalties/period.schemas.ts';
import { exampleStaff } from '../royalties/periods.examples.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleAccountId, examplePayout, exampleRun } from './payouts.examples.ts';

export const accountId = field.id('account', exampleAccountId);
export const runId = field.id('payout run', exampleRun.runId);
export const payoutId = field.id('payout', examplePayout.payoutId);

/** Who did something, and when. */
export const act = {
  by: z.string().meta({ description: 'ID of the member of staff.', examples: [exampleStaff] }),
  at: field.timestampOut('When they did it.'),
};

const meaningsOfPayee =
  '`no_details`: the account has no payout details. `details_changed`: they were changed in the last 72 hours. `unverified`: staff have not verified their holder yet. `on_hold`: staff hold payouts to the account.';

export const obstaclesOfPayee = z
  .array(z.enum(accountObstacles).meta({ description: meaningsOfPayee, examples: ['unverified'] }))
  .meta({
    description:
      'Why the account cannot be paid now, whatever its balances, also while it has none. Empty if it can be.',
  });

export const obstacles = z
  .array(
    z.enum(payoutObstacles).meta({
      description: `${meaningsOfPayee} \`below_threshold\`: the balance is below the payout threshold.`,
      examples: ['unverified'],
    }),
  )
  .meta({ description: 'Why the balance cannot be paid out now. Empty if it can be.' });

export const sums = {
  currency,
  earned: amount('Amounts of all statements', 18_000),
  paid: amount('Amounts of all approved payouts', 12_500),
  returned: amount('Amounts of payouts that the bank returned', 0),
  payable: amount('What is owed: `earned` less `paid`, plus `returned`', 5_500),
};

export const scheme = z.enum(payoutSchemes).meta({
  description:
    '`sepa`: SEPA credit transfers in euros, to IBANs of the SEPA countries, also as a `pain.001` file. `other`: everything else, as a CSV file.',
  examples: ['sepa'],
});

export const executionDate = field.day.meta({
  description: 'The day on which the bank executes the payouts.',
  examples: ['2026-04-15'],
});

export const Run = z
  .object({
    ...{ runId, currency, scheme, executionDate },
    status: z.enum(payoutRunStatuses).meta({
      description:
        '`proposed`: another member of finance has to approve it. `approved`: the amounts are booked, and the file can be downloaded. `sent`: the bank has the file. `paid`: the bank has booked it. `canceled`: it was canceled before its approval.',
      examples: ['proposed'],
    }),
    payouts: field.count('Number of payouts, at most 500.', 2),
    total: amount('Sum of all payouts', 9_200),
    returned: amount('Sum of the payouts that the bank returned', 0),
    formats: z
      .array(
        z.enum(payoutFormats).meta({
          description:
            '`csv`: every run has a CSV file. `pain001`: a file for the bank, of SEPA runs that were proposed while the service had the account that pays (`PAYOUT_IBAN`).',
          examples: ['pain001'],
        }),
      )
      .meta({ description: 'The formats in which the run can be downloaded after its approval.' }),
    proposed: z.object(act).meta({ description: 'Who proposed it.' }),
    approved: z.object(act).meta({ description: 'Who approved it.' }).exactOptional(),
    sent: z.object(act).meta({ description: 'Who sent it.' }).exactOptional(),
    paid: z.object(act).meta({ description: 'Who confirmed that the bank has booked it.' }).exactOptional(),
    canceled: z.object(act).meta({ description: 'Who canceled it.' }).exactOptional(),
  })
  .meta({ id: 'PayoutRun', description: 'Payouts of one currency that are approved and sent together.' });

/** ISO 20022 external code set: four capitals or digits. */
export const returnReason = z
  .string()
  .regex(/^[A-Z0-9]{4}$/, 'must be a return reason code of ISO 20022, such as AC04')
  .meta({
    description: 'Return reason code (ISO 20022), such as `AC01`, `AC04` or `MS03`.',
    examples: ['AC04'],
  });

export const payoutFields = <Status extends z.ZodType>(status: Status) => ({
  payoutId,
  amount: amount('Amount', 5_500),
  currency,
  status,
  details: z.string().meta({
    description: 'The account to which it is paid, masked.',
    examples: [examplePayout.details],
  }),
  endToEndId: z.string().meta({
    description: 'The end-to-end ID of the transfer, which the bank of the payee shows.',
    examples: [examplePayout.endToEndId],
  }),
});

/** The name of the profile of an account. */
export const name = z
  .string()
  .meta({ description: 'Name of the profile. Absent if it is unknown.', examples: ['Ada Moreno'] })
  .exactOptional();

export const StaffPayout = z
  .object({
    ...payoutFields(
      z.enum([...payoutRunStatuses, 'returned']).meta({
        description: 'The status of its run, or `returned`: the bank has returned it to us.',
        examples: ['sent'],
      }),
    ),
    ...{ runId, accountId, name },
    returned: z
      .object({ ...act, reason: returnReason })
      .meta({ description: 'Who recorded the return, and why the bank returned it.' })
      .exactOptional(),
  })
  .meta({ id: 'StaffPayout', description: 'A payout of a run.' });
