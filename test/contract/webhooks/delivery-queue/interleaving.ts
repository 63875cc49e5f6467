import { requestedAgain } from '../../../../src/domain/webhooks/delivery.ts';
import { withEdit } from '../../../../src/domain/webhooks/endpoint.ts';
import { endpointId, eventId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
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
  idsOf,
  logOf,
  minute,
  settling,
  enqueueFirst,
  type QueueView,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

export type InterleavedQueue = QueueView & Pick<KernelView, 'between'>;

const never = { deliveries: 0, events: 0 };
const steps = [1, 2, 3, 4, 5];

/** The promises of the delivery queue about concurrent commits between two steps of a program. */
export const queueInterleavingContract = (open: OpenWorld<InterleavedQueue>): readonly ContractCase[] => {
  const policy = policiesIn(open);

  /** Returns the second event, whose page the owner of its lease will write next. */
  const fanningOut = (view: InterleavedQueue, step: number) => ({
    name: 'delivery-queue.fan-out',
    step,
    run: () =>
      view.queue.fanOut({
        eventId: eventId(1),
        token: 'dispatcher',
        deliveries: [deliveryOf(1)],
        progress: 'done',
        mails: [],
      }),
  });
  const settlingOne = (view: InterleavedQueue, step: number, status: number) => ({
    name: 'delivery-queue.settle',
    step,
    run: () =>
      view.queue.settle({
        token: 'worker',
        ...settling(deliveryOf(1), status),
        health: status < 300 ? {} : { failingSince: noon },
        effects: noEffects,
      }),
  });

  return [
    ...steps.flatMap((step) => [
      policy(
        `finds what arrived while a worker released the endpoint, at step ${step}`,
        async (view, concurrently) => {
          await enroll(view);
          await dispatch(view, deliveryOf(2));
          await view.queue.claimEndpointQueues(aClaim('worker'));
          await view.queue.settle({
            token: 'worker',
            ...settling(deliveryOf(2), 204),
            health: {},
            effects: noEffects,
          });
          await enqueueFirst(view, 1);
          await view.queue.claimEvents(aLease('dispatcher'), 1);
          const written = await view.between(fanningOut(view, step), () =>
            concurrently(1, ({ queue }) => queue.release(endpointId(), 'worker')),
          );
          expect(written).toBe('written');
          expect(await dueIds(view, aClaim('second'))).toEqual([deliveryOf(1).deliveryId]);
        },
      ),

      policy(
        `leaves nothing that waits for an endpoint removed at step ${step}`,
        async (view, concurrently) => {
          await enroll(view);
          await enqueueFirst(view, 1);
          await view.queue.claimEvents(aLease('dispatcher'), 1);
          await view.between(fanningOut(view, step), () =>
            concurrently(1, async ({ endpointStore, queue }) => {
              await endpointStore.remove(platformId(), endpointId(), undefined);
              await queue.deleteExpired(never, 10);
            }),
          );
          await view.queue.deleteExpired(never, 10);
          expect(await logOf(view)).toEqual([]);
        },
      ),

      policy(`writes a page or hands the event over, at step ${step}`, async (view, concurrently) => {
        await enroll(view);
        await enqueueFirst(view, 1);
        await view.queue.claimEvents(aLease('dispatcher'), 1);
        let leased: readonly string[] = [];
        const written = await view.between(fanningOut(view, step), async () => {
          const [claimed = []] = await concurrently(1, ({ queue }) =>
            queue.claimEvents(aLease('second', noon + minute), 1),
          );
          leased = claimed.map(({ event }) => event.eventId);
        });
        const isWritten = written === 'written';
        expect(leased).toEqual(isWritten ? [] : [eventId(1)]);
        expect(idsOf(await logOf(view))).toEqual(isWritten ? [deliveryOf(1).deliveryId] : []);
      }),
    ]),

    ...[1, 2, 3, 4].flatMap((step) => [
      policy(`settles a delivery or hands it over, at step ${step}`, async (view, concurrently) => {
        await enroll(view);
        await dispatch(view, deliveryOf(1));
        await view.queue.claimEndpointQueues(aClaim('worker'));
        let leased: readonly string[] = [];
        const settled = await view.between(settlingOne(view, step, 204), async () => {
          [leased = []] = await concurrently(1, (competing) =>
            dueIds(competing, aClaim('second', noon + minute)),
          );
        });
        const isSettled = settled === 'settled';
        expect(leased).toEqual(isSettled ? [] : [deliveryOf(1).deliveryId]);
        const [{ status } = { status: undefined }] = await logOf(view);
        expect(status).toBe(isSettled ? 'delivered' : 'pending');
        expect(await view.queue.attemptCounts(endpointId(), 0)).toHaveLength(isSettled ? 1 : 0);
      }),

      policy(`leaves an endpoint a fresh start that begins at step ${step}`, async (view, concurrently) => {
        const [endpoint] = await enroll(view);
        if (!endpoint) throw new Error('nobody is enrolled');
        await dispatch(view, deliveryOf(1));
        await view.queue.claimEndpointQueues(aClaim('worker'));
        const moved = withEdit(endpoint, { url: 'https://elsewhere.example/' }, noon);
        const change = { endpoint: moved, guards: { version: 1 }, effects: noEffects, freshStart: true };
        const settled = await view.between(settlingOne(view, step, 500), () =>
          concurrently(1, ({ endpointStore }) => endpointStore.change(change)),
        );
        expect(settled).toBe('settled');
        expect(await view.endpointStore.healthOf(endpointId())).toEqual({});
        expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(moved);
      }),
    ]),

    ...[1, 2, 3].map((step) =>
      policy(
        `keeps the event of a delivery that is sent again at step ${step}`,
        async (view, concurrently) => {
          await enroll(view);
          await dispatch(view, deliveryOf(1));
          await view.queue.claimEndpointQueues(aClaim('worker'));
          await view.queue.settle({
            token: 'worker',
            ...settling(deliveryOf(1), 410),
            health: {},
            effects: noEffects,
          });
          await view.queue.release(endpointId(), 'worker');
          const before = dead(deliveryOf(1));
          const again = requestedAgain(before, noon);
          const outcome = await view.between(
            { name: 'delivery-queue.resend', step, run: () => view.queue.resend(again, before, undefined) },
            () =>
              concurrently(1, ({ queue }) => queue.deleteExpired({ deliveries: 0, events: noon + 1 }, 10)),
          );
          const events = await view.outbox.list({ limit: 10 });
          expect(events.map((event) => event.eventId)).toEqual(outcome === 'pending' ? [eventId(1)] : []);
          expect(await claimedIds(view, aClaim('second'))).toEqual(
            outcome === 'pending' ? [endpointId()] : [],
          );
        },
      ),
    ),

    ...[1, 2, 3].map((step) =>
      policy(`recovers no delivery without its event at step ${step}`, async (view, concurrently) => {
        await enroll(view);
        await dispatch(view, deliveryOf(1));
        await view.queue.claimEndpointQueues(aClaim('worker'));
        await view.queue.settle({
          token: 'worker',
          ...settling(deliveryOf(1), 410),
          health: {},
          effects: noEffects,
        });
        await view.queue.release(endpointId(), 'worker');
        const recovered = await view.between(
          { name: 'delivery-queue.recover', step, run: () => view.queue.recover([deliveryOf(1)], undefined) },
          () => concurrently(1, ({ queue }) => queue.deleteExpired({ deliveries: 0, events: noon + 1 }, 10)),
        );
        expect(await view.outbox.list({ limit: 10 })).toHaveLength(Number(recovered));
        expect(await claimedIds(view, aClaim('second'))).toHaveLength(Number(recovered));
      }),
    ),
  ];
};
