import type { StaffPlatform } from '@platform-licensing/client';
import { draftOf, editOf, quotaError } from '../../../../portal/src/console/platforms/plan-draft.ts';
import { examplePlatform } from '../../../../src/adapters/http/provisioning/provisioning.examples.ts';

describe('the edit of a plan', () => {
  const platform = (quotaOverrides: StaffPlatform['quotaOverrides']): StaffPlatform => ({
    ...examplePlatform,
    scopes: [],
    entitlements: [],
    contentTypes: [],
    territories: [],
    addOns: [],
    quotaOverrides,
  });

  it('does not reject quotas that it leaves as they were agreed, even if the form could not enter them', () => {
    const before = platform({ requestsPerSecond: 0.0005, licensesPerMonth: 5_000_000_000 });
    const draft = { ...draftOf(before), tier: 'developer' as const };
    expect(quotaError(before, draft, 'licensesPerMonth')).toBeUndefined();
    expect(editOf(before, draft)).toEqual({ tier: 'developer' });
  });

  it('rejects a changed quota that is invalid', () => {
    const before = platform({ licensesPerMonth: 500 });
    const start = draftOf(before);
    const draft = { ...start, quotas: { ...start.quotas, licensesPerMonth: 'many' } };
    expect(quotaError(before, draft, 'licensesPerMonth')).toBe('Enter a whole number, or “unlimited”.');
    expect(editOf(before, draft)).toBeUndefined();
  });
});
