import {
  judgeReport,
  oldestReportMs,
  type UsageFacts,
  type UsageReport,
} from '../../../../src/domain/usage/usage-event.ts';
import { aLicense, aRevoked, aRevocation, licenseId, noon, trackId } from '../../../support/builders.ts';

const report = (changes: Partial<UsageReport> = {}): UsageReport => ({
  eventType: 'play',
  trackId: trackId(),
  quantity: 1,
  occurredAt: noon,
  ...changes,
});
const facts = (changes: Partial<UsageFacts> = {}): UsageFacts => ({
  trackExists: true,
  named: undefined,
  holdsActive: false,
  ...changes,
});
const judge = (r: UsageReport, f: UsageFacts, now = noon) => {
  const judged = judgeReport(r, f, now);
  return judged.ok ? judged.value : judged.failure.kind;
};

describe('a usage report', () => {
  it('is taken up to 61 days late and five minutes early', () => {
    expect(judge(report({ occurredAt: noon - oldestReportMs }), facts())).toEqual({ unlicensed: true });
    expect(judge(report({ occurredAt: noon - oldestReportMs - 1 }), facts())).toBe('occurred-too-early');
    expect(judge(report({ occurredAt: noon + 5 * 60_000 }), facts())).toEqual({ unlicensed: true });
    expect(judge(report({ occurredAt: noon + 5 * 60_000 + 1 }), facts())).toBe('occurred-in-the-future');
  });

  it('is kept and marked where no license covers the use, never dropped', () => {
    expect(judge(report(), facts())).toEqual({ unlicensed: true });
    expect(judge(report(), facts({ holdsActive: true }))).toEqual({ unlicensed: false });
  });

  it('is covered by the license it names from its start to its end', () => {
    const named = aRevoked(aLicense(), aRevocation(), noon + 100);
    const at = (occurredAt: number) =>
      judge(report({ licenseId: licenseId(), occurredAt }), facts({ named }), noon + 1000);
    expect(at(noon + 99)).toEqual({ unlicensed: false });
    expect(at(noon + 100)).toEqual({ unlicensed: true });
    expect(at(noon - 6 * 60_000)).toEqual({ unlicensed: true });
  });

  it('is refused where it names nothing we know', () => {
    expect(judge(report(), facts({ trackExists: false }))).toBe('track-unknown');
    expect(judge(report({ licenseId: licenseId() }), facts())).toBe('license-unknown');
    expect(judge(report({ trackId: trackId(2), licenseId: licenseId() }), facts({ named: aLicense() }))).toBe(
      'license-of-another-track',
    );
  });
});
