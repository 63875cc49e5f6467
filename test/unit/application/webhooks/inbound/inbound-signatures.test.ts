import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { authenticateMessage } from '../../../../../src/application/webhooks/inbound/authenticate-message.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const body = '{"type":"content.deleted","data":{}}';

const scene = async (world: World) => {
  const { caller, platform } = await world.aRegisteredPlatform();
  const own = { caller, slug: platform.slug };
  const rotate = async () => valueOf(await world.useCases.rotateInbound(own)).secret;
  const authenticate = (secret: string, changes: object = {}) => {
    const at = world.clock.now();
    return world.useCases.authenticateMessage({
      slug: platform.slug,
      webhookId: 'msg_1',
      timestamp: String(Math.floor(at / 1_000)),
      signature: new Webhook(secret).sign('msg_1', new Date(at), body),
      body: Buffer.from(body),
      ...changes,
    });
  };
  return { platform, own, rotate, authenticate };
};

describe("a partner's message", () => {
  it(
    'is accepted if it is signed with the secret that was created, over the exact bytes',
    inWorld(async (world) => {
      const { platform, rotate, authenticate } = await scene(world);
      const secret = await rotate();
      expect(valueOf(await authenticate(secret)).platformId).toBe(platform.platformId);
      const invalid = [
        { body: Buffer.from(body.replace(':', ': ')) },
        { body: Buffer.from(`${body}\n`) },
        { body: Buffer.alloc(0) },
        { webhookId: 'msg_2' },
        { webhookId: undefined },
        { webhookId: '' },
        { webhookId: 'x'.repeat(256) },
        { timestamp: String(noon / 1_000 + 1) },
        { timestamp: undefined },
        { timestamp: '1e9' },
        { timestamp: ` ${noon / 1_000}` },
        { signature: undefined },
        { signature: '' },
        { signature: 'v1,' },
        { slug: 'nobody' },
      ];
      for (const change of invalid)
        expect([change, kindOf(await authenticate(secret, change))]).toEqual([change, 'signature-invalid']);
    }),
  );

  it(
    'is verified by its bytes, also if they are not text',
    inWorld(async (world) => {
      const { rotate, authenticate } = await scene(world);
      const secret = await rotate();
      const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
      const content = Buffer.concat([Buffer.from(`msg_1.${noon / 1_000}.`), bytes]);
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
      expect(kindOf(await authenticate(secret, { body: bytes, signature }))).toBe('ok');
      const alike = Buffer.from(bytes.toString('utf8'));
      expect(kindOf(await authenticate(secret, { body: alike, signature }))).toBe('signature-invalid');
    }),
  );

  it(
    'is accepted up to five minutes early or late, and not a second more',
    inWorld(async (world) => {
      const { rotate, authenticate } = await scene(world);
      const secret = await rotate();
      const sentAt = (at: number) =>
        authenticate(secret, {
          timestamp: String(at / 1_000),
          signature: new Webhook(secret).sign('msg_1', new Date(at), body),
        }).then(kindOf);
      expect(await sentAt(noon - 5 * minute)).toBe('ok');
      expect(await sentAt(noon + 5 * minute)).toBe('ok');
      expect(await sentAt(noon - 5 * minute - 1_000)).toBe('signature-invalid');
      expect(await sentAt(noon + 5 * minute + 1_000)).toBe('signature-invalid');
    }),
  );

  it(
    'is never accepted before a secret was created',
    inWorld(async (world) => {
      const { own, authenticate } = await scene(world);
      expect(valueOf(await world.useCases.readInbound(own)).secrets).toEqual([]);
      expect(kindOf(await authenticate(world.ports.webhookSigner.newSecret()))).toBe('signature-invalid');
    }),
  );

  it(
    'may be signed with the old secret for a day after a new one was created, until a second rotation',
    inWorld(async (world) => {
      const { own, rotate, authenticate } = await scene(world);
      const old = await rotate();
      world.clock.advance(1_000);
      const fresh = await rotate();
      const kinds = async (...secrets: readonly string[]) =>
        Promise.all(secrets.map(async (secret) => kindOf(await authenticate(secret))));
      world.clock.advance(day - 1);
      expect(await kinds(old, fresh)).toEqual(['ok', 'ok']);
      expect(valueOf(await world.useCases.readInbound(own)).secrets).toHaveLength(2);
      world.clock.advance(1);
      expect(await kinds(old, fresh)).toEqual(['signature-invalid', 'ok']);
      const [second, third] = [await rotate(), await rotate()];
      expect(await kinds(fresh, second, third)).toEqual(['signature-invalid', 'ok', 'ok']);
    }),
  );

  it(
    'takes the same work whether the platform exists and has one secret, two or none',
    inWorld(async (world) => {
      const { platform, rotate } = await scene(world);
      const { registry, secretCipher, webhookSigner, clock } = world.ports;
      const done = { opened: 0, compared: 0 };
      const authenticate = authenticateMessage({
        registry,
        clock,
        secretCipher: {
          ...secretCipher,
          decrypt: (...given) => {
            done.opened += 1;
            return secretCipher.decrypt(...given);
          },
        },
        webhookSigner: {
          ...webhookSigner,
          verifies: (content, header, keys) => {
            done.compared += keys.length;
            return webhookSigner.verifies(content, header, keys);
          },
        },
      });
      const work = async (slug: string) => {
        Object.assign(done, { opened: 0, compared: 0 });
        const signature = new Webhook(webhookSigner.newSecret()).sign('msg_1', new Date(noon), body);
        const timestamp = String(noon / 1_000);
        const message = { slug, webhookId: 'msg_1', timestamp, signature, body: Buffer.from(body) };
        expect(kindOf(await authenticate(message))).toBe('signature-invalid');
        return { ...done };
      };
      const same = { opened: 2, compared: 2 };
      for (const createdSecrets of [0, 1, 2, 3]) {
        if (createdSecrets > 0) await rotate();
        expect(await work(platform.slug)).toEqual(same);
      }
      expect(await work('nobody')).toEqual(same);
    }),
  );
});
