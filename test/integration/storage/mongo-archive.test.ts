import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { archiveTargetContract } from '../../contract/archive-target.contract.ts';
import { wholeChain } from '../../contract/audit-log.contract.ts';
import { archiveTargetMutants } from '../../contract/mutants/archive-target.mutants.ts';
import { mutating } from '../../contract/world.ts';
import { aStoredKey, noon } from '../../support/builders.ts';
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
    const broken = mutating(inMongo(1), (view) => ({
      ...view,
      archive: { ...view.archive, ...mutate(view.archive) },
    }));
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

  it('is held until it is released, and rejects what any process inserts or changes meanwhile', async () => {
    const { views, close } = await inMongo(2)();
    const [{ archive, keyRing, auditLog, probeWrites, mayServe }, other] = views;
    if (!other) throw new Error('there are two views');
    const add = (n: number, count: number) => other.keyRing.add(aStoredKey({}, n), { count });
    expect(await add(1, 0)).toBe('added');
    expect(await archive.held()).toBeUndefined();
    const first = { moveId: 'mov_1', since: noon, state: 'moving' };
    expect(await archive.hold('mov_1', noon, aNote({ action: 'store.move' }))).toEqual(first);
    expect(await archive.hold('mov_2', noon + 1, aNote({ action: 'too late' }))).toEqual(first);
    expect(await archive.held()).toEqual(first);

    await expect(add(2, 1)).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringMatching(/held/) as string,
    });
    const resealed = other.keyRing.reseal('key-1', { from: aStoredKey().sealedPrivateJwk, to: 'again' });
    await expect(resealed).rejects.toThrow(/held/);
    await expect(other.auditLog.append(aNote())).rejects.toThrow(/held/);
    expect(await keyRing.keys('access-token')).toEqual([aStoredKey()]);
    expect(await probeWrites()).toMatch(/held/);

    await archive.leave();
    expect(await archive.held()).toEqual({ ...first, state: 'moved' });
    await expect(mayServe()).rejects.toThrow(/moved to another store/);
    await archive.release(aNote({ action: 'store.move_undo' }));
    expect(await archive.held()).toBeUndefined();
    await mayServe();
    expect(await add(2, 1)).toBe('added');
    expect((await wholeChain(auditLog)).map(({ action }) => action)).toEqual([
      'store.move',
      'store.move_undo',
    ]);
    await close();
  }, 120_000);

  it('can be held again after it was released', async () => {
    const { views, close } = await inMongo(1)();
    const [{ archive, keyRing }] = views;
    await archive.hold('mov_1', noon);
    await archive.release();
    await archive.hold('mov_2', noon);
    await archive.release();
    expect(await keyRing.add(aStoredKey(), { count: 0 })).toBe('added');
    await close();
  }, 120_000);

  it('is moved by one process at a time', async () => {
    const { views, close } = await inMongo(2)();
    const [{ archive }, other] = views;
    const outcome = await archive.alone(async () => other?.archive.alone(async () => 'moved'));
    expect(outcome).toBe('occupied');
    expect(await other?.archive.alone(async () => 'moved')).toBe('moved');
    await close();
  });
});
