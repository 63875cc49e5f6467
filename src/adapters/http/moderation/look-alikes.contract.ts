import { z } from 'zod';
import { Track } from '../catalog/track.contract.ts';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { reviewers, tags } from './queue.contract.ts';

const LookAlike = z
  .object({
    track: Track,
    similarity: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'From 0 to 1. 1: the sounds cannot be distinguished.', examples: [0.93] }),
  })
  .meta({ id: 'LookAlike', description: 'A track that sounds like another one.' });

const milliseconds = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const SameRecording = z
  .object({
    track: Track,
    fromMs: milliseconds('Where the common part begins in the requested track, in milliseconds.', 0),
    otherFromMs: milliseconds('Where the common part begins in this track, in milliseconds.', 12_000),
    lengthMs: milliseconds('The length of the common part in the requested track, in milliseconds.', 95_000),
    speed: z.number().meta({
      description: 'How fast the requested track is. 1.02: 2 % faster than this track.',
      examples: [1],
    }),
    share: z
      .number()
      .min(0)
      .max(1)
      .meta({
        description: 'The share of the spectral peaks that coincide within 20 seconds, from 0.4 to 1.',
        examples: [0.92],
      }),
  })
  .meta({
    id: 'SameRecording',
    description: 'A track that contains the same recording, by its acoustic fingerprint, whatever the file.',
  });

export const LookAlikeList = z
  .object({
    isAnalyzed: z.boolean().meta({
      description: 'Whether the sound of the track was analyzed. If not, nothing can be compared.',
      examples: [true],
    }),
    data: z.array(LookAlike).meta({ description: 'At most 5 tracks, the most similar first.' }),
    sameRecordings: z.array(SameRecording).meta({
      description:
        'At most 20 tracks that contain the same recording, in any moderation status, those with the longest common part first. Only the first ten minutes of the requested track are compared.',
    }),
  })
  .meta({ id: 'LookAlikeList', description: 'The tracks of the catalog that sound most like a track.' });

export const listLookAlikes = route({
  operation: 'listLookAlikes',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/look-alikes',
  access: reviewers,
  summary: 'List tracks that sound like a track',
  description:
    'Returns the tracks of the catalog that sound most like a track, with their similarity, and those that contain the same recording: the same file, another encoding, an excerpt, or a copy whose speed differs by at most 2 %. The track itself can be pending.',
  tags,
  params: z.strictObject({ trackId: field.trackId }),
  responses: {
    200: {
      description: 'The tracks that sound most like the track, and those that contain the same recording.',
      schema: LookAlikeList,
      example: {
        isAnalyzed: true,
        data: [{ track: exampleTrack, similarity: 0.93 }],
        sameRecordings: [
          {
            track: exampleTrack,
            ...{ fromMs: 0, otherFromMs: 12_000, lengthMs: 95_000, speed: 1.02, share: 0.92 },
          },
        ],
      },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});
