import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { archiveTargetContract } from '../../contract/archive-target.contract.ts';
import { wholeChain } from '../../contract/audit-log.contract.ts';
import { archiveTargetMutants } from '../../contract/mutants/archive-target.mutants.ts';
import { mutating } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { fillStore } from '../../support/full-store.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';
import { aNote } from '../../support/staff-builders.ts';

/** Read by all, written by none. */
let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 60);
  }
  return known.archive;
};

needing('mongo', 'MongoDB can be moved into', () => {
  const inMongo = mongoWorlds();
  describeContract('ArchiveTarget', archiveTargetContract(filled, inMongo(2)));

  for (const { title, mutate, by } of archiveTargetMutants) {
    const broken = mutating(inMongo(1), (view) => ({ ...view, archive: mutate(view.archive) }));
    expectMutantRejected(title, archiveTargetContract(filled, broken), by);
  }

  it('goes on with the chain of the audit log that was brought, and begins anew where it is discarded', async () => {
    const { views, close } = await inMongo(1)();
    const [{ archive, auditLog }] = views;
    await archive.claim('mov_1');
    const brought = (await (await filled()).read('audit-entries', { limit: 1_000 })).records;
    for (const some of [brought.slice(0, 5), brought.slice(5), brought.slice(0, 5)])
      await archive.write('audit-entries', some, { records: 0, done: false });
    const next = await auditLog.append(aNote());
    expect(await wholeChain(auditLog)).toEqual([...brought, next]);
    await archive.discard();
    expect(await auditLog.append(aNote())).toMatchObject({ place: 1, previous: '0'.repeat(64) });
    await close();
  });

  it('serves nobody while it is filled', async () => {
    const { views, close } = await inMongo(1)();
    const [{ archive, mayServe }] = views;
    await archive.claim('mov_1');
    await expect(mayServe()).rejects.toThrow(/being filled from SQLite/);
    await archive.complete();
    await mayServe();
    await close();
  });
});
