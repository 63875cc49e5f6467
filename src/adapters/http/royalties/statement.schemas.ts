import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { exactPattern } from '../../../domain/royalties/statements/statement-file.ts';
import { currency } from '../billing/plans.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { amount, hash } from './period.schemas.ts';
import { exampleFile } from './statements.examples.ts';

const { statement: example } = exampleFile;

export const exact = (description: string, shown: string) =>
  z
    .string()
    .regex(exactPattern, 'must be an amount with six decimal places, such as 12.345678')
    .meta({ description: `${description}, in major units of the currency.`, examples: [shown] });

export const statementId = field.id('statement', example.statementId);

/** The members of a statement without its lines. */
const summary = {
  statementId,
  periodId: field.id('royalty period', example.periodId),
  month: field.month('The month, in UTC.'),
  mode: z.enum(paymentModes).meta({
    description: '`test`: sandbox and test money, which is never paid out.',
    examples: ['live'],
  }),
  currency,
  partyId: field.id('party', example.partyId),
  amount: amount('What the party gets', example.amount),
  exact: exact('The same before rounding: the sum of the lines', example.exact),
};

const Statement = z
  .strictObject({
    ...summary,
    lines: z
      .array(
        z.strictObject({
          platformId: field.platformId,
          trackId: field.trackId,
          territory: field.territory.exactOptional(),
          exact: exact('What the party gets for the track on the platform', example.lines[0].exact),
        }),
      )
      .meta({
        description: 'Amounts by platform, track and, where shares are limited to territories, country.',
      }),
  })
  .meta({ description: 'What a party gets in a closed royalty period. It never changes.' });

export const StatementFile = z
  .strictObject({
    statement: Statement,
    salt: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the salt of the statement')
      .meta({ description: 'Random text that is hashed with the statement.', examples: [exampleFile.salt] }),
    proof: z
      .array(
        z.strictObject({
          side: z.enum(['left', 'right']).meta({ description: 'Side of the hash.', examples: ['right'] }),
          hash: hash('Hash beside the path from the statement to the root.'),
        }),
      )
      .max(64)
      .meta({
        description:
          'The hashes from the statement to the root, by which anyone can verify that the period contains the statement.',
      }),
    root: hash('Root of the Merkle tree of all statements of the period.'),
  })
  .meta({ id: 'RoyaltyStatement', description: 'A statement with its proof.' });

export const StatementSummary = z
  .object({ ...summary, closedAt: field.timestampOut('When the period was closed.') })
  .meta({ id: 'RoyaltyStatementSummary', description: 'A statement without its lines.' });

export const StatementPage = pageOf(
  StatementSummary,
  'Statements of your parties, the last closed first.',
).meta({ id: 'RoyaltyStatementPage', description: 'A page of statements.' });

export const statementFormat = z
  .enum(['json', 'csv'])
  .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
  .exactOptional();

export const StatementVerification = z.discriminatedUnion('verified', [
  z
    .object({
      verified: z.literal(true).meta({
        description:
          'The closed period contains exactly this statement, and its lines add up. Says nothing about the usage and payments from which it was computed.',
      }),
      root: hash('Root of the period, as we stored it when it was closed.'),
      closedAt: field.timestampOut('When the period was closed.'),
    })
    .meta({ id: 'VerifiedStatement', description: 'A statement that its period contains.' }),
  z
    .object({
      verified: z.literal(false).meta({ description: 'The statement could not be verified.' }),
      reason: z.enum(['period_not_closed', 'not_in_period', 'sums_differ']).meta({
        description:
          '`period_not_closed`: there is no closed period with this ID; `not_in_period`: the statement, its salt or its proof was changed; `sums_differ`: the lines do not add up to the amount.',
        examples: ['not_in_period'],
      }),
    })
    .meta({ id: 'UnverifiedStatement', description: 'A statement that could not be verified.' }),
]);
