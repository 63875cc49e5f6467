import { monthOf } from '../../../src/domain/shared/calendar.ts';
import { stage } from '../../contract/license-ledger/stage.ts';
import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { contentId, noon } from '../../support/builders.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';
import { seenSoon } from '../../support/soon.ts';

needing('mongo', 'MongoDB keeps platforms', () => {
  const inMongo = mongoWorlds();
  describeInMongo('PlatformRegistry', platformRegistryContract, inMongo);

  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    it(`drops no copies for a token that was revoked before, with ${title}`, async () => {
      const { views, close } = await inMongo(stores)();
      const [view, other = view] = views;
      try {
        const { platform } = await stage(view);
        const copy = () => view.registry.find(platform.platformId);
        expect(await view.registry.revokeToken('tok_link', noon)).toBe('revoked');
        const before = await copy();
        expect(await view.registry.revokeToken('tok_link', noon)).toBe('revoked-before');
        expect(await other.registry.revokeToken('tok_link', noon)).toBe('revoked-before');
        expect(await copy()).toBe(before);
        expect(await view.registry.revokeToken('tok_other', noon)).toBe('revoked');
        expect(await copy()).not.toBe(before);
      } finally {
        await close();
      }
    });

    it(`counts every license of a platform that changes meanwhile, with ${title}`, async () => {
      const { views, close } = await inMongo(stores)();
      const [view, other = view] = views;
      const { platform, offer } = await stage(view);
      const { platformId } = platform;
      const current = async () => (await view.registry.find(platformId))?.platform.version ?? 0;
      const grant = async (n: number): Promise<void> => {
        const { guards, ...rest } = offer(n, { contentId: contentId(n) });
        for (;;) {
          const version = await current();
          const opening = { ...rest, guards: { ...guards, platform: { platformId, version } } };
          if ((await view.ledger.open(opening)).outcome === 'opened') return;
        }
      };
      const alter = async (version: number): Promise<void> => {
        const change = { ...platform, name: `Platform, take ${version}`, version: version + 1 };
        expect(await other.registry.change({ platform: change, guards: { version } })).toBe('changed');
      };
      try {
        for (let round = 1; round <= 10; round++) {
          await Promise.all([grant(2 * round - 1), alter(round), grant(2 * round)]);
        }
        expect(await seenSoon(current, (version) => version === 11)).toBe(11);
        expect((await view.ledger.tally(platformId, monthOf(noon), noon)).active).toBe(20);
      } finally {
        await close();
      }
    });
  }
});
