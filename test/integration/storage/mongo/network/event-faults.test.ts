import { monthOf } from '../../../../../src/domain/shared/calendar.ts';
import { aClaim, aLease, deliveryOf, fate } from '../../../../contract/webhooks/delivery-queue/stage.ts';
import {
  anEndpoint,
  anEvent,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../../../support/builders/builders.ts';
import { mongoFaultWorld } from '../../../../support/worlds/stores/mongo-fault-world.ts';
import { fail, failNothing } from '../../../../support/stores/mongo-faults.ts';
import { needing } from '../../../../support/needing.ts';
import { effectsOf } from '../../../../support/effects.ts';

const noSuchTransaction = 251;
const isCommit = (request: Buffer) => request.includes('commitTransaction');

needing('mongo', 'a MongoDB whose replies about events are lost', () => {
  const world = mongoFaultWorld({ timeoutMs: 60_000 });
  afterEach(() => failNothing(world().server));

  /** The transaction is committed, and the caller gets an error as if it were not. */
  const runAgain = async <T>(act: () => Promise<T>): Promise<T> => {
    const { proxy, server } = world();
    const lost = proxy.dropReplyTo(isCommit).then(async () => {
      proxy.refuse();
      const errorLabels = ['TransientTransactionError'];
      await fail(
        server,
        { failCommands: ['commitTransaction'], errorCode: noSuchTransaction, errorLabels },
        1,
      );
      proxy.mend();
    });
    const [answer] = await Promise.all([act(), lost]);
    return answer;
  };

  const enroll = (n: number) => world().beside.endpointStore.add(anEndpoint({}, n), { count: 0 });
  const logOf = async (n: number) => {
    const filter = { platformId: platformId(n), endpointId: endpointId(n) };
    return (await world().beside.queue.list(filter, { limit: 100 })).deliveries;
  };
  const storedOf = async (...ids: readonly number[]) =>
    (await world().beside.outbox.list({ limit: 10_000 }))
      .map((event) => event.eventId)
      .filter((id) => ids.some((n) => eventId(n) === id));
  /** Events that wait, recorded by an endpoint of no account. */
  const enqueueAs = async (place: number, ...ids: readonly number[]) => {
    await enroll(place);
    const endpoint = anEndpoint({ version: 2 }, place);
    await world().beside.endpointStore.change({
      endpoint,
      guards: { version: 1 },
      effects: effectsOf({ events: ids.map((n) => anEvent({}, n)) }),
    });
  };

  it('adds an endpoint once', async () => {
    const { view } = world();
    expect(await runAgain(() => view.endpointStore.add(anEndpoint({}, 501), { count: 0 }))).toBe('added');
    expect(await view.endpointStore.list(platformId(501))).toHaveLength(1);
  });

  it('sends an event to an endpoint once', async () => {
    const { view } = world();
    await enroll(502);
    await runAgain(() =>
      view.queue.sendTo(anEvent({}, 50_200), deliveryOf(50_200, 502), undefined, undefined),
    );
    expect(await logOf(502)).toEqual([deliveryOf(50_200, 502)]);
    expect(await storedOf(50_200)).toHaveLength(1);
  });

  it('settles a delivery once, with one event', async () => {
    const { view, beside } = world();
    await enroll(503);
    const delivery = deliveryOf(50_300, 503, { dueAt: noon - 503 });
    await beside.queue.sendTo(anEvent({}, 50_300), delivery, undefined, undefined);
    await beside.queue.claimEndpointQueues(aClaim('worker', noon, { endpointQueues: 1 }));
    const events = [anEvent({ type: 'endpoint.failing' }, 50_301)];
    const settled = fate(delivery, 500);
    const claimed = { token: 'worker', before: delivery };
    const settlement = {
      ...claimed,
      delivery: settled,
      health: { failingSince: noon },
      effects: effectsOf({ events }),
    };
    expect(await runAgain(() => view.queue.settle(settlement))).toBe('settled');
    expect(await logOf(503)).toEqual([settled]);
    expect(await storedOf(50_301)).toHaveLength(1);
    await beside.queue.release(endpointId(503), 'worker');
  });

  it('writes a page of deliveries once', async () => {
    const { view, beside } = world();
    await enroll(504);
    await enqueueAs(505, 50_400);
    await beside.queue.claimEvents(aLease('dispatcher'), 1_000);
    const page = { eventId: eventId(50_400), token: 'dispatcher', progress: 'done' as const };
    const deliveries = [deliveryOf(50_400, 504)];
    // The lease ended with the first attempt.
    expect(await runAgain(() => view.queue.fanOut({ ...page, deliveries, mails: [] }))).toBe('lease-lost');
    expect(await logOf(504)).toEqual(deliveries);
  });

  it('processes a message once', async () => {
    const { view, load } = world();
    const { platform } = load;
    const commit = {
      notice: {
        platformId: platform.platformId,
        webhookId: 'msg',
        answer: { serial: true },
        keepUntil: noon,
      },
      openings: [],
      closings: [],
      effects: effectsOf({ events: [anEvent({}, 50_600)] }),
      warnings: [],
      guards: {
        register: 'absent' as const,
        platform: { platformId: platform.platformId, version: platform.version },
        tracks: [],
        quota: { month: monthOf(noon), limit: null },
      },
    };
    expect(await runAgain(() => view.contentStore.commit(commit))).toEqual({
      outcome: 'duplicate',
      answer: { serial: true },
    });
    expect(await storedOf(50_600)).toHaveLength(1);
  });
});
