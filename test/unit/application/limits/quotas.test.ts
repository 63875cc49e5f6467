import { quotaReports } from '../../../../src/application/limits/quotas.ts';
import { defaultTiers } from '../../../../src/domain/platforms/tier.ts';

const day = 86_400_000;
const figures = defaultTiers.developer;
const monthly = (now: string): number | undefined =>
  quotaReports(figures, 0, Date.parse(now)).find(({ policy }) => policy.name === 'licenses-per-month')?.policy
    .windowMs;

describe('reports of quotas', () => {
  it('name the length of the current month', () => {
    expect(monthly('2026-01-31T23:59:59Z')).toBe(31 * day);
    expect(monthly('2026-02-01T00:00:00Z')).toBe(28 * day);
    expect(monthly('2026-04-15T00:00:00Z')).toBe(30 * day);
  });

  it('share their policies, so that these are serialized once', () => {
    const policiesAt = (now: number) => quotaReports(figures, 1, now).map(({ policy }) => policy);
    const before = policiesAt(Date.parse('2026-05-03T10:00:00Z'));
    policiesAt(Date.parse('2026-05-04T10:00:00Z')).forEach((policy, n) => expect(policy).toBe(before[n]));
  });
});
