import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { platformPath, tags } from '../endpoints.contract.ts';
import { cueUse } from './inbound-event.schemas.ts';

const { examples } = field;

const position = (description: string, example: number) =>
  z
    .int()
    .nonnegative()
    .meta({ description, examples: [example] })
    .exactOptional();

const InboundContent = z
  .object({
    contentId: field.contentId,
    state: z
      .enum(['published', 'deleted'])
      .meta({ description: 'The latest state, by the timestamps of your events.', examples: ['published'] }),
    changedAt: field.timestampOut(
      'Timestamp of the latest event: `publishedAt` or `deletedAt`.',
      examples.now,
    ),
    contentType: field.contentType.exactOptional(),
    territories: field
      .territories('Territories in which the content is shown, if the event names them.')
      .exactOptional(),
    tracks: z
      .array(
        z.object({
          trackId: field.trackId,
          segments: z
            .array(
              z.object({
                startMs: position('Position in the content at which the track begins, in milliseconds.', 0),
                endMs: position('Position in the content at which the track ends, in milliseconds.', 30_000),
                use: cueUse.exactOptional(),
              }),
            )
            .meta({
              description: 'Segments of the content in which the track plays. Empty if the event names none.',
            }),
          licenseId: field.licenseId
            .meta({ description: 'ID of the active license for the track in this content.' })
            .exactOptional(),
        }),
      )
      .meta({ description: 'Tracks of the latest publication. Empty for deleted content.' }),
  })
  .meta({ id: 'InboundContent', description: 'A content item, by your events.' });

export const readContent = route({
  operation: 'getInboundContent',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/inbound/content',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'Retrieve a content item',
  description:
    'Returns the latest state of a content item, by your `content.published` and `content.deleted` events: its tracks, the segments in which they play, and their active licenses.',
  tags,
  params: platformPath,
  query: z.strictObject({ contentId: field.contentId }),
  responses: {
    200: {
      description: 'The content.',
      schema: InboundContent,
      example: {
        contentId: examples.contentId,
        state: 'published',
        changedAt: examples.now,
        contentType: 'ugc_video',
        tracks: [
          {
            trackId: examples.trackId,
            segments: [{ startMs: 0, endMs: 30_000 }],
            licenseId: examples.licenseId,
          },
        ],
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
