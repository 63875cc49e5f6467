import { noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, listening, verifiedBy } from '../../../support/stories/webhook-story.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const day = 86_400_000;

describe("an endpoint's secret", () => {
  it(
    'signs together with the new one for a day after a rotation, and no longer',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { own, secret: old } = await listening(world, caller, ['track.approved']);
      world.clock.advance(1_000);
      const rotated = valueOf(await world.useCases.rotateEndpointSecret(own));
      expect(rotated.secret).not.toBe(old);
      expect(rotated.endpoint.secrets).toMatchObject([
        { createdAt: noon + 1_000 },
        { createdAt: noon, endsAt: noon + 1_000 + day },
      ]);
      const test = async () => {
        await world.useCases.testEndpoint(own);
        await deliverAll(world);
        const message = world.sentWebhooks.sent.at(-1);
        if (!message) throw new Error('nothing was sent');
        return message;
      };
      world.clock.advance(day - 1);
      const during = await test();
      expect(during.headers['webhook-signature']?.split(' ')).toHaveLength(2);
      for (const secret of [old, rotated.secret])
        expect(verifiedBy(secret, during)).toMatchObject({ type: 'endpoint.test' });
      world.clock.advance(1);
      const after = await test();
      expect(verifiedBy(rotated.secret, after).id).toBe(after.headers['webhook-id']);
      expect(() => verifiedBy(old, after)).toThrow('No matching signature');
    }),
  );

  it(
    'is one of at most two after several rotations, which change nothing else of the endpoint',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { own, endpoint } = await listening(world, caller, ['track.approved']);
      const secrets: string[] = [];
      for (let round = 0; round < 3; round++)
        secrets.push(valueOf(await world.useCases.rotateEndpointSecret(own)).secret);
      const { endpoint: after } = valueOf(await world.useCases.readEndpoint(own));
      expect(after.secrets).toHaveLength(2);
      expect(after).toMatchObject({ url: endpoint.url, eventTypes: endpoint.eventTypes, version: 4 });
      await world.useCases.testEndpoint(own);
      await deliverAll(world);
      const [message] = world.sentWebhooks.sent;
      if (!message) throw new Error('nothing was sent');
      expect(secrets.map((secret) => succeeds(() => verifiedBy(secret, message)))).toEqual([
        false,
        true,
        true,
      ]);
    }),
  );
});

const succeeds = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};
