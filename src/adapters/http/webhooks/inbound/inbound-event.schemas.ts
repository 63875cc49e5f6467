import { z } from 'zod';
import { cueUses } from '../../../../domain/webhooks/content-register.ts';
import * as field from '../../vocabulary/fields.ts';

const moment = field.timestampIn('When it happened, by your clock. Orders the events of a content item.');
const common = {
  id: z
    .string()
    .max(255)
    .exactOptional()
    .meta({ description: 'Your ID of the event. Not used.', examples: ['evt_2Lh9K'] }),
  timestamp: field
    .timestampIn('When you sent the event. Not used: the timestamps in `data` order the events.')
    .exactOptional(),
};
const position = (description: string, example: number) =>
  z
    .int()
    .nonnegative()
    .exactOptional()
    .meta({ description, examples: [example] });

/** How a segment uses its track. */
export const cueUse = z.enum(cueUses).meta({
  description: 'How the content uses the track in this segment. Cue sheets show it.',
  examples: ['background'],
});

/** Events of partners may have further members, which are ignored. */
const ContentPublished = z.looseObject({
  ...common,
  type: z.literal('content.published').meta({ description: 'The content was published or changed.' }),
  data: z
    .looseObject({
      contentId: field.contentId,
      contentType: field.contentType.exactOptional(),
      url: z
        .string()
        .max(2_048)
        .exactOptional()
        .meta({ description: 'URL of the content.', examples: ['https://acme.example/v/20931'] }),
      publishedAt: moment,
      territories: field.territories('Territories in which the content is shown.').exactOptional(),
      tracks: z
        .array(
          z
            .looseObject({
              trackId: field.trackId,
              startMs: position('Position in the content at which the track begins, in milliseconds.', 0),
              endMs: position(
                'Position in the content at which the track ends, in milliseconds. Must not be before `startMs`.',
                30_000,
              ),
              use: cueUse.exactOptional(),
            })
            .refine(({ startMs = 0, endMs = startMs }) => startMs <= endMs, {
              path: ['endMs'],
              error: 'must not be before startMs',
            }),
        )
        .max(100)
        .meta({ description: 'All tracks in the content. Send the complete list with every event.' }),
    })
    .meta({ description: 'The current state of the content.' }),
});
const ContentDeleted = z.looseObject({
  ...common,
  type: z.literal('content.deleted').meta({ description: 'The content was deleted.' }),
  data: z
    .looseObject({ contentId: field.contentId, deletedAt: moment })
    .meta({ description: 'The deleted content.' }),
});
export const InboundEvent = z
  .discriminatedUnion('type', [ContentPublished, ContentDeleted], {
    error: 'must be content.published or content.deleted. If content changes, send content.published again',
  })
  .meta({ id: 'InboundEvent', description: 'An event about your content.' });
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
