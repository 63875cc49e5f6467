import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { exactText, millionthsIn } from '../../../../src/domain/royalties/amounts.ts';
import { closableFrom, monthStartOf, periodsOf } from '../../../../src/domain/royalties/period.ts';
import { periodResult } from '../../../../src/domain/royalties/preview.ts';
import { noon, platformId, trackId } from '../../../support/builders/builders.ts';
import {
  aPeriod,
  resultOf,
  sha256,
  shares,
  type SomePeriod,
} from '../../../support/builders/royalties/random-period.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const total = (month: string, currency = 'EUR', mode: 'live' | 'test' = 'live') => ({
  mode,
  currency,
  month,
});

describe('the periods of a ledger', () => {
  it('are every month from the first booking to now, for each mode and currency', () => {
    const totals = [
      total('2026-10'),
      total('2026-09'),
      total('2026-11', 'USD'),
      total('2026-11', 'EUR', 'test'),
    ];
    const periods = periodsOf(totals, noon);
    expect(periods.map(({ mode, currency, month, isNext }) => [month, mode, currency, isNext])).toEqual([
      ['2026-11', 'live', 'EUR', false],
      ['2026-11', 'live', 'USD', true],
      ['2026-11', 'test', 'EUR', true],
      ['2026-10', 'live', 'EUR', false],
      ['2026-09', 'live', 'EUR', true],
    ]);
    expect(periodsOf([], noon)).toEqual([]);
  });

  it('are closed in the order of their months: the first that is open is next', () => {
    const totals = [total('2026-09'), total('2026-10', 'USD')];
    const closed = periodsOf(totals, noon).find(
      ({ month, currency }) => month === '2026-09' && currency === 'EUR',
    );
    const periods = periodsOf(totals, noon, new Set(closed && [closed.periodId]));
    expect(periods.filter(({ isNext }) => isNext).map(({ month, currency }) => [month, currency])).toEqual([
      ['2026-10', 'EUR'],
      ['2026-10', 'USD'],
    ]);
  });

  it('continue into the next year', () => {
    const months = periodsOf([total('2026-11')], Date.UTC(2027, 1, 1)).map(({ month }) => month);
    expect(months).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  });

  it('have IDs of their own, which stay the same', () => {
    const totals = ['EUR', 'USD', 'SEK', 'SEL'].flatMap((currency) => [
      total('2026-09', currency),
      total('2026-10', currency, 'test'),
    ]);
    const ids = periodsOf(totals, noon).map(({ periodId }) => periodId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^per_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(periodsOf([total('2026-10')], noon)[1]?.periodId).toBe(
      periodsOf([total('2026-01')], noon + 100_000_000_000).find(({ month }) => month === '2026-10')
        ?.periodId,
    );
  });

  it('can be closed from the tenth day of the next month', () => {
    expect(closableFrom({ month: '2026-12' })).toBe('2027-01-10');
  });
});

it('divides what remains of a track between equal uses by the time of their shares', () => {
  const period = aPeriod();
  const at = monthStartOf(period);
  const versions = Array.from({ length: 12 }, (_, n) => ({
    effectiveFrom: at + n,
    shares: shares([[n, 100]], [[n, 100]]),
  }));
  const uses = [11, 10, 2].map((n) => ({ trackId: trackId(), at: at + n, plays: 1 }));
  const { lines } = resultOf({
    period,
    platforms: [{ platformId: platformId(), earned: 1, uses }],
    rights: new Map([[trackId(), { royaltyShare: 10_000, contestedBy: [], versions }]]),
  });
  // 10,000 millionths are three parts of 3,333, and the first gets one more.
  expect(lines.map(({ amount }) => amount)).toEqual([1_667, 1_667, 1_667, 1_666, 1_667, 1_666]);
  expect(lines.map(({ recipient }) => recipient)).toMatchObject(
    [2, 2, 10, 10, 11, 11].map((n) => ({ partyId: partyId(n) })),
  );
});

describe('the hash of a period', () => {
  const period = aPeriod();
  const at = monthStartOf(period);
  const same = (some: PartyShares) => ({
    ...{ royaltyShare: 6_000, contestedBy: [], versions: [{ effectiveFrom: at, shares: some }] },
  });
  const of = (some: PartyShares, ...uses: SomePeriod['platforms'][number]['uses']) =>
    resultOf({
      period,
      platforms: [{ platformId: platformId(), earned: 1_000, uses }],
      rights: new Map([1, 2].map((n) => [trackId(n), same(some)])),
    });

  it('covers which track earned what', () => {
    const some = shares([[1, 100]], [[1, 100]]);
    const [one, other] = [
      of(some, { trackId: trackId(1), at }, { trackId: trackId(2), at, plays: 1 }),
      of(some, { trackId: trackId(2), at }, { trackId: trackId(1), at, plays: 1 }),
    ];
    expect(one.amounts).toEqual(other.amounts);
    expect(one.totals).toEqual(other.totals);
    expect(one.hash).not.toBe(other.hash);
  });

  it('covers the country of plays where shares depend on it', () => {
    const some = shares(
      [
        [1, 100, 'DE'],
        [1, 100, 'FR'],
      ],
      [[1, 100]],
    );
    const [one, other] = ['DE', 'FR'].map((territory) =>
      of(some, { trackId: trackId(1), at, plays: 1, territory }),
    );
    expect(one?.amounts).toEqual(other?.amounts);
    expect(one?.hash).not.toBe(other?.hash);
  });
});

describe('an exact amount', () => {
  it('is in millionths of a major unit, whatever the minor unit', () => {
    expect(['EUR', 'JPY', 'KWD'].map(millionthsIn)).toEqual([10_000, 1_000_000, 1_000]);
    expect([0, 1, 12_345_678, -500_000].map(exactText)).toEqual([
      '0.000000',
      '0.000001',
      '12.345678',
      '-0.500000',
    ]);
  });
});

describe('amounts beyond exact numbers', () => {
  const period = aPeriod('JPY');
  const of = (earned: number) => () => {
    const use = { trackId: trackId(), at: monthStartOf(period) };
    const rights = new Map([[trackId(), { royaltyShare: 6_000, contestedBy: [], versions: [] }]]);
    const platforms = [1, 2].map((n) => ({ platformId: platformId(n), earned, uses: [use] }));
    return resultOf({ period, platforms, rights }).totals;
  };

  it('are rejected, of one platform and of the sums of recipients', () => {
    const most = 7_500_000_000;
    expect(of(most)()).toMatchObject({ earned: 2 * most, unclaimed: 1.2 * most });
    expect(of(most + 10_000_000)).toThrow('the exact amounts must add up to whole minor units');
    expect(of(9_007_199_255)).toThrow('the amount must be an exact whole number');
  });

  it('and parts that do not add up are rejected', () => {
    const part = {
      platformId: platformId(),
      earned: 10,
      licenses: 1,
      plays: 0,
      unlicensedPlays: 0,
      linesHash: '',
    };
    expect(() => periodResult(period, [part], [], sha256)).toThrow('must add up to what was earned');
  });
});
