import { asOf } from '../../../../src/domain/licensing/license.ts';
import {
  anEvent,
  aPlatform,
  aRevoked,
  contentId,
  eventId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noEffects } from '../../../support/effects.ts';
import { storedEvents } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aRegister, contentStage, november, published, type ContentView } from './stage.ts';

const committed = { outcome: 'committed' };

export const committingPolicies = (open: OpenWorld<ContentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('keeps register, licenses, events and notice of a message in one commit', async (view) => {
      const { message } = await contentStage(view);
      const openings = [published(1), published(2)];
      expect(await view.contentStore.commit(message(1, { openings }))).toEqual(committed);
      expect(await view.contentStore.register(platformId(), contentId())).toEqual(aRegister());
      expect(await view.contentStore.processed(platformId(), 'msg_1')).toEqual({ answer: { serial: 1 } });
      for (const license of openings) {
        expect(await view.ledger.find(license.licenseId)).toEqual(license);
        expect(await view.ledger.findExisting(license)).toEqual(license);
      }
      expect(await storedEvents(view)).toEqual([
        { type: 'license.issued', licenseId: licenseId(1) },
        { type: 'license.issued', licenseId: licenseId(2) },
      ]);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 2, active: 2 });
    }),

    policy('returns nothing for a message that was not processed', async (view) => {
      await contentStage(view);
      expect(await view.contentStore.processed(platformId(), 'msg_1')).toBeUndefined();
      expect(await view.contentStore.register(platformId(), contentId())).toBeUndefined();
    }),

    policy('ends and opens licenses in one commit, also of one binding', async (view) => {
      const { message } = await contentStage(view);
      const [first, second] = [published(1), published(2)];
      await view.contentStore.commit(message(1, { openings: [first, second] }));
      const third = published(3, { trackId: trackId(2) });
      const closings = [aRevoked(first), aRevoked(second)];
      const register = aRegister({ version: 2, at: noon + 1, trackIds: [trackId(2)] });
      const next = message(2, { openings: [third], closings, register, guards: { register: 1 } });
      expect(await view.contentStore.commit(next)).toEqual(committed);
      expect(await view.ledger.find(licenseId(1))).toEqual(aRevoked(first));
      expect(await view.ledger.findExisting(first)).toBeUndefined();
      expect(await view.ledger.findExisting(second)).toEqual(third);
      expect(await view.contentStore.register(platformId(), contentId())).toEqual(register);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 3, active: 1 });
    }),

    policy(
      'makes one effect of two hundred commits of one message by concurrent callers',
      async (view, concurrently) => {
        const { message } = await contentStage(view);
        const answers = await concurrently(200, ({ contentStore }, n) => {
          const { notice, ...commit } = message(n, { openings: [published(1), published(2)] });
          return contentStore.commit({
            ...commit,
            notice: { ...notice, webhookId: 'msg' },
          });
        });
        const winner = answers.findIndex(({ outcome }) => outcome === 'committed') + 1;
        const others = answers.filter(({ outcome }) => outcome !== 'committed');
        expect(others).toEqual(
          Array.from({ length: 199 }, () => ({ outcome: 'duplicate', answer: { serial: winner } })),
        );
        expect(await storedEvents(view)).toHaveLength(2);
        expect(await view.ledger.issuedIn(platformId(), november)).toBe(2);
      },
    ),

    policy('processes the same message ID of each platform separately', async (view) => {
      const { message } = await contentStage(view);
      await view.contentStore.commit(message(1));
      const other = await view.contentStore.processed(platformId(2), 'msg_1');
      expect(other).toBeUndefined();
    }),

    policy('records a superseded message, and does nothing else', async (view) => {
      const { message } = await contentStage(view);
      await view.contentStore.commit(message(1));
      const { register: _, ...superseded } = message(2);
      expect(await view.contentStore.commit(superseded)).toEqual(committed);
      expect(await view.contentStore.register(platformId(), contentId())).toEqual(aRegister());
      expect(await view.contentStore.processed(platformId(), 'msg_2')).toEqual({ answer: { serial: 2 } });
    }),

    policy('expires a lapsed license in the commit of its successor, without an event', async (view) => {
      const { message } = await contentStage(view);
      const lapsing = published(1, { validUntil: noon + 1_000 });
      await view.contentStore.commit(message(1, { openings: [lapsing] }));
      const late = { issuedAt: noon + 1_000, validFrom: noon + 1_000 };
      const successor = published(2, { trackId: trackId(1), ...late });
      const next = message(2, {
        openings: [successor],
        register: aRegister({ version: 2 }),
        guards: { register: 1 },
      });
      expect(await view.contentStore.commit(next)).toEqual(committed);
      expect(await view.ledger.find(licenseId(1))).toEqual(asOf(lapsing, noon + 1_000));
      expect(await view.ledger.findExisting(successor)).toEqual(successor);
      expect(await storedEvents(view)).toHaveLength(2);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 2, active: 1 });
    }),

    policy('warns once of a quota that several licenses of a commit pass', async (view) => {
      const { message } = await contentStage(view, 5);
      const warnings = [2, 4].map((at) => ({
        at,
        event: anEvent({ type: 'usage.quota_warning', data: { used: at } }, 90_000 + at),
      }));
      const warned = async () => (await view.outbox.list({ after: eventId(90_000), limit: 10 })).length;
      await view.contentStore.commit(message(1, { openings: [published(1)], warnings }));
      expect(await warned()).toBe(0);
      const more = {
        openings: [2, 3, 4].map((n) => published(n)),
        register: aRegister({ version: 2 }),
        guards: { register: 1, quota: { month: november, limit: 4 } },
      };
      expect(await view.contentStore.commit(message(2, { ...more, warnings }))).toEqual(committed);
      expect(await warned()).toBe(2);
      const last = { openings: [published(5)], register: aRegister({ version: 3 }), guards: { register: 2 } };
      expect(await view.contentStore.commit(message(3, { ...last, warnings }))).toEqual(committed);
      expect(await warned()).toBe(2);
    }),

    policy(
      'finds the content of all platforms that is published with a track, the latest first, until it is deleted or published without the track',
      async (view) => {
        const { message } = await contentStage(view);
        const other = aPlatform({}, 2);
        await view.registry.register({ platform: other, credentials: [], effects: noEffects });
        const registers = [
          aRegister({ contentId: contentId(1), at: noon + 1, trackIds: [trackId(1), trackId(2)] }),
          aRegister({ contentId: contentId(2), at: noon + 3, trackIds: [trackId(1)] }),
          aRegister({ contentId: contentId(3), at: noon + 2, trackIds: [trackId(2)] }),
          aRegister({ platformId: platformId(2), contentId: contentId(1), at: noon + 2 }),
        ];
        const [first, second, third, foreign] = registers;
        for (const [n, register] of registers.entries()) {
          const owner = { platformId: register.platformId, version: 1 };
          const sent = message(n + 1, { register, guards: { platform: owner } });
          expect(await view.contentStore.commit(sent)).toEqual(committed);
        }
        const { contentStore } = view;
        expect(await contentStore.publishedWith(trackId(1), 10)).toEqual([second, foreign, first]);
        expect(await contentStore.publishedWith(trackId(1), 2)).toEqual([second, foreign]);
        expect(await contentStore.publishedWith(trackId(2), 10)).toEqual([third, first]);
        expect(await contentStore.publishedWith(trackId(3), 10)).toEqual([]);

        const next = { version: 2, at: noon + 9 };
        const deleted = aRegister({ contentId: contentId(2), state: 'deleted', trackIds: [], ...next });
        await contentStore.commit(message(5, { register: deleted, guards: { register: 1 } }));
        const without = aRegister({ contentId: contentId(1), trackIds: [trackId(2)], ...next });
        await contentStore.commit(message(6, { register: without, guards: { register: 1 } }));
        expect(await contentStore.publishedWith(trackId(1), 10)).toEqual([foreign]);
        expect(await contentStore.publishedWith(trackId(2), 10)).toEqual([without, third]);
      },
    ),

    policy('deletes expired notices', async (view) => {
      const { message } = await contentStage(view);
      for (const n of [1, 2, 3]) {
        const { register: _, ...unregistered } = message(n);
        await view.contentStore.commit(unregistered);
      }
      expect(await view.contentStore.deleteExpired(noon + 2)).toBe(1);
      expect(await view.contentStore.processed(platformId(), 'msg_1')).toBeUndefined();
      expect(await view.contentStore.processed(platformId(), 'msg_2')).toBeDefined();
      expect(await view.contentStore.deleteExpired(noon + 2)).toBe(0);
    }),
  ];
};
