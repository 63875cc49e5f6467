import { anIdempotentRequest } from '../../../contract/licensing/license-ledger/stage.ts';
import { aRevoked } from '../../../support/builders/builders.ts';
import { recordsOf } from '../../../support/stores/ledger-load.ts';
import { fail, failNothing, type FailingCommand } from '../../../support/stores/mongo-faults.ts';
import { mongoFaultWorld } from '../../../support/worlds/stores/mongo-fault-world.ts';
import { needing } from '../../../support/needing.ts';
import { noEffects } from '../../../support/effects.ts';

const writes: readonly string[] = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];

needing('mongo', 'what MongoDB is asked', () => {
  const world = mongoFaultWorld({ timeoutMs: 60_000 });
  afterEach(() => failNothing(world().server));

  it('writes to the majority and its journal alone, and reads what the majority has', async () => {
    const { view, load, sent } = world();
    const key = anIdempotentRequest({ key: 'observed' });
    await view.idempotencyStore.begin(key);
    await view.idempotencyStore.releaseLock(key);
    await view.ledger.close({ revoked: aRevoked(load.opening(1).candidate), effects: noEffects });
    await view.registry.revokeToken('token', 1);
    await view.registry.deleteExpiredRevocations(2);
    await view.ledger.find(load.opening(1).candidate.licenseId);

    const alone = sent.filter(({ command }) => command['autocommit'] === undefined);
    const writing = alone.filter(({ name }) => writes.includes(name));
    const commits = sent.filter(({ name }) => name === 'commitTransaction');
    expect(writing).toEqual([]);
    expect(commits.length).toBeGreaterThan(4);
    for (const { command } of commits) {
      expect(command['writeConcern']).toMatchObject({ w: 'majority', j: true });
    }
    const begun = sent.filter(({ command }) => command['startTransaction'] === true);
    expect(begun).toHaveLength(commits.length);
    for (const { command } of begun) expect(command['readConcern']).toMatchObject({ level: 'snapshot' });
    const reading = alone.filter(({ name }) => name === 'find');
    expect(reading.length).toBeGreaterThan(1);
    for (const { command } of reading) expect(command['readConcern']).toMatchObject({ level: 'majority' });
  });

  const passing: Readonly<Record<string, FailingCommand>> = {
    'a write conflict': {
      failCommands: ['bulkWrite'],
      errorCode: 112,
      errorLabels: ['TransientTransactionError'],
    },
    'a connection that ends': { failCommands: ['bulkWrite'], closeConnection: true },
  };
  it.each(Object.entries(passing))(
    'is asked again after %s in a write to several collections',
    async (_, failing) => {
      const { view, load, server } = world();
      const opening = load.opening(2);
      await view.ledger.open(opening);
      await fail(server, failing, 1);
      const revoked = aRevoked(opening.candidate);
      expect(await view.ledger.close({ revoked, effects: load.opening(3).effects })).toEqual(revoked);
      const { events, issued, active } = await recordsOf(view, revoked.platformId);
      expect([events.length, issued, active]).toEqual([3, 2, 1]);
    },
  );
});
