import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { anyOf } from '../vocabulary/parameters.ts';
import { reviewers, tags } from './queue.contract.ts';

const { examples } = field;

const Affected = z
  .object({
    platformId: field.platformId,
    slug: field.slug,
    name: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
    activeLicenses: field.count('Number of its active licenses. Each covers one content item.', 12),
  })
  .meta({ id: 'AffectedPlatform', description: 'A platform with active licenses for a track.' });

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
  })
  .meta({ id: 'DecisionImpact', description: 'The licenses and platforms that a decision would concern.' });

export const previewImpact = route({
  operation: 'getDecisionImpact',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/impact',
  access: reviewers,
  summary: 'Preview the impact of a decision',
  description:
    'Returns the active licenses and platforms that a takedown or reinstatement of the track would concern, or with `territories` a restriction to these. Changes nothing.',
  tags,
  params: z.strictObject({ trackId: field.trackId }),
  query: z.strictObject({
    territories: anyOf(field.territory, 'Counts only licenses that cover one of these territories.', [
      'DE',
      'AT',
    ]).exactOptional(),
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
      },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});
