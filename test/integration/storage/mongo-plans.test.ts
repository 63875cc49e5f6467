import { plan, type CollectionName } from '../../../src/adapters/mongo/schema/index.ts';
import { readsTooMuch } from '../../support/index-rules.ts';
import { startMongo, type MongoServer } from '../../support/containers.ts';
import { explained, explainsAsMongod, faultOf } from '../../support/mongo-plans.ts';
import { queriesIn, shapesOf, type Query, type Sent } from '../../support/mongo-queries.ts';
import { seededMongo } from '../../support/mongo-seeded.ts';
import { needing } from '../../support/needing.ts';
import { operations } from '../../support/storage-operations.ts';
import { noticed, storedPorts } from '../../support/storage-operations/stage.ts';

/** Queries that read a few documents more than they ask for: of one track and platform, of all endpoints, of one member. */
const fewMore = [
  'licenses {"platformId":"string","trackId":"string","status":"string","validUntil":{"$gt":"number"},"license.territories":{"$in":["string"]}}',
  'lanes {"state":"string","nextDue":{"$lte":"number"}}',
  'staff_sessions {"staffId":"string","expiresAt":{"$gt":"number"}} by {"createdAt":-1,"_id":-1}',
];

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
    const methods = storedPorts.flatMap((port) =>
      Object.keys(mongo.storage[port]).map((method) => `${port}.${method}`),
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
  });

  it('reads no document that a query without a limit does not ask for', () => {
    const queries: readonly Query[] = [...sent.values()].flat().flatMap(queriesIn);
    const excessive = [...shapesOf(queries)]
      .filter(([, query]) => readsTooMuch(query, plan[query.collection as CollectionName]))
      .map(([name]) => name);
    expect(excessive.toSorted()).toEqual(fewMore.toSorted());
  });

  it('is asked as often about a hundred reports as about one', () => {
    expect(tripsOf('record a hundred reports')).toBe(tripsOf('record a report'));
    expect(tripsOf('record a report')).toBeLessThanOrEqual(4);
  });

  it('is asked eight times for a license with its event and receipt, its guards included', () => {
    expect(tripsOf('issue a license, with its event and receipt')).toBeLessThanOrEqual(8);
    expect(tripsOf('issue a license that is held')).toBeLessThanOrEqual(3);
  });

  it('is asked once, and written to by nobody, where nothing waits', () => {
    for (const idle of [
      'claim events where none waits',
      'claim endpoints where nothing is due',
      'claim a request for enrichment where none waits',
      'look for notices where none is due',
    ])
      expect([idle, sent.get(idle)?.map(({ name }) => name)]).toEqual([idle, ['find']]);
  });

  it('is asked little about notices of licenses that end', () => {
    expect(tripsOf('look for notices')).toBe(1);
    expect(tripsOf('list licenses for a mail')).toBe(2);
    expect(tripsOf('send two notices, with their events and mail')).toBeLessThanOrEqual(4);
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

  it('is asked as often about a request of a hundred rows as about one, and little about a row', () => {
    const receipt = 1;
    const hundred = tripsOf('open a request of a hundred rows under an idempotency key');
    expect(hundred).toBe(tripsOf('open a request of one row') + receipt);
    expect(hundred).toBeLessThanOrEqual(5);
    expect(tripsOf('find a request')).toBe(2);
    // Each rival must see the leases of the others, hence a commit; one read tells who used the analysis lately.
    expect(tripsOf('claim a request')).toBeLessThanOrEqual(9);
    expect(tripsOf('settle a row of a hundred')).toBeLessThanOrEqual(3);
    expect(tripsOf('settle the last row of a request')).toBeLessThanOrEqual(4);
    expect(tripsOf('find what was heard of a hundred tracks')).toBe(1);
  });

  it('is asked little about a decision, an appeal and a claim', () => {
    expect(tripsOf('decide about a track')).toBeLessThanOrEqual(12);
    const lifted = tripsOf('lift a decision, with two appeals that end');
    expect(lifted - tripsOf('decide about a track')).toBeLessThanOrEqual(6);
    expect(tripsOf('submit an appeal')).toBeLessThanOrEqual(7);
    expect(tripsOf('claim a track')).toBe(1);
    expect(tripsOf('claim what somebody else works on')).toBe(2);
    expect(tripsOf('list open appeals')).toBe(1);
    expect(tripsOf('list what waits for a decision')).toBe(2);
  });

  it('is asked little about a checkout and a payment', async () => {
    const receipt = 1;
    expect(tripsOf('open a checkout under an idempotency key')).toBeLessThanOrEqual(3 + receipt);
    expect(tripsOf('settle an account whose plan stays as it is')).toBeLessThanOrEqual(3);
    expect(tripsOf('read what was paid')).toBe(3);
    expect(tripsOf('list accounts that are due')).toBe(1);
    expect(tripsOf('list accounts that were settled for another provider')).toBe(2);
  });

  it('is not asked again about a platform that is remembered', () => {
    expect(tripsOf('find a platform')).toBeGreaterThan(0);
    expect(tripsOf('find a platform again')).toBe(0);
  });
});
