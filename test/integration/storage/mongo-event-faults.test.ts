import { monthOf } from '../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { aClaim, aLease, deliveryOf, fate, minute } from '../../contract/delivery-queue/stage.ts';
import {
  anEndpoint,
  anEvent,
  deliveryId,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../support/builders.ts';
import { mongoFaultWorld } from '../../support/mongo-fault-world.ts';
import { fail, failNothing } from '../../support/mongo-faults.ts';
import { needing } from '../../support/needing.ts';

const noSuchTransaction = 251;
const isCommit = (request: Buffer) => request.includes('commitTransaction');

needing('mongo', 'a MongoDB whose replies about events are lost', () => {
  const world = mongoFaultWorld({ parameters: { enableTestCommands: '1' } });
  afterEach(() => failNothing(world().server));

  /** The transaction is committed; whoever asked for it is told that it never was. */
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

  const enroll = (n: number) => world().beside.roll.add(anEndpoint({}, n), { count: 0 });
  const logOf = async (n: number) => {
    const filter = { platformId: platformId(n), endpointId: endpointId(n) };
    return (await world().beside.queue.list(filter, { limit: 100 })).deliveries;
  };
  const toldOf = async (...ids: readonly number[]) =>
    (await world().beside.outbox.list({ limit: 10_000 }))
      .map((event) => event.eventId)
      .filter((id) => ids.some((n) => eventId(n) === id));
  /** Events that wait, told by an endpoint of no account. */
  const tellAs = async (teller: number, ...ids: readonly number[]) => {
    await enroll(teller);
    const endpoint = anEndpoint({ version: 2 }, teller);
    await world().beside.roll.change({
      endpoint,
      guards: { version: 1 },
      events: ids.map((n) => anEvent({}, n)),
    });
  };

  it('adds an endpoint once', async () => {
    const { view } = world();
    expect(await runAgain(() => view.roll.add(anEndpoint({}, 501), { count: 0 }))).toBe('added');
    expect(await view.roll.list(platformId(501))).toHaveLength(1);
  });

  it('sends an event to an endpoint once', async () => {
    const { view } = world();
    await enroll(502);
    await runAgain(() => view.queue.sendTo(anEvent({}, 50_200), deliveryOf(50_200, 502)));
    expect(await logOf(502)).toEqual([deliveryOf(50_200, 502)]);
    expect(await toldOf(50_200)).toHaveLength(1);
  });

  it('settles a delivery once, told once', async () => {
    const { view, beside } = world();
    await enroll(503);
    const delivery = deliveryOf(50_300, 503, { dueAt: noon - 503 });
    await beside.queue.sendTo(anEvent({}, 50_300), delivery);
    await beside.queue.claimLanes(aClaim('worker', noon, { lanes: 1 }));
    const events = [anEvent({ type: 'endpoint.failing' }, 50_301)];
    const settled = fate(delivery, 500);
    const claimed = { token: 'worker', before: delivery };
    const settlement = { ...claimed, delivery: settled, health: { failingSince: noon }, events };
    expect(await runAgain(() => view.queue.settle(settlement))).toBe('settled');
    expect(await logOf(503)).toEqual([settled]);
    expect(await toldOf(50_301)).toHaveLength(1);
    await beside.queue.release(endpointId(503), 'worker');
  });

  it('writes a page of deliveries once', async () => {
    const { view, beside } = world();
    await enroll(504);
    await tellAs(505, 50_400);
    await beside.queue.claimEvents(aLease('dispatcher'), 1_000);
    const page = { eventId: eventId(50_400), token: 'dispatcher', progress: 'done' as const };
    const deliveries = [deliveryOf(50_400, 504)];
    expect(await runAgain(() => view.queue.fanOut({ ...page, deliveries }))).toBe('written');
    expect(await logOf(504)).toEqual(deliveries);
  });

  it('hears a message once', async () => {
    const { view, load } = world();
    const { platform } = load;
    const commit = {
      notice: { platformId: platform.platformId, webhookId: 'msg', answer: { heard: true }, keepUntil: noon },
      openings: [],
      closings: [],
      events: [anEvent({}, 50_600)],
      warnings: [],
      guards: {
        register: 'absent' as const,
        platform: { platformId: platform.platformId, version: platform.version },
        tracks: [],
        quota: { month: monthOf(noon), limit: null },
      },
    };
    expect(await runAgain(() => view.book.commit(commit))).toEqual({
      outcome: 'heard-before',
      answer: { heard: true },
    });
    expect(await toldOf(50_600)).toHaveLength(1);
  });

  it('brings what a dispatcher wrote that died before the lanes learned of it', async () => {
    const { view, beside, proxy } = world();
    await enroll(507);
    await tellAs(508, 50_700);
    await view.queue.claimEvents(aLease('dead', noon + 10 * minute), 1_000);
    const page = { eventId: eventId(50_700), progress: 'done' as const };
    const deliveries = [deliveryOf(50_700, 507, { dueAt: noon - 507 })];
    const dies = proxy.dropReplyTo(isCommit).then(() => proxy.refuse());
    const [died] = await Promise.allSettled([
      view.queue.fanOut({ ...page, token: 'dead', deliveries }),
      dies,
    ]);
    expect(died).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) as unknown });
    proxy.mend();
    expect(await logOf(507)).toEqual(deliveries);
    const laneOf = async (token: string, now: number) =>
      (await beside.queue.claimLanes(aClaim(token, now, { lanes: 1 }))).map(
        (lane) => lane.endpoint.endpointId,
      );
    expect(await laneOf('early', noon - 507)).toEqual([]);

    const later = noon + 11 * minute;
    const taken = await beside.queue.claimEvents(aLease('next', later), 1_000);
    expect(taken.map(({ event }) => event.eventId)).toContain(eventId(50_700));
    const again = deliveries.map((delivery) => ({ ...delivery, deliveryId: deliveryId(99) }));
    expect(await beside.queue.fanOut({ ...page, token: 'next', deliveries: again })).toBe('written');
    expect(await laneOf('worker', noon - 507)).toEqual([endpointId(507)]);
    expect(await logOf(507)).toEqual(deliveries);
  });

  it('is through with an event only when the lanes have learned of its last page', async () => {
    const { view, beside, proxy } = world();
    await enroll(509);
    await tellAs(510, 50_900);
    const later = noon + 20 * minute;
    await view.queue.claimEvents(aLease('dead', later), 1_000);
    const deliveries = [deliveryOf(50_900, 509, { dueAt: noon - 509 })];
    const isProgress = (request: Buffer) => request.includes('outbox') && request.includes('$unset');
    const dies = proxy.dropReplyTo(isProgress).then(() => proxy.refuse());
    const page = { eventId: eventId(50_900), token: 'dead', deliveries, progress: 'done' as const };
    await Promise.allSettled([view.queue.fanOut(page), dies]);
    proxy.mend();
    const taken = await beside.queue.claimEvents(aLease('next', later + minute), 1_000);
    expect(taken.map(({ event }) => event.eventId)).not.toContain(eventId(50_900));
    const claimed = await beside.queue.claimLanes(aClaim('worker', noon - 509, { lanes: 1 }));
    expect(claimed.map(({ due }) => due.map(({ delivery }) => delivery))).toEqual([deliveries]);
  });
});
