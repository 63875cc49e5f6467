import type { PartyId, PlatformId } from '../../shared/ids.ts';
import { exactText } from '../amounts.ts';
import type { Line } from '../distribution.ts';
import type { StatementLine } from './statement.ts';

interface Sum extends Omit<StatementLine, 'exact'> {
  millionths: number;
}

/** Adds up the lines of parties by platform, track and country, as they are computed. */
export const partyLines = () => {
  const parties = new Map<PartyId, Map<string, Sum>>();
  return {
    add: (platformId: PlatformId, lines: readonly Line[]): void => {
      for (const { recipient, trackId, territory, amount } of lines) {
        if (recipient.kind !== 'party') continue;
        const own = parties.get(recipient.partyId) ?? new Map<string, Sum>();
        const name = `${platformId} ${trackId} ${territory ?? ''}`;
        const before = own.get(name);
        if (before) before.millionths += amount;
        else own.set(name, { platformId, trackId, ...(territory && { territory }), millionths: amount });
        parties.set(recipient.partyId, own);
      }
    },
    /** Returns the lines of a party in the order of platform, track and country. */
    of: (partyId: PartyId): readonly StatementLine[] =>
      [...(parties.get(partyId) ?? [])]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, { millionths, ...line }]) => ({ ...line, exact: exactText(millionths) })),
  };
};
