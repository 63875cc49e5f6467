import type { TrackUse } from '../../../../clients/typescript/src/index.ts';
import { playsByMonth, sumsBy } from '../../../../portal/src/studio/track/usage/sums.ts';

const use = (
  month: string,
  platformId: string,
  plays: number,
  changes: Partial<TrackUse> = {},
): TrackUse => ({
  ...{ month, platformId, plays, impressions: 0, unlicensed: { plays: 0, impressions: 0 }, ...changes },
});

const reported = [
  use('2026-08', 'one', 5, { territory: 'DE' }),
  use('2026-10', 'one', 7, { unlicensed: { plays: 2, impressions: 0 } }),
  use('2026-10', 'two', 20, { territory: 'DE', impressions: 100 }),
];

describe('the use of a track', () => {
  it('is added up by platform and country, the most played first', () => {
    expect(sumsBy(reported, ({ platformId }) => platformId)).toEqual([
      { key: 'two', plays: 20, impressions: 100, unlicensedPlays: 0 },
      { key: 'one', plays: 12, impressions: 0, unlicensedPlays: 2 },
    ]);
    expect(sumsBy(reported, ({ territory }) => territory)).toMatchObject([
      { key: 'DE', plays: 25 },
      { key: undefined, plays: 7 },
    ]);
  });

  it('has every month from the first to the last one, with unlicensed plays apart', () => {
    expect(playsByMonth(reported)).toEqual([
      { month: '2026-08', licensed: 5, unlicensed: 0 },
      { month: '2026-09', licensed: 0, unlicensed: 0 },
      { month: '2026-10', licensed: 25, unlicensed: 2 },
    ]);
  });
});
