import { z } from 'zod';
import { moderationStatuses } from '../../../domain/catalog/track.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import {
  disputedParts,
  type DisputeForStaff,
  type DisputeWithShares,
} from '../../../ports/driving/parties/disputes.ts';
import { moderationExamples, prose } from '../moderation/moderation.schemas.ts';
import { trackNames } from '../catalog/track-summary.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { AskedShare, exampleShare } from './confirmation.schemas.ts';
import { namedShareView } from './confirmation.view.ts';
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

const Dispute = z.object({
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
});

export const ShareDispute = Dispute.extend({
  concerns: z.enum(disputedParts).meta({
    description:
      'Which shares the party disputes. `submission`: those of the last submission, which an approved track has in the catalog. `revision`: those of the changes that wait for review. `other`: neither, as far as we can compare them. Setting a dispute of `other` shares aside does not accept them: they still need a confirmation.',
    examples: ['submission'],
  }),
  shares: z
    .array(
      z.object(AskedShare.shape).meta({
        id: 'DisputedShare',
        description: 'A share that its party disputes, with the current name of the publisher.',
      }),
    )
    .meta({ description: 'The disputed shares. Empty if `concerns` is `other`.' }),
}).meta({ id: 'ShareDispute', description: 'A dispute of shares in a track by their party.' });

export const ListedDispute = Dispute.extend({
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
    concerns: z.enum(disputedParts).meta({
      description:
        '`concerns` of the dispute when you read it. If the account has submitted or withdrawn the disputed shares since, the response is 412 and nothing changes.',
      examples: ['submission'],
    }),
    reason: prose(
      1,
      5_000,
      'Why the track can be approved in spite of the dispute. Only staff see it.',
      'The signed split sheet names these shares.',
    ),
  })
  .meta({ id: 'SetAsideDto', description: 'The dispute that you set aside, and why.' });

export const exampleListed = {
  ...{ trackId: examples.trackId, partyId: partyExamples.partyId, name: partyExamples.name },
  ...{ reason: 'I wrote half of the song.', disputedAt: examples.now, decideBy: examples.later },
};

export const exampleDispute = {
  ...exampleListed,
  ...{ concerns: 'submission' as const, shares: [exampleShare] },
};

/** Returns a dispute as staff see it in a list. */
export const listedDisputeView = ({ trackId, party, dispute, decideBy }: DisputeForStaff) => ({
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

/** Returns a dispute with the disputed shares. */
export const disputeView = ({ concerns, shares, publishers, ...dispute }: DisputeWithShares) => ({
  ...listedDisputeView(dispute),
  concerns,
  shares: shares.map((share) => namedShareView(share, publishers)),
});
