import { activeSecrets } from '../../../../src/domain/platforms/inbound.ts';
import type { Platform } from '../../../../src/domain/platforms/platform.ts';
import { eventTypes, type DomainEvent } from '../../../../src/domain/shared/event.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import {
  disabledBy,
  enabledAgain,
  isSubscribed,
  withEdit,
  withNewSecret,
  type Endpoint,
} from '../../../../src/domain/webhooks/endpoint.ts';
import { warnsAt } from '../../../../src/domain/webhooks/events.ts';
import { envelopeOf, isTimely } from '../../../../src/domain/webhooks/message.ts';
import {
  anEndpoint,
  anEvent,
  aPlatform,
  endpointId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';

const all = anEndpoint({ eventTypes });

describe('the subscribers of an event', () => {
  const isSubscribedTo = (
    event: Partial<DomainEvent>,
    { endpoint = all, platform = {} }: { endpoint?: Endpoint; platform?: Partial<Platform> } = {},
  ): boolean => isSubscribed(endpoint, aPlatform(platform), anEvent(event));
  const { platformId: _, ...catalogEvent } = anEvent({ type: 'track.takedown', data: {} });

  it('are those that are subscribed to its type', () => {
    const choosy = anEndpoint({ eventTypes: ['license.revoked'] });
    expect(isSubscribedTo({ type: 'license.revoked' }, { endpoint: choosy })).toBe(true);
    expect(isSubscribedTo({ type: 'license.issued' }, { endpoint: choosy })).toBe(false);
  });

  it('are those of the platform that it concerns; of all, where it concerns all', () => {
    expect(isSubscribedTo({ platformId: platformId(1) })).toBe(true);
    expect(isSubscribedTo({ platformId: platformId(2) })).toBe(false);
    expect(isSubscribed(all, aPlatform(), catalogEvent)).toBe(true);
  });

  it('include no disabled ones, and none of a suspended platform', () => {
    expect(isSubscribedTo({}, { endpoint: disabledBy(all, 'owner', noon) })).toBe(false);
    expect(isSubscribedTo({}, { platform: { status: 'suspended' } })).toBe(false);
  });

  it('are only those whose platform may read its subject', () => {
    const only = (...scopes: Platform['scopes']) => ({ platform: { scopes } });
    expect(isSubscribed(all, aPlatform({ scopes: ['licenses:read'] }), catalogEvent)).toBe(false);
    expect(isSubscribed(all, aPlatform({ scopes: ['tracks:read'] }), catalogEvent)).toBe(true);
    expect(isSubscribedTo({ type: 'license.issued' }, only('tracks:read'))).toBe(false);
    expect(isSubscribedTo({ type: 'license.issued' }, only('licenses:read'))).toBe(true);
    expect(isSubscribedTo({ type: 'license.revoked' }, only('licenses:write'))).toBe(true);
    expect(isSubscribedTo({ type: 'usage.quota_warning' }, only())).toBe(true);
  });

  it.each(['endpoint.failing', 'endpoint.disabled'] as const)('are for %s the other endpoints', (type) => {
    expect(isSubscribedTo({ type, data: { endpointId: endpointId(1) } })).toBe(false);
    expect(isSubscribedTo({ type, data: { endpointId: endpointId(2) } })).toBe(true);
  });
});

describe('an endpoint', () => {
  it('is disabled with its reason, and enabled without a trace of it', () => {
    const disabled = disabledBy(anEndpoint(), 'gone', noon + 1);
    expect(disabled).toEqual({
      ...anEndpoint({ updatedAt: noon + 1, version: 2 }),
      status: 'disabled',
      disabled: { reason: 'gone', at: noon + 1 },
    });
    expect(enabledAgain(disabled, noon + 2)).toEqual(anEndpoint({ updatedAt: noon + 2, version: 3 }));
  });

  it('is changed where a value is given, and loses a description that is null', () => {
    const described = withEdit(anEndpoint(), { description: 'ours' }, noon + 1);
    expect(described).toEqual(anEndpoint({ description: 'ours', updatedAt: noon + 1, version: 2 }));
    const moved = withEdit(described, { url: 'https://elsewhere.example/' }, noon + 2);
    expect(moved).toMatchObject({ url: 'https://elsewhere.example/', description: 'ours', version: 3 });
    expect(withEdit(moved, { description: null }, noon + 3)).not.toHaveProperty('description');
    const disabled = disabledBy(anEndpoint(), 'owner', noon);
    expect(withEdit(disabled, { url: 'https://x.example/' }, noon)).toMatchObject({
      status: 'disabled',
      disabled: { reason: 'owner' },
    });
  });

  it('signs with a new secret immediately, and with the previous one for a day more', () => {
    const { secrets } = withNewSecret(anEndpoint(), 'second', noon);
    const signing = (at: number) => activeSecrets(secrets, at).map(({ sealed }) => sealed);
    expect(signing(noon)).toEqual(['second', 'sealed-1']);
    expect(signing(noon + dayMs - 1)).toEqual(['second', 'sealed-1']);
    expect(signing(noon + dayMs)).toEqual(['second']);
  });

  it('signs with two secrets at most, however quickly they are rotated', () => {
    const twice = withNewSecret(withNewSecret(anEndpoint(), 'second', noon), 'third', noon + 1);
    expect(twice.secrets.map(({ sealed }) => sealed)).toEqual(['third', 'second']);
    expect(twice.version).toBe(3);
  });
});

describe('a message', () => {
  it('contains id, type, time and data of its event', () => {
    expect(envelopeOf(anEvent(), { licenseId: 'lic_1' })).toEqual({
      id: anEvent().eventId,
      type: 'license.issued',
      timestamp: '2026-11-21T12:00:00.000Z',
      data: { licenseId: 'lic_1' },
    });
  });

  it('is timely within five minutes of the clock, either way', () => {
    const seconds = noon / 1_000;
    for (const off of [-300, 0, 300]) expect(isTimely(seconds + off, noon)).toBe(true);
    for (const off of [-301, 301]) expect(isTimely(seconds + off, noon)).toBe(false);
  });
});

describe('a warning of the quota', () => {
  it.each([
    [100, [80, 100]],
    [1, [1]],
    [3, [3]],
    [7, [6, 7]],
    [0, []],
  ])('of %i licenses per month is sent with these', (limit, issued) => {
    expect(warnsAt(limit)).toEqual(issued);
  });
});
