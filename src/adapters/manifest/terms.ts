import { z } from 'zod';
import { standardTerms } from '../../domain/catalog/delivery/delivery.ts';
import {
  contentTypes,
  media,
  noMining,
  tdmPermissions,
  type ContentType,
  type Rate,
  type TextAndDataMining,
} from '../../domain/catalog/license-terms.ts';
import { maxAmount, type Money } from '../../domain/shared/money.ts';
import { cleared, expand, type TerritoryRule } from '../../domain/shared/territory.ts';
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

/** The members of terms that a rate card has to fit. */
interface RatedTerms {
  readonly contentTypes: readonly ContentType[];
  readonly territories: TerritoryRule;
  readonly fee?: Money;
  readonly rates?: readonly Rate[];
}

/** Returns what is wrong with a rate: its price is not below the fee, or it never applies. */
const faultsOf = (
  { contentTypes: types, territories: countries, fee: price }: Rate,
  { contentTypes, territories, fee }: RatedTerms & { readonly fee: Money },
): readonly (readonly [path: readonly string[], message: string])[] => {
  const faults = [
    price.currency !== fee.currency
      ? ([['fee', 'currency'], `is not ${fee.currency}, as that of the fee`] as const)
      : price.amount >= fee.amount && ([['fee', 'amount'], 'is not less than the fee'] as const),
    types?.[0] !== undefined &&
      !types.some((type) => contentTypes.includes(type)) &&
      ([['contentTypes'], 'has no content type of the terms'] as const),
    countries?.[0] !== undefined &&
      expand(countries).isDisjointFrom(cleared(territories)) &&
      ([['territories'], 'has no territory of the terms'] as const),
  ];
  return faults.filter((fault) => fault !== false);
};

/** Reports what is wrong with a rate card: rates need a fee for what they do not cover, and each must lower it for some licenses. */
const checkRates = ({ value, issues }: z.core.ParsePayload<RatedTerms>): void => {
  const { fee, rates } = value;
  if (!rates) return;
  if (!fee) {
    issues.push({ code: 'custom', path: ['fee'], message: 'is required if there are rates', input: fee });
    return;
  }
  for (const [index, rate] of rates.entries())
    for (const [path, message] of faultsOf(rate, { ...value, fee }))
      issues.push({ code: 'custom', path: ['rates', index, ...path], message, input: rate });
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
