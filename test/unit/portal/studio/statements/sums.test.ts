import { earningsOf, withoutFirstClosed } from '../../../../../portal/src/studio/statements/months.ts';
import { exactMoney, microsOf, partsOf, shareIn } from '../../../../../portal/src/studio/statements/sums.ts';

const line = (trackId: string, exact: string, territory?: string) => ({
  ...{ platformId: 'plt_1', trackId, exact },
  ...(territory !== undefined && { territory }),
});

describe('the sums of a statement', () => {
  it('are exact to a millionth, the largest first', () => {
    const lines = [
      line('trk_1', '0.100000'),
      line('trk_2', '9007199254740993.000001'),
      line('trk_1', '0.200000'),
    ];
    expect(partsOf(lines, ({ trackId }) => trackId)).toEqual([
      { key: 'trk_2', micros: 9_007_199_254_740_993_000_001n },
      { key: 'trk_1', micros: 300_000n },
    ]);
  });

  it('keep lines without a country apart', () => {
    const parts = partsOf(
      [line('trk_1', '1.000000', 'DE'), line('trk_1', '3.000000')],
      ({ territory }) => territory,
    );
    expect(parts.map(({ key }) => key)).toEqual([undefined, 'DE']);
    expect(parts.map((part) => shareIn(parts, part))).toEqual([0.75, 0.25]);
  });

  it('have no share if they are negative or if there is nothing to share', () => {
    const parts = partsOf([line('trk_1', '-1.000000'), line('trk_2', '2.000000')], ({ trackId }) => trackId);
    expect(parts.map((part) => shareIn(parts, part))).toEqual([1, 0]);
    expect(shareIn([], { key: undefined, micros: 0n })).toBe(0);
  });

  it.each([
    ['39.044000', '€39.044'],
    ['39.000000', '€39.00'],
    ['-0.000001', '-€0.000001'],
    ['9007199254740993.000001', '€9,007,199,254,740,993.000001'],
  ])('show %s with all its decimal places', (exact, shown) => {
    expect(exactMoney(microsOf(exact), 'EUR')).toBe(shown);
  });
});

describe('royalties by month', () => {
  const statement = (month: string, amount: number, changes = {}) => ({
    ...{
      statementId: `sta_${month}_${amount}`,
      periodId: 'per_1',
      month,
      mode: 'live' as const,
      currency: 'EUR',
    },
    ...{ partyId: 'pty_1', amount, exact: '1.000000', closedAt: '2026-04-10T11:00:00Z', ...changes },
  });

  it('are summed by currency over all parties, with months without a statement, and without test money', () => {
    const found = earningsOf([
      ...[statement('2027-02', 300), statement('2026-11', 100), statement('2026-11', 50)],
      ...[statement('2026-12', 999, { mode: 'test' }), statement('2026-11', 7, { currency: 'USD' })],
    ]);
    expect(found).toEqual([
      {
        ...{ currency: 'EUR', months: ['2026-11', '2026-12', '2027-01', '2027-02'] },
        amounts: [150, 0, 0, 300],
      },
      { currency: 'USD', months: ['2026-11'], amounts: [7] },
    ]);
    expect(earningsOf([])).toEqual([]);
  });

  it('leave out the month whose other statements can be on the next page', () => {
    const in2026 = (month: number, amount: number) =>
      statement(`2026-${month}`, amount, { closedAt: `2027-01-${month}T11:00:00Z` });
    const loaded = [in2026(12, 30), in2026(12, 3), in2026(11, 20), in2026(11, 2)];
    const found = earningsOf(withoutFirstClosed([...loaded, in2026(10, 10)]));
    expect(found).toMatchObject([{ months: ['2026-11', '2026-12'], amounts: [22, 33] }]);
    expect(withoutFirstClosed([])).toEqual([]);
  });
});
