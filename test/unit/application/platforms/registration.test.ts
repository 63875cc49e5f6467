import { scopes } from '../../../../src/domain/access/scope.ts';
import { isApiKey } from '../../../../src/domain/platforms/credential.ts';
import { isSlug } from '../../../../src/domain/platforms/platform.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { Registration } from '../../../../src/ports/driving/platforms.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const registration = (changes: Partial<Registration> = {}): Registration => ({
  name: 'Café Reels',
  contactEmail: 'ada@reels.example',
  contentTypes: ['short_video'],
  territories: ['DE'],
  ...changes,
});
const register = async ({ useCases }: World, changes?: Partial<Registration>) =>
  valueOf(await useCases.registerPlatform(registration(changes)));

const day = 86_400_000;

describe('registering a platform', () => {
  it(
    'creates an active one of the developer tier with every scope, and shows its secrets once',
    inWorld(async (world) => {
      const { platform, apiKey, clientSecret } = await register(world, { useCase: 'Clips', slug: 'reels' });
      expect(platform).toMatchObject({
        ...registration(),
        useCase: 'Clips',
        slug: 'reels',
        tier: 'developer',
        status: 'active',
        environment: 'live',
        scopes,
        addOns: [],
        createdAt: noon,
      });
      expect(isApiKey(apiKey)).toBe(true);
      expect(apiKey).toMatch(/^plk_live_/);
      const kept = await world.ports.registry.find(platform.platformId);
      expect(kept?.platform).toEqual(platform);
      const stored = JSON.stringify(kept);
      for (const secret of [apiKey, clientSecret]) {
        expect(stored).not.toContain(secret);
        expect(stored).toContain(world.ports.digest.sha256(secret));
      }
    }),
  );

  it(
    'returns an API key and a client secret that work immediately',
    inWorld(async (world) => {
      const { platform, apiKey, clientSecret } = await register(world);
      expect(kindOf(await world.useCases.authenticate({ credential: apiKey, anyOf: ['tracks:read'] }))).toBe(
        'ok',
      );
      const exchanged = await world.useCases.exchangeToken({ clientId: platform.clientId, clientSecret });
      expect(kindOf(exchanged)).toBe('ok');
    }),
  );

  it(
    'derives the slug from the name, with four random letters added if it is taken',
    inWorld(async (world) => {
      const slugs = [];
      for (let n = 0; n < 4; n++) slugs.push((await register(world)).platform.slug);
      expect(slugs[0]).toBe('cafe-reels');
      for (const slug of slugs.slice(1)) expect(slug).toMatch(/^cafe-reels-[0-9a-z]{4}$/);
      expect(new Set(slugs).size).toBe(4);
    }),
  );

  it(
    'reserves the words that are part of paths, and adds letters to a name that gives one',
    inWorld(async (world) => {
      for (const slug of ['register', 'checkout', 'admin']) {
        expect(kindOf(await world.useCases.registerPlatform(registration({ slug })))).toBe('slug-taken');
      }
      const { platform } = await register(world, { name: 'Register!' });
      expect(platform.slug).toMatch(/^register-[0-9a-z]{4}$/);
    }),
  );

  it(
    'gives each of twenty concurrent registrations with one name a slug of its own',
    inWorld(async (world) => {
      const contact = (n: number) => ({ contactEmail: `ada-${n}@reels.example` });
      const all = await Promise.all(Array.from({ length: 20 }, (_, n) => register(world, contact(n))));
      const slugs = all.map(({ platform }) => platform.slug);
      expect(new Set(slugs).size).toBe(20);
      expect(slugs.filter((slug) => slug === 'cafe-reels')).toHaveLength(1);
      expect(slugs.every(isSlug)).toBe(true);
    }),
  );

  it(
    'finds a slug for any name',
    inWorld(async (world) => {
      let names = 0;
      for (const name of ['東京', 'A', '--', 'x'.repeat(200), `${'long '.repeat(8)}name`, '!'.repeat(40)]) {
        const contactEmail = `ada@${++names}.example`;
        const [first, second] = [
          await register(world, { name, contactEmail }),
          await register(world, { name, contactEmail }),
        ];
        for (const { platform } of [first, second])
          expect([name, isSlug(platform.slug)]).toEqual([name, true]);
        expect(first.platform.slug).not.toBe(second.platform.slug);
      }
    }),
  );

  it(
    'rejects a slug that was chosen and is taken, and registers nothing',
    inWorld(async (world) => {
      await register(world, { slug: 'reels' });
      const competing = await world.useCases.registerPlatform(registration({ slug: 'reels', name: 'Other' }));
      expect(competing).toEqual({ ok: false, failure: { kind: 'slug-taken', slug: 'reels' } });
    }),
  );

  it(
    'fails if every slug that it tries is taken',
    inWorld(async (world) => {
      Object.assign(world.ports.registry, { register: async () => 'slug-taken' });
      expect(await world.useCases.registerPlatform(registration())).toEqual({
        ok: false,
        failure: { kind: 'slug-taken', slug: 'cafe-reels' },
      });
    }),
  );

  it(
    'gives one mailbox a burst of five platforms and five a day, in any case and with any tag',
    inWorld(async (world) => {
      const outcomes: string[] = [];
      const attempt = async (contactEmail: string, slug?: string) => {
        const tried = registration({ contactEmail, ...(slug !== undefined && { slug }) });
        outcomes.push(kindOf(await world.useCases.registerPlatform(tried)));
      };
      await attempt('ada@reels.example', 'reels');
      for (const tag of ['a', 'b', 'c']) await attempt(`ADA+${tag}@Reels.example`);
      await attempt('ada@reels.example', 'reels');
      await attempt('ada@reels.example');
      await attempt('ada+d@reels.example');
      await attempt('bo@reels.example');
      world.clock.advance(day / 5);
      await attempt('ada@reels.example');
      await attempt('ada@reels.example');
      const four = ['ok', 'ok', 'ok', 'ok'];
      expect(outcomes).toEqual([...four, 'slug-taken', 'ok', 'rate-limited', 'ok', 'ok', 'rate-limited']);
    }),
  );

  it(
    'does not count a registration that the store could not take',
    inWorld(async ({ useCases, ports: { registry } }) => {
      const working = { ...registry };
      Object.assign(registry, { register: () => Promise.reject(new Unavailable('writes are held')) });
      for (let n = 0; n < 20; n++) {
        await expect(useCases.registerPlatform(registration())).rejects.toThrow('writes are held');
      }
      Object.assign(registry, working);
      const outcomes: string[] = [];
      for (let n = 0; n < 6; n++) outcomes.push(kindOf(await useCases.registerPlatform(registration())));
      expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'rate-limited']);
    }),
  );

  it(
    'leaves the owner of a mailbox the registration by email, however many platforms name it',
    inWorld(async ({ useCases }) => {
      for (let n = 0; n < 6; n++) await useCases.registerPlatform(registration());
      const request = { ...registration(), address: '192.0.2.1' };
      expect(kindOf(await useCases.requestRegistration(request))).toBe('ok');
    }),
  );

  it(
    'creates only sandbox platforms if configured, whose keys and licenses show it',
    inWorld(
      async (world) => {
        const { platform, apiKey } = await register(world);
        expect(platform.environment).toBe('sandbox');
        expect(apiKey).toMatch(/^plk_test_/);
      },
      { selfRegistration: 'sandbox' },
    ),
  );

  it(
    'is rejected if registration is closed',
    inWorld(
      async ({ useCases, ports }) => {
        const rejected = await useCases.registerPlatform(registration({ slug: 'reels' }));
        expect(rejected).toEqual({ ok: false, failure: { kind: 'registration-closed' } });
        expect(await ports.registry.findBySlug('reels')).toBeUndefined();
      },
      { selfRegistration: 'closed' },
    ),
  );
});
