import { changeOf, comparisonOf } from '../../../../portal/src/pages/overview/period/comparison.ts';
import {
  credentialWarnings,
  endpointWarnings,
  quotaWarnings,
} from '../../../../portal/src/pages/overview/warnings.ts';
import { exampleUsage } from '../../../../src/adapters/http/platforms/monthly-usage.contract.ts';
import { noon } from '../../../support/builders/builders.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const dayMs = 86_400_000;
const at = (ms: number) => new Date(noon + ms).toISOString();

describe('the comparison with the month before', () => {
  const [example] = exampleUsage.daily;
  if (!example) throw new Error('the example has no day');
  const days = (period: string, number: number) =>
    Array.from({ length: number }, (_, n) => ({
      ...example,
      ...{ date: `${period}-${String(n + 1).padStart(2, '0')}`, requests: n + 1, plays: 10 },
    }));
  const march = { period: '2026-03', daily: days('2026-03', 3) };
  const february = { daily: days('2026-02', 28) };

  it('counts as many days of the month before as the current month has', () => {
    const { before, days: compared } = comparisonOf(march, february, '2026-03');
    expect(compared).toBe(3);
    expect(before).toMatchObject({ requests: 6, plays: 30, unlicensedPlays: 36, licensesIssued: 36 });
  });

  it('counts whole months once the month is over', () => {
    const { before, days: compared } = comparisonOf(march, february, '2026-04');
    expect([compared, before.requests, before.plays]).toEqual([undefined, 406, 280]);
  });

  it('is a share of the earlier value, if there was one', () => {
    expect([changeOf(150, 100), changeOf(0, 4), changeOf(5, 0)]).toEqual([0.5, -1, undefined]);
  });
});

describe('the warnings of the overview', () => {
  it('name quotas from 80 % on, and those that are used up', () => {
    const resetsAt = at(dayMs);
    const quota = (used: number, limit: number | null) => ({ used, limit, remaining: null, resetsAt });
    const quotas = {
      requestsPerDay: quota(79, 100),
      licensesPerMonth: quota(80, 100),
      enrichRowsPerDay: quota(100, 100),
      enrichSecondsPerDay: quota(1_000, null),
    };
    expect(quotaWarnings({ quota: quotas })).toMatchObject([
      { quota: 'licensesPerMonth', used: 80, isUsedUp: false },
      { quota: 'enrichRowsPerDay', used: 100, isUsedUp: true },
    ]);
  });

  it('name endpoints that we disabled or whose deliveries fail, but none that its owner disabled', () => {
    const endpoint = (endpointId: string, rest: object) => ({
      ...{ endpointId, url: 'https://a.example', eventTypes: [], secrets: [], headers: [] },
      ...{ createdAt: at(0), updatedAt: at(0), status: 'enabled' as const, health: {}, ...rest },
    });
    const disabled = (reason: string) => ({ status: 'disabled', disabled: { reason, at: at(0) } });
    const warned = endpointWarnings([
      endpoint('whe_1', {}),
      endpoint('whe_2', disabled('owner')),
      endpoint('whe_3', disabled('gone')),
      endpoint('whe_4', disabled('failing')),
      endpoint('whe_5', { health: { failingSince: at(0), warnedAt: at(1) } }),
      endpoint('whe_6', { health: { failingSince: at(0) } }),
    ]);
    expect(warned.map((one) => one.kind === 'endpoint' && [one.endpointId, one.state])).toEqual([
      ['whe_3', 'gone'],
      ['whe_4', 'disabled'],
      ['whe_5', 'failing'],
    ]);
  });

  it('name credentials that expire soon or have expired, until another of the name replaces them', () => {
    const key = (credentialId: string, name: string, expiresInDays?: number) => ({
      ...{ credentialId, kind: 'api_key' as const, hint: 'plk_live_x', createdAt: at(0), name },
      ...(expiresInDays !== undefined && { expiresAt: at(expiresInDays * dayMs) }),
    });
    const all = [
      key('crd_1', 'Lasting'),
      key('crd_2', 'Encoder', 3),
      key('crd_3', 'Old', -1),
      key('crd_4', 'Late', 30),
      key('crd_5', 'Rotated', 2),
      key('crd_6', 'Rotated', 90),
    ];
    expect(credentialWarnings(all, noon)).toMatchObject([
      { credentialId: 'crd_2', name: 'Encoder', isExpired: false },
      { credentialId: 'crd_3', name: 'Old', isExpired: true },
    ]);
  });
});
