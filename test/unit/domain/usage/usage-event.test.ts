import {
  judgeReport,
  oldestReportMs,
  type UsageFacts,
  type UsageReport,
} from '../../../../src/domain/usage/usage-event.ts';
import {
  aLicense,
  aRevocation,
  aRevoked,
  contentId,
  licenseId,
  noon,
  trackId,
} from '../../../support/builders/builders.ts';

const report = (changes: Partial<UsageReport> = {}): UsageReport => ({
  eventType: 'play',
  trackId: trackId(),
  quantity: 1,
  occurredAt: noon,
  ...changes,
});
const facts = (changes: Partial<UsageFacts> = {}): UsageFacts => ({
  trackExists: true,
  licenses: [],
  ...changes,
});
const judge = (r: UsageReport, f: UsageFacts, now = noon) => {
  const judged = judgeReport(r, f, now);
  return judged.ok ? judged.value : judged.failure.kind;
};

describe('a usage report', () => {
  it('is accepted up to 61 days late and five minutes early', () => {
    expect(judge(report({ occurredAt: noon - oldestReportMs }), facts())).toBe('no_license');
    expect(judge(report({ occurredAt: noon - oldestReportMs - 1 }), facts())).toBe('occurred-too-early');
    expect(judge(report({ occurredAt: noon + 5 * 60_000 }), facts())).toBe('no_license');
    expect(judge(report({ occurredAt: noon + 5 * 60_000 + 1 }), facts())).toBe('occurred-in-the-future');
  });

  it('is compared with the license that it names', () => {
    const named = aRevoked(aLicense({ territories: ['DE'] }), aRevocation(), noon + 100);
    const judged = (changes: Partial<UsageReport>) =>
      judge(report({ licenseId: licenseId(), ...changes }), facts({ licenses: [named] }), noon + 1000);
    expect(judged({ occurredAt: noon + 99 })).toBeUndefined();
    expect(judged({ occurredAt: noon + 100 })).toBe('outside_validity');
    expect(judged({ occurredAt: noon - 6 * 60_000 })).toBe('outside_validity');
    expect(judged({ contentId: contentId(), territory: 'DE' })).toBeUndefined();
    expect(judged({ contentId: contentId(2), territory: 'DE' })).toBe('other_content');
    expect(judged({ contentId: contentId(), territory: 'US' })).toBe('territory_not_covered');
  });

  it('is rejected if it names an unknown track or license', () => {
    expect(judge(report(), facts({ trackExists: false }))).toBe('track-unknown');
    expect(judge(report({ licenseId: licenseId() }), facts())).toBe('license-unknown');
    expect(
      judge(report({ trackId: trackId(2), licenseId: licenseId() }), facts({ licenses: [aLicense()] })),
    ).toBe('license-of-another-track');
  });
});
