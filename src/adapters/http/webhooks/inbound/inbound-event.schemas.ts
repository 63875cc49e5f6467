import { z } from 'zod';
import * as field from '../../vocabulary/fields.ts';

const moment = field.timestampIn('By your own clock; orders the events of a content item.');
const common = {
  id: z
    .string()
    .max(255)
    .exactOptional()
    .meta({ description: 'Your own id of the event; not read.', examples: ['evt_2Lh9K'] }),
  timestamp: field
    .timestampIn('When you sent it; not read: the times within `data` order the events.')
    .exactOptional(),
};
const position = (description: string, example: number) =>
  z
    .int()
    .nonnegative()
    .exactOptional()
    .meta({ description, examples: [example] });

/** Others' events may carry more than is read. */
const ContentPublished = z.looseObject({
  ...common,
  type: z.literal('content.published').meta({ description: 'It is published, or was changed.' }),
  data: z
    .looseObject({
      contentId: field.contentId,
      contentType: field.contentType.exactOptional(),
      url: z
        .string()
        .max(2_048)
        .exactOptional()
        .meta({ description: 'Where it is to be seen.', examples: ['https://acme.example/v/20931'] }),
      publishedAt: moment,
      territories: field.territories('Where it is shown.').exactOptional(),
      tracks: z
        .array(
          z
            .looseObject({
              trackId: field.trackId,
              startMs: position('Where in the content the track begins, in milliseconds.', 0),
              endMs: position('Where it ends; never before `startMs`.', 30_000),
            })
            .refine(({ startMs = 0, endMs = startMs }) => startMs <= endMs, {
              path: ['endMs'],
              error: 'must not be before startMs',
            }),
        )
        .max(100)
        .meta({ description: 'The tracks used in it: the whole list, each time.' }),
    })
    .meta({ description: 'The content as it is now.' }),
});
const ContentDeleted = z.looseObject({
  ...common,
  type: z.literal('content.deleted').meta({ description: 'It is there no longer.' }),
  data: z
    .looseObject({ contentId: field.contentId, deletedAt: moment })
    .meta({ description: 'What was deleted, and when.' }),
});
export const InboundEvent = z
  .discriminatedUnion('type', [ContentPublished, ContentDeleted], {
    error: 'must be content.published or content.deleted; content that changes is published again',
  })
  .meta({ id: 'InboundEvent', description: 'What happened to your content.' });
export const exampleInboundEvent = {
  type: 'content.published',
  timestamp: field.examples.now,
  data: {
    contentId: field.examples.contentId,
    contentType: 'ugc_video',
    publishedAt: field.examples.now,
    tracks: [{ trackId: field.examples.trackId }],
  },
} as const;
export type InboundEvent = z.output<typeof InboundEvent>;
