import { contentId, platformId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

describe('changing a platform', () => {
  it(
    'changes the given members and keeps the others, found by slug or by id',
    inWorld(async ({ useCases, ports, aRegisteredPlatform }) => {
      const { platform } = await aRegisteredPlatform();
      const { slug, platformId: id } = platform;
      const first = valueOf(await useCases.changePlatform({ platform: slug, edit: { tier: 'growth' } }));
      expect(first).toEqual({ ...platform, tier: 'growth', version: 2 });
      const edit = { addOns: ['stems'], quotas: { licensesPerMonth: null } } as const;
      const second = valueOf(await useCases.changePlatform({ platform: id, edit }));
      expect(second).toEqual({ ...first, ...edit, version: 3 });
      for (const name of [slug, id])
        expect(valueOf(await useCases.showPlatform({ platform: name }))).toEqual(second);
      expect((await ports.registry.find(id))?.platform).toEqual(second);
    }),
  );

  it(
    'records every change in the audit log: the actor, the action, and the changed members',
    inWorld(async ({ useCases, ports, aRegisteredPlatform }) => {
      const { platform } = await aRegisteredPlatform();
      const { slug, platformId: id } = platform;
      const edits = [
        { tier: 'growth' },
        { quotas: { licensesPerMonth: 5 } },
        { status: 'suspended' },
        { status: 'active', scopes: ['tracks:read'] },
      ] as const;
      for (const edit of edits)
        await useCases.changePlatform({ platform: slug, edit, reason: 'Unpaid invoices.' });
      const noted = await ports.auditLog.entries({ after: 0, limit: 10, subject: id });
      expect(noted.map(({ actor, action, detail }) => [actor.kind, action, detail['changed']])).toEqual([
        ['operator', 'platform.edit', 'tier'],
        ['operator', 'platform.edit', 'quotas'],
        ['operator', 'platform.suspend', 'status'],
        ['operator', 'platform.reinstate', 'scopes, status'],
      ]);
    }),
  );

  it(
    'records nothing if the edit changes nothing, as when a command is run again',
    inWorld(async ({ useCases, ports, aRegisteredPlatform }) => {
      const { platform } = await aRegisteredPlatform();
      const { slug, platformId: id } = platform;
      const order = {
        platform: slug,
        edit: { tier: 'growth', scopes: ['tracks:read'], status: 'suspended' },
        reason: 'Unpaid invoices.',
      } as const;
      const once = valueOf(await useCases.changePlatform(order));
      expect(valueOf(await useCases.changePlatform(order))).toEqual(once);
      expect((await ports.registry.find(id))?.platform).toEqual(once);
      expect(await ports.auditLog.entries({ after: 0, limit: 10, subject: id })).toHaveLength(1);
    }),
  );

  it(
    'applies tier, quotas and add-ons from the next request on',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const { platform, apiKey } = await aRegisteredPlatform({ quotas: { licensesPerMonth: 1 } });
      const { trackId } = await aTrackInCatalog();
      const callNow = async () => valueOf(await useCases.authenticate({ credential: apiKey, anyOf: [] }));
      const issue = async (n: number) => {
        const caller = await callNow();
        return kindOf(await useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } }));
      };
      expect([await issue(1), await issue(2)]).toEqual(['ok', 'quota-exceeded']);
      await useCases.changePlatform({ platform: platform.slug, edit: { quotas: { licensesPerMonth: 2 } } });
      expect([await issue(2), await issue(3)]).toEqual(['ok', 'quota-exceeded']);
      const stems = async () => kindOf(await useCases.listStems({ caller: await callNow(), trackId }));
      expect(await stems()).toBe('stems-not-included');
      await useCases.changePlatform({ platform: platform.slug, edit: { addOns: ['stems'] } });
      expect(await stems()).toBe('ok');
    }),
  );

  it(
    'fails for a platform that is not registered',
    inWorld(async ({ useCases }) => {
      for (const platform of ['nobody', platformId(404)]) {
        const missing = { ok: false, failure: { kind: 'platform-not-found' } };
        expect(await useCases.showPlatform({ platform })).toEqual(missing);
        expect(await useCases.changePlatform({ platform, edit: {} })).toEqual(missing);
      }
    }),
  );

  it(
    'keeps what a concurrent caller changed meanwhile',
    inWorld(async ({ useCases, ports, before, aRegisteredPlatform }) => {
      const { platform, caller } = await aRegisteredPlatform();
      const { slug } = platform;
      before('registry', 'change', async () => {
        const next = { ...platform, name: 'Renamed', version: 2 };
        await ports.registry.change({ platform: next, guards: { version: 1 }, effects: noEffects });
      });
      const changed = valueOf(await useCases.changePlatform({ platform: slug, edit: { tier: 'growth' } }));
      expect(changed).toMatchObject({ name: 'Renamed', tier: 'growth', version: 3 });
      await Promise.all([
        useCases.changePlatform({ platform: slug, edit: { addOns: ['stems'] } }),
        useCases.addCredential({ caller, slug, kind: 'api_key' }),
        useCases.changePlatform({
          platform: slug,
          edit: { status: 'suspended' },
          reason: 'Unpaid invoices.',
        }),
      ]);
      const found = await ports.registry.findBySlug(slug);
      expect(found?.platform).toMatchObject({ addOns: ['stems'], status: 'suspended', version: 6 });
      expect(found?.credentials).toHaveLength(3);
    }),
  );

  it(
    'fails after five conflicts',
    inWorld(async ({ useCases, ports, before, aRegisteredPlatform }) => {
      const { platform } = await aRegisteredPlatform();
      const { slug } = platform;
      const changeConcurrently = async () => {
        const found = await ports.registry.findBySlug(slug);
        const version = found?.platform.version ?? 0;
        await ports.registry.change({
          platform: { ...platform, version: version + 1 },
          guards: { version },
          effects: noEffects,
        });
      };
      before('registry', 'change', changeConcurrently, 5);
      expect(kindOf(await useCases.changePlatform({ platform: slug, edit: { tier: 'growth' } }))).toBe(
        'contended',
      );
      expect(valueOf(await useCases.showPlatform({ platform: slug })).tier).toBe('developer');
    }),
  );
});
