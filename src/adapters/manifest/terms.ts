import { z } from 'zod';
import { standardTerms } from '../../domain/catalog/delivery/delivery.ts';
import {
  contentTypes,
  media,
  noMining,
  tdmPermissions,
  type TextAndDataMining,
} from '../../domain/catalog/license-terms.ts';
import { maxAmount } from '../../domain/shared/money.ts';
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

/** One version of the terms; the standard terms provide absent members. */
export const terms = z.strictObject({
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
  fee: z
    .strictObject({
      amount: z.int().min(0).max(maxAmount),
      currency: z.string().refine((code) => currencies.has(code), 'is not an ISO 4217 currency'),
    })
    .exactOptional(),
  effectiveAt: moment.exactOptional(),
});
