import type { ContentCommit } from '../../../../src/ports/driven/webhooks/content-store.ts';
import { aRevoked, contentId, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { suspend, storedEvents } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aRegister,
  contentStage,
  november,
  published,
  type ContentView,
  type CommitWithNotice,
} from './stage.ts';

const committed = { outcome: 'committed' };
const movedOn = { outcome: 'guard-failed', guard: 'register' };
const licenses = [1, 2, 3].map((n) => published(n));
const ended = licenses.map((license) => aRevoked(license));

const withoutNotice = ({ notice: _, ...part }: CommitWithNotice): ContentCommit => part;

/** Events that end more licenses than one commit can: each part is a commit, and the last one records the message. */
export const partPolicies = (open: OpenWorld<ContentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);

  /** The nth part of the deletion of content that has three licenses: it ends the nth, as the second message. */
  const deletion = async (view: ContentView) => {
    const { message, platform } = await contentStage(view);
    await view.contentStore.commit(message(1, { openings: licenses }));
    const registerOf = (n: number) => aRegister({ state: 'deleted', trackIds: [], version: n + 1 });
    const part = (n: number): ContentCommit =>
      withoutNotice(
        message(2, {
          closings: ended.slice(n - 1, n),
          register: { ...registerOf(n), unfinished: true },
          guards: { register: n },
        }),
      );
    const last = message(2, {
      closings: ended.slice(2),
      register: registerOf(3),
      guards: { register: 3 },
    });
    return { message, platform, part, last, registerOf };
  };

  const stateOf = async (view: ContentView) => ({
    register: await view.contentStore.register(platformId(), contentId()),
    licenses: await Promise.all(licenses.map((license) => view.ledger.find(license.licenseId))),
    processed: await view.contentStore.processed(platformId(), 'msg_2'),
    reported: (await storedEvents(view)).slice(licenses.length).map((event) => event.licenseId),
    active: (await view.ledger.counts(platformId(), november, noon)).active,
  });

  return [
    policy(
      'keeps the effects of each part, and records the message with the last part only',
      async (view) => {
        const { part, last, registerOf } = await deletion(view);
        expect(await view.contentStore.commit(part(1))).toEqual(committed);
        expect(await stateOf(view)).toEqual({
          register: { ...registerOf(1), unfinished: true },
          licenses: [ended[0], licenses[1], licenses[2]],
          processed: undefined,
          reported: [licenseId(1)],
          active: 2,
        });
        expect(await view.contentStore.commit(part(2))).toEqual(committed);
        expect(await view.contentStore.commit(last)).toEqual(committed);
        expect(await stateOf(view)).toEqual({
          register: registerOf(3),
          licenses: ended,
          processed: { answer: { serial: 2 } },
          reported: [1, 2, 3].map((n) => licenseId(n)),
          active: 0,
        });
      },
    ),

    policy(
      'does nothing of a part after a concurrent caller continued with the event, or with another',
      async (view) => {
        const { message, part, last } = await deletion(view);
        await view.contentStore.commit(part(1));
        await view.contentStore.commit(part(2));
        const before = await stateOf(view);
        const again = { ...part(2), closings: ended.slice(2) };
        expect(await view.contentStore.commit(again)).toEqual(movedOn);
        expect(await stateOf(view)).toEqual(before);
        const competing = message(3, {
          closings: ended.slice(2),
          register: aRegister({ at: noon + 1, version: 4 }),
          guards: { register: 3 },
        });
        expect(await view.contentStore.commit(competing)).toEqual(committed);
        expect(await view.contentStore.commit(last)).toEqual(movedOn);
        expect(await view.contentStore.register(platformId(), contentId())).toEqual(competing.register);
        expect(await view.contentStore.processed(platformId(), 'msg_2')).toBeUndefined();
      },
    ),

    policy('does nothing of a part after the platform was changed', async (view) => {
      const { part, platform } = await deletion(view);
      await view.contentStore.commit(part(1));
      const before = await stateOf(view);
      await suspend(view, platform);
      expect(await view.contentStore.commit(part(2))).toEqual({ outcome: 'guard-failed', guard: 'platform' });
      expect(await stateOf(view)).toEqual(before);
    }),

    policy(
      'accepts one of twenty concurrent callers that continue with an event',
      async (view, concurrently) => {
        const { part, registerOf } = await deletion(view);
        await view.contentStore.commit(part(1));
        const answers = await concurrently(20, ({ contentStore }) => contentStore.commit(part(2)));
        expect(answers.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
        expect(await stateOf(view)).toMatchObject({
          register: { ...registerOf(2), unfinished: true },
          reported: [licenseId(1), licenseId(2)],
          active: 1,
        });
      },
    ),
  ];
};
