import fc from 'fast-check';
import { MonthlyUsage } from '../../../../../src/adapters/http/platforms/monthly-usage.contract.ts';
import { monthlyUsageView } from '../../../../../src/adapters/http/platforms/platform.views.ts';
import { defaultTiers } from '../../../../../src/domain/platforms/tier.ts';
import { takesReports } from '../../../../../src/domain/usage/reporting.ts';
import type { MonthlyUsage as Month } from '../../../../../src/ports/driving/platforms.ts';
import { aPlatform, noon, trackId } from '../../../../support/builders/builders.ts';
import { aPicture, imageId } from '../../../../support/images/image-records.ts';
import { noUse } from '../../../../../src/ports/driven/usage/usage-journal.ts';

const aMonth = (changes: Partial<Month> = {}): Month => ({
  platform: aPlatform(),
  month: '2026-11',
  figures: { daily: [], byTrack: [], byTerritory: [] },
  tracks: new Map(),
  licensesIssued: 0,
  licensesAmended: 0,
  licensesIssuedByDay: new Map(),
  activeLicenses: 0,
  limits: defaultTiers.developer,
  used: { requestsToday: 0, licensesThisMonth: 0, enrichRowsToday: 0, enrichSecondsToday: 0 },
  now: noon,
  ...changes,
});

const viewOf = (month: Month) => monthlyUsageView(month, 'https://api.example.com');

describe('the usage of a month in a response', () => {
  it('lists every day up to today, with zeros for days without usage', () => {
    const use = { plays: 30, impressions: 5, unlicensedPlays: 4, unlicensedImpressions: 5 };
    const day = { day: '2026-11-20', requests: 7, previews: 2, downloads: 1, ...use };
    const view = viewOf(
      aMonth({
        figures: {
          daily: [day],
          byTrack: [
            { trackId: trackId(), ...use },
            { trackId: trackId(2), ...noUse },
          ],
          byTerritory: [
            { ...noUse, territory: 'DE', plays: 20, impressions: 5, unlicensedImpressions: 5 },
            { ...noUse, plays: 10, unlicensedPlays: 4 },
          ],
        },
        tracks: new Map([
          [trackId(), { title: 'Slow Harbour (Live)', artists: ['Finch & Co'], artwork: aPicture(1) }],
        ]),
        licensesIssued: 3,
        licensesAmended: 1,
        licensesIssuedByDay: new Map([['2026-11-20', 3]]),
        activeLicenses: 9,
        used: { requestsToday: 4, licensesThisMonth: 3, enrichRowsToday: 5, enrichSecondsToday: 540 },
      }),
    );
    expect(MonthlyUsage.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      period: '2026-11',
      status: 'open',
      requests: 7,
      previews: 2,
      downloads: 1,
      plays: 30,
      impressions: 5,
      unlicensed: { plays: 4, impressions: 5 },
      licensesIssued: 3,
      licensesAmended: 1,
      activeLicenses: 9,
    });
    expect(view.byTrack).toEqual([
      {
        trackId: trackId(),
        title: 'Slow Harbour (Live)',
        artists: ['Finch & Co'],
        artwork: expect.objectContaining({ imageId: imageId(1) }) as unknown,
        ...{ plays: 30, impressions: 5, unlicensed: { plays: 4, impressions: 5 } },
      },
      { trackId: trackId(2), plays: 0, impressions: 0, unlicensed: { plays: 0, impressions: 0 } },
    ]);
    expect(view.byTerritory).toEqual([
      { territory: 'DE', plays: 20, impressions: 5, unlicensed: { plays: 0, impressions: 5 } },
      { plays: 10, impressions: 0, unlicensed: { plays: 4, impressions: 0 } },
    ]);
    expect(view.daily.map(({ date }) => date)).toEqual(
      Array.from({ length: 21 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`),
    );
    expect(view.daily[19]).toEqual({
      date: '2026-11-20',
      requests: 7,
      previews: 2,
      downloads: 1,
      licensesIssued: 3,
      plays: 30,
      impressions: 5,
      unlicensed: { plays: 4, impressions: 5 },
    });
    expect(view.daily[20]).toMatchObject({ requests: 0, plays: 0, licensesIssued: 0 });
  });

  it('returns the current state of the quotas, whatever month was requested', () => {
    const used = {
      requestsToday: 10_004,
      licensesThisMonth: 40,
      enrichRowsToday: 30,
      enrichSecondsToday: 600,
      spend: { limit: { amount: 50_000, currency: 'EUR' }, spent: 4_900 },
    };
    expect(viewOf(aMonth({ month: '2026-02', used })).quota).toEqual({
      requestsPerDay: { limit: 10_000, used: 10_004, remaining: 0, resetsAt: '2026-11-22T00:00:00.000Z' },
      licensesPerMonth: { limit: 100, used: 40, remaining: 60, resetsAt: '2026-12-01T00:00:00.000Z' },
      enrichRowsPerDay: { limit: 100, used: 30, remaining: 70, resetsAt: '2026-11-22T00:00:00.000Z' },
      enrichSecondsPerDay: {
        ...{ limit: 18_000, used: 600, remaining: 17_400 },
        resetsAt: '2026-11-22T00:00:00.000Z',
      },
      feesPerMonth: {
        ...{ currency: 'EUR', limit: 50_000, used: 4_900, remaining: 45_100 },
        resetsAt: '2026-12-01T00:00:00.000Z',
      },
    });
  });

  it('has no remainder if only the contract sets a limit', () => {
    const view = viewOf(aMonth({ limits: defaultTiers.enterprise }));
    expect(MonthlyUsage.parse(view)).toEqual(view);
    expect(view.quota.licensesPerMonth).toMatchObject({ limit: null, remaining: null });
  });

  it('has all days of a past month and none of a future month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 200 }), (offset) => {
        const month = new Date(Date.UTC(2026, 10 + offset, 1)).toISOString().slice(0, 7);
        const { daily } = viewOf(aMonth({ month }));
        const whole = new Date(Date.UTC(2026, 11 + offset, 0)).getUTCDate();
        expect(daily).toHaveLength(offset < 0 ? whole : offset === 0 ? 21 : 0);
        expect(daily.every(({ date }) => date.startsWith(month))).toBe(true);
      }),
    );
  });

  it('stays open until reports of its last day are too late, 61 days later', () => {
    expect(viewOf(aMonth({ month: '2026-08' })).status).toBe('closed');
    expect(takesReports('2026-09', Date.UTC(2026, 10, 30, 23, 59))).toBe(true);
    expect(takesReports('2026-09', Date.UTC(2026, 11, 1))).toBe(false);
  });
});
