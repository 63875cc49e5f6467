import { canonical } from '../shared/canonical.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { Line, Recipient } from './distribution.ts';
import type { Period } from './period.ts';
import type { RoundedAmount } from './posting.ts';
import type { PlatformUse } from './use.ts';

/** The contribution of a platform to a period. */
export interface PlatformPart extends Pick<PlatformUse, 'licenses' | 'plays' | 'unlicensedPlays'> {
  readonly platformId: PlatformId;
  /** In minor units; negative if credits exceed what was earned. */
  readonly earned: number;
  /** The hash of all its lines, as `linesHash` returns it. */
  readonly linesHash: string;
}

/** Returns the SHA-256 of the lines of a platform, which are added track by track in their order; empty without lines. */
export const linesHash = (sha256: (text: string) => string) => {
  let hash = '';
  return {
    add: (lines: readonly Line[]): void => {
      if (lines.length > 0) hash = sha256(`${hash} ${canonical(lines)}`);
    },
    hash: (): string => hash,
  };
};

/** The money of a period in minor units. `earned` is the sum of all others. */
export interface PeriodTotals {
  readonly earned: number;
  /** For parties with a share. */
  readonly parties: number;
  /** For owners and writers who are unknown. */
  readonly unclaimed: number;
  /** Held because of a dispute, or because the track was taken down as disputed, infringing or legal. */
  readonly contested: number;
  /** Money of platforms without a license or licensed play that counts. */
  readonly unallocated: number;
  /** The part of the service. */
  readonly service: number;
  /** Credits of platforms that exceed what we earned from them; zero or negative. */
  readonly carriedOver: number;
}

/** The result of a period. */
export interface PeriodResult {
  readonly totals: PeriodTotals;
  readonly platforms: readonly PlatformPart[];
  /** Every recipient, in the order of names. */
  readonly amounts: readonly RoundedAmount[];
  /** The SHA-256 of the period and everything else, in hex: equal for equal results. */
  readonly hash: string;
}

/** Returns what becomes of the money of a platform. */
export const destinyOf = ({
  earned,
  licenses,
  plays,
}: Pick<PlatformPart, 'earned' | 'licenses' | 'plays'>): 'distributed' | 'unallocated' | 'carriedOver' => {
  if (earned < 0) return 'carriedOver';
  return licenses + plays > 0 ? 'distributed' : 'unallocated';
};

const sumOf = (amounts: readonly RoundedAmount[], kind: Recipient['kind']): number =>
  amounts.reduce((sum, { recipient, amount }) => (recipient.kind === kind ? sum + amount : sum), 0);

/**
 * Returns the result of a period from the parts of all platforms, in any order, and the rounded amounts of all recipients.
 * @throws if the parts do not add up to what was earned
 */
export const periodResult = (
  { periodId, month, mode, currency }: Period,
  platforms: readonly PlatformPart[],
  amounts: readonly RoundedAmount[],
  sha256: (text: string) => string,
): PeriodResult => {
  const earnedWith = (destiny: ReturnType<typeof destinyOf>): number =>
    platforms.reduce((sum, part) => (destinyOf(part) === destiny ? sum + part.earned : sum), 0);
  const totals: PeriodTotals = {
    earned: platforms.reduce((sum, { earned }) => sum + earned, 0),
    parties: sumOf(amounts, 'party'),
    unclaimed: sumOf(amounts, 'unclaimed'),
    contested: sumOf(amounts, 'contested'),
    unallocated: earnedWith('unallocated'),
    service: sumOf(amounts, 'service'),
    carriedOver: earnedWith('carriedOver'),
  };
  const { earned, ...given } = totals;
  if (Object.values(given).reduce((sum, part) => sum + part, 0) !== earned)
    throw new Error('the parts of a period must add up to what was earned');
  const parts = platforms.toSorted((one, other) => (one.platformId < other.platformId ? -1 : 1));
  const period = { periodId, month, mode, currency };
  return {
    totals,
    platforms: parts,
    amounts,
    hash: sha256(canonical({ period, totals, platforms: parts, amounts })),
  };
};
