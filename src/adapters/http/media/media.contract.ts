import { z } from 'zod';
import { audioFormats, losslessSampleRates, mp3Bitrates } from '../../../domain/catalog/audio.ts';
import { trackPath } from '../catalog/catalog.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';

const tags = ['Audio'];
const { examples } = field;

const url = z.url().meta({
  description: 'A signed link that works without a credential until it expires. Do not publish it.',
});
const expiresAt = field.timestampOut('When the link expires. Request a new one after that.', examples.now);

const Preview = z
  .object({
    url,
    expiresAt,
    format: z.literal('mp3').meta({ description: 'Format of the preview.' }),
    durationMs: z
      .int()
      .min(0)
      .max(30_000)
      .meta({ description: 'Length in milliseconds.', examples: [30_000] }),
    watermarked: z.literal(true).meta({ description: 'The preview has an audible watermark.' }),
    previewStartMs: field.count(
      'Position in the track at which the preview begins, in milliseconds.',
      31_500,
    ),
  })
  .meta({ id: 'PreviewStream', description: 'A link to the watermarked 30-second preview of a track.' });

export const streamPreview = route({
  operation: 'streamPreview',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/stream',
  access: { kind: 'platform', anyOf: ['tracks:stream'] },
  summary: 'Get a preview',
  description:
    'Returns a link to the loudest 30 seconds of the track with an audible watermark. The link is valid for 15 minutes and can be played on web pages.',
  tags,
  params: trackPath,
  responses: {
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
    format: z.enum(audioFormats).meta({ description: 'Format of the file.', examples: ['flac'] }),
    bitrate: bitrate
      .meta({ description: 'Bit rate in kbit/s. Present if you requested one.' })
      .exactOptional(),
    sampleRate: sampleRate
      .meta({ description: 'Sample rate in Hz. Present if you requested one.' })
      .exactOptional(),
    sizeBytes: field.count('Size of the file in bytes.', 8_120_400),
    sha256: field.sha256('SHA-256 of the file, in hex.'),
    licenseId: field.licenseId,
  })
  .meta({ id: 'TrackDownload', description: 'A link to the licensed file.' });

export const downloadTrack = route({
  operation: 'downloadTrack',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/download',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'Download a licensed track',
  description:
    'Returns a link to the licensed file. Requires an active license for the track. The link is valid for one hour. The file has title, artist, ISRC, license ID, the URL of the terms and the data mining consents as tags: ID3v2.4 in MP3, Vorbis comments in FLAC and Ogg, INFO and ID3 in WAV.',
  tags,
  params: trackPath,
  query: z
    .strictObject({
      licenseId: field.licenseId.meta({ description: 'Your license for the track.' }),
      format: z.enum(audioFormats).meta({ description: 'The audio format.', examples: ['flac'] }),
      bitrate: bitrate
        .meta({ description: 'Bit rate in kbit/s, for `mp3` only. Default: 320.', examples: [192] })
        .exactOptional(),
      sampleRate: sampleRate
        .meta({
          description:
            'Sample rate in Hz, for `wav` and `flac` only. Default: the sample rate of the recording.',
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
  responses: {
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
  summary: 'Open a signed media link',
  description:
    'Returns the file of a preview, download or stem link. Supports Range, If-Range and ETag. The status of the track, license and platform is checked again with each request. A GET may be redirected (307) to the storage of the file: follow the redirect with the same range, as players, browsers and `curl -L` do, and return to this link after five minutes. Preview links can be used by any web page (CORS).',
  tags,
  params: z.strictObject({
    token: z
      .string()
      .min(1)
      .max(4096)
      .meta({ description: 'The signed token of the link.', examples: ['eyJraW5kIjoicHJldmlldyJ9.c2ln'] }),
    filename: z
      .string()
      .min(1)
      .max(255)
      .meta({
        description: 'File name for players and people. Not checked.',
        examples: ['harbour-lights.flac'],
      }),
  }),
  responses: {
    200: {
      description: 'The whole file.',
      media: ['audio/mpeg', 'audio/wav', 'audio/flac', 'audio/ogg'],
      headers: {
        'content-disposition': {
          description: 'Suggested name of the file.',
          example: 'attachment; filename="harbour-lights.flac"',
        },
      },
    },
    307: {
      description: 'Redirect to the storage of the file. The URL is valid for five minutes.',
      headers: {
        location: {
          description: 'URL of the file. Its responses have a different `ETag`.',
          example: 'https://media.example.com/masters/3f2a.flac?X-Amz-Expires=300&X-Amz-Signature=9c1e',
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'TRACK_TAKEN_DOWN', 'RANGE_NOT_SATISFIABLE', 'UNAVAILABLE'],
  cacheControl: 'private, no-store',
});
