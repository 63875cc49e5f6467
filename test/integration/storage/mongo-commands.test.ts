import { MongoClient, type Document } from 'mongodb';
import { plan } from '../../../src/adapters/mongo/schema/index.ts';
import { aReceiptRequest } from '../../contract/license-ledger/stage.ts';
import { aRevoked } from '../../support/builders.ts';
import { servingIndexes } from '../../support/index-rules.ts';
import { mongoFaultWorld } from '../../support/mongo-fault-world.ts';
import { queriesIn } from '../../support/mongo-queries.ts';
import { needing } from '../../support/needing.ts';

const writes: readonly string[] = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];

needing('mongo', 'what MongoDB is asked', () => {
  const world = mongoFaultWorld({ nosync: true, patienceMs: 60_000 });

  /** The names of the commands that something costs. */
  const costOf = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
    const { sent } = world();
    const before = sent.length;
    await act();
    return sent.slice(before).map(({ name }) => name);
  };

  it('writes to the majority and its journal alone, and reads what the majority has', async () => {
    const { view, load, sent } = world();
    const key = aReceiptRequest({ key: 'observed' });
    await view.receipts.begin(key);
    await view.receipts.abandon(key);
    await view.ledger.close({ revoked: aRevoked(load.opening(1).candidate), events: [] });
    await view.registry.revokeToken('token', 1);
    await view.registry.forgetRevocations(2);
    await view.ledger.find(load.opening(1).candidate.licenseId);

    const alone = sent.filter(({ command }) => command['autocommit'] === undefined);
    const writing = alone.filter(({ name }) => writes.includes(name));
    const commits = sent.filter(({ name }) => name === 'commitTransaction');
    expect(new Set(writing.map(({ name }) => name))).toEqual(new Set(['insert', 'delete']));
    expect(commits.length).toBeGreaterThan(4);
    for (const { command } of [...writing, ...commits]) {
      expect(command['writeConcern']).toMatchObject({ w: 'majority', j: true });
    }
    const begun = sent.filter(({ command }) => command['startTransaction'] === true);
    expect(begun).toHaveLength(commits.length);
    for (const { command } of begun) expect(command['readConcern']).toMatchObject({ level: 'snapshot' });
    const reading = alone.filter(({ name }) => name === 'find');
    expect(reading.length).toBeGreaterThan(1);
    for (const { command } of reading) expect(command['readConcern']).toMatchObject({ level: 'majority' });
  });

  it('opens a license in seven commands, and answers a holder in three', async () => {
    const { view, load } = world();
    expect(await costOf(() => load.ask(view))).toEqual([
      'insert',
      'find',
      'update',
      'update',
      'findAndModify',
      'insert',
      'commitTransaction',
    ]);
    expect(await costOf(() => load.ask(view, 1))).toEqual(['insert', 'abortTransaction', 'find']);
  });

  it('ends a license in four commands', async () => {
    const { view, load } = world();
    const revoked = aRevoked(load.opening(1).candidate);
    const [event] = load.opening(2).events;
    const cost = await costOf(() => view.ledger.close({ revoked, events: event ? [event] : [] }));
    expect(cost).toEqual(['update', 'update', 'insert', 'commitTransaction']);
  });

  it('forgets what has gathered little by little, so that no time outlasts the patience', async () => {
    const { view, server, sent } = world();
    const gathered = Array.from({ length: 600 }, (_, n) => n);
    const client = new MongoClient(server.url);
    const receipts = gathered.map((n) => ({
      ...{ _id: `old ${n}`, fingerprint: 'f', leaseUntil: 1, keepUntil: 1 },
    }));
    const revocations = gathered.map((n) => ({ _id: `old ${n}`, expiresAt: 1 }));
    await client.db('faults').collection<{ _id: string }>('receipts').insertMany(receipts);
    await client.db('faults').collection<{ _id: string }>('revoked_tokens').insertMany(revocations);
    await client.close();

    const before = sent.length;
    expect(await view.receipts.forget(2)).toBe(gathered.length);
    expect(await view.receipts.forget(2)).toBe(0);
    await view.registry.forgetRevocations(2);
    expect(await view.registry.isRevoked('old 7')).toBe(false);
    const deletions = sent.slice(before).flatMap(({ name, command }) => (name === 'delete' ? [command] : []));
    const portions = deletions.flatMap(({ deletes }) => deletes as readonly Document[]);
    const sizes = portions.map(({ q }) => ((q as Document)['_id'] as { $in: readonly string[] }).$in.length);
    expect(sizes).toEqual([250, 250, 100, 250, 250, 100]);
  });

  it('counts the licenses that a move compares by an index, a platform at a time', async () => {
    const { view, load, sent } = world();
    await load.ask(view);
    const before = sent.length;
    expect((await view.archive.tally()).activeLicenses).toBeGreaterThanOrEqual(2);
    const counts = sent.slice(before).flatMap(queriesIn);
    const ofLicenses = counts.filter(({ collection }) => collection === 'licenses');
    expect(ofLicenses.length).toBeGreaterThan(0);
    for (const query of ofLicenses) expect(servingIndexes(query, plan.licenses)).not.toEqual([]);
  });

  it('opens one license and looks once for it when a thousand rivals come at once', async () => {
    const { view, load } = world();
    const asked = () => Promise.all(Array.from({ length: 1_000 }, () => load.ask(view, 500)));
    const cost = await costOf(asked);
    expect(load.ids('opened')).toHaveLength(2);
    expect(load.ids('held')).toHaveLength(999);
    expect(cost.filter((name) => name === 'commitTransaction')).toHaveLength(1);
    expect(cost).toHaveLength(8);
  });
});
