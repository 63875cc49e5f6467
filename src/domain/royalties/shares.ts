import type { PartyShares } from '../drafts/party-shares.ts';
import type { SplitsVersion } from '../drafts/splits.ts';
import type { PartyId } from '../shared/ids.ts';
import { shareUnits, whole, type SharePct } from '../shared/share.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** A part of a side in ten-thousandths of a percent. Without `partyId`, its owner is unknown. */
export interface Split {
  readonly partyId?: PartyId;
  readonly units: number;
}

export type Side = 'master' | 'publishing';
export const sides = ['master', 'publishing'] as const;

/** Returns whether shares are limited to territories, so that the country of a use matters. */
export const isTerritorial = ({ master }: PartyShares): boolean =>
  master.some(({ territories }) => territories !== undefined);

interface Part {
  readonly partyId: PartyId;
  readonly sharePct: SharePct;
}

/** Returns the parts of a side, each party once, in the order of IDs, and the part that nobody has. */
const splitsOf = (parts: readonly Part[]): readonly Split[] => {
  const units = new Map<PartyId, number>();
  for (const { partyId, sharePct } of parts)
    units.set(partyId, (units.get(partyId) ?? 0) + (shareUnits(sharePct) ?? 0));
  const assigned = [...units.values()].reduce((sum, one) => sum + one, 0);
  const splits = [...units]
    .map(([partyId, own]): Split => ({ partyId, units: own }))
    .toSorted((one, other) => ((one.partyId ?? '') < (other.partyId ?? '') ? -1 : 1));
  return assigned < whole ? [...splits, { units: whole - assigned }] : splits;
};

/**
 * Returns who is paid for each side. Owners of the master are paid by their shares, in a known country by those that apply there. A
 * writer's share is paid to the publisher that administers it, otherwise to the writer; publishers have no other part. The owner of
 * a side without shares is unknown.
 */
export const splitSides = (
  shares: PartyShares | undefined,
  territory?: Territory,
): Readonly<Record<Side, readonly Split[]>> => {
  const owners = (shares?.master ?? []).filter(
    ({ territories }) =>
      territory === undefined || territories === undefined || expand(territories).has(territory),
  );
  const writers = (shares?.writers ?? []).map(({ partyId, administeredBy, sharePct }) => ({
    partyId: administeredBy ?? partyId,
    sharePct,
  }));
  return { master: splitsOf(owners), publishing: splitsOf(writers) };
};

const sidesOf = (partyId: PartyId, { master, writers, publishers }: PartyShares): readonly Side[] => {
  const isOwner = master.some((share) => share.partyId === partyId);
  const hasComposition =
    writers.some((share) => share.partyId === partyId || share.administeredBy === partyId) ||
    publishers.some((share) => share.partyId === partyId);
  return sides.filter((side) => (side === 'master' ? isOwner : hasComposition));
};

/**
 * Returns which sides of a track are contested: those in which a party that disputes has a share in any version and territory, even if
 * another is paid for it, or both if it has none.
 */
export const contestedSides = (
  contestedBy: readonly PartyId[] | 'all',
  versions: readonly SplitsVersion[],
): ReadonlySet<Side> => {
  if (contestedBy === 'all') return new Set(sides);
  return new Set(
    contestedBy.flatMap((partyId) => {
      const own = versions.flatMap(({ shares }) => sidesOf(partyId, shares));
      return own.length > 0 ? own : sides;
    }),
  );
};
