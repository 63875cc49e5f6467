import { requestedAgain } from '../../../../src/domain/webhooks/delivery.ts';
import type { DeliveryId } from '../../../../src/domain/shared/ids.ts';
import type { DeliveryFilter } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { deliveryId, endpointId, eventId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aClaim,
  aLease,
  claimedIds,
  dead,
  deliveryOf,
  dispatch,
  dueIds,
  enroll,
  fate,
  idsOf,
  letFail,
  logOf,
  minute,
  settling,
  enqueueFirst,
  type QueueView,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const mine = { platformId: platformId(), endpointId: endpointId() };
const hour = 60 * minute;

/** Six deliveries of an endpoint, an hour apart: the first two dead, the next two delivered, the rest pending. */
const storedDeliveries = async (view: QueueView) => {
  await enroll(view, 2);
  const created = [1, 2, 3, 4, 5, 6].map((n) =>
    deliveryOf(n, 1, {
      createdAt: noon + n * hour,
      dueAt: noon + n * hour,
      eventType: n % 2 === 0 ? 'license.revoked' : 'license.issued',
    }),
  );
  await dispatch(view, ...created, deliveryOf(7, 2));
  await view.queue.claimEndpointQueues(aClaim('worker', noon + 6 * hour));
  for (const [i, status] of [410, 410, 204, 204].entries()) {
    const delivery = created[i];
    if (delivery)
      await view.queue.settle({
        token: 'worker',
        ...settling(delivery, status),
        health: {},
        effects: noEffects,
      });
  }
  await view.queue.release(endpointId(1), 'worker');
  await view.queue.release(endpointId(2), 'worker');
  return created;
};

const walk = async (
  { queue }: QueueView,
  filter: Partial<DeliveryFilter> = {},
): Promise<readonly number[]> => {
  const found: number[] = [];
  for (let after: DeliveryId | undefined; ;) {
    const page = await queue.list({ ...mine, ...filter }, { limit: 2, ...(after && { after }) });
    expect(page.deliveries.length).toBeLessThanOrEqual(2);
    if (page.next) expect(page.deliveries).toHaveLength(2);
    found.push(...page.deliveries.map((delivery) => Number(delivery.eventId.slice(4))));
    if (!page.next) return found;
    after = page.next;
  }
};

export const logPolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists an endpoint’s own deliveries newest first, each once, by every filter', async (view) => {
      await storedDeliveries(view);
      expect(await walk(view)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await walk(view, { status: 'pending' })).toEqual([6, 5]);
      expect(await walk(view, { status: 'delivered' })).toEqual([4, 3]);
      expect(await walk(view, { status: 'dead' })).toEqual([2, 1]);
      expect(await walk(view, { eventType: 'license.revoked' })).toEqual([6, 4, 2]);
      expect(await walk(view, { since: noon + 4 * hour })).toEqual([6, 5, 4]);
      const narrow = { status: 'dead', eventType: 'license.issued', since: noon + hour } as const;
      expect(await walk(view, narrow)).toEqual([1]);
      expect(await walk(view, { platformId: platformId(2) })).toEqual([]);
    }),

    policy('finds a delivery for its platform alone', async (view) => {
      const [first] = await storedDeliveries(view);
      if (!first) throw new Error('no delivery is stored');
      expect(await view.queue.find(platformId(), first.deliveryId)).toEqual(fate(first, 410));
      expect(await view.queue.find(platformId(2), first.deliveryId)).toBeUndefined();
      expect(await view.queue.find(platformId(), deliveryId(999))).toBeUndefined();
    }),

    policy('finds a delivery of any platform by its ID', async (view) => {
      const [first] = await storedDeliveries(view);
      if (!first) throw new Error('no delivery is stored');
      expect(await view.queue.findOfAny(first.deliveryId)).toEqual(fate(first, 410));
      expect(await view.queue.findOfAny(deliveryId(999))).toBeUndefined();
    }),

    policy('returns the deliveries of events to one endpoint alone, newest event first', async (view) => {
      const created = await storedDeliveries(view);
      const of = (events: readonly number[], platform = 1) =>
        view.queue.ofEvents(platformId(platform), endpointId(1), events.map(eventId));
      const ids = async (...events: readonly number[]) =>
        (await of(events)).map((delivery) => delivery.eventId);
      expect(await of([6])).toEqual([created[5]]);
      // The seventh event was delivered to another endpoint, the eighth to none.
      expect(await ids(7, 2, 8, 5, 1)).toEqual([5, 2, 1].map(eventId));
      expect(await ids()).toEqual([]);
      expect(await of([5], 2)).toEqual([]);
      const many = Array.from({ length: 100 }, (_, i) => i + 1);
      expect(await ids(...many)).toEqual([6, 5, 4, 3, 2, 1].map(eventId));
    }),

    policy('sends a delivery again that was given up, with its attempts', async (view) => {
      const [first] = await storedDeliveries(view);
      if (!first) throw new Error('no delivery is stored');
      const again = requestedAgain(fate(first, 410), noon - hour);
      expect(await view.queue.resend(again, fate(first, 410), undefined)).toBe('pending');
      expect(await view.queue.find(platformId(), first.deliveryId)).toEqual(again);
      expect(await dueIds(view, aClaim('second', noon - hour))).toEqual([first.deliveryId]);
    }),

    policy('sends deliveries that waited for a retry again immediately', async (view) => {
      await enroll(view);
      await dispatch(view, deliveryOf(1));
      await letFail(view, deliveryOf(1));
      const before = fate(deliveryOf(1), 500);
      expect(await view.queue.resend(requestedAgain(before, noon + 1), before, undefined)).toBe('pending');
      expect(await claimedIds(view, aClaim('worker', noon + 1))).toEqual([endpointId()]);
    }),

    policy(
      'sends a delivery again once when twenty concurrent callers request it',
      async (view, concurrently) => {
        const [first] = await storedDeliveries(view);
        if (!first) throw new Error('no delivery is stored');
        const before = fate(first, 410);
        const again = requestedAgain(before, noon);
        const outcomes = await concurrently(20, ({ queue }) => queue.resend(again, before, undefined));
        expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(1);
        const stranger = { ...again, deliveryId: deliveryId(999) };
        expect(await view.queue.resend(stranger, stranger, undefined)).toBe('unchanged');
      },
    ),

    policy('recovers what an endpoint missed and what was given up, and nothing else', async (view) => {
      await storedDeliveries(view);
      await dispatch(view, deliveryOf(8, 2));
      const missed = [1, 2, 3, 4, 5, 6, 8].map((n) => ({
        ...deliveryOf(n, 1, { dueAt: noon - hour }),
        deliveryId: deliveryId(5_000 + n),
      }));
      expect(await view.queue.recover(missed, undefined)).toBe(3);
      const pending = await walk(view, { status: 'pending' });
      expect([...pending].sort()).toEqual([1, 2, 5, 6, 8]);
      const revived = await view.queue.find(platformId(), deliveryOf(1).deliveryId);
      expect(revived).toMatchObject({ status: 'pending', tries: 0, dueAt: noon - hour });
      expect(revived?.attempts).toHaveLength(1);
      expect(await view.queue.recover(missed, undefined)).toBe(0);
      expect(await claimedIds(view, aClaim('second', noon - hour))).toEqual([endpointId()]);
    }),

    policy(
      'recovers each delivery once when twenty concurrent callers recover',
      async (view, concurrently) => {
        await storedDeliveries(view);
        await dispatch(view, deliveryOf(9, 2));
        const counts = await concurrently(20, ({ queue }, n) =>
          queue.recover(
            [1, 2, 3, 9].map((event) => ({
              ...deliveryOf(event, 1, { dueAt: noon }),
              deliveryId: deliveryId(1_000 * n + event),
            })),
            undefined,
          ),
        );
        expect(counts.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(3);
        expect(await logOf(view)).toHaveLength(7);
      },
    ),

    policy('deletes completed deliveries, and keeps pending ones', async (view) => {
      await storedDeliveries(view);
      const late = noon + 10 * hour;
      const at = (moment: number) => ({ deliveries: moment, events: noon });
      expect(await view.queue.deleteExpired(at(noon + 4 * hour), 2)).toEqual({ deliveries: 2, events: 0 });
      expect(await walk(view)).toEqual([6, 5, 4, 3]);
      expect(await view.queue.deleteExpired(at(noon + 4 * hour), 100)).toEqual({ deliveries: 1, events: 0 });
      expect(await view.queue.deleteExpired(at(late), 100)).toEqual({ deliveries: 1, events: 0 });
      expect(await walk(view)).toEqual([6, 5]);
      expect(await dueIds(view, aClaim('second', late))).toHaveLength(3);
    }),

    policy('deletes events that were delivered, and none that is pending', async (view) => {
      await enroll(view);
      await enqueueFirst(view, 4);
      await view.queue.claimEvents(aLease('first'), 3);
      const page = { token: 'first', progress: 'done' } as const;
      await view.queue.fanOut({ ...page, eventId: eventId(1), deliveries: [], mails: [] });
      await view.queue.fanOut({ ...page, eventId: eventId(2), deliveries: [deliveryOf(2)], mails: [] });
      const before = { deliveries: noon, events: noon + 1 };
      expect(await view.queue.deleteExpired({ ...before, events: noon }, 10)).toMatchObject({ events: 0 });
      expect(await view.queue.deleteExpired(before, 10)).toMatchObject({ events: 1 });
      const left = async () => (await view.outbox.list({ limit: 10 })).map((event) => event.eventId);
      expect(await left()).toEqual([2, 3, 4].map(eventId));
      await view.queue.claimEndpointQueues(aClaim('worker'));
      const settled = settling(deliveryOf(2), 204);
      await view.queue.settle({ token: 'worker', ...settled, health: {}, effects: noEffects });
      expect(await view.queue.deleteExpired(before, 10)).toMatchObject({ events: 1 });
      expect(await left()).toEqual([3, 4].map(eventId));
    }),

    policy('deletes deliveries to an endpoint that was removed', async (view) => {
      await enroll(view, 2);
      for (const n of [1, 2, 3]) await dispatch(view, deliveryOf(n, 1), deliveryOf(10 + n, 2));
      await view.endpointStore.remove(platformId(), endpointId(), undefined);
      const never = { deliveries: 0, events: 0 };
      expect(await view.queue.deleteExpired(never, 2)).toEqual({ deliveries: 2, events: 0 });
      expect(await view.queue.deleteExpired(never, 2)).toEqual({ deliveries: 1, events: 0 });
      expect(await logOf(view, 1)).toEqual([]);
      expect(await logOf(view, 2)).toHaveLength(3);
    }),

    policy('returns how many deliveries wait, and since when', async (view) => {
      expect(await view.queue.backlog(noon)).toEqual({ events: 0, due: 0 });
      await storedDeliveries(view);
      expect(await view.queue.backlog(noon)).toEqual({ events: 0, due: 1, oldestDueAt: noon });
      expect(await view.queue.backlog(noon + 6 * hour)).toEqual({ events: 0, due: 3, oldestDueAt: noon });
      await view.endpointStore.remove(platformId(2), endpointId(2), undefined);
      const oldestDueAt = noon + 5 * hour;
      expect(await view.queue.backlog(noon + 5 * hour)).toEqual({ events: 0, due: 1, oldestDueAt });
    }),

    policy('counts events that wait, also while a dispatcher holds them', async (view) => {
      await enqueueFirst(view, 3);
      await view.queue.claimEvents(aLease('first'), 1);
      expect(await view.queue.backlog(noon)).toEqual({ events: 3, due: 0 });
      await view.queue.fanOut({
        eventId: eventId(1),
        token: 'first',
        deliveries: [],
        progress: 'done',
        mails: [],
      });
      expect(await view.queue.backlog(noon)).toEqual({ events: 2, due: 0 });
    }),

    policy('shows a page’s deliveries as they are, whatever else is listed', async (view) => {
      const created = await storedDeliveries(view);
      const [first] = created;
      if (!first) throw new Error('no delivery is stored');
      expect(idsOf(await logOf(view))).toEqual(idsOf([...created].reverse()));
      expect((await logOf(view)).at(-1)).toEqual(dead(first));
    }),
  ];
};
