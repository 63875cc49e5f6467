import type { Instant } from '../shared/calendar.ts';
import type { PlatformId, TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { exactText } from './amounts.ts';
import type { Line, Recipient } from './distribution.ts';
import type { Period } from './period.ts';
import type { RoundedAmount } from './posting.ts';
import type { Side } from './shares.ts';

/** Why nobody is paid: the owner is unknown or contested. */
type HeldKind = Extract<Recipient, { readonly trackId: TrackId }>['kind'];

/** The held amount of one side of a track, for the use of one platform under the same shares. */
export interface HeldLine {
  readonly platformId: PlatformId;
  readonly kind: HeldKind;
  readonly side: Side;
  /** The start of the shares in force at the time of the use; absent if they are unknown. */
  readonly sharesFrom?: Instant;
  /** The country of the use, if shares are limited to territories. */
  readonly territory?: Territory;
  /** In major units, such as `12.345678`. */
  readonly exact: string;
}

/** The amounts that the close of a period has booked in `unclaimed` and `suspense` for a track, which never change. */
export interface HeldRoyalties extends Pick<Period, 'periodId' | 'month' | 'mode' | 'currency'> {
  readonly trackId: TrackId;
  readonly amounts: readonly {
    readonly kind: HeldKind;
    /** In minor units. */
    readonly amount: number;
    /** The same before rounding, in major units: the sum of the lines of this kind. */
    readonly exact: string;
  }[];
  readonly lines: readonly HeldLine[];
}

interface Sum extends Omit<HeldLine, 'exact'> {
  millionths: number;
}

/** Adds up the lines that are held, by track, platform, kind, side, shares and country, as they are computed. */
export const heldLines = () => {
  const tracks = new Map<TrackId, Map<string, Sum>>();
  return {
    add: (platformId: PlatformId, lines: readonly Line[]): void => {
      for (const { recipient, side, trackId, sharesFrom, territory, amount } of lines) {
        if (!('trackId' in recipient) || !side) continue;
        const { kind } = recipient;
        const own = tracks.get(trackId) ?? new Map<string, Sum>();
        const name = [platformId, kind, side, sharesFrom ?? '', territory ?? ''].join(' ');
        const before = own.get(name);
        const shares = { ...(sharesFrom !== undefined && { sharesFrom }), ...(territory && { territory }) };
        if (before) before.millionths += amount;
        else own.set(name, { platformId, kind, side, ...shares, millionths: amount });
        tracks.set(trackId, own);
      }
    },
    of: (trackId: TrackId): readonly HeldLine[] =>
      [...(tracks.get(trackId) ?? [])]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, { millionths, ...line }]) => ({ ...line, exact: exactText(millionths) })),
  };
};

/** Returns what is held of each track of a period. */
export const heldOfPeriod = (
  { periodId, month, mode, currency }: Period,
  amounts: readonly RoundedAmount[],
  linesOf: (trackId: TrackId) => readonly HeldLine[],
): readonly HeldRoyalties[] => {
  const tracks = new Map<TrackId, HeldRoyalties['amounts'][number][]>();
  for (const { recipient, exact, amount } of amounts)
    if ('trackId' in recipient) {
      const { kind, trackId } = recipient;
      tracks.set(trackId, [...(tracks.get(trackId) ?? []), { kind, amount, exact: exactText(exact) }]);
    }
  return [...tracks].map(([trackId, own]) => ({
    ...{ periodId, month, mode, currency, trackId },
    ...{ amounts: own, lines: linesOf(trackId) },
  }));
};
