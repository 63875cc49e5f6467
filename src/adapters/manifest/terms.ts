import { z } from 'zod';
import { standardTerms } from '../../domain/catalog/delivery/delivery.ts';
import {
  contentTypes,
  media,
  noMining,
  tdmPermissions,
  type TextAndDataMining,
} from '../../domain/catalog/license-terms.ts';
import { maxAmount, type Money } from '../../domain/shared/money.ts';
import { moment, territoryList } from './fields.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .min(1, 'is empty')
    .transform((given) => [...new Set(given)]);

/** The territories: a list of countries, or included countries without excluded ones. */
export const territories = z.strictObject({
  include: territoryList.min(1, 'is empty'),
  exclude: territoryList.default([]),
});

const permission = z.enum(tdmPermissions);

/** Returns the schema of consents, in which `otherwise` provides absent members. */
export const mining = (otherwise: TextAndDataMining) =>
  z.strictObject({
    dataMining: permission.default(otherwise.dataMining),
    aiInference: permission.default(otherwise.aiInference),
    aiTraining: permission.default(otherwise.aiTraining),
    aiGenerativeTraining: permission.default(otherwise.aiGenerativeTraining),
  });

const { edits } = standardTerms;

const money = z.strictObject({
  amount: z.int().min(0).max(maxAmount),
  currency: z.string().refine((code) => currencies.has(code), 'is not an ISO 4217 currency'),
});

/** Reports what is wrong with a rate card: rates need a fee for what they do not cover, in the same currency. */
const checkRates = ({
  value: { fee, rates },
  issues,
}: z.core.ParsePayload<{
  readonly fee?: Money;
  readonly rates?: readonly { readonly fee: Money }[];
}>): void => {
  if (!rates) return;
  const wrong = rates.findIndex((rate) => rate.fee.currency !== fee?.currency);
  if (!fee)
    issues.push({ code: 'custom', path: ['fee'], message: 'is required if there are rates', input: fee });
  else if (wrong >= 0) {
    const path = ['rates', wrong, 'fee', 'currency'];
    issues.push({
      code: 'custom',
      path,
      message: `is not ${fee.currency}, as that of the fee`,
      input: rates,
    });
  }
};

/** One version of the terms; the standard terms provide absent members. */
export const terms = z
  .strictObject({
    media: listOf(media).default([...standardTerms.media]),
    contentTypes: listOf(contentTypes).default([...standardTerms.contentTypes]),
    territories: territories.default({
      include: [...standardTerms.territories.include],
      exclude: [...standardTerms.territories.exclude],
    }),
    term: z
      .discriminatedUnion(
        'type',
        [
          z.strictObject({ type: z.literal('perpetual') }),
          z.strictObject({ type: z.literal('fixed'), months: z.int().min(1).max(600) }),
        ],
        { error: 'is neither perpetual nor fixed with months' },
      )
      .default({ type: 'perpetual' }),
    exclusivity: z.literal('non_exclusive').default('non_exclusive'),
    monetization: z.boolean().default(standardTerms.monetization),
    paidAdvertising: z.boolean().default(standardTerms.paidAdvertising),
    edits: z
      .strictObject({
        trim: z.boolean().default(edits.trim),
        loop: z.boolean().default(edits.loop),
        mix: z.boolean().default(edits.mix),
        lyricsChange: z.boolean().default(edits.lyricsChange),
      })
      .default(edits),
    standaloneUse: z.literal(false).default(false),
    sublicensable: z.boolean().default(standardTerms.sublicensable),
    attributionRequired: z.boolean().default(standardTerms.attributionRequired),
    publishedContentSurvives: z.boolean().default(standardTerms.publishedContentSurvives),
    tdm: mining(noMining).exactOptional(),
    fee: money.exactOptional(),
    rates: z
      .array(
        z.strictObject({
          contentTypes: listOf(contentTypes).exactOptional(),
          territories: territoryList.min(1, 'is empty').exactOptional(),
          fee: money,
        }),
      )
      .min(1, 'is empty')
      .max(100, 'has more than 100 entries')
      .exactOptional(),
    effectiveAt: moment.exactOptional(),
  })
  .check(checkRates);
