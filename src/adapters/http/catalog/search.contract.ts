import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { parseKey } from '../../../domain/catalog/musical-key.ts';
import { facetNames, sortOrders } from '../../../domain/catalog/search/search-criteria.ts';
import { vocalKinds } from '../../../domain/catalog/track.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { anyOf, cursor, limit } from '../vocabulary/parameters.ts';
import { Track } from './track.contract.ts';

const word = field.text(64, 'A word as tracks carry it; case does not count.', 'calm');
const bpm = (description: string, example: number) =>
  z
    .number()
    .min(1)
    .max(1_000)
    .meta({ description, examples: [example] })
    .exactOptional();
const seconds = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(86_400)
    .meta({ description, examples: [example] })
    .exactOptional();

const inOrder = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined || most === undefined || least <= most;

export const searchFilters = z
  .strictObject({
    q: z
      .string()
      .max(200)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not have control characters')
      .meta({
        description:
          'Words. Each must be a word of the title, artist, album, keywords, genres, moods or instruments, the last one at least the beginning of such a word. If `q` is blank, text is not searched.',
        examples: ['harbour li'],
      })
      .exactOptional(),
    mood: anyOf(word, 'Mood.', ['calm', 'warm']).exactOptional(),
    genre: anyOf(word, 'Genre.', ['electronic']).exactOptional(),
    instrument: anyOf(word, 'Instrument.', ['piano']).exactOptional(),
    bpmMin: bpm('Beats a minute at least.', 90),
    bpmMax: bpm('Beats a minute at most.', 120),
    durationMin: seconds('Seconds at least.', 30),
    durationMax: seconds('Seconds at most.', 180),
    key: anyOf(
      z
        .string()
        .max(16)
        .refine(
          (given) => parseKey(given) !== undefined,
          'must be a key, such as "A minor", "Am", "F#" or "8A"',
        )
        .meta({ description: 'As `A minor`, `Am`, `F#` or `8A`.', examples: ['8A'] }),
      'Key.',
      ['8A', 'C major'],
    ).exactOptional(),
    vocals: anyOf(z.enum(vocalKinds), 'Who sings.', ['instrumental']).exactOptional(),
    territory: z
      .array(field.territory)
      .min(1)
      .max(50)
      .meta({
        description: 'Countries; tracks that may be licensed in all of them. Repeated or comma-separated.',
        examples: [['DE', 'AT']],
      })
      .exactOptional(),
    contentType: anyOf(field.contentType, 'What the current terms clear.', ['ugc_video']).exactOptional(),
    hasStems: z
      .boolean()
      .meta({ description: 'Whether stems are kept.', examples: [true] })
      .exactOptional(),
    artistId: field.id('artist', field.examples.artistId).exactOptional(),
    isrc: z
      .string()
      .max(16)
      .refine((given) => parseIsrc(given) !== undefined, 'must be an ISRC, such as DEA622600417')
      .meta({ description: 'ISRC, with or without hyphens.', examples: ['DEA622600417'] })
      .exactOptional(),
    similarTo: field
      .id('track', field.examples.trackId)
      .meta({
        description:
          'A track; others follow that have been listened to, the most alike in sound first. It may have been taken down. Goes with the other filters, and with no `sort` but relevance.',
        examples: [field.examples.trackId],
      })
      .exactOptional(),
    updatedSince: field.since('Changed at this moment or later.').exactOptional(),
    sort: z
      .enum(sortOrders)
      .meta({
        description: 'By default relevance where `q` or `similarTo` is given, else newest.',
        examples: ['newest'],
      })
      .exactOptional(),
    order: z
      .enum(['asc', 'desc'])
      .meta({
        description: 'By default descending for relevance, newest and popularity, else ascending.',
        examples: ['desc'],
      })
      .exactOptional(),
    facets: z
      .array(z.enum(facetNames))
      .min(1)
      .max(facetNames.length)
      .meta({
        description: 'Counts to be added, each exact under all other filters.',
        examples: [['mood', 'genre']],
      })
      .exactOptional(),
    limit: limit({ most: 100, usual: 50 }),
    cursor: cursor.exactOptional(),
  })
  .refine(({ bpmMin, bpmMax }) => inOrder(bpmMin, bpmMax), {
    path: ['bpmMin'],
    message: 'must not be greater than bpmMax',
  })
  .refine(({ durationMin, durationMax }) => inOrder(durationMin, durationMax), {
    path: ['durationMin'],
    message: 'must not be greater than durationMax',
  })
  .refine(({ similarTo, sort }) => similarTo === undefined || sort === undefined || sort === 'relevance', {
    path: ['sort'],
    message: 'must be relevance, or left out, with similarTo',
  });
export type SearchFilters = z.output<typeof searchFilters>;

const FacetCounts = z.array(
  z.object({
    value: z.string().meta({ description: 'A value of the filter.', examples: ['calm'] }),
    count: field.count('How many tracks have it.', 4),
  }),
);

export const TrackPage = pageOf(Track, 'Approved tracks that match, in order.')
  .extend({
    facets: z
      .partialRecord(z.enum(facetNames), FacetCounts)
      .meta({ description: 'The counts asked for, highest first.' })
      .exactOptional(),
  })
  .meta({ id: 'TrackPage', description: 'A page of search results.' });
