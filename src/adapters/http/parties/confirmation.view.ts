import type { OwnShare } from '../../../domain/parties/own-shares.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
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

/** Returns a share with the name of the publisher that administers it. */
export const namedShareView = (share: OwnShare, publishers: ReadonlyMap<PartyId, string>) => {
  const publisher =
    share.side === 'writer' && share.administeredBy !== undefined
      ? publishers.get(share.administeredBy)
      : undefined;
  return { ...shareView(share), ...(publisher !== undefined && { administeredBy: publisher }) };
};

/** Returns what a party sees of the shares that it is asked to confirm. */
export const askedSharesView = ({ shares, publishers, until, ...asked }: AskedShares) => ({
  account: asked.account,
  ...(asked.title !== undefined && { title: asked.title }),
  artists: [...asked.artists],
  party: asked.party,
  shares: shares.map((share) => namedShareView(share, publishers)),
  ...(asked.tdm && { tdm: asked.tdm }),
  state: asked.state,
  until: timestamp(until),
});
