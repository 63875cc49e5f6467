import { z } from 'zod';
import { decisionActs } from '../../../domain/moderation/decision.ts';
import * as field from '../vocabulary/fields.ts';
import { outboundEvent } from './outbound-event.ts';

const { examples } = field;

/** Does not include the appellant or the messages. */
export const appealDecidedEvent = outboundEvent(
  'appeal.decided',
  'An appeal against a decision about a published track was decided',
  {
    trackId: field.trackId,
    decisionId: field.id('decision', 'dec_01JB2M6X8KF1G2H3J4K5M6N7P8'),
    action: z.enum(decisionActs).meta({ description: 'The appealed decision.', examples: ['take_down'] }),
    verdict: z.enum(['upheld', 'overturned']).meta({
      description:
        '`upheld`: the decision stays in force. `overturned`: the decision was reversed; another event reports the change of the track.',
      examples: ['overturned'],
    }),
    decidedAt: field.timestampOut('When the appeal was decided.'),
    catalogVersion: field
      .count('Catalog version of the track. Present if the track changed.', 4_711)
      .optional(),
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
