import type { WriterShare } from '../catalog/rights.ts';
import { sharesSides, type PartyShares } from '../drafts/party-shares.ts';
import { canonical } from '../shared/canonical.ts';
import type { PartyId } from '../shared/ids.ts';
import { shareUnits, type SharePct } from '../shared/share.ts';
import { expand, isEverywhere, type Territory } from '../shared/territory.ts';

/** A share of one party in a track. Without `territories` it applies everywhere. */
export type OwnShare =
  | {
      readonly side: 'master' | 'publisher';
      readonly sharePct: SharePct;
      readonly territories?: readonly Territory[];
    }
  | {
      readonly side: 'writer';
      readonly role: WriterShare['role'];
      readonly sharePct: SharePct;
      /** The publisher that is paid for the share. */
      readonly administeredBy?: PartyId;
    }
  | {
      /** The share of another writer that the party administers as a publisher and for which it is paid. */
      readonly side: 'administered';
      readonly role: WriterShare['role'];
      readonly sharePct: SharePct;
    };

/** Returns the shares of one party, and those of others that it administers, in the order of the draft. */
export const ownShares = (shares: PartyShares | undefined, partyId: PartyId): readonly OwnShare[] => {
  if (!shares) return [];
  const of = <Share extends { readonly partyId: PartyId }>(all: readonly Share[]) =>
    all.filter((share) => share.partyId === partyId);
  return [
    ...of(shares.master).map(({ partyId: _, ...share }) => ({ side: 'master' as const, ...share })),
    ...of(shares.writers).map(({ partyId: _, ...share }) => ({ side: 'writer' as const, ...share })),
    ...of(shares.publishers).map(({ partyId: _, ...share }) => ({ side: 'publisher' as const, ...share })),
    ...shares.writers
      .filter((share) => share.administeredBy === partyId && share.partyId !== partyId)
      .map(({ role, sharePct }) => ({ side: 'administered' as const, role, sharePct })),
  ];
};

/** Returns the parties that have a share, each once, in the order of the draft. */
export const sharingParties = (shares: PartyShares | undefined): readonly PartyId[] => [
  ...new Set(shares && sharesSides.flatMap((side) => shares[side].map(({ partyId }) => partyId))),
];

const placesOf = (territories: readonly Territory[] | undefined): readonly string[] | undefined =>
  territories === undefined || isEverywhere(territories) ? undefined : [...expand(territories)].sort();

/** Returns one text for the same shares of a party, whatever their order and spelling. */
export const sharesText = (shares: readonly OwnShare[]): string =>
  canonical(
    shares
      .map(({ sharePct, ...share }) =>
        canonical({
          ...share,
          sharePct: shareUnits(sharePct) ?? sharePct,
          ...('territories' in share && { territories: placesOf(share.territories) }),
        }),
      )
      .sort(),
  );
