import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { currency } from '../billing/plans.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { examplePeriod, exampleStaff } from './periods.examples.ts';

const { examples } = field;

export const amount = (description: string, example: number) =>
  z.int().meta({ description: `${description}, in minor units of the currency.`, examples: [example] });

export const hash = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in 64 hexadecimal digits')
    .meta({ description, examples: [examples.hash] });

export const Totals = z
  .object({
    earned: amount('Money that we earned from platforms in the period, without tax', 11_428),
    parties: amount('Part of parties with shares in the tracks that were used', 5_857),
    unclaimed: amount('Part of owners and writers whom we do not know', 0),
    contested: amount(
      'Part held because of a dispute, or because the track was taken down as disputed, infringing or legal',
      0,
    ),
    unallocated: amount('Money of platforms without a license or licensed play that counts', 1_667),
    service: amount('Part of the service', 3_904),
    carriedOver: amount(
      'Credits of platforms that exceed what we earned from them, which lower what the next month has: zero or negative',
      0,
    ),
  })
  .meta({ description: '`earned` is the sum of the other amounts.' });

const staffId = (description: string) => z.string().meta({ description, examples: [exampleStaff] });

export const Period = z
  .object({
    periodId: field.id('period', examplePeriod.periodId),
    month: field.month('The month, in UTC.'),
    currency,
    mode: z.enum(paymentModes).meta({
      description: '`test`: sandbox and test money, which is never paid out.',
      examples: ['live'],
    }),
    status: z.enum(['open', 'closing', 'closed']).meta({
      description:
        'Status of the period. `closing`: someone has proposed to close it, and someone else can confirm that.',
      examples: ['open'],
    }),
    closableFrom: field.day.meta({
      description:
        'First day on which the period can be closed, in UTC: the tenth of the next month. Months are closed in their order.',
    }),
    proposal: z
      .object({
        hash: hash('The hash of the proposed result.'),
        proposedBy: staffId('ID of the member of staff who proposed it.'),
        proposedAt: field.timestampOut('When it was proposed.'),
      })
      .meta({ description: 'The latest proposal to close the period.' })
      .exactOptional(),
    close: z
      .object({
        closedBy: staffId('ID of the member of staff who confirmed the proposal.'),
        closedAt: field.timestampOut('When the period was closed.'),
        totals: Totals,
        statements: field.count('Number of statements: one for each party that gets a part.', 2),
        root: hash('Root of the Merkle tree of all statements, against which each of them is verified.'),
      })
      .meta({ description: 'The close of the period. It never changes.' })
      .exactOptional(),
  })
  .meta({ id: 'RoyaltyPeriod', description: 'A calendar month of one currency, live or test.' });
