import { z } from 'zod';
import { audioFormats } from '../../../domain/catalog/audio.ts';
import { reviewParts } from '../../../ports/driving/media/review-media.ts';
import { readWaveform, trackPath } from '../catalog/catalog.contract.ts';
import { route } from '../kernel/route.ts';
import { reviewers, tags } from '../moderation/queue.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { openMedia } from './media.contract.ts';

const { examples } = field;

const part = z
  .enum(reviewParts)
  .meta({ description: 'The watermarked 30-second preview, or the full recording.', examples: ['full'] });

const ReviewAudio = z
  .object({
    url: z.url().meta({ description: 'A signed link that plays without a credential until it expires.' }),
    expiresAt: field.timestampOut('When the link expires.', examples.now),
    part,
    format: z.enum(audioFormats).meta({ description: 'The audio format.', examples: ['flac'] }),
    durationMs: field.count('Length in milliseconds.', 184_000),
  })
  .meta({ id: 'ReviewAudio', description: 'A link to the audio of a track under review.' });

export const linkToAudio = route({
  operation: 'getReviewAudio',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/audio',
  access: reviewers,
  summary: 'Get a review link to the audio of a track',
  description:
    'Returns a link to the audio of a track in any moderation status. The link works for 15 minutes, and only while your account can review tracks and your session is active. Links to the full recording are recorded in the audit log as `track.listen`.',
  tags,
  params: trackPath,
  query: z.strictObject({ part: part.default('preview') }),
  responses: {
    200: {
      description: 'The link.',
      schema: ReviewAudio,
      example: {
        url: `https://api.example.com/media/review/eyJwYXJ0IjoiZnVsbCJ9.c2ln/${examples.trackId}.flac`,
        expiresAt: examples.now,
        part: 'full',
        format: 'flac',
        durationMs: 184_000,
      },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'UNAVAILABLE'],
  cacheControl: 'private, no-store',
});

export const readPeaks = route({
  operation: 'getReviewWaveform',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/waveform',
  access: reviewers,
  summary: 'Get waveform data of a track in any status',
  description: 'Returns BBC audiowaveform JSON, version 2, like `GET /tracks/{trackId}/waveform`.',
  tags,
  params: trackPath,
  query: readWaveform.query,
  responses: { 200: { ...readWaveform.responses[200], description: 'The waveform data.' } },
  problems: ['TRACK_NOT_FOUND'],
});

export const openReview = route({
  operation: 'openReviewAudio',
  method: 'GET',
  path: '/media/review/{token}/{filename}',
  access: { kind: 'public' },
  summary: 'Open a review link',
  description:
    'Returns the audio of a link from `GET /staff/tracks/{trackId}/audio`. Supports Range, If-Range and ETag. A GET may be redirected (307) to the storage of the file.',
  tags,
  params: openMedia.params,
  responses: openMedia.responses,
  problems: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'UNAVAILABLE'],
  cacheControl: 'private, no-store',
});
