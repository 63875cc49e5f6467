import { dayOf, monthOf } from '../../../../src/domain/shared/calendar.ts';
import { licenseRevoked } from '../../../../src/domain/licensing/events.ts';
import type { Revocation } from '../../../../src/domain/licensing/license.ts';
import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import { EventId, idPrefixes } from '../../../../src/domain/shared/ids.ts';
import { disabledBy } from '../../../../src/domain/webhooks/endpoint.ts';
import {
  endpointDisabled,
  endpointFailing,
  quotaWarning,
  type WarnedQuota,
} from '../../../../src/domain/webhooks/events.ts';
import { warningMail } from '../../../../src/domain/webhooks/warning-mails.ts';
import {
  aLicense,
  anEndpoint,
  anEvent,
  aPlatform,
  aRevocation,
  aRevoked,
  aTrack,
  eventId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import { english } from '../../../support/service/wordings.ts';

const hour = 3_600_000;
const endpoint = anEndpoint({ url: 'https://ada:pass@hooks.acme.example:8443/T0/s3cret?key=s3cret#x' });
const platform = aPlatform({ name: 'Win a prize at evil.example' });
const baseUrl = 'https://api.example';

const failingAt = (now: number, n = 1) => endpointFailing(endpoint, now - 24 * hour, now, eventId(n));
const disabled = (reason: 'gone' | 'failing' | 'owner', n = 1) =>
  endpointDisabled(disabledBy(endpoint, reason, noon), eventId(n));
const quota = (used: number, n = 1, name: WarnedQuota = 'licenses') => {
  const period = name === 'licenses' ? monthOf(noon) : dayOf(noon);
  return quotaWarning(
    { platformId: platformId(), quota: name, period, limit: 100, used, now: noon },
    eventId(n),
  );
};
const mailOf = (event: DomainEvent, of = platform) => warningMail(english, event, of, baseUrl);
const wordsOf = (event: DomainEvent) => mailOf(event)?.paragraphs.join('\n') ?? '';

describe('a warning by email', () => {
  it('goes to the contact of the platform that it concerns', () => {
    expect(mailOf(failingAt(noon))).toMatchObject({
      kind: 'endpoint_failing',
      to: 'partner-1@platform.example',
      createdAt: noon,
      subject: 'A webhook endpoint of platform-1 is failing',
      action: { url: 'https://api.example/reference/openapi' },
    });
    expect(mailOf(disabled('gone'))?.kind).toBe('endpoint_disabled');
    expect(mailOf(quota(80))?.kind).toBe('quota_warning');
  });

  it('says that staff revoked a license, why, and what happens to published content', () => {
    const revokedBy = (actor: string, changes: Partial<Revocation> = {}) => {
      const revocation = aRevocation({ reasonCode: 'terms_breach', actor, ...changes });
      return mailOf(licenseRevoked(aRevoked(aLicense(), revocation), aTrack(), eventId()));
    };
    const mail = revokedBy('staff', { reason: 'Used in an advertisement.' });
    expect(mail).toMatchObject({
      kind: 'license_revoked',
      to: 'partner-1@platform.example',
      subject: 'A license of platform-1 was revoked',
    });
    expect(mail?.paragraphs.join('\n')).toMatch(
      /staff revoked the license lic_\w+ for the track trk_\w+ at 2026-11-21 13:00 UTC\.\nReason: terms_breach – Used in an advertisement\.\nRemove the content/,
    );
    const clear = revokedBy('staff', { reasonCode: 'partner_request' });
    expect(clear?.paragraphs.join('\n')).toMatch(
      /Reason: partner_request\nContent that you published under it may stay/,
    );
    expect(revokedBy(platformId())).toBeUndefined();
    const { actor: _, ...earlier } = licenseRevoked(aRevoked(aLicense()), aTrack(), eventId()).data;
    expect(mailOf(anEvent({ type: 'license.revoked', data: earlier }))).toBeUndefined();
  });

  it('says in plain words what happened and what may be done', () => {
    expect(wordsOf(failingAt(noon))).toMatch(
      /endpoint whe_\w+ at hooks\.acme\.example:8443 have failed since 2026-11-20 12:00 UTC/,
    );
    expect(wordsOf(disabled('gone'))).toMatch(
      /disabled at 2026-11-21 12:00 UTC: it responded with 410 Gone\./,
    );
    expect(wordsOf(disabled('failing'))).toMatch(/deliveries have failed for five days\./);
    expect(wordsOf(quota(80))).toMatch(
      /^80 of 100 licenses for 2026-11 are used\.\nWhen all are used, new licenses are rejected until/,
    );
    expect(wordsOf(quota(100))).toMatch(/^100 of 100 [^\n]+\nNew licenses are rejected until/);
  });

  it.each([
    ['requests', '80 of 100 requests for 2026-11-21 are used.'],
    ['enrichment_rows', '80 of 100 enrichment rows for 2026-11-21 are used.'],
    ['enrichment_seconds', '80 of 100 seconds of enriched audio for 2026-11-21 are used.'],
  ] as const)('names the quota of %s, and what happens when it is used up', (name, first) => {
    expect(mailOf(quota(80, 1, name))?.subject).toMatch(/^platform-1 has used 80% of its /);
    expect(mailOf(quota(100, 1, name))?.subject).toMatch(/^platform-1 has used all of its /);
    expect(wordsOf(quota(80, 1, name)).split('\n')[0]).toBe(first);
    expect(wordsOf(quota(100, 1, name))).toMatch(/rejected until the day ends \(UTC\)/);
  });

  it('repeats no secret of an endpoint, and no words that its owner chose', () => {
    for (const event of [failingAt(noon), disabled('gone'), quota(80)])
      expect(JSON.stringify(mailOf(event))).not.toMatch(/s3cret|pass@|prize/);
  });

  it('is not sent for actions of the platform itself, or for other events', () => {
    expect(mailOf(disabled('owner'))).toBeUndefined();
    expect(mailOf(anEvent({ type: 'license.issued' }))).toBeUndefined();
    expect(mailOf(anEvent({ type: 'endpoint.test' }))).toBeUndefined();
  });

  it('has the same id each time its event is fanned out', () => {
    for (const event of [failingAt(noon), disabled('gone'), quota(80)]) {
      expect(mailOf(event)?.mailId).toBe(mailOf({ ...event })?.mailId);
      expect(mailOf(event)?.mailId).toMatch(new RegExp(`^${idPrefixes.mail}_[0-9A-Z]{26}$`));
    }
    const ids = [failingAt(noon), disabled('gone'), quota(80, 2), quota(100, 3)].map(
      (one) => mailOf(one)?.mailId,
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('sends at most one email of a kind about endpoints in six hours, however many endpoints there are', () => {
    const ids = (from: number, count: number, of = platform) =>
      Array.from({ length: count }, (_, n) => mailOf(failingAt(from + n * 1_000, n + 1), of)?.mailId);
    expect(new Set(ids(noon, 500)).size).toBe(1);
    expect(new Set([...ids(noon, 1), ...ids(noon + 6 * hour, 1), ...ids(noon - 1, 1)]).size).toBe(3);
    const another = aPlatform({}, 2);
    expect(ids(noon, 1, another)).not.toEqual(ids(noon, 1));
    expect(mailOf({ ...quota(80), eventId: EventId('evt_01JD7W0000ABCDEFGHJKMNPQRS') })?.mailId).toBe(
      'mai_01JD7W0000ABCDEFGHJKMNPQRS',
    );
  });
});
