import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { storageInMemory } from '../../../support/worlds/kit-worlds.ts';
import type { KitStorage } from '../../../support/worlds/stores/kit-storage.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';

/** Read by all, written by none. */
let known: KitStorage | undefined;
const filled = async () => {
  if (!known) {
    const { views } = await storageInMemory();
    await fillStore(views[0], 40);
    [known] = views;
  }
  return known.archive;
};

needing('mongo', 'MongoDB as a store of a move', () => {
  const worlds = mongoWorlds();
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
