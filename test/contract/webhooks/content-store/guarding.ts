import {
  aLicense,
  aRevoked,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { suspend, takeTrackDown, storedEvents } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aRegister,
  contentStage,
  november,
  published,
  type ContentView,
  type CommitWithNotice,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const failed = (guard: string) => ({ outcome: 'guard-failed', guard });

export const guardingPolicies = (open: OpenWorld<ContentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);

  /** A commit that fails leaves everything as it was. */
  const failsWhole = async (view: ContentView, commit: CommitWithNotice, guard: string): Promise<void> => {
    const { platformId: owner, webhookId } = commit.notice;
    const state = async () => ({
      register: await view.contentStore.register(platformId(), contentId()),
      events: await storedEvents(view),
      processed: await view.contentStore.processed(owner, webhookId),
      licenses: await view.ledger.list({ platformId: owner }, { limit: 100, now: noon }),
      counts: await view.ledger.counts(owner, november, noon),
    });
    const before = await state();
    expect(await view.contentStore.commit(commit)).toEqual(failed(guard));
    expect(await state()).toEqual(before);
    expect(before.processed).toBeUndefined();
  };

  return [
    policy('does nothing if the register has changed', async (view) => {
      const { message } = await contentStage(view);
      await view.contentStore.commit(message(1, { openings: [published(1)] }));
      await failsWhole(view, message(2, { openings: [published(2)] }), 'register');
      const second = { register: aRegister({ version: 3 }), guards: { register: 2 } };
      await failsWhole(view, message(2, { openings: [published(2)], ...second }), 'register');
    }),

    policy('accepts one of twenty concurrent messages about one register', async (view, concurrently) => {
      const { message } = await contentStage(view, 20);
      const answers = await concurrently(20, ({ contentStore }, n) =>
        contentStore.commit(message(n, { openings: [published(n)], register: aRegister({ at: noon + n }) })),
      );
      expect(answers.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome !== 'committed')).toEqual(
        Array.from({ length: 19 }, () => failed('register')),
      );
      const winner = answers.findIndex(({ outcome }) => outcome === 'committed') + 1;
      expect(await view.contentStore.register(platformId(), contentId())).toMatchObject({
        at: noon + winner,
      });
      expect(await storedEvents(view)).toEqual([{ type: 'license.issued', licenseId: licenseId(winner) }]);
    }),

    policy('does nothing after the platform was changed', async (view) => {
      const { message, platform } = await contentStage(view);
      await suspend(view, platform);
      await failsWhole(view, message(1, { openings: [published(1)] }), 'platform');
      await failsWhole(view, message(1), 'platform');
    }),

    policy('does nothing where one of the tracks was taken down', async (view) => {
      const { message, tracks } = await contentStage(view);
      const commit = message(1, { openings: [published(1), published(2)] });
      const [, second] = tracks;
      if (second) await takeTrackDown(view, second);
      await failsWhole(view, commit, 'track');
    }),

    policy('counts all licenses of a commit against the quota', async (view) => {
      const { message } = await contentStage(view);
      const quota = { month: november, limit: 2 };
      const openings = [1, 2, 3].map((n) => published(n));
      await failsWhole(view, message(1, { openings, guards: { quota } }), 'quota');
      const two = message(1, { openings: openings.slice(0, 2), guards: { quota } });
      expect(await view.contentStore.commit(two)).toEqual({ outcome: 'committed' });
      const third = { openings: openings.slice(2), register: aRegister({ version: 2 }) };
      await failsWhole(view, message(2, { ...third, guards: { register: 1, quota } }), 'quota');
    }),

    policy('ends licenses also where the quota is more than exhausted', async (view) => {
      const { message } = await contentStage(view);
      await view.contentStore.commit(message(1, { openings: [published(1), published(2)] }));
      const deleted = message(2, {
        closings: [aRevoked(published(1)), aRevoked(published(2))],
        register: aRegister({ state: 'deleted', version: 2, trackIds: [] }),
        guards: { register: 1, quota: { month: november, limit: 1 } },
      });
      expect(await view.contentStore.commit(deleted)).toEqual({ outcome: 'committed' });
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 2, active: 0 });
    }),

    policy('does nothing if one of the bindings has a license by now', async (view) => {
      const { message, tracks } = await contentStage(view);
      const competing = aLicense({ trackId: trackId(2) }, 9);
      const guards = {
        track: { trackId: trackId(2), catalogVersion: tracks[1]?.catalogVersion ?? 0 },
        platform: { platformId: platformId(), version: 1 },
        quota: { month: november, limit: null },
      };
      await view.ledger.open({ candidate: competing, guards, effects: noEffects, warnings: [] });
      await failsWhole(view, message(1, { openings: [published(1), published(2)] }), 'licenses');
    }),

    policy('does nothing where one of the licenses to end has ended', async (view) => {
      const { message } = await contentStage(view);
      const lapsing = published(3, { validUntil: noon + 3_600_000 });
      await view.contentStore.commit(message(1, { openings: [published(1), published(2), lapsing] }));
      await view.ledger.close({ revoked: aRevoked(published(2)), effects: noEffects });
      const next = { register: aRegister({ version: 2 }), guards: { register: 1 } } as const;
      const both = [aRevoked(published(1)), aRevoked(published(2))];
      await failsWhole(view, message(2, { closings: both, ...next }), 'licenses');
      await failsWhole(view, message(2, { closings: [aRevoked(lapsing)], ...next }), 'licenses');
      const unknown = [aRevoked(published(8))];
      await failsWhole(view, message(2, { closings: unknown, ...next }), 'licenses');
    }),

    policy('leaves nothing of a commit that fails halfway', async (view) => {
      const { message } = await contentStage(view);
      await view.contentStore.commit(message(1, { openings: [published(1)] }));
      const commit = message(2, {
        openings: [published(2)],
        closings: [aRevoked(published(1))],
        register: aRegister({ version: 2 }),
        guards: { register: 1 },
      });
      const [event] = commit.effects.events;
      const twice = [...commit.effects.events, ...(event ? [event] : [])];
      const broken = { ...commit, effects: { ...commit.effects, events: twice } };
      await expect(view.contentStore.commit(broken)).rejects.toThrow();
      expect(await view.contentStore.register(platformId(), contentId())).toEqual(aRegister());
      expect(await view.contentStore.processed(platformId(), 'msg_2')).toBeUndefined();
      expect(await view.ledger.find(licenseId(1))).toEqual(published(1));
      expect(await view.ledger.find(licenseId(2))).toBeUndefined();
      expect(await storedEvents(view)).toHaveLength(1);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 1, active: 1 });
    }),

    policy(
      'grants no more than the quota when messages race with explicit requests',
      async (view, concurrently) => {
        const { message, tracks } = await contentStage(view);
        const quota = { month: november, limit: 10 };
        const guards = {
          track: { trackId: trackId(), catalogVersion: tracks[0]?.catalogVersion ?? 0 },
          platform: { platformId: platformId(), version: 1 },
          quota,
        };
        await concurrently(30, async ({ contentStore, ledger }, n) => {
          const own = { contentId: contentId(n) };
          if (n % 2 === 0) {
            await ledger.open({ candidate: aLicense(own, 10 * n), guards, effects: noEffects, warnings: [] });
            return;
          }
          const openings = [1, 2].map((i) => published(10 * n + i, { ...own, trackId: trackId(i) }));
          await contentStore.commit(message(n, { openings, register: aRegister(own), guards: { quota } }));
        });
        const { issued, active } = await view.ledger.counts(platformId(), november, noon);
        expect(issued).toBeGreaterThanOrEqual(9);
        expect(issued).toBeLessThanOrEqual(10);
        expect(active).toBe(issued);
      },
    ),
  ];
};
