import { headerPurpose } from '../../../../../src/application/webhooks/endpoints/own-endpoint.ts';
import { valueOf } from '../../../../support/outcomes.ts';
import { deliverAll, fanOut } from '../../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const url = 'https://receiver.example/events';
const headers = { Authorization: 'Bearer 6d0f5e2a', 'x-tenant': 'acme' };

const withCustomHeaders = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const { slug } = caller.platform;
  const order = { caller, slug, url, eventTypes: ['track.approved'] as const, headers };
  const { endpoint } = valueOf(await world.useCases.createEndpoint(order));
  return { own: { caller, slug, endpointId: endpoint.endpointId }, endpoint };
};

const sentHeaders = ({ sentWebhooks }: World) => sentWebhooks.sent.map((message) => message.headers);

describe('the custom headers of an endpoint', () => {
  it(
    'are stored encrypted, and sent with each delivery, test and resend',
    inWorld(async (world) => {
      const { own, endpoint } = await withCustomHeaders(world);
      expect(JSON.stringify(endpoint)).not.toContain('6d0f5e2a');
      expect(endpoint.headers?.map(({ name }) => name)).toEqual(['authorization', 'x-tenant']);
      await world.aTrackInCatalog();
      await deliverAll(world);
      const { deliveryId } = valueOf(await world.useCases.testEndpoint(own));
      await deliverAll(world);
      valueOf(await world.useCases.resendDelivery({ ...own, deliveryId }));
      await deliverAll(world);
      expect(sentHeaders(world)).toHaveLength(3);
      for (const sent of sentHeaders(world))
        expect(sent).toMatchObject({
          authorization: 'Bearer 6d0f5e2a',
          'x-tenant': 'acme',
          'content-type': 'application/json',
          'webhook-signature': expect.stringMatching(/^v1,/) as unknown,
        });
    }),
  );

  it(
    'are changed one by one, and the next message has the new ones',
    inWorld(async (world) => {
      const { own } = await withCustomHeaders(world);
      const edit = { headers: { 'X-TENANT': null, authorization: 'Bearer new' } };
      const { endpoint } = valueOf(await world.useCases.changeEndpoint({ ...own, edit }));
      expect(endpoint.headers).toHaveLength(1);
      valueOf(await world.useCases.changeEndpoint({ ...own, edit: { description: 'Production' } }));
      await world.useCases.testEndpoint(own);
      await deliverAll(world);
      const [sent = {}] = sentHeaders(world);
      expect(sent['authorization']).toBe('Bearer new');
      expect(sent).not.toHaveProperty('x-tenant');
    }),
  );

  it(
    'do not follow a URL to another server unless they are set again',
    inWorld(async (world) => {
      const { own, endpoint } = await withCustomHeaders(world);
      const change = (edit: Parameters<typeof world.useCases.changeEndpoint>[0]['edit']) =>
        world.useCases.changeEndpoint({ ...own, edit });
      const elsewhere = 'https://elsewhere.example/events';
      expect(await change({ url: elsewhere })).toMatchObject({
        ok: false,
        failure: {
          kind: 'headers-rejected',
          detail: expect.stringContaining('authorization, x-tenant') as unknown,
        },
      });
      expect(await world.ports.endpointStore.list(own.caller.platform.platformId)).toEqual([endpoint]);
      valueOf(await change({ url: 'https://receiver.example/other' }));
      const moved = valueOf(
        await change({ url: elsewhere, headers: { authorization: null, 'x-tenant': 'b' } }),
      );
      expect(moved.endpoint).toMatchObject({ url: elsewhere, headers: [{ name: 'x-tenant' }] });
    }),
  );

  it(
    'reject the whole new endpoint if one of them is invalid',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { slug, platformId } = caller.platform;
      const order = { caller, slug, url, eventTypes: ['track.approved'] as const };
      expect(
        await world.useCases.createEndpoint({ ...order, headers: { 'x-tenant': 'acme', host: 'b' } }),
      ).toMatchObject({ ok: false, failure: { kind: 'headers-rejected', name: 'host' } });
      expect(await world.ports.endpointStore.list(platformId)).toEqual([]);
    }),
  );

  it(
    'are never sent without those that cannot be decrypted, such as those of another endpoint',
    inWorld(async (world) => {
      const { own, endpoint } = await withCustomHeaders(world);
      const sealed = world.ports.secretCipher.encrypt(
        'stolen',
        headerPurpose(endpoint.endpointId).slice(0, -1),
      );
      const stolen = { name: 'x-stolen', sealed, updatedAt: 0 };
      const { version } = endpoint;
      await world.ports.endpointStore.change({
        endpoint: { ...endpoint, headers: [stolen], version: version + 1 },
        guards: { version },
        effects: { events: [], mails: [], audit: undefined, idempotency: undefined },
      });
      await world.useCases.testEndpoint(own);
      await fanOut(world);
      const [served] = await world.useCases.deliverDue({ endpointQueues: 1, failingEndpointQueues: 0 });
      const rejected = expect(served?.done).rejects.toThrow('header x-stolen');
      await world.clock.nextWait();
      world.clock.advance(60_000);
      await rejected;
      expect(world.sentWebhooks.sent).toEqual([]);
    }),
  );
});
