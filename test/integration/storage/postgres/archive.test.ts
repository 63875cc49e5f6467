import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { postgresWorlds } from '../../../support/worlds/stores/postgres-worlds.ts';
import { needing } from '../../../support/needing.ts';

/** Read by all, written by none. */
let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 40);
  }
  return known.archive;
};

needing('postgres', 'PostgreSQL as a store of a move', () => {
  const worlds = postgresWorlds();
  describeContract('ArchiveTarget', archiveTargetContract(filled, worlds.storages(2)));

  it('is moved by one process at a time', async () => {
    const { views, close } = await worlds.storages(2)();
    const [{ archive }, other] = views;
    const outcome = await archive.alone(async () => other?.archive.alone(async () => 'moved'));
    expect(outcome).toBe('occupied');
    expect(await other?.archive.alone(async () => 'moved')).toBe('moved');
    await close();
  });
});
