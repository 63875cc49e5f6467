import { z } from 'zod';
import { audioFormats, losslessSampleRates, mp3Bitrates } from '../../../domain/catalog/audio.ts';
import { trackPath } from '../catalog/catalog.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';

const tags = ['Audio'];
const { examples } = field;

const url = z.url().meta({
  description: 'A signed link: plays and downloads without a credential until it ends. Keep it to yourself.',
});
const expiresAt = field.timestampOut('When the link ends; ask for a new one then.', examples.now);

const Preview = z
  .object({
    url,
    expiresAt,
    format: z.literal('mp3').meta({ description: 'Of the preview.' }),
    durationMs: z
      .int()
      .min(0)
      .max(30_000)
      .meta({ description: 'Length in milliseconds.', examples: [30_000] }),
    watermarked: z.literal(true).meta({ description: 'An audible mark is mixed in.' }),
    previewStartMs: field.count('Where in the track it begins.', 31_500),
  })
  .meta({ id: 'PreviewStream', description: 'A link to 30 seconds of the track, watermarked.' });

export const streamPreview = route({
  operation: 'streamPreview',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/stream',
  access: { kind: 'platform', anyOf: ['tracks:stream'] },
  summary: 'Get a preview',
  description:
    'The loudest 30 seconds with an audible mark. The link works for 15 minutes, also in web pages.',
  tags,
  params: trackPath,
  replies: {
    200: {
      description: 'The link.',
      schema: Preview,
      example: {
        url: 'https://api.example.com/media/eyJraW5kIjoicHJldmlldyJ9.c2ln/harbour-lights-preview.mp3',
        expiresAt: examples.now,
        format: 'mp3',
        durationMs: 30_000,
        watermarked: true,
        previewStartMs: 31_500,
      },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN', 'UNAVAILABLE'],
  cacheControl: 'private, no-store',
});

const bitrate = z.literal(mp3Bitrates).meta({ examples: [192] });
const sampleRate = z.literal(losslessSampleRates).meta({ examples: [48_000] });

const Download = z
  .object({
    url,
    expiresAt,
    format: z.enum(audioFormats).meta({ description: 'Of the file.', examples: ['flac'] }),
    bitrate: bitrate.meta({ description: 'In kbit/s, if you asked for one.' }).exactOptional(),
    sampleRate: sampleRate.meta({ description: 'In Hz, if you asked for one.' }).exactOptional(),
    sizeBytes: field.count('Size of the file.', 8_120_400),
    sha256: field.sha256('SHA-256 of the file, hex.'),
    licenseId: field.licenseId,
  })
  .meta({ id: 'TrackDownload', description: 'A link to the whole track.' });

export const downloadTrack = route({
  operation: 'downloadTrack',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/download',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'Download a licensed track',
  description:
    'Needs an active license for the track. The link is valid for an hour. The file carries title, artist, ISRC, license ID, the URL of the terms and the data mining consents as tags: ID3v2.4 in MP3, Vorbis comments in FLAC and Ogg, INFO and ID3 in WAV.',
  tags,
  params: trackPath,
  query: z
    .strictObject({
      licenseId: field.licenseId.meta({ description: 'Your license for the track.' }),
      format: z.enum(audioFormats).meta({ description: 'The audio format.', examples: ['flac'] }),
      bitrate: bitrate
        .meta({ description: 'For `mp3`: bit rate in kbit/s. Default: 320.', examples: [192] })
        .exactOptional(),
      sampleRate: sampleRate
        .meta({
          description: 'For `wav` and `flac`: sample rate in Hz. Default: that of the recording.',
          examples: [48_000],
        })
        .exactOptional(),
    })
    .refine(({ format, bitrate: given }) => given === undefined || format === 'mp3', {
      path: ['bitrate'],
      message: 'is only for format mp3',
    })
    .refine(({ format, sampleRate: given }) => given === undefined || format === 'wav' || format === 'flac', {
      path: ['sampleRate'],
      message: 'is only for formats wav and flac',
    }),
  replies: {
    200: {
      description: 'The link.',
      schema: Download,
      example: {
        url: 'https://api.example.com/media/eyJraW5kIjoiZG93bmxvYWQifQ.c2ln/harbour-lights.flac',
        expiresAt: examples.now,
        format: 'flac',
        sizeBytes: 8_120_400,
        sha256: examples.hash,
        licenseId: examples.licenseId,
      },
    },
  },
  problems: [
    'TRACK_NOT_FOUND',
    'TRACK_TAKEN_DOWN',
    'LICENSE_NOT_FOUND',
    'LICENSE_NOT_ACTIVE',
    'LICENSE_TRACK_MISMATCH',
    'UNAVAILABLE',
  ],
  cacheControl: 'private, no-store',
});

export const openMedia = route({
  operation: 'getMedia',
  method: 'GET',
  path: '/media/{token}/{filename}',
  access: { kind: 'public' },
  summary: 'Play or download by a signed link',
  description:
    'The link of a preview, a download or a stem. Supports Range, If-Range and ETag. Track, license and platform are looked at once more when an answer starts. A GET may be sent on (307) to where the bytes are kept; follow it as players, browsers and `curl -L` do, asking for the same range, and come back to this link after five minutes. Links of previews may be read by any web page.',
  tags,
  params: z.strictObject({
    token: z
      .string()
      .min(1)
      .max(4096)
      .meta({ description: 'What the link stands on, signed.', examples: ['eyJraW5kIjoicHJldmlldyJ9.c2ln'] }),
    filename: z
      .string()
      .min(1)
      .max(255)
      .meta({ description: 'For players and people; says nothing.', examples: ['harbour-lights.flac'] }),
  }),
  replies: {
    200: {
      description: 'The whole file.',
      media: ['audio/mpeg', 'audio/wav', 'audio/flac', 'audio/ogg'],
      headers: {
        'content-disposition': {
          description: 'How the file may be named.',
          example: 'attachment; filename="harbour-lights.flac"',
        },
      },
    },
    307: {
      description: 'The bytes are fetched from the address named, which works for five minutes.',
      headers: {
        location: {
          description: 'Where the bytes are. Its answers have an `ETag` of their own.',
          example: 'https://media.example.com/masters/3f2a.flac?X-Amz-Expires=300&X-Amz-Signature=9c1e',
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'TRACK_TAKEN_DOWN', 'RANGE_NOT_SATISFIABLE', 'UNAVAILABLE'],
  cacheControl: 'private, no-store',
});
