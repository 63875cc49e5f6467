import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, monthOf } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { get } from '../../../../src/adapters/store-kit/program.ts';
import { aRevoked, anEndpoint, anEvent, aUsageEvent, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { expectConsistentRecords } from '../../../support/stores/ledger-load.ts';
import { aClaim, deliveryOf } from '../../webhooks/delivery-queue/stage.ts';
import { addTo, insertBlindly, items } from '../kernel/programs.ts';
import { anItem } from '../kernel/stage.ts';
import { anIdempotentRequest } from '../../licensing/license-ledger/stage.ts';
import { aBatch } from '../../usage/usage-journal/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { expectLicenses, type NetworkView } from './stage.ts';
import { effectsOf } from '../../../support/effects.ts';

/** Does something while the reply to its commit is lost: the server has committed. */
const unanswered = async <Answer>(
  { proxy, isCommit }: NetworkView,
  act: () => Promise<Answer>,
): Promise<Answer> => {
  const dropped = proxy.dropReplyTo(isCommit);
  const [answer] = await Promise.all([act(), dropped]);
  return answer;
};

const ofLicense = (platformId: string): string => `${platformId} POST /licenses network`;

/** The promises of a store to callers whose replies, requests or connections are lost. */
export const lostReplyPolicies = (open: OpenWorld<NetworkView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('issues a license once if the reply to the commit is lost', async (view) => {
      expect(await unanswered(view, () => view.load.ask(view.storage))).toMatchObject({ outcome: 'opened' });
      await expectLicenses(view, 1);
    }),

    policy('ends a license once if the reply to the commit is lost', async (view) => {
      const { storage, load } = view;
      const { serial } = await load.ask(storage);
      const revoked = aRevoked(load.opening(serial).candidate);
      const { platformId } = load.platform;
      const event = anEvent({ platformId, type: 'license.revoked' }, 90_000_000 + view.nth);
      const end = () => storage.ledger.close({ revoked, effects: effectsOf({ events: [event] }) });
      expect(await unanswered(view, end)).toEqual(revoked);
      const counts = () => view.beside.ledger.counts(platformId, monthOf(noon), noon);
      expect(await counts()).toMatchObject({ issued: 1, active: 0 });
      expect(await end()).toEqual(revoked);
      expect(await counts()).toMatchObject({ issued: 1, active: 0 });
    }),

    policy('records usage once if the reply to the commit is lost', async (view) => {
      const { platformId } = view.load.platform;
      const events = [1, 2, 3].map((n) => aUsageEvent({ platformId }, 1_000 * view.nth + n));
      const batch = { ...aBatch(1, events), batchId: `network-${view.nth}` };
      const outcome = await unanswered(view, () => view.storage.journal.record(batch));
      expect(outcome).toMatchObject({ accepted: 3 });
      const { daily } = await view.beside.journal.month(platformId, monthOf(noon));
      expect(daily.map(({ plays }) => plays)).toEqual([3]);
    }),

    policy('begins a request once under its key if the reply to the commit is lost', async (view) => {
      const request = anIdempotentRequest({ key: ofLicense(`begun ${view.nth}`) });
      expect(await unanswered(view, () => view.storage.idempotencyStore.begin(request))).toEqual({
        outcome: 'begun',
      });
      expect(await view.beside.idempotencyStore.begin(request)).toMatchObject({ outcome: 'running' });
    }),

    policy('completes a request under its key if the reply to the commit is lost', async (view) => {
      const { storage, load } = view;
      const request = anIdempotentRequest({ key: ofLicense(`completed ${view.nth}`) });
      await storage.idempotencyStore.begin(request);
      const opening = load.opening(1);
      const { licenseId } = opening.candidate;
      const idempotency = { key: request.key, status: 201, resourceId: licenseId };
      const opened = await unanswered(view, () =>
        storage.ledger.open({ ...opening, effects: { ...opening.effects, idempotency } }),
      );
      expect(opened).toMatchObject({ outcome: 'opened', license: { licenseId } });
      expect(await view.beside.idempotencyStore.begin(request)).toMatchObject({
        outcome: 'done',
        resourceId: licenseId,
      });
      await expectLicenses(view, 1);
    }),

    policy('claims an endpoint once if the reply to the claim is lost', async (view) => {
      const { storage, beside, nth } = view;
      const endpoint = anEndpoint({}, 5_000 + nth);
      await beside.endpointStore.add(endpoint, { count: 0 });
      // Before the time of all other worlds: it is the first that a claim finds.
      const dueAt = noon - dayMs * nth;
      const delivery = deliveryOf(5_000_000 + nth, 5_000 + nth, { dueAt });
      await beside.queue.sendTo(
        anEvent({ type: delivery.eventType }, 5_000_000 + nth),
        delivery,
        undefined,
        undefined,
      );
      const claim = (token: string) => aClaim(token, dueAt, { endpointQueues: 1 });
      const claimed = await unanswered(view, () => storage.queue.claimEndpointQueues(claim('one')));
      expect(claimed.flatMap(({ due }) => due.map((each) => each.delivery))).toEqual([delivery]);
      const others = await beside.queue.claimEndpointQueues(claim('other'));
      expect(others.map((endpointQueue) => endpointQueue.endpoint.endpointId)).not.toContain(
        endpoint.endpointId,
      );
    }),

    policy('adds to a count once for each commit whose reply is lost', async (view) => {
      const key = [`network ${view.nth}`, 'day'] as const;
      for (const n of [1, 2, 3]) {
        const counted = await unanswered(view, () => view.kernel.run(addTo, { key, plays: 1 }));
        expect(counted).toMatchObject({ plays: n });
      }
      expect(await view.kernel.run(addTo, { key, plays: 1 })).toMatchObject({ plays: 4 });
    }),

    policy('runs a program again whose connection is cut before its commit', async (view) => {
      const item = anItem({ id: `cut ${view.nth}` });
      const dropped = view.proxy.dropReplyTo((request) => request.includes('kernel_items'));
      const [inserted] = await Promise.all([view.kernel.run(insertBlindly, item), dropped]);
      expect(inserted).toBe(1);
      expect(await view.kernel.read(get(items, item.id))).toEqual(item);
    }),

    policy('reports no commit that did not reach the server', async (view) => {
      const dropped = view.proxy.dropRequest(view.isCommit);
      const [answer] = await Promise.all([view.load.ask(view.storage), dropped]);
      expect(answer).toMatchObject({ outcome: 'opened' });
      await expectLicenses(view, 1);
    }),

    policy('repeats a read whose connection is cut', async (view) => {
      const item = anItem({ id: `read ${view.nth}` });
      await view.kernel.run(insertBlindly, item);
      const dropped = view.proxy.dropReplyTo((request) => request.includes('kernel_items'));
      const [answer] = await Promise.all([view.kernel.read(get(items, item.id)), dropped]);
      expect(answer).toEqual(item);
    }),

    policy(
      'is unavailable if the outcome of a commit is unknown, and returns the license to a repeated request',
      async (view) => {
        const { proxy, isCommit, load, storage } = view;
        const lost = proxy.dropReplyTo(isCommit).then(() => proxy.refuse());
        const [answer] = await Promise.all([load.ask(storage), lost]);
        expect(answer.outcome).toBeInstanceOf(Unavailable);
        proxy.mend();
        expect(['opened', 'existing']).toContain((await load.ask(storage, answer.serial)).outcome);
        await expectLicenses(view, 1);
      },
      60_000,
    ),

    policy(
      'loses and doubles nothing while connections are cut in the middle of writes',
      async ({ proxy, load, storage }) => {
        let isAsking = true;
        const callers = Array.from({ length: 6 }, async () => {
          while (isAsking) await load.ask(storage);
        });
        for (let cut = 0; cut < 20; cut++) {
          await sleep(40 + 20 * (cut % 5));
          if (cut % 2 === 0) proxy.cut();
          else proxy.endAfter(300 * cut);
        }
        proxy.mend();
        await sleep(500);
        isAsking = false;
        await Promise.all(callers);
        const last = await seenSoon(
          () => load.ask(storage),
          ({ outcome }) => outcome === 'opened',
          5_000,
        );
        expect(last.outcome).toBe('opened');
        await expectConsistentRecords(storage, load, Infinity);
      },
      120_000,
    ),
  ];
};
