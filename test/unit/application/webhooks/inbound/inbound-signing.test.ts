import { noon } from '../../../../support/builders/builders.ts';
import { deleted, inboundStory } from '../../../../support/stories/inbound-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';
import { noEffects } from '../../../../support/effects.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const body = '{"type":"content.deleted","data":{"contentId":"Grüße"}}';

const scene = async (world: World) => {
  const { caller, platform } = await inboundStory(world);
  const own = { caller, slug: platform.slug };
  const sign = (event = deleted()) => world.useCases.signInbound({ ...own, event, body });
  const believed = async (message: Awaited<ReturnType<typeof sign>>) => {
    const { body: text, ...signed } = valueOf(message);
    return kindOf(
      await world.useCases.authenticateMessage({
        slug: platform.slug,
        body: Buffer.from(text),
        ...signed,
      }),
    );
  };
  return { own, sign, believed, rotate: () => world.useCases.rotateInbound(own) };
};

describe('a message signed for its platform', () => {
  it(
    'is accepted at the inbound address for five minutes, and reveals nothing of the secret',
    inWorld(async (world) => {
      const { sign, believed, rotate } = await scene(world);
      const { secret } = valueOf(await rotate());
      const message = await sign();
      expect(JSON.stringify(message)).not.toContain(secret.slice('whsec_'.length));
      expect(valueOf(message)).toMatchObject({ body, timestamp: String(noon / 1_000) });
      expect(await believed(message)).toBe('ok');
      world.clock.advance(5 * minute + 1_000);
      expect(await believed(message)).toBe('signature-invalid');
    }),
  );

  it(
    'has an id of its own each time',
    inWorld(async (world) => {
      const { sign, rotate } = await scene(world);
      await rotate();
      expect(valueOf(await sign()).webhookId).not.toBe(valueOf(await sign()).webhookId);
    }),
  );

  it(
    'is signed with the newest secret, which outlasts the one before',
    inWorld(async (world) => {
      const { sign, believed, rotate } = await scene(world);
      await rotate();
      world.clock.advance(day);
      await rotate();
      world.clock.advance(day);
      expect(await believed(await sign())).toBe('ok');
    }),
  );

  it(
    'is not signed before a secret was created, for an event more than five minutes ahead, or for anyone else',
    inWorld(async (world) => {
      const { sign, rotate, own } = await scene(world);
      expect(kindOf(await sign())).toBe('no-inbound-secret');
      await rotate();
      expect(kindOf(await sign(deleted(noon + 5 * minute)))).toBe('ok');
      expect(kindOf(await sign(deleted(noon + 5 * minute + 1)))).toBe('event-from-the-future');
      const { caller } = await world.aRegisteredPlatform();
      const requested = { event: deleted(), body };
      expect(kindOf(await world.useCases.signInbound({ ...own, ...requested, caller }))).toBe(
        'platform-not-found',
      );
    }),
  );

  it(
    'changes nothing: its content is processed when it is sent',
    inWorld(async (world) => {
      const { sign, rotate, own } = await scene(world);
      await rotate();
      const before = valueOf(await world.useCases.readInbound(own));
      await sign();
      expect(valueOf(await world.useCases.readInbound(own))).toEqual(before);
      const { platformId } = own.caller.platform;
      expect(await world.ports.contentStore.register(platformId, deleted().contentId)).toBeUndefined();
    }),
  );

  it(
    'cannot be signed if the secret cannot be decrypted: that is an outage',
    inWorld(async (world) => {
      const { own, rotate } = await scene(world);
      await rotate();
      const { platform } = (await world.ports.registry.find(own.caller.platform.platformId)) ?? {};
      if (!platform?.inbound) throw new Error('no inbound settings');
      const inbound = { ...platform.inbound, secrets: [{ sealed: 'of another key', createdAt: noon }] };
      await world.ports.registry.change({
        platform: { ...platform, inbound, version: platform.version + 1 },
        guards: { version: platform.version },
        effects: noEffects,
      });
      await expect(world.useCases.signInbound({ ...own, event: deleted(), body })).rejects.toMatchObject({
        name: 'Unavailable',
      });
    }),
  );
});
