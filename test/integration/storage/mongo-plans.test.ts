import { plan, type CollectionName } from '../../../src/adapters/mongo/schema/index.ts';
import { startMongo, type MongoServer } from '../../support/containers.ts';
import { explained, explainsAsMongod, faultOf } from '../../support/mongo-plans.ts';
import { queriesIn, shapesOf, type Query, type Sent } from '../../support/mongo-queries.ts';
import { seededMongo } from '../../support/mongo-seeded.ts';
import { needing } from '../../support/needing.ts';
import { operations } from '../../support/storage-operations.ts';
import { noticed } from '../../support/storage-operations/stage.ts';

needing('mongo', 'MongoDB is asked for no more than it needs', () => {
  let server: MongoServer;
  let mongo: Awaited<ReturnType<typeof seededMongo>>;
  const sent = new Map<string, readonly Sent[]>();
  const called = new Set<string>();
  const tripsOf = (operation: string): number => sent.get(operation)?.length ?? NaN;

  beforeAll(async () => {
    server = await startMongo({ nosync: true });
    mongo = await seededMongo(server.url);
    const storage = noticed(mongo.storage, (method) => called.add(method));
    for (const { name, ready, run } of operations) {
      await ready?.(mongo.storage);
      sent.set(name, await mongo.during(() => run(storage)));
    }
  }, 180_000);
  afterAll(async () => {
    await mongo.store.close();
    await server.stop();
  });

  it('is asked in every way that the ports have', () => {
    const { ledger, receipts, outbox, registry, keyRing, library, journal, roll, queue, book, marks } =
      mongo.storage;
    const ports = {
      ...{ ledger, receipts, outbox, registry, keyRing, library, journal, roll, queue, book, marks },
    };
    const methods = Object.entries(ports).flatMap(([port, all]) =>
      Object.keys(all).map((method) => `${port}.${method}`),
    );
    expect([...called].toSorted()).toEqual(methods.toSorted());
  });

  it('finds what each query is about by an index, and in its order', async () => {
    const queries: readonly Query[] = [...sent.values()].flat().flatMap(queriesIn);
    const asMongod = await explainsAsMongod(mongo.store.db, 'licenses');
    const faults: string[] = [];
    for (const [name, query] of shapesOf(queries)) {
      const planned = plan[query.collection as CollectionName];
      const fault = faultOf(query, await explained(mongo.store.db, query), planned, asMongod);
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  }, 60_000);

  it('is asked as often about a hundred reports as about one', () => {
    expect(tripsOf('record a hundred reports')).toBe(tripsOf('record a report'));
    expect(tripsOf('record a report')).toBeLessThanOrEqual(4);
  });

  it('is asked eight times for a license with its event and receipt, its guards included', () => {
    expect(tripsOf('issue a license, with its event and receipt')).toBeLessThanOrEqual(8);
    expect(tripsOf('issue a license that is held')).toBeLessThanOrEqual(3);
  });

  it('is asked once, and written to by nobody, where nothing waits', () => {
    for (const idle of ['claim events where none waits', 'claim endpoints where nothing is due'])
      expect([idle, sent.get(idle)?.map(({ name }) => name)]).toEqual([idle, ['find']]);
  });

  it('is asked as often about five hundred deliveries of an event as about one', () => {
    expect(tripsOf('fan an event out to 500')).toBe(tripsOf('fan an event out to 1'));
    expect(tripsOf('fan an event out to 500')).toBeLessThanOrEqual(7);
    expect(tripsOf('list who hears of licenses')).toBe(1);
    expect(tripsOf('fan out an event of which nobody hears')).toBe(1);
    expect(tripsOf('recover five hundred deliveries, some of them dead')).toBeLessThanOrEqual(5);
  });

  it('is asked three times for what became of a delivery, and twice to let go of its endpoint', () => {
    expect(tripsOf('settle a delivery')).toBeLessThanOrEqual(3);
    expect(tripsOf('release an endpoint')).toBeLessThanOrEqual(2);
    expect(tripsOf('claim an endpoint, with what is due there')).toBeLessThanOrEqual(6);
    expect(tripsOf('claim eight endpoints')).toBe(tripsOf('claim an endpoint, with what is due there'));
  });

  it('is asked as often for three licenses of a message as for one', () => {
    expect(tripsOf('hear that content is published, with three tracks')).toBeLessThanOrEqual(11);
    expect(tripsOf('hear that content is deleted, with three licenses')).toBeLessThanOrEqual(8);
  });

  it('is not asked again about a platform that is remembered', () => {
    expect(tripsOf('find a platform')).toBeGreaterThan(0);
    expect(tripsOf('find a platform again')).toBe(0);
  });
});
