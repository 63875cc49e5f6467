import { z } from 'zod';
import { contentTypes, media } from '../../../domain/catalog/license-terms.ts';
import {
  count,
  examples,
  id,
  sha256,
  territories as territoryCodes,
  timestampOut,
} from '../vocabulary/fields.ts';
import { TerritoryRule, TextAndDataMining } from './track.contract.ts';

const allowed = (what: string) => z.boolean().meta({ description: what });

export const Money = z
  .object({
    amount: count('Amount in the minor unit of the currency, such as cents.', 4900),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ description: 'Currency code (ISO 4217).', examples: ['EUR'] }),
  })
  .meta({ id: 'Money', description: 'An amount of money.' });

const term = z
  .object({
    type: z
      .enum(['perpetual', 'fixed'])
      .meta({ description: '`fixed`: the license expires after `months`. `perpetual`: it has no end.' }),
    months: z
      .int()
      .positive()
      .meta({ description: 'Term of a license in months, if it is fixed.', examples: [12] })
      .exactOptional(),
  })
  .meta({ description: 'The term of a license.' });

/** One version of license terms, which never changes. */
export const LicenseTerms = z
  .object({
    termsId: id('version of the terms', examples.termsId),
    version: z
      .int()
      .positive()
      .meta({ description: 'Version number: 1, 2, 3, … for each track.', examples: [2] }),
    hash: sha256('SHA-256 of the canonical text of the terms, in hex.'),
    effectiveAt: timestampOut('When the terms took effect.', examples.before),
    media: z
      .array(z.enum(media))
      .meta({ description: 'Media in which the content may be published.', examples: [['online']] }),
    contentTypes: z
      .array(z.enum(contentTypes))
      .meta({ description: 'Content types in which the track may be used.', examples: [['ugc_video']] }),
    territories: TerritoryRule.meta({ description: 'Territories in which the track may be used.' }),
    term,
    exclusivity: z.enum(['non_exclusive']).meta({ description: 'Others can also license the track.' }),
    monetization: allowed('Whether the content may be monetized.'),
    paidAdvertising: allowed('Whether the track may be used in paid advertising.'),
    edits: z
      .object({
        trim: allowed('The track may be cut.'),
        loop: allowed('The track may be looped.'),
        mix: allowed('Stems may be downloaded and mixed.'),
        lyricsChange: allowed('The lyrics may be changed.'),
      })
      .meta({ description: 'Permitted edits of the track.' }),
    standaloneUse: z.literal(false).meta({ description: 'The track may not be distributed on its own.' }),
    sublicensable: allowed('Whether the licensee may sublicense the track.'),
    attributionRequired: allowed('Whether the content must show the attribution.'),
    publishedContentSurvives: allowed(
      'Whether content published under the license may stay online after the license ends.',
    ),
    tdm: TextAndDataMining,
    fee: Money.meta({
      description:
        'Price of a license, with tax, unless one of `rates` is lower. A request must accept it with `acceptFee`, within the spend limit of the platform, or returns 402 `PAYMENT_REQUIRED`.',
    }).exactOptional(),
    rates: z
      .array(
        z.object({
          contentTypes: z
            .array(z.enum(contentTypes))
            .meta({ description: 'Content types of the rate. Absent: all.', examples: [['podcast_episode']] })
            .exactOptional(),
          territories: territoryCodes('Territories of the rate. Absent: all.').exactOptional(),
          fee: Money.meta({ description: 'Price of a license to which the rate applies, with tax.' }),
        }),
      )
      .meta({
        description:
          'Rate card. A rate applies to a license that stays within its content types and territories; the lowest of `fee` and the rates that apply is the price, which the preflight returns.',
      })
      .exactOptional(),
  })
  .meta({ id: 'LicenseTerms', description: 'A version of the license terms of a track.' });
export type LicenseTerms = z.infer<typeof LicenseTerms>;

export const Attribution = z
  .object({
    text: z.string().meta({
      description: 'The credit as plain text.',
      examples: ['Music: “Harbour Lights” by Mara Lind.'],
    }),
    html: z.string().meta({
      description: 'The credit as HTML.',
      examples: ['Music: <cite>Harbour Lights</cite> by Mara Lind.'],
    }),
    markdown: z
      .string()
      .meta({ description: 'The credit as Markdown.', examples: ['Music: *Harbour Lights* by Mara Lind.'] }),
    required: z.boolean().meta({ description: 'Whether the license terms require the credit.' }),
    placement: z.enum(['description', 'end_credits']).meta({ description: 'Where to place the credit.' }),
  })
  .meta({ id: 'Attribution', description: 'The credit that published content shows.' });
export type Attribution = z.infer<typeof Attribution>;
