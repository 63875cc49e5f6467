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

export const LookAlikeList = z
  .object({
    isAnalyzed: z.boolean().meta({
      description: 'Whether the sound of the track was analyzed. If not, nothing can be compared.',
      examples: [true],
    }),
    data: z.array(LookAlike).meta({ description: 'At most 5 tracks, the most similar first.' }),
  })
  .meta({ id: 'LookAlikeList', description: 'The tracks of the catalog that sound most like a track.' });

export const listLookAlikes = route({
  operation: 'listLookAlikes',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/look-alikes',
  access: reviewers,
  summary: 'List look-alikes of a track',
  description:
    'Returns the tracks of the catalog that sound most like a track, with their similarity. The track itself can be pending.',
  tags,
  params: z.strictObject({ trackId: field.trackId }),
  replies: {
    200: {
      description: 'The look-alikes.',
      schema: LookAlikeList,
      example: { isAnalyzed: true, data: [{ track: exampleTrack, similarity: 0.93 }] },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});
