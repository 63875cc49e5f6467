import { hmacWebhookSigner } from '../../../../src/adapters/crypto/index.ts';
import { envelopeOf, signedContent } from '../../../../src/domain/webhooks/message.ts';
import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import { ContentId } from '../../../../src/domain/shared/ids.ts';
import { issuesOf, outstanding, type Evidence } from '../../../soak/events-kill/check.ts';
import type { Listener } from '../../../soak/events-kill/listeners.ts';
import type { Delivered } from '../../../soak/events-kill/receivers.ts';
import { allEvents, recordIssues } from '../../../soak/events-kill/records.ts';
import {
  anEndpoint,
  anEvent,
  endpointId,
  eventId,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const issued = anEvent({ data: { licenseId: 'lic_1' } }, 1);
const takenDown: DomainEvent = {
  eventId: eventId(2),
  type: 'track.takedown',
  occurredAt: issued.occurredAt,
  data: { trackId: trackId(), catalogVersion: 7 },
};

const listener = (n: number, changes: Partial<Listener> = {}): Listener => ({
  endpointId: endpointId(n),
  platformId: platformId(n),
  path: `/healthy/${n}`,
  fate: 'healthy',
  eventTypes: ['license.issued', 'track.takedown'],
  secret: hmacWebhookSigner.newSecret(),
  ...changes,
});
const own = listener(1);
const other = listener(2, { fate: 'flaky', path: '/flaky/2' });
const silent = listener(3, { fate: 'black-hole', path: '/black-hole/3' });

const message = (
  { path, secret }: Listener,
  event: DomainEvent,
  { id = event.eventId, taken = true }: { readonly id?: string; readonly taken?: boolean } = {},
): Delivered => {
  const body = JSON.stringify({ ...envelopeOf(event, event.data), id });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = hmacWebhookSigner.sign(signedContent(id, seconds, body), secret);
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signature };
  return { path, headers, body, taken };
};

const sound: Evidence = {
  recorded: [issued, takenDown],
  acknowledged: ['license.issued lic_1', `track.takedown ${trackId()}@7`],
  listeners: [own, other, silent],
  received: [
    message(own, issued),
    message(own, takenDown),
    message(own, takenDown),
    message(other, takenDown, { taken: false }),
    message(other, takenDown),
    message(silent, takenDown, { taken: false }),
  ],
};

describe('the check of events after kill -9 of worker and API', () => {
  it('permits repeated events, and delayed ones for endpoints that do not respond', () => {
    expect(issuesOf(sound)).toEqual([]);
  });

  it.each<[string, Partial<Evidence>, string]>([
    ['nothing arrives', { received: [] }, 'never received: license.issued lic_1 at /healthy/1'],
    [
      'a message is sent but not accepted',
      { received: sound.received.filter(({ path, taken }) => path !== '/flaky/2' || !taken) },
      'never received: track.takedown',
    ],
    ['an acknowledged event is not sent', { recorded: [takenDown] }, 'not sent: license.issued lic_1'],
    [
      'one change is sent under two ids',
      { recorded: [...sound.recorded, { ...issued, eventId: eventId(9) }] },
      'sent twice: license.issued lic_1',
    ],
    ['a change did not happen', { recorded: [issued] }, 'never happened: track.takedown'],
    [
      'another platform receives a license',
      { received: [...sound.received, message(other, issued)] },
      'sent to an endpoint that does not subscribe to it: license.issued lic_1 at /flaky/2',
    ],
    [
      'an endpoint receives an event that it did not choose',
      { listeners: [{ ...own, eventTypes: ['track.takedown'] }, other, silent] },
      'sent to an endpoint that does not subscribe to it: license.issued lic_1 at /healthy/1',
    ],
    [
      'a change comes under the id of another',
      { received: [...sound.received, message(own, { ...issued, data: { licenseId: 'lic_2' } })] },
      'under another id: license.issued lic_2 as license.issued lic_1',
    ],
    [
      'a change comes under an id of no event',
      { received: [...sound.received, message(own, issued, { id: 'evt_other' })] },
      'never happened: license.issued lic_1',
    ],
    [
      'a message is signed with another secret',
      { received: [...sound.received, message({ ...own, secret: hmacWebhookSigner.newSecret() }, issued)] },
      'not signed: evt_',
    ],
    [
      'a message arrives where no endpoint is',
      { listeners: [own, other] },
      'received where no endpoint is: /black-hole/3',
    ],
  ])('reports an issue if %s', (_case, change, finding) => {
    expect(issuesOf({ ...sound, ...change })).toEqual(
      expect.arrayContaining([expect.stringContaining(finding)]),
    );
  });

  it('lists messages that have not arrived yet', () => {
    const received = [message(own, issued)];
    const missing = outstanding({ ...sound, received });
    const never = (path: string) => `never received: track.takedown ${trackId()}@7 at ${path}`;
    expect(missing()).toEqual([never('/healthy/1'), never('/flaky/2')]);
    received.push(message(other, takenDown, { taken: false }));
    expect(missing()).toHaveLength(2);
    received.push(message(other, takenDown));
    expect(missing()).toEqual([never('/healthy/1')]);
  });
});

describe('records and deliveries after kill -9', () => {
  it(
    'are consistent with the events, or are reported',
    inWorld(async ({ aRegisteredPlatform, aTrackInCatalog, useCases, ports }) => {
      const { platform, caller } = await aRegisteredPlatform();
      const { platformId: id } = platform;
      const subscribed = { ...listener(1), platformId: id, eventTypes: ['license.issued'] as const };
      await ports.endpointStore.add(anEndpoint({ platformId: id, eventTypes: subscribed.eventTypes }), {
        count: 0,
      });
      const { trackId: track } = await aTrackInCatalog();
      const order = { trackId: track, contentId: ContentId('video-1'), contentType: 'ugc_video' } as const;
      const created = await useCases.issueLicense({ caller, order });
      if (!created.ok) throw new Error(created.failure.kind);
      await useCases.fanOutEvents(10);
      const recorded = await allEvents(ports);
      const issues = (events = recorded, by: Listener = subscribed) => recordIssues(ports, events, [by]);

      expect(recorded.map(({ type }) => type).sort()).toEqual(['license.issued', 'track.approved']);
      expect(await issues()).toEqual([]);
      const invented = { ...issued, platformId: id, data: { licenseId: 'lic_9' } };
      expect(await issues([...recorded, invented])).toEqual([
        'sent, but did not happen: license.issued lic_9',
        'no delivery: license.issued lic_9 at /healthy/1',
      ]);
      const ahead = { ...takenDown, data: { trackId: track, catalogVersion: 2 } };
      expect(await issues([...recorded, ahead])).toEqual([
        `sent, but did not happen: track.takedown ${track}@2`,
      ]);
      const unrecorded = recorded.filter(({ type }) => type !== 'license.issued');
      const { licenseId } = created.value.license;
      expect(await issues(unrecorded)).toEqual([`happened, but not sent: license.issued ${licenseId}`]);
      expect(await issues(recorded, { ...subscribed, eventTypes: ['track.approved'] })).toEqual([
        expect.stringContaining('no delivery: track.approved'),
        expect.stringContaining('a delivery too many: license.issued'),
      ]);
    }),
  );
});
