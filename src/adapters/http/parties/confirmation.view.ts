import type { OwnShare } from '../../../domain/parties/own-shares.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { AskedShares, PartyConfirmation } from '../../../ports/driving/parties/confirmations.ts';

const shareView = (share: OwnShare) => ({
  side: share.side,
  ...((share.side === 'writer' || share.side === 'administered') && { role: share.role }),
  sharePct: share.sharePct,
  ...('territories' in share && { territories: [...share.territories] }),
});

/** Returns a party with shares in a track as its account sees it. */
export const confirmationView = ({ party, shares, state, record }: PartyConfirmation) => ({
  ...{ partyId: party.partyId, name: party.name },
  shares: shares.map((share) => ({
    ...shareView(share),
    ...(share.side === 'writer' &&
      share.administeredBy !== undefined && { administeredBy: share.administeredBy }),
  })),
  state,
  ...(record && {
    askedAt: timestamp(record.askedAt),
    emailedAt: timestamp(record.emailedAt),
    reminders: record.reminders,
    ...(record.answer && {
      answeredAt: timestamp(record.answer.at),
      ...(record.answer.reason !== undefined && { reason: record.answer.reason }),
    }),
  }),
});

/** Returns what a party sees of the shares that it is asked to confirm. */
export const askedSharesView = ({ shares, publishers, until, ...asked }: AskedShares) => ({
  account: asked.account,
  ...(asked.title !== undefined && { title: asked.title }),
  artists: [...asked.artists],
  party: asked.party,
  shares: shares.map((share) => {
    const publisher =
      share.side === 'writer' && share.administeredBy !== undefined
        ? publishers.get(share.administeredBy)
        : undefined;
    return { ...shareView(share), ...(publisher !== undefined && { administeredBy: publisher }) };
  }),
  state: asked.state,
  until: timestamp(until),
});
