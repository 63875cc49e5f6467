import { z } from 'zod';
import { moderationStatuses } from '../../../domain/catalog/track.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { DisputeForStaff } from '../../../ports/driving/parties/disputes.ts';
import { moderationExamples, prose } from '../moderation/moderation.schemas.ts';
import { trackNames } from '../catalog/track-summary.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { partyExamples, partyId } from './party.schemas.ts';

const { examples } = field;

const setAside = z
  .object({
    staffId: field.id('member of staff', moderationExamples.staffId),
    reason: z.string().meta({
      description: 'Why staff set the dispute aside. Visible to staff only.',
      examples: ['The signed split sheet names these shares.'],
    }),
    at: field.timestampOut('When staff set the dispute aside.'),
  })
  .meta({ description: 'Present if staff decided that the track can be approved in spite of the dispute.' });

export const ShareDispute = z
  .object({
    trackId: field.trackId,
    partyId,
    name: z
      .string()
      .meta({
        description: 'Name of the party. Absent if its account deleted it.',
        examples: [partyExamples.name],
      })
      .exactOptional(),
    reason: z
      .string()
      .meta({ description: 'Why, in the words of the party.', examples: ['I wrote half of the song.'] })
      .exactOptional(),
    disputedAt: field.timestampOut('When the party disputed its shares.'),
    decideBy: field.timestampOut('Five working days after the dispute.', examples.later),
    setAside: setAside.exactOptional(),
  })
  .meta({ id: 'ShareDispute', description: 'A dispute of shares in a track by their party.' });

export const ListedDispute = ShareDispute.extend({
  ...trackNames,
  status: z.enum(moderationStatuses).meta({ description: 'Moderation status of the track.' }),
}).meta({ id: 'ListedDispute', description: 'A dispute of shares with its track.' });

export const DisputeList = pageOf(ListedDispute, 'Disputes, the earliest first.').meta({
  id: 'DisputeList',
  description: 'A page of disputes.',
});

export const SetAsideDto = z
  .strictObject({
    disputedAt: field.timestampIn(
      '`disputedAt` of the dispute when you read it. If the party has disputed its shares again since, the response is 412 and nothing changes.',
    ),
    reason: prose(
      1,
      5_000,
      'Why the track can be approved in spite of the dispute. Only staff see it.',
      'The signed split sheet names these shares.',
    ),
  })
  .meta({ id: 'SetAsideDto', description: 'The dispute that you set aside, and why.' });

export const exampleDispute = {
  ...{ trackId: examples.trackId, partyId: partyExamples.partyId, name: partyExamples.name },
  ...{ reason: 'I wrote half of the song.', disputedAt: examples.now, decideBy: examples.later },
};

/** Returns a dispute as staff see it. */
export const disputeView = ({ trackId, party, dispute, decideBy }: DisputeForStaff) => ({
  ...{ trackId, ...party },
  ...(dispute.reason !== undefined && { reason: dispute.reason }),
  disputedAt: timestamp(dispute.at),
  decideBy: timestamp(decideBy),
  ...(dispute.setAside && {
    setAside: {
      ...{ staffId: dispute.setAside.staffId, reason: dispute.setAside.reason },
      at: timestamp(dispute.setAside.at),
    },
  }),
});
