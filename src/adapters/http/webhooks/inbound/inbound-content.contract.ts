import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { platformPath, tags } from '../endpoints.contract.ts';

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
      .meta({ description: 'The latest state by the times of your events.', examples: ['published'] }),
    changedAt: field.timestampOut('The time of that event: `publishedAt` or `deletedAt`.', examples.now),
    contentType: field.contentType.exactOptional(),
    territories: field.territories('Where it is shown, if the event says so.').exactOptional(),
    tracks: z
      .array(
        z.object({
          trackId: field.trackId,
          segments: z
            .array(
              z.object({
                startMs: position('Where in the content the track begins, in milliseconds.', 0),
                endMs: position('Where it ends.', 30_000),
              }),
            )
            .meta({ description: 'Where the track plays. Empty if the event does not say.' }),
          licenseId: field.licenseId
            .meta({ description: 'The active license for the track in this content.' })
            .exactOptional(),
        }),
      )
      .meta({ description: 'The tracks of the latest publication. Empty for deleted content.' }),
  })
  .meta({ id: 'InboundContent', description: 'What we know of your content by your events.' });

export const readContent = route({
  operation: 'getInboundContent',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/inbound/content',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'Retrieve content that you reported',
  description:
    'Returns the latest state of a content item by your `content.published` and `content.deleted` events: its tracks, where they play, and their active licenses.',
  tags,
  params: platformPath,
  query: z.strictObject({ contentId: field.contentId }),
  replies: {
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
