import { eventTypes } from '../../../../src/domain/shared/event.ts';
import { endpointId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('an endpoint', () => {
  it(
    'is made with a secret that is shown once and stored encrypted',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const created = await listening(world, caller, ['track.takedown']);
      expect(created.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      expect(created.endpoint).toMatchObject({
        platformId: platform.platformId,
        status: 'enabled',
        eventTypes: ['track.takedown'],
        createdAt: noon,
        secrets: [{ createdAt: noon }],
      });
      const kept = await world.ports.endpointStore.find(platform.platformId, created.endpoint.endpointId);
      expect(kept).toEqual(created.endpoint);
      expect(JSON.stringify(kept)).not.toContain(created.secret);
      expect(valueOf(await world.useCases.readEndpoint(created.own))).toEqual({
        endpoint: created.endpoint,
        health: {},
      });
    }),
  );

  it(
    'is rejected an address to which nothing would ever be sent, at first and later',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { slug } = caller.platform;
      const rejected = { kind: 'address-rejected', detail: 'is not https' };
      const url = 'http://receiver.example/';
      const order = { caller, slug, url, eventTypes };
      expect(await world.useCases.createEndpoint(order)).toEqual({ ok: false, failure: rejected });
      const { own } = await listening(world, caller, ['track.takedown']);
      expect(await world.useCases.changeEndpoint({ ...own, edit: { url } })).toEqual({
        ok: false,
        failure: rejected,
      });
    }),
  );

  it(
    'is neither created nor changed by a caller whose credential was removed in the meantime',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { slug } = caller.platform;
      const created = await listening(world, caller, ['track.takedown']);
      const { useCases } = world;
      const { credential } = valueOf(await useCases.addCredential({ caller, slug, kind: 'api_key' }));
      const { credentialId } = credential;
      const gone = { ...caller, via: 'api_key' as const, grant: { ...caller.grant, credentialId } };
      valueOf(await useCases.removeCredential({ caller, slug, credentialId }));
      const own = { ...created.own, caller: gone };
      const platform = { caller: gone, slug };
      const url = 'https://elsewhere.example/';
      const attempts = [
        useCases.createEndpoint({ ...platform, url, eventTypes }),
        useCases.changeEndpoint({ ...own, edit: { url } }),
        useCases.rotateEndpointSecret(own),
        useCases.removeEndpoint(own),
        useCases.testEndpoint(own),
        useCases.recoverDeliveries({ ...own, since: 0 }),
        useCases.changeInbound({ ...platform, policy: { autoLicense: false, revokeOnDelete: false } }),
        useCases.rotateInbound(platform),
      ];
      for (const outcome of await Promise.all(attempts)) expect(kindOf(outcome)).toBe('token-invalid');
      expect(await world.ports.endpointStore.list(caller.platform.platformId)).toEqual([created.endpoint]);
    }),
  );

  it.each([
    ['created', 'add', 'createEndpoint'],
    ['changed', 'change', 'changeEndpoint'],
    ['removed', 'remove', 'removeEndpoint'],
  ] as const)(
    'is not %s if the credential is removed between the check and the commit',
    async (_, method, useCase) =>
      inWorld(async (world) => {
        const { caller } = await world.aRegisteredPlatform();
        const { slug, platformId } = caller.platform;
        const { own, endpoint } = await listening(world, caller, ['track.takedown']);
        const { useCases, ports } = world;
        const added = valueOf(await useCases.addCredential({ caller, slug, kind: 'api_key' }));
        const { credentialId } = added.credential;
        const gone = { ...caller, via: 'api_key' as const, grant: { ...caller.grant, credentialId } };
        const removal = { caller, slug, credentialId };
        world.before('endpointStore', method, () => useCases.removeCredential(removal));
        const url = 'https://elsewhere.example/';
        const requested = { ...own, caller: gone, slug, url, eventTypes, edit: { url } };
        expect(kindOf(await useCases[useCase](requested))).toBe('token-invalid');
        expect(await ports.endpointStore.list(platformId)).toEqual([endpoint]);
      })(),
  );

  it(
    'is one of at most sixteen, also if twenty are created concurrently',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { slug } = caller.platform;
      const make = () =>
        world.useCases.createEndpoint({ caller, slug, url: 'https://a.example/', eventTypes });
      const many: string[] = [];
      for (let round = 0; round < 20; round++) many.push(kindOf(await make()));
      expect(many.filter((kind) => kind === 'ok')).toHaveLength(16);
      expect(await make()).toEqual({ ok: false, failure: { kind: 'too-many-endpoints', limit: 16 } });

      const competing = await world.aRegisteredPlatform();
      const at = {
        caller: competing.caller,
        slug: competing.platform.slug,
        url: 'https://a.example/',
        eventTypes,
      };
      await Promise.all(Array.from({ length: 20 }, () => world.useCases.createEndpoint(at)));
      const kept = await world.ports.endpointStore.list(competing.platform.platformId);
      expect(kept.length).toBeLessThanOrEqual(16);
      expect(kept.length).toBeGreaterThan(0);
    }),
  );

  it(
    'of another platform gets the same response as an unknown one, for every operation',
    inWorld(async (world) => {
      const mine = await world.aRegisteredPlatform();
      const theirs = await world.aRegisteredPlatform();
      const { own } = await listening(world, theirs.caller, ['track.takedown']);
      const requested = { ...own, caller: mine.caller, slug: mine.platform.slug };
      const { useCases } = world;
      const deliveryId = valueOf(await useCases.testEndpoint(own)).deliveryId;
      const all = [
        await useCases.readEndpoint(requested),
        await useCases.changeEndpoint({ ...requested, edit: { status: 'disabled' } }),
        await useCases.rotateEndpointSecret(requested),
        await useCases.testEndpoint(requested),
        await useCases.listDeliveries({ ...requested, limit: 10 }),
        await useCases.readDelivery({ ...requested, deliveryId }),
        await useCases.resendDelivery({ ...requested, deliveryId }),
        await useCases.recoverDeliveries({ ...requested, since: noon }),
        await useCases.removeEndpoint(requested),
      ];
      expect(all.map(kindOf)).toEqual(all.map(() => 'endpoint-not-found'));
      const elsewhere = { ...own, caller: mine.caller };
      expect(kindOf(await useCases.readEndpoint(elsewhere))).toBe('platform-not-found');
      const unknownEndpoint = { ...own, endpointId: endpointId(404) };
      expect(kindOf(await useCases.readEndpoint(unknownEndpoint))).toBe('endpoint-not-found');
      expect(valueOf(await useCases.readEndpoint(own)).endpoint.status).toBe('enabled');
    }),
  );

  it(
    'is changed member by member; one that is absent stays',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const { slug } = platform;
      const created = valueOf(
        await world.useCases.createEndpoint({
          caller,
          slug,
          url: 'https://a.example/',
          eventTypes: ['track.approved'],
          description: 'Staging',
        }),
      );
      const own = { caller, slug, endpointId: created.endpoint.endpointId };
      const change = async (edit: Parameters<typeof world.useCases.changeEndpoint>[0]['edit']) =>
        valueOf(await world.useCases.changeEndpoint({ ...own, edit })).endpoint;
      world.clock.advance(5_000);
      expect(await change({ eventTypes: ['track.takedown'] })).toEqual({
        ...created.endpoint,
        eventTypes: ['track.takedown'],
        updatedAt: noon + 5_000,
        version: 2,
      });
      expect(await change({ description: null })).not.toHaveProperty('description');
      expect(await change({ url: 'https://b.example/' })).toMatchObject({
        url: 'https://b.example/',
        eventTypes: ['track.takedown'],
        version: 4,
      });
    }),
  );

  it(
    'that is disabled receives nothing, and the other endpoints are notified',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const types = ['track.approved', 'endpoint.disabled'] as const;
      const { own, endpoint } = await listening(world, caller, types, 'https://one.example/');
      await listening(world, caller, types, 'https://two.example/');
      const stopped = { ...own, edit: { status: 'disabled' } } as const;
      expect(valueOf(await world.useCases.changeEndpoint(stopped)).endpoint).toMatchObject({
        status: 'disabled',
        disabled: { reason: 'owner', at: noon },
      });
      await world.useCases.changeEndpoint(stopped);
      await deliverAll(world);
      await world.aTrackInCatalog();
      await deliverAll(world);
      expect(world.sentWebhooks.sent.map((message) => [message.url, envelopeIn(message).type])).toEqual([
        ['https://two.example/', 'endpoint.disabled'],
        ['https://two.example/', 'track.approved'],
      ]);
      const [first] = world.sentWebhooks.sent;
      expect(first && envelopeIn(first).data).toMatchObject({
        endpointId: endpoint.endpointId,
        url: 'https://one.example/',
        reason: 'owner',
      });
      expect(kindOf(await world.useCases.testEndpoint(own))).toBe('endpoint-is-disabled');
    }),
  );

  it(
    'enabled again continues with waiting deliveries, without its earlier failures',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { own } = await listening(world, caller, ['track.approved']);
      await world.aTrackInCatalog();
      world.sentWebhooks.answerWith(() => ({ kind: 'answered', status: 500, responseStart: '' }));
      await deliverAll(world);
      expect(valueOf(await world.useCases.readEndpoint(own)).health).toEqual({ failingSince: noon });
      await world.useCases.changeEndpoint({ ...own, edit: { status: 'disabled' } });
      world.clock.advance(60_000);
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(1);
      world.sentWebhooks.answerWith(() => ({ kind: 'answered', status: 204, responseStart: '' }));
      const back = await world.useCases.changeEndpoint({ ...own, edit: { status: 'enabled' } });
      expect(valueOf(back)).toMatchObject({ endpoint: { status: 'enabled' }, health: {} });
      expect(valueOf(back).health).toEqual({});
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(2);
    }),
  );

  it(
    'removed receives nothing more, and disappears from the list',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const { own } = await listening(world, caller, ['track.approved']);
      const other = await listening(world, caller, ['track.approved'], 'https://two.example/');
      await world.aTrackInCatalog();
      await world.useCases.fanOutEvents(10);
      expect(valueOf(await world.useCases.removeEndpoint(own))).toBe('removed');
      expect(kindOf(await world.useCases.removeEndpoint(own))).toBe('endpoint-not-found');
      await deliverAll(world);
      expect(world.sentWebhooks.sent.map(({ url }) => url)).toEqual(['https://two.example/']);
      const listed = valueOf(await world.useCases.listEndpoints({ caller, slug: platform.slug }));
      expect(listed.map(({ endpoint }) => endpoint.endpointId)).toEqual([other.endpoint.endpointId]);
    }),
  );
});
