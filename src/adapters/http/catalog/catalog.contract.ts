import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleAttribution, examplePage, exampleTerms, exampleTrack } from './catalog.examples.ts';
import { searchFilters, TrackPage } from './search.contract.ts';
import { Attribution, LicenseTerms } from './terms.contract.ts';
import { Track } from './track.contract.ts';

export const reader = { kind: 'platform', anyOf: ['tracks:read'] } as const;
export const tags = ['Catalog'];
export const trackPath = z.strictObject({ trackId: field.trackId });

export const searchTracks = route({
  operation: 'searchTracks',
  method: 'GET',
  path: '/api/v1/tracks',
  access: reader,
  summary: 'Search the catalog',
  description:
    'Approved tracks that match all filters given. A filter with several values, repeated or comma-separated, matches any of them; territories must all be cleared.',
  tags,
  query: searchFilters,
  replies: { 200: { description: 'A page of tracks.', schema: TrackPage, example: examplePage } },
  problems: ['CURSOR_INVALID', 'TRACK_NOT_FOUND'],
});

export const readTrack = route({
  operation: 'getTrack',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}',
  access: reader,
  summary: 'Read a track',
  tags,
  params: trackPath,
  replies: { 200: { description: 'The track.', schema: Track, example: exampleTrack } },
  problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
});

export const readAttribution = route({
  operation: 'getAttribution',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/attribution',
  access: reader,
  summary: 'Read the credit of a track',
  description: 'Also answered of a track that was taken down: published content still carries it.',
  tags,
  params: trackPath,
  replies: { 200: { description: 'The credit.', schema: Attribution, example: exampleAttribution } },
  problems: ['TRACK_NOT_FOUND'],
});

export const readLicenseTerms = route({
  operation: 'getLicenseTerms',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/license-terms',
  access: reader,
  summary: 'Read the terms of a track',
  tags,
  params: trackPath,
  query: z.strictObject({
    asOf: z
      .union([field.timestampIn('A moment.', field.examples.before), field.day])
      .meta({
        description: 'The terms of that day (its end, UTC) or moment; by default those in force now.',
        examples: ['2026-03-01'],
      })
      .exactOptional(),
  }),
  replies: { 200: { description: 'The terms.', schema: LicenseTerms, example: exampleTerms } },
  problems: ['TRACK_NOT_FOUND', 'NOT_FOUND'],
});

export const Waveform = z
  .object({
    version: z.literal(2).meta({ description: 'Of the format.' }),
    channels: z.literal(1).meta({ description: 'All channels are mixed.' }),
    sample_rate: field.count('Samples a second.', 44_100),
    samples_per_pixel: field.count('Samples behind one pair.', 4_096),
    bits: z.literal(8).meta({ description: 'Of a value.' }),
    length: field.count('Pairs in `data`.', 4),
    data: z
      .array(z.int().min(-128).max(127))
      .meta({ description: 'Lowest and highest sample of each pixel, in turn.', examples: [[-3, 4]] }),
  })
  .meta({ id: 'Waveform', description: 'Peaks as BBC audiowaveform JSON, version 2.' });

export const readWaveform = route({
  operation: 'getWaveform',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/waveform',
  access: reader,
  summary: 'Read the peaks of a track',
  description: 'BBC audiowaveform JSON, version 2: wavesurfer.js and peaks.js read it as it is.',
  tags,
  params: trackPath,
  query: z.strictObject({
    points: z
      .int()
      .min(100)
      .max(4000)
      .default(1000)
      .meta({ description: 'How many pixels at most.', examples: [800] }),
  }),
  replies: {
    200: {
      description: 'The peaks.',
      schema: Waveform,
      example: {
        version: 2,
        channels: 1,
        sample_rate: 44_100,
        samples_per_pixel: 4_096,
        bits: 8,
        length: 4,
        data: [-3, 4, -40, 38, -77, 80, -12, 9],
      },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
});
