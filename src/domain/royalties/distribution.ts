import type { SplitsVersion } from '../drafts/splits.ts';
import { apportion } from '../ledger/apportion.ts';
import type { Instant } from '../shared/calendar.ts';
import { TrackId, type PartyId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { millionthsIn } from './amounts.ts';
import { contestedSides, sides, splitSides, type Side } from './shares.ts';
import type { PlatformUse, UseGroup } from './use.ts';

/** Who gets a part of the money of a period. */
export type Recipient =
  | { readonly kind: 'party'; readonly partyId: PartyId }
  /** Money of a track whose owner or writer is unknown. */
  | { readonly kind: 'unclaimed'; readonly trackId: TrackId }
  /** Money of a track held because of a dispute, or because the track was taken down as disputed, infringing or legal. */
  | { readonly kind: 'contested'; readonly trackId: TrackId }
  /** The part of the service itself. */
  | { readonly kind: 'service' };

/** An exact amount, in millionths of a major unit. */
export interface Line {
  readonly trackId: TrackId;
  readonly recipient: Recipient;
  readonly amount: number;
  /** The country of the use, if shares are limited to territories. */
  readonly territory?: Territory;
  /** The side of unclaimed and contested money. */
  readonly side?: Side;
  /** Since when the shares apply that applied to the use of unclaimed and contested money; absent if they are unknown. */
  readonly sharesFrom?: Instant;
}

/** The facts that determine who is paid for a track. */
export interface TrackClaims {
  /** The share of the rights holders, in ten-thousandths. */
  readonly royaltyShare: number;
  /** The parties that dispute their shares, or everything. */
  readonly contestedBy: readonly PartyId[] | 'all';
  /** All versions of its shares, the earliest first; empty if no account has submitted it. */
  readonly versions: readonly SplitsVersion[];
}

const inTenThousandths = 10_000;

/** Returns a share such as `0.60` in ten-thousandths. */
export const royaltyUnits = (share: string): number => Math.round(Number(share) * inTenThousandths);

const linesOfGroup = (
  trackId: TrackId,
  amount: number,
  { shares, territory }: UseGroup,
  {
    royaltyShare,
    contested,
    versions,
  }: Omit<TrackClaims, 'contestedBy'> & {
    readonly contested: ReadonlySet<Side>;
  },
): readonly Line[] => {
  const [royalties = 0, service = 0] = apportion(amount, [royaltyShare, inTenThousandths - royaltyShare]);
  const splits = splitSides(shares, territory);
  const of = { trackId, ...(territory && { territory }) };
  const version = versions.find((each) => each.shares === shares);
  const halves = apportion(
    royalties,
    sides.map(() => 1),
  );
  const lines = sides.flatMap((side, n): readonly Line[] => {
    const half = halves[n] ?? 0;
    const held = { ...of, side, ...(version && { sharesFrom: version.effectiveFrom }) };
    if (contested.has(side)) return [{ ...held, recipient: { kind: 'contested', trackId }, amount: half }];
    const own = splits[side];
    const parts = apportion(
      half,
      own.map(({ units }) => units),
    );
    return own.map(({ partyId }, place): Line => {
      const amount = parts[place] ?? 0;
      return partyId === undefined
        ? { ...held, recipient: { kind: 'unclaimed', trackId }, amount }
        : { ...of, recipient: { kind: 'party', partyId }, amount };
    });
  });
  return [...lines, { ...of, recipient: { kind: 'service' } as const, amount: service }].filter(
    (line) => line.amount > 0,
  );
};

/** The use of a track, added up by the shares that apply to it. */
interface TrackUse {
  readonly trackId: TrackId;
  readonly groups: readonly UseGroup[];
}

const inOrder = <Value>(named: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
  [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns the use of all tracks in the order of their IDs, which is that of ties. */
const orderedUse = (tracks: PlatformUse['tracks']): readonly TrackUse[] =>
  inOrder(tracks).map(([trackId, groups]) => ({
    trackId: TrackId(trackId),
    groups: inOrder(groups).map(([, group]) => group),
  }));

const weightOf = ({ groups }: TrackUse): bigint =>
  groups.reduce((sum, { weight }) => sum + BigInt(weight), 0n);

/** Divides the money of a track by the shares in force at the time of each use. The lines add up to the amount. */
const linesOfTrack = (
  { trackId, groups }: TrackUse,
  amount: number,
  claims: TrackClaims,
): readonly Line[] => {
  const amounts = apportion(
    amount,
    groups.map(({ weight }) => weight),
  );
  const { royaltyShare, contestedBy, versions } = claims;
  const rights = { royaltyShare, versions, contested: contestedSides(contestedBy, versions) };
  return groups.flatMap((group, place) => linesOfGroup(trackId, amounts[place] ?? 0, group, rights));
};

/**
 * Divides the money of a platform, in minor units, by the use of its tracks, and that of each track by its shares: the largest remainders
 * get what is left, of equal ones the first by ID. Yields the lines of one track after another. Without use, or with credits
 * that exceed the money, there are none.
 */
export function* linesOfPlatform(
  { earned, currency }: { readonly earned: number; readonly currency: string },
  tracks: PlatformUse['tracks'],
  claimsOf: (trackId: TrackId) => TrackClaims,
): Generator<readonly Line[], void> {
  if (tracks.size === 0 || earned <= 0) return;
  const uses = orderedUse(tracks);
  const amounts = apportion(earned * millionthsIn(currency), uses.map(weightOf));
  for (const [place, use] of uses.entries())
    yield linesOfTrack(use, amounts[place] ?? 0, claimsOf(use.trackId));
}
