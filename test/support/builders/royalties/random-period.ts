import { createHash } from 'node:crypto';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../../src/domain/shared/ids.ts';
import {
  linesOfPlatform,
  type Line,
  type TrackClaims,
} from '../../../../src/domain/royalties/distribution.ts';
import { heldLines } from '../../../../src/domain/royalties/held.ts';
import { monthStartOf, periodsOf, type Period } from '../../../../src/domain/royalties/period.ts';
import { roundedAmounts, sumsByRecipient } from '../../../../src/domain/royalties/posting.ts';
import {
  linesHash,
  periodResult,
  type PeriodResult,
  type PlatformPart,
} from '../../../../src/domain/royalties/preview.ts';
import type { StatementMaking } from '../../../../src/domain/royalties/statements/close.ts';
import { partyLines } from '../../../../src/domain/royalties/statements/lines.ts';
import { useOfPlatform } from '../../../../src/domain/royalties/use.ts';
import { partyId } from '../../parties/party-records.ts';
import { platformId, trackId } from '../builders.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A period of the month, which is not the first. */
export const aPeriod = (currency = 'EUR', month = '2026-10'): Period => {
  const now = monthStartOf({ month });
  const [period] = periodsOf([{ mode: 'live', currency, month: '2026-01' }], now);
  if (!period) throw new Error('no period');
  return period;
};

/** A license, or plays. */
interface Use {
  readonly trackId: TrackId;
  readonly at: number;
  /** Absent for a license. */
  readonly plays?: number;
  readonly unlicensed?: boolean;
  readonly territory?: string;
}

export interface SomePeriod {
  readonly period: Period;
  readonly platforms: readonly {
    readonly platformId: PlatformId;
    readonly earned: number;
    readonly uses: readonly Use[];
  }[];
  readonly rights: ReadonlyMap<TrackId, TrackClaims>;
}

/** Shares of parties in percent: of the master, and of writers, whose publisher is paid if there is one. */
export const shares = (
  master: readonly (readonly [party: number, sharePct: number, territory?: string | undefined])[],
  writers: readonly (readonly [party: number, sharePct: number, publisher?: number | undefined])[] = [],
): PartyShares => ({
  master: master.map(([party, sharePct, territory]) => ({
    partyId: partyId(party),
    sharePct: String(sharePct),
    ...(territory !== undefined && { territories: [territory] }),
  })),
  writers: writers.map(([party, sharePct, publisher]) => ({
    partyId: partyId(party),
    role: 'composer',
    sharePct: String(sharePct),
    ...(publisher !== undefined && { administeredBy: partyId(publisher) }),
  })),
  publishers: [],
});

/** Returns the lines of every platform, and the result of the period. */
export const resultOf = ({
  period,
  platforms,
  rights,
}: SomePeriod): PeriodResult &
  Pick<StatementMaking, 'linesOf'> & {
    readonly lines: readonly Line[];
    readonly heldOf: ReturnType<typeof heldLines>['of'];
  } => {
  const of = (id: TrackId): TrackClaims => {
    const found = rights.get(id);
    if (!found) throw new Error(`no rights in ${id}`);
    return found;
  };
  const sums = sumsByRecipient();
  const lines: Line[] = [];
  const [parties, held] = [partyLines(), heldLines()];
  const parts = platforms.map(({ platformId: id, earned, uses }): PlatformPart => {
    const counted = useOfPlatform((track) => of(track).versions);
    for (const { plays: quantity, at, unlicensed = false, territory, ...use } of uses) {
      if (quantity === undefined) counted.addLicense({ ...use, issuedAt: at });
      else
        counted.addPlays({ ...use, occurredAt: at, quantity, unlicensed, ...(territory && { territory }) });
    }
    const { tracks, ...use } = counted.use;
    const hashed = linesHash(sha256);
    for (const some of linesOfPlatform({ earned, currency: period.currency }, tracks, of)) {
      lines.push(...some);
      parties.add(id, some);
      held.add(id, some);
      hashed.add(some);
      for (const line of some) sums.add(line);
    }
    return { platformId: id, earned, ...use, linesHash: hashed.hash() };
  });
  const result = periodResult(period, parts, roundedAmounts(period, sums.sums, sha256), sha256);
  return { ...result, lines, linesOf: parties.of, heldOf: held.of };
};

const somePeriods = ['EUR', 'JPY', 'KWD'].map((currency) => aPeriod(currency));
const territories = ['DE', 'FR', undefined] as const;

/** A small period of any kind, the same for the same numbers from 0 to 1. */
export const somePeriod = (random: () => number): SomePeriod => {
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  const period = somePeriods[upTo(2)] ?? aPeriod();
  const start = monthStartOf(period);
  const percents = (): readonly number[] =>
    [[100], [50, 50], [33.3333, 33.3333, 33.3334], [60, 15]][upTo(3)] ?? [];
  const someShares = (): PartyShares =>
    shares(
      percents().map((pct) => [upTo(4), pct, upTo(4) === 0 ? 'DE' : undefined]),
      percents().map((pct) => [upTo(4), pct, upTo(2) === 0 ? 5 : undefined]),
    );
  const rights = new Map(
    Array.from({ length: 4 }, (_, n): [TrackId, TrackClaims] => [
      trackId(n),
      {
        royaltyShare: [6_000, 10_000, 0, 7_777][upTo(3)] ?? 0,
        contestedBy: upTo(5) === 0 ? 'all' : upTo(3) === 0 ? [partyId(upTo(5))] : [],
        versions: Array.from({ length: upTo(2) }, (_each, place) => ({
          effectiveFrom: start + (place * 14 - 1) * dayMs,
          shares: someShares(),
        })),
      },
    ]),
  );
  const aUse = (): Use => {
    const territory = territories[upTo(2)];
    return {
      trackId: trackId(upTo(3)),
      at: start + upTo(30) * dayMs,
      ...(upTo(2) > 0 && { plays: 1 + upTo(3_000), unlicensed: upTo(5) === 0 }),
      ...(territory && { territory }),
    };
  };
  const platforms = Array.from({ length: 1 + upTo(2) }, (_, n) => ({
    platformId: platformId(n),
    earned: upTo(9) === 0 ? -upTo(500) : upTo(100_000),
    uses: Array.from({ length: upTo(4) }, aUse),
  }));
  return { period, platforms, rights };
};
