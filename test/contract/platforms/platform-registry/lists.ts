import type { Platform } from '../../../../src/domain/platforms/platform.ts';
import type {
  PlatformFilter,
  PlatformRegistry,
} from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { aPlatform, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { walked } from '../../list-walk.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { noEffects } from '../../../support/effects.ts';

interface RegistryView {
  readonly registry: PlatformRegistry;
}

const hour = 3_600_000;

/** 2 and 3 at the same moment; 6 first of all. */
const platforms: readonly Platform[] = [
  aPlatform({ slug: 'acme-video', name: 'Acme Video', tier: 'growth' }, 1),
  aPlatform({ slug: 'acme-audio', name: 'ACME Audio', createdAt: noon + hour }, 2),
  aPlatform({ slug: 'acme', name: 'acme', status: 'suspended', createdAt: noon + hour }, 3),
  aPlatform({ slug: 'reel-house', name: 'Ácme Reels', createdAt: noon + 2 * hour }, 4),
  aPlatform({ slug: 'zenith', name: 'Acme Video', tier: 'growth', createdAt: noon + 3 * hour }, 5),
  aPlatform(
    { slug: 'acmf', name: 'Acmf 🎬', status: 'suspended', tier: 'growth', createdAt: noon - hour },
    6,
  ),
];

const shared = { ...aPlatform({}, 7), contactEmail: 'Rights@Studio.example', createdAt: noon + 4 * hour };
const sharing = { ...aPlatform({}, 8), contactEmail: 'rights@studio.EXAMPLE', createdAt: noon + 5 * hour };

const found = async ({ registry }: RegistryView, filter: PlatformFilter = {}): Promise<number[]> =>
  (await walked((page) => registry.list(filter, page))).map(({ platformId }) => Number(platformId.slice(4)));

export const platformListPolicies = (open: OpenWorld<RegistryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const registered = async ({ registry }: RegistryView, more: readonly Platform[] = []) => {
    for (const platform of [...platforms, ...more])
      await registry.register({ platform, credentials: [], effects: noEffects });
  };
  return [
    policy('lists platforms, newest first, as they are now', async (view) => {
      expect(await view.registry.list({}, { limit: 10 })).toEqual({ items: [] });
      await registered(view);
      expect(await found(view)).toEqual([5, 4, 3, 2, 1, 6]);
      const [, , first] = platforms;
      if (!first) throw new Error('there is no third platform');
      const renamed = { ...first, name: 'Renamed', version: 2 };
      await view.registry.change({ platform: renamed, guards: { version: 1 }, effects: noEffects });
      const { items } = await view.registry.list({ namePrefix: 'renamed' }, { limit: 10 });
      expect(items).toEqual([renamed]);
      expect(await found(view, { namePrefix: 'acme' })).toEqual([2, 1, 5]);
    }),

    policy('lists the platforms of a status, of a tier, and created since a moment', async (view) => {
      await registered(view);
      expect(await found(view, { status: 'suspended' })).toEqual([3, 6]);
      expect(await found(view, { status: 'active' })).toEqual([5, 4, 2, 1]);
      expect(await found(view, { tier: 'growth' })).toEqual([5, 1, 6]);
      expect(await found(view, { tier: 'enterprise' })).toEqual([]);
      expect(await found(view, { createdSince: noon + hour })).toEqual([5, 4, 3, 2]);
      expect(await found(view, { createdSince: noon + hour + 1 })).toEqual([5, 4]);
      expect(await found(view, { status: 'active', tier: 'growth', createdSince: noon + 1 })).toEqual([5]);
    }),

    policy('lists the platforms of a contact address, in any case', async (view) => {
      await registered(view, [shared, sharing]);
      expect(await found(view, { contactEmail: 'RIGHTS@studio.example' })).toEqual([8, 7]);
      expect(await found(view, { contactEmail: 'rights@studio.example', status: 'suspended' })).toEqual([]);
      expect(await found(view, { contactEmail: 'rights@studio' })).toEqual([]);
    }),

    policy('lists platforms by the beginning of the slug or the name, in that order', async (view) => {
      await registered(view);
      expect(await found(view, { slugPrefix: 'acme' })).toEqual([3, 2, 1]);
      expect(await found(view, { slugPrefix: 'acm' })).toEqual([3, 2, 1, 6]);
      expect(await found(view, { slugPrefix: 'acme-video' })).toEqual([1]);
      expect(await found(view, { namePrefix: 'ACME' })).toEqual([3, 2, 1, 5]);
      expect(await found(view, { namePrefix: 'acmf ' })).toEqual([6]);
      expect(await found(view, { namePrefix: 'Ácme' })).toEqual([4]);
      expect(await found(view, { namePrefix: 'video' })).toEqual([]);
      expect(await found(view, { namePrefix: 'acme', slugPrefix: 'z' })).toEqual([5]);
      expect(await found(view, { namePrefix: 'acme', createdSince: noon + 1 })).toEqual([3, 2, 5]);
    }),
  ];
};
