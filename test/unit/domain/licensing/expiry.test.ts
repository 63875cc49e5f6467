import { noticeMail } from '../../../../src/domain/licensing/expiry-mails.ts';
import {
  endsNoticedAt,
  nextNoticeAt,
  noticeDays,
  noticeDueAt,
} from '../../../../src/domain/licensing/expiry.ts';
import { dayMs, nextDay } from '../../../../src/domain/shared/calendar.ts';
import { aLicense, aPlatform, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import { english } from '../../../support/service/wordings.ts';

const end = noon + 60 * dayMs;
const license = { validUntil: end };

describe('notices of a license that ends', () => {
  it.each([
    ['long before', end - 40 * dayMs, 30],
    ['at the first notice', end - 30 * dayMs, 7],
    ['between the notices', end - 8 * dayMs, 7],
    ['at the second notice', end - 7 * dayMs, 0],
    ['in the last days', end - 1, 0],
  ])('are next due, %s', (_when, after, days) => {
    expect(nextNoticeAt(license, after)).toBe(end - days * dayMs);
  });

  it('come to an end with the license, and there are none without an end', () => {
    expect(nextNoticeAt(license, end)).toBeUndefined();
    expect(nextNoticeAt({}, noon)).toBeUndefined();
    expect(noticeDueAt({}, end)).toBeUndefined();
  });

  it('are due one at a time: the latest', () => {
    const due = (at: number) => noticeDueAt(license, at);
    expect(due(end - 30 * dayMs - 1)).toBeUndefined();
    expect(due(end - 30 * dayMs)).toBe(30);
    expect(due(end - 7 * dayMs - 1)).toBe(30);
    expect(due(end - 7 * dayMs)).toBe(7);
    expect(due(end - 1)).toBe(7);
    expect(due(end)).toBe(0);
    expect(due(end + 400 * dayMs)).toBe(0);
  });

  it('have ranges of ends that contain exactly the licenses for which they are due', () => {
    const steps = [-1, 0, 1].flatMap((ms) => [0, 7, 30, 31].map((days) => noon + days * dayMs + ms));
    for (const validUntil of steps) {
      const spans = noticeDays.filter((days) => {
        const { from, to } = endsNoticedAt(days, noon);
        return validUntil > from && validUntil <= to;
      });
      expect(spans).toEqual([noticeDueAt({ validUntil }, noon)].filter((days) => days !== undefined));
    }
  });
});

describe('the email about licenses that end', () => {
  const baseUrl = 'https://api.example';
  const listed = (n: number, validUntil: number, publishedContentSurvives = true) => ({
    license: { ...aLicense({}, n), validUntil },
    publishedContentSurvives,
  });
  const mailOf = (
    days: 30 | 7 | 0,
    licenses: readonly ReturnType<typeof listed>[],
    count = licenses.length,
  ) =>
    noticeMail(english, days, { listed: licenses, count }, aPlatform({ name: 'Win a prize' }), {
      now: noon,
      baseUrl,
    });

  it('says how many end by when, and what happens to published content', () => {
    const mail = mailOf(30, [listed(2, end, false), listed(1, end - 60_000)]);
    expect(mail).toMatchObject({
      kind: 'licenses_expiring',
      to: 'partner-1@platform.example',
      subject: '2 licenses of platform-1 expire by 2026-12-21',
      createdAt: noon,
      action: { url: 'https://api.example/reference/openapi' },
    });
    expect(mail.paragraphs[1]?.split('\n')).toEqual([
      `${licenseId(1)} for the track ${aLicense().trackId} expires at 2027-01-20 11:59 UTC. Published content may stay up.`,
      `${licenseId(2)} for the track ${aLicense().trackId} expires at 2027-01-20 12:00 UTC. Remove published content by then.`,
    ]);
    expect(mailOf(7, [listed(1, end)]).subject).toBe('1 license of platform-1 expires by 2026-11-28');
  });

  it('says what expired, and what expires later today', () => {
    const { subject, paragraphs, kind } = mailOf(0, [listed(1, noon, false), listed(2, noon + 60_000)]);
    expect(kind).toBe('licenses_expired');
    expect(subject).toBe('2 licenses of platform-1 expired or expire today (2026-11-21)');
    expect(paragraphs[1]).toMatch(/expired at 2026-11-21 12:00 UTC\. Remove published content\.\n/);
    expect(paragraphs[1]).toMatch(/expires at 2026-11-21 12:01 UTC\. Published content may stay up\.$/);
  });

  it('counts what it does not list', () => {
    const first = [listed(1, end)];
    expect(mailOf(30, first, 1_000).subject).toBe('1,000 licenses of platform-1 expire by 2026-12-21');
    expect(mailOf(30, first, 1_001).subject).toMatch(/^More than 1,000 licenses of platform-1/);
    expect(mailOf(30, first, 2).paragraphs).toContain('This list shows the first 1.');
    expect(mailOf(30, first).paragraphs.join(' ')).not.toMatch('shows the first');
  });

  it('has one ID for a platform, a day and a kind of notice', () => {
    const idAt = (days: 30 | 7 | 0, now: number, n = 1) => {
      const facts = { listed: [listed(1, end)], count: 1 };
      return noticeMail(english, days, facts, aPlatform({}, n), { now, baseUrl }).mailId;
    };
    expect(idAt(30, noon)).toBe(idAt(30, nextDay(noon) - 1));
    const others = [
      ...[idAt(30, noon), idAt(7, noon), idAt(0, noon)],
      ...[idAt(30, nextDay(noon)), idAt(30, noon, 2)],
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(idAt(0, noon)).toMatch(/^mai_[0-9A-Z]{26}$/);
    expect(platformId()).toHaveLength(30);
  });

  it('repeats no words that a platform or a label chose', () => {
    const chosen = { ...listed(1, end), license: { ...aLicense({ projectName: 'Click' }), validUntil: end } };
    const mail = mailOf(30, [chosen]);
    const { attribution, contentId } = chosen.license;
    for (const words of ['Win a prize', 'Click', attribution.text, contentId])
      expect(JSON.stringify(mail)).not.toContain(words);
  });
});
