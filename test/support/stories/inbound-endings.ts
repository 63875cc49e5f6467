import { LicenseId, type TrackId } from '../../../src/domain/shared/ids.ts';
import { aLicense, contentId, noon, trackId } from '../builders/builders.ts';
import { deleted, published, inboundStory } from './inbound-story.ts';
import { kindOf, valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';
import { noEffects } from '../effects.ts';

/** More than two commits end. */
const many = 210;
const hour = 3_600_000;

/** A platform that has issued so many licenses of one content item by API, an hour ago. */
const scene = async (world: World) => {
  world.clock.set(noon);
  const partner = await inboundStory(world, { tier: 'enterprise' });
  const { platformId, version } = partner.platform;
  const { contentStore, ids, ledger } = world.ports;
  const openings = Array.from({ length: many }, (_, n) => ({
    ...aLicense({ platformId, trackId: trackId(1_000 + n) }),
    licenseId: LicenseId(ids.next('license')),
  }));
  for (let from = 0; from < many; from += 50) {
    await contentStore.commit({
      openings: openings.slice(from, from + 50),
      ...{ closings: [], effects: noEffects, warnings: [] },
      guards: {
        register: 'absent',
        platform: { platformId, version },
        tracks: [],
        quota: { month: '2026-11', limit: null },
      },
    });
  }
  const { trackId: fresh } = await world.aTrackInCatalog();
  world.clock.advance(hour);
  return {
    ...partner,
    fresh,
    register: () => contentStore.register(platformId, contentId()),
    processed: () => contentStore.processed(platformId, 'deletion'),
    active: async () => (await ledger.counts(platformId, '2026-11', noon)).active,
  };
};

/** Lets something happen before the nth commit from now on. */
const beforeCommit = (world: World, nth: number, act: () => Promise<unknown>): void =>
  world.before('contentStore', 'commit', nth === 1 ? act : async () => beforeCommit(world, nth - 1, act));

const cut = async (): Promise<never> => {
  throw new Error('the machine is gone');
};

/** The view of a platform on a deletion that ends more licenses than one commit, by name. */
export const longEndings: readonly (readonly [name: string, story: (world: World) => Promise<void>])[] = [
  [
    'ends all licenses of deleted content with an event each, and is recorded after all have ended',
    async (world) => {
      const { receive, story, active, register } = await scene(world);
      const { outcome, results } = valueOf(await receive(deleted(noon + 1), 'deletion'));
      expect([outcome, new Set(results.map((result) => result.trackId)).size]).toEqual(['applied', many]);
      expect(results.every((result) => result.outcome === 'revoked')).toBe(true);
      expect(await active()).toBe(0);
      expect(await register()).toMatchObject({ state: 'deleted', version: 3 });
      expect(await register()).not.toHaveProperty('unfinished');
      const { length } = (await story()).filter((type) => type === 'license.revoked');
      expect(length).toBeGreaterThanOrEqual(many);
      expect(valueOf(await receive(deleted(noon + 1), 'deletion')).results).toEqual(results);
    },
  ],
  [
    'continues after an interruption when the message is repeated, and is not recorded before',
    async (world) => {
      const { receive, processed, active, register } = await scene(world);
      beforeCommit(world, 2, cut);
      await expect(receive(deleted(noon + 1), 'deletion')).rejects.toThrow('the machine is gone');
      expect([await active(), await processed()]).toEqual([many - 100, undefined]);
      expect(await register()).toMatchObject({ state: 'deleted', unfinished: true });
      beforeCommit(world, 2, cut);
      await expect(receive(deleted(noon + 1), 'deletion')).rejects.toThrow('the machine is gone');
      expect(await active()).toBe(many - 200);
      const last = valueOf(await receive(deleted(noon + 1), 'deletion'));
      expect([last.outcome, last.results.length]).toEqual(['applied', many - 200]);
      expect(await active()).toBe(0);
      expect(await processed()).toBeDefined();
      expect(await register()).not.toHaveProperty('unfinished');
    },
  ],
  [
    'is completed by the next event about the content, before that takes effect',
    async (world) => {
      for (const at of [noon - 1, noon + 2]) {
        const { receive, fresh, active, activeTracks, register } = await scene(world);
        beforeCommit(world, 2, cut);
        await expect(receive(deleted(noon + 1))).rejects.toThrow('the machine is gone');
        const { outcome, results } = valueOf(await receive(published([fresh], at)));
        const isLater = at > noon + 1;
        expect([outcome, results.map((result) => result.outcome)]).toEqual(
          isLater ? ['applied', ['licensed']] : ['superseded', []],
        );
        expect(await activeTracks()).toEqual(isLater ? [fresh] : []);
        expect(await active()).toBe(isLater ? 1 : 0);
        expect(await register()).not.toHaveProperty('unfinished');
      }
    },
  ],
  [
    'ends nothing twice where a concurrent publication comes between its commits, and takes nothing from it',
    async (world) => {
      const { receive, fresh, active, activeTracks } = await scene(world);
      beforeCommit(world, 2, () => receive(published([fresh], noon + 2), 'concurrent caller'));
      const { outcome, results } = valueOf(await receive(deleted(noon + 1), 'deletion'));
      expect([outcome, results.length]).toEqual(['superseded', 100]);
      expect([await active(), await activeTracks()]).toEqual([1, [fresh]]);
    },
  ],
  [
    'does not block an order between its commits, which outlives it',
    async (world) => {
      const { receive, issue, fresh, active, activeTracks } = await scene(world);
      beforeCommit(world, 2, () => issue(fresh));
      expect(valueOf(await receive(deleted(noon + 1), 'deletion')).results).toHaveLength(many);
      expect([await active(), await activeTracks()]).toEqual([1, [fresh]]);
    },
  ],
  [
    'stops where the platform is suspended meanwhile, and continues afterwards',
    async (world) => {
      const { receive, active, platform } = await scene(world);
      const edit = (status: 'suspended' | 'active') =>
        world.useCases.changePlatform({
          platform: platform.slug,
          edit: { status },
          reason: 'Unpaid invoices.',
        });
      beforeCommit(world, 2, () => edit('suspended'));
      expect(kindOf(await receive(deleted(noon + 1), 'deletion'))).toBe('platform-suspended');
      expect(await active()).toBe(many - 100);
      await edit('active');
      expect(valueOf(await receive(deleted(noon + 1), 'deletion')).outcome).toBe('applied');
      expect(await active()).toBe(0);
    },
  ],
  [
    'ends everything with a late deletion except the tracks of the current publication',
    async (world) => {
      const { receive, issue, active, activeTracks } = await scene(world);
      world.clock.set(noon);
      const { trackId: named } = await world.aTrackInCatalog();
      await issue(named);
      world.clock.set(noon + hour);
      const kept: readonly TrackId[] = [named];
      await receive(published(kept, noon + 2));
      beforeCommit(world, 2, cut);
      await expect(receive(deleted(noon + 1), 'deletion')).rejects.toThrow('the machine is gone');
      const { outcome, results } = valueOf(await receive(deleted(noon + 1), 'deletion'));
      expect([outcome, results.length]).toEqual(['superseded', many - 100]);
      expect([await active(), await activeTracks()]).toEqual([1, kept]);
    },
  ],
];
