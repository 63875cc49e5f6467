import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { anyOf } from '../vocabulary/parameters.ts';
import { platformSummary } from '../vocabulary/platform-summary.ts';
import { reviewers, tags } from './queue.contract.ts';

const { examples } = field;

const Affected = z
  .object({
    ...platformSummary,
    activeLicenses: field.count('Number of its active licenses. Each covers one content item.', 12),
  })
  .meta({ id: 'AffectedPlatform', description: 'A platform with active licenses for a track.' });

const LiveContent = z
  .object({
    count: field.count('Number of content items that are published with the track.', 9),
    isComplete: z.boolean().meta({
      description: 'Whether all published content was counted. False if there are more than 1,000 items.',
      examples: [true],
    }),
    items: z
      .array(
        z.object({
          ...platformSummary,
          contentId: field.contentId.meta({ description: "The platform's ID of the content item." }),
          publishedAt: field.timestampOut(
            'When the content was published with the track, as the platform reported it.',
          ),
          licenseId: field.licenseId
            .meta({ description: 'ID of the active license of the content. Absent if there is none.' })
            .exactOptional(),
        }),
      )
      .meta({ description: 'The first of these content items, the latest publication first. At most 10.' }),
  })
  .meta({
    id: 'LiveContent',
    description: 'Content that platforms reported as published with a track and not deleted.',
  });

export const DecisionImpact = z
  .object({
    trackId: field.trackId,
    activeLicenses: field.count(
      'Number of active licenses that the decision would concern. Each covers one content item.',
      12,
    ),
    platforms: z
      .array(Affected)
      .meta({ description: 'Platforms with such licenses, those with the most first. At most 500.' }),
    isComplete: z.boolean().meta({
      description: 'Whether all platforms were counted. False if more than 500 have licenses.',
      examples: [true],
    }),
    content: LiveContent,
  })
  .meta({
    id: 'DecisionImpact',
    description: 'The licenses, platforms and published content that a decision would concern.',
  });

export const previewImpact = route({
  operation: 'getDecisionImpact',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/impact',
  access: reviewers,
  summary: 'Preview the impact of a decision',
  description:
    'Returns the active licenses, platforms and published content that a takedown or reinstatement of the track would concern, or with `territories` a restriction to these. Content is counted if its platform reports it. Changes nothing.',
  tags,
  params: z.strictObject({ trackId: field.trackId }),
  query: z.strictObject({
    territories: anyOf(
      field.territory,
      'Counts only licenses that cover, and content that is published in, one of these territories.',
      ['DE', 'AT'],
    ).exactOptional(),
  }),
  responses: {
    200: {
      description: 'The impact.',
      schema: DecisionImpact,
      example: {
        trackId: examples.trackId,
        activeLicenses: 12,
        platforms: [
          { platformId: examples.platformId, slug: examples.slug, name: 'Acme Video', activeLicenses: 12 },
        ],
        isComplete: true,
        content: {
          count: 9,
          isComplete: true,
          items: [
            {
              ...{ platformId: examples.platformId, slug: examples.slug, name: 'Acme Video' },
              ...{ contentId: examples.contentId, publishedAt: examples.now, licenseId: examples.licenseId },
            },
          ],
        },
      },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});
