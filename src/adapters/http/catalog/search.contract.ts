import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { parseKey } from '../../../domain/catalog/musical-key.ts';
import { facetNames, sortOrders } from '../../../domain/catalog/search/search-criteria.ts';
import { vocalKinds } from '../../../domain/catalog/track.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { anyOf, cursor, limit } from '../vocabulary/parameters.ts';
import { Track } from './track.contract.ts';

const word = field.text(64, 'A word from the metadata of tracks. Case-insensitive.', 'calm');
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

const energy = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description, examples: [example] })
    .exactOptional();
const released = (description: string, example: string) =>
  field.day.meta({ description, examples: [example] }).exactOptional();

const inOrder = <Value extends number | string>(min: Value | undefined, max: Value | undefined): boolean =>
  min === undefined || max === undefined || min <= max;

export const searchFilters = z
  .strictObject({
    q: z
      .string()
      .max(200)
      .regex(field.oneLine, 'must not contain control characters')
      .meta({
        description:
          'Text search in title, artist, album, keywords, genres, moods and instruments. All words must match; the last one may be the beginning of a word. Ignored if blank.',
        examples: ['harbour li'],
      })
      .exactOptional(),
    mood: anyOf(word, 'Mood.', ['calm', 'warm']).exactOptional(),
    genre: anyOf(word, 'Genre.', ['electronic']).exactOptional(),
    instrument: anyOf(word, 'Instrument.', ['piano']).exactOptional(),
    bpmMin: bpm('Minimum tempo, in beats per minute.', 90),
    bpmMax: bpm('Maximum tempo, in beats per minute.', 120),
    durationMin: seconds('Minimum length, in seconds.', 30),
    durationMax: seconds('Maximum length, in seconds.', 180),
    energyMin: energy(
      'Minimum energy, from 0 (calm) to 1 (driving). Compared with the energy of tracks rounded to hundredths.',
      0.3,
    ),
    energyMax: energy('Maximum energy, from 0 (calm) to 1 (driving). Compared as `energyMin` is.', 0.7),
    releasedFrom: released('Returns tracks that were released on this date or later.', '2020-01-01'),
    releasedTo: released('Returns tracks that were released on this date or earlier.', '2025-12-31'),
    key: anyOf(
      z
        .string()
        .max(16)
        .refine(
          (given) => parseKey(given) !== undefined,
          'must be a musical key, such as "A minor", "Am", "F#" or "8A"',
        )
        .meta({ description: 'A musical key, such as `A minor`, `Am`, `F#` or `8A`.', examples: ['8A'] }),
      'Musical key.',
      ['8A', 'C major'],
    ).exactOptional(),
    vocals: anyOf(z.enum(vocalKinds), 'Kind of vocals.', ['instrumental']).exactOptional(),
    territory: z
      .array(field.territory)
      .min(1)
      .max(50)
      .meta({
        description:
          'Returns tracks that can be licensed in all of these territories. Repeat the parameter or separate values with commas.',
        examples: [['DE', 'AT']],
      })
      .exactOptional(),
    contentType: anyOf(field.contentType, 'Content type that the current license terms cover.', [
      'ugc_video',
    ]).exactOptional(),
    hasStems: z
      .boolean()
      .meta({ description: 'Whether the track has stems.', examples: [true] })
      .exactOptional(),
    artistId: field
      .id('artist', field.examples.artistId)
      .meta({
        description:
          'Returns tracks that credit this artist, under the ID of the profile or of a claimed name.',
        examples: [field.examples.artistId],
      })
      .exactOptional(),
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
          'Returns tracks that sound like this one, the most similar first. Only analyzed tracks are returned; the track itself may have been taken down. Can be combined with other filters, but only with `sort=relevance`.',
        examples: [field.examples.trackId],
      })
      .exactOptional(),
    updatedSince: field.since('Returns tracks that changed at or after this time.').exactOptional(),
    sort: z
      .enum(sortOrders)
      .meta({
        description: 'Sort order. Default: `relevance` with `q` or `similarTo`, otherwise `newest`.',
        examples: ['newest'],
      })
      .exactOptional(),
    order: z
      .enum(['asc', 'desc'])
      .meta({
        description:
          'Sort direction. Default: `desc` for `relevance`, `newest` and `popularity`, otherwise `asc`.',
        examples: ['desc'],
      })
      .exactOptional(),
    facets: z
      .array(z.enum(facetNames))
      .min(1)
      .max(facetNames.length)
      .meta({
        description:
          'Adds the number of tracks for each value of these filters, counted under all other filters.',
        examples: [['mood', 'genre']],
      })
      .exactOptional(),
    limit: limit({ max: 100, default: 50 }),
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
  .refine(({ energyMin, energyMax }) => inOrder(energyMin, energyMax), {
    path: ['energyMin'],
    message: 'must not be greater than energyMax',
  })
  .refine(({ releasedFrom, releasedTo }) => inOrder(releasedFrom, releasedTo), {
    path: ['releasedFrom'],
    message: 'must not be after releasedTo',
  })
  .refine(({ similarTo, sort }) => similarTo === undefined || sort === undefined || sort === 'relevance', {
    path: ['sort'],
    message: 'must be relevance or absent if similarTo is present',
  });
export type SearchFilters = z.output<typeof searchFilters>;

const FacetCounts = z.array(
  z.object({
    value: z.string().meta({ description: 'A value of the filter.', examples: ['calm'] }),
    count: field.count('Number of tracks with this value.', 4),
  }),
);

export const TrackPage = pageOf(Track, 'Approved tracks that match, sorted.')
  .extend({
    facets: z
      .partialRecord(z.enum(facetNames), FacetCounts)
      .meta({ description: 'The requested counts, highest first.' })
      .exactOptional(),
    suggestions: z
      .array(z.string())
      .meta({
        description:
          'Corrected spellings of `q` that find tracks, the most likely first. Present only if no track matches, a word of `q` is unknown, and similar words are known. They are never searched automatically.',
        examples: [['ambient piano']],
      })
      .exactOptional(),
  })
  .meta({ id: 'TrackPage', description: 'A page of search results.' });
