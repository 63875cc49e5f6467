import { usageCsv } from '../../../../portal/src/pages/overview/usage-csv.ts';
import { exampleUsage } from '../../../../src/adapters/http/platforms/monthly-usage.contract.ts';

const unlicensed = { plays: 1, impressions: 0 };
const rows = (usage: Partial<typeof exampleUsage>) =>
  usageCsv({ ...exampleUsage, daily: [], byTrack: [], byTerritory: [], ...usage })
    .split('\r\n')
    .slice(1, -1);

describe('usage of a month as CSV', () => {
  it('contains days, tracks and territories, with as many cells in each row as in the header', () => {
    const lines = usageCsv(exampleUsage).split('\r\n').slice(0, -1);
    expect(lines.map((line) => line.split(',').length)).toEqual([11, 11, 11, 11]);
    expect(lines.slice(1)).toEqual([
      '2026-03,day,2026-03-01,812,31,9,12,340,1200,12,0',
      `2026-03,track,${exampleUsage.byTrack[0]?.trackId ?? ''},,,,,340,1200,12,0`,
      '2026-03,territory,DE,,,,,340,1200,12,0',
    ]);
  });

  it('has an empty cell for a territory that was not reported', () => {
    expect(rows({ byTerritory: [{ plays: 1, impressions: 2, unlicensed }] })).toEqual([
      '2026-03,territory,,,,,,1,2,1,0',
    ]);
  });

  it('escapes names, so that none is a formula or ends its cell', () => {
    const named = (trackId: string) =>
      rows({ byTrack: [{ trackId, plays: 1, impressions: 2, unlicensed }] })[0];
    expect(named('=1+1')).toBe("2026-03,track,'=1+1,,,,,1,2,1,0");
    expect(named('＝1+1')).toBe("2026-03,track,'＝1+1,,,,,1,2,1,0");
    expect(named('a;=1+1')).toBe("2026-03,track,a;'=1+1,,,,,1,2,1,0");
    expect(named('a,"b"')).toBe('2026-03,track,"a,""b""",,,,,1,2,1,0');
  });
});
