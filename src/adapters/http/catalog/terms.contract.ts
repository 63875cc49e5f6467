import { z } from 'zod';
import { contentTypes, media } from '../../../domain/catalog/license-terms.ts';
import { count, examples, id, sha256, timestampOut } from '../vocabulary/fields.ts';
import { TerritoryRule, TextAndDataMining } from './track.contract.ts';

const allowed = (what: string) => z.boolean().meta({ description: what });

export const Money = z
  .object({
    amount: count('In the minor unit of the currency, such as cents.', 4900),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ description: 'ISO 4217.', examples: ['EUR'] }),
  })
  .meta({ id: 'Money', description: 'An amount of money.' });

const term = z
  .object({
    type: z.enum(['perpetual', 'fixed']).meta({ description: 'Whether the license ends by itself.' }),
    months: z
      .int()
      .positive()
      .meta({ description: 'How long a fixed one lasts.', examples: [12] })
      .exactOptional(),
  })
  .meta({ description: 'How long a license lasts.' });

/** The terms of one version, whose wording never changes. */
export const LicenseTerms = z
  .object({
    termsId: id('version of the terms', examples.termsId),
    version: z
      .int()
      .positive()
      .meta({ description: '1, 2, 3 … within a track.', examples: [2] }),
    hash: sha256('SHA-256 of the canonical text of the terms, hex.'),
    effectiveAt: timestampOut('From when they hold.', examples.before),
    media: z
      .array(z.enum(media))
      .meta({ description: 'Where content may be shown.', examples: [['online']] }),
    contentTypes: z
      .array(z.enum(contentTypes))
      .meta({ description: 'In which content the track may be used.', examples: [['ugc_video']] }),
    territories: TerritoryRule.meta({ description: 'Where it may be used.' }),
    term,
    exclusivity: z.enum(['non_exclusive']).meta({ description: 'Others may license it too.' }),
    monetization: allowed('Whether the content may earn money.'),
    paidAdvertising: allowed('Whether it may be used in paid advertising.'),
    edits: z
      .object({
        trim: allowed('It may be cut.'),
        loop: allowed('It may be repeated.'),
        mix: allowed('Its stems may be mixed and downloaded.'),
        lyricsChange: allowed('Its lyrics may be changed.'),
      })
      .meta({ description: 'What may be done to the track.' }),
    standaloneUse: z.literal(false).meta({ description: 'It may never be offered by itself.' }),
    sublicensable: allowed('Whether the licensee may pass the license on.'),
    attributionRequired: allowed('Whether the content must carry the credit.'),
    publishedContentSurvives: allowed('Whether published content may stay up after the license ends.'),
    tdm: TextAndDataMining,
    fee: Money.meta({
      description: 'What a license costs. Requests for licenses with a fee return 402 PAYMENT_REQUIRED.',
    }).exactOptional(),
  })
  .meta({ id: 'LicenseTerms', description: 'The terms that a track is offered on.' });
export type LicenseTerms = z.infer<typeof LicenseTerms>;

export const Attribution = z
  .object({
    text: z
      .string()
      .meta({ description: 'As plain text.', examples: ['Music: “Harbour Lights” by Mara Lind.'] }),
    html: z.string().meta({
      description: 'As HTML.',
      examples: ['Music: <cite>Harbour Lights</cite> by Mara Lind.'],
    }),
    markdown: z
      .string()
      .meta({ description: 'As Markdown.', examples: ['Music: *Harbour Lights* by Mara Lind.'] }),
    required: z.boolean().meta({ description: 'Whether the terms demand it.' }),
    placement: z.enum(['description', 'end_credits']).meta({ description: 'Where it belongs.' }),
  })
  .meta({ id: 'Attribution', description: 'The credit that published content carries.' });
export type Attribution = z.infer<typeof Attribution>;
