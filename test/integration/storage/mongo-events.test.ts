import { setTimeout as sleep } from 'node:timers/promises';
import { contentBookContract } from '../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import {
  aClaim,
  aLease,
  deliveryOf,
  dispatch,
  enroll,
  settling,
  logOf,
  tellFirst,
} from '../../contract/delivery-queue/stage.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { endpointId, eventId, platformId } from '../../support/builders.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { longEndings } from '../../support/inbound-endings.ts';
import { endAlikeInAnyOrder } from '../../support/inbound-order.ts';
import { needing } from '../../support/needing.ts';
import { inWorld } from '../../support/world.ts';

needing('mongo', 'MongoDB keeps endpoints and what is on its way to them', () => {
  const inMongo = mongoWorlds();
  describeInMongo('EndpointRoll', endpointRollContract, inMongo);
  describeInMongo('DeliveryQueue', deliveryQueueContract, inMongo);
  describeInMongo('ContentBook', contentBookContract, inMongo);

  it('misses nothing that comes to be due while a worker lets go', async () => {
    const { views, close } = await inMongo(2)();
    const [worker, another = worker] = views;
    await enroll(worker, 1);
    await dispatch(worker, deliveryOf(1));
    for (let n = 1; n <= 60; n++) {
      const token = `worker ${n}`;
      const [lane] = await worker.queue.claimLanes(aClaim(token));
      expect([n, lane?.due.map(({ event }) => event.eventId)]).toEqual([n, [eventId(n)]]);
      const settled = { token, health: {}, events: [] };
      await worker.queue.settle({ ...settled, ...settling(deliveryOf(n), 204) });
      const arrives = sleep(n % 10).then(() => dispatch(another, deliveryOf(n + 1)));
      await Promise.all([worker.queue.release(endpointId(), token), arrives]);
    }
    await close();
  });

  it('takes back what a page wrote for an endpoint that was removed at the same time', async () => {
    const { views, close } = await inMongo(2)();
    const [dispatcher, another = dispatcher] = views;
    const rounds = 20;
    await enroll(dispatcher, rounds);
    await tellFirst(dispatcher, rounds);
    await dispatcher.queue.claimEvents(aLease('token'), rounds);
    for (let n = 1; n <= rounds; n++) {
      const page = { eventId: eventId(n), token: 'token', deliveries: [deliveryOf(n, n)] };
      const removal = sleep(n)
        .then(() => another.roll.remove(platformId(n), endpointId(n)))
        .then(() => another.queue.forget({ deliveries: 0, events: 0 }, 100));
      await Promise.all([dispatcher.queue.fanOut({ ...page, progress: 'done' }), removal]);
      expect([n, await logOf(dispatcher, n)]).toEqual([n, []]);
    }
    await close();
  });

  it('licenses the same tracks in whatever order and however often partners tell of their content', async () => {
    const { views } = await inMongo(1)();
    await inWorld((world) => endAlikeInAnyOrder(world, 12), { kept: views[0] })();
  });

  describe('a deletion of content with more licenses than one commit ends', () => {
    for (const [name, story] of longEndings)
      it(name, async () => {
        const { views } = await inMongo(1)();
        await inWorld(story, { kept: views[0] })();
      });
  });
});
