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
  summary: 'Search tracks',
  description:
    'Returns approved tracks that match all filters. A filter with several values, repeated or comma-separated, matches tracks with any of them; `territory` matches tracks that are cleared in all of them.',
  tags,
  query: searchFilters,
  responses: { 200: { description: 'A page of tracks.', schema: TrackPage, example: examplePage } },
  problems: ['CURSOR_INVALID', 'TRACK_NOT_FOUND'],
});

export const readTrack = route({
  operation: 'getTrack',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}',
  access: reader,
  summary: 'Retrieve a track',
  tags,
  params: trackPath,
  responses: { 200: { description: 'The track.', schema: Track, example: exampleTrack } },
  problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
});

export const readAttribution = route({
  operation: 'getAttribution',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/attribution',
  access: reader,
  summary: 'Get the attribution of a track',
  description:
    'Returns the credit for your content as text, HTML and Markdown. Also available after a takedown, because published content keeps its credit.',
  tags,
  params: trackPath,
  responses: { 200: { description: 'The attribution.', schema: Attribution, example: exampleAttribution } },
  problems: ['TRACK_NOT_FOUND'],
});

export const readLicenseTerms = route({
  operation: 'getLicenseTerms',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/license-terms',
  access: reader,
  summary: 'Get the license terms of a track',
  tags,
  params: trackPath,
  query: z.strictObject({
    asOf: z
      .union([field.timestampIn('A timestamp.', field.examples.before), field.day])
      .meta({
        description:
          'Returns the terms that were in force at this time, or at the end of this date in UTC. Default: now.',
        examples: ['2026-03-01'],
      })
      .exactOptional(),
  }),
  responses: { 200: { description: 'The license terms.', schema: LicenseTerms, example: exampleTerms } },
  problems: ['TRACK_NOT_FOUND', 'NOT_FOUND'],
});

export const Waveform = z
  .object({
    version: z.literal(2).meta({ description: 'Version of the format.' }),
    channels: z.literal(1).meta({ description: 'Number of channels: always 1, a mix of all channels.' }),
    sample_rate: field.count('Samples per second.', 44_100),
    samples_per_pixel: field.count('Number of samples in each pixel.', 4_096),
    bits: z.literal(8).meta({ description: 'Bits per value.' }),
    length: field.count('Number of pixels.', 4),
    data: z
      .array(z.int().min(-128).max(127))
      .meta({ description: 'Minimum and maximum of each pixel, alternating.', examples: [[-3, 4]] }),
  })
  .meta({ id: 'Waveform', description: 'Waveform data as BBC audiowaveform JSON, version 2.' });

const exampleWaveform = {
  version: 2,
  channels: 1,
  sample_rate: 44_100,
  samples_per_pixel: 4_096,
  bits: 8,
  length: 4,
  data: [-3, 4, -40, 38, -77, 80, -12, 9],
} as const;

export const readWaveform = route({
  operation: 'getWaveform',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/waveform',
  access: reader,
  summary: 'Get waveform data',
  description: 'Returns BBC audiowaveform JSON, version 2, which wavesurfer.js and peaks.js can display.',
  tags,
  params: trackPath,
  query: z.strictObject({
    points: z
      .int()
      .min(100)
      .max(4000)
      .default(1000)
      .meta({ description: 'Maximum number of pixels.', examples: [800] }),
  }),
  responses: {
    200: {
      description: 'The waveform data.',
      schema: Waveform,
      example: exampleWaveform,
    },
  },
  problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
});

const WaveformList = z
  .object({
    data: z
      .array(z.object({ trackId: field.trackId, waveform: Waveform }))
      .meta({ description: 'The waveforms, in the order of the requested IDs.' }),
  })
  .meta({ id: 'WaveformList', description: 'The waveforms of several tracks.' });

export const listWaveforms = route({
  operation: 'listWaveforms',
  method: 'GET',
  path: '/api/v1/waveforms',
  access: reader,
  summary: 'List waveforms',
  description:
    'Returns the waveforms of up to 50 tracks, for lists of tracks. Omits tracks that do not exist, are not available or have no waveform.',
  tags,
  query: z.strictObject({
    trackId: z
      .array(field.trackId)
      .min(1)
      .max(50)
      .meta({
        description: 'Track IDs. Repeat the parameter or separate values with commas.',
        examples: [[field.examples.trackId]],
      }),
    points: z
      .int()
      .min(20)
      .max(400)
      .default(100)
      .meta({ description: 'Maximum number of pixels of each waveform.', examples: [100] }),
  }),
  responses: {
    200: {
      description: 'The waveforms.',
      schema: WaveformList,
      example: { data: [{ trackId: field.examples.trackId, waveform: exampleWaveform }] },
    },
  },
  problems: [],
});
