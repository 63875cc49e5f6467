import type { PartyShares } from '../drafts/party-shares.ts';
import type { PartyId } from '../shared/ids.ts';
import { shareUnits, whole, type SharePct } from '../shared/share.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** A part of a side in ten-thousandths of a percent. Without a party nobody known has it. */
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
 * writer's share is paid to the publisher that administers it, otherwise to the writer; publishers have no other part. A side without
 * shares belongs to nobody known.
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
