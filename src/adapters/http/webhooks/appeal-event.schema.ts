import { z } from 'zod';
import { decisionActs } from '../../../domain/moderation/decision.ts';
import * as field from '../vocabulary/fields.ts';
import { told } from './told-event.ts';

const { examples } = field;

/** Nothing of whoever appealed, nor of what they said. */
export const appealDecidedEvent = told(
  'appeal.decided',
  'An appeal against a decision about a published track was decided',
  {
    trackId: field.trackId,
    decisionId: field.id('decision', 'dec_01JB2M6X8KF1G2H3J4K5M6N7P8'),
    action: z
      .enum(decisionActs)
      .meta({ description: 'The decision that was appealed.', examples: ['take_down'] }),
    verdict: z.enum(['upheld', 'overturned']).meta({
      description: '`overturned`: it is undone; what that means for the track is told by its own event.',
      examples: ['overturned'],
    }),
    decidedAt: field.timestampOut('When the appeal was decided.'),
    catalogVersion: field.count('Of the track, where it changed with it.', 4_711).optional(),
  },
  {
    trackId: examples.trackId,
    decisionId: 'dec_01JB2M6X8KF1G2H3J4K5M6N7P8',
    action: 'take_down',
    verdict: 'overturned',
    decidedAt: examples.now,
    catalogVersion: 4_711,
  },
);
