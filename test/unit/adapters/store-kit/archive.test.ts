import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';

import { archived, derived } from '../../../../src/adapters/store-kit/archive/kinds.ts';
import { collections, storeOn } from '../../../../src/adapters/store-kit/index.ts';
import { archiveKinds, MoveEnded } from '../../../../src/ports/driven/storage/archive.ts';
import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { archiveTargetMutants } from '../../../contract/mutants/storage/archive-target.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { Killed } from '../../../support/stores/move-stage.ts';
import { memoryKernel, storageInMemory } from '../../../support/worlds/kit-worlds.ts';

let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 30);
  }
  return known.archive;
};
it('omits no collection: each belongs to a kind, or has a reason why it does not', () => {
  const covered = [...archived.map(({ name }) => name), ...Object.keys(derived)];
  expect(collections.map(({ name }) => name).toSorted()).toEqual(covered.toSorted());
});

it('is tried with records of every kind', async () => {
  const archive = await filled();
  const counts = await Promise.all(
    archiveKinds.map(async (kind) => [kind, await archive.count(kind)] as const),
  );
  expect(counts.filter(([, count]) => count === 0)).toEqual([]);
});

describeContract('ArchiveTarget of the store kit, in memory', archiveTargetContract(filled, storageInMemory));

describe('the suite of ArchiveTarget, on the store kit', () => {
  for (const { title, mutate, by } of archiveTargetMutants) {
    const broken = mutating(storageInMemory, (view) => ({
      ...view,
      archive: { ...view.archive, ...mutate(view.archive) },
    }));
    expectMutantRejected(title, archiveTargetContract(filled, broken), by);
  }
});

describe('the deletion of a copy', () => {
  it('allows no writes to the store, and no service to start on it', async () => {
    const kernel = memoryKernel();
    const { archive, mayServe, requireWhole } = storeOn({
      ...kernel,
      run: (program, argument) =>
        program.name === 'archive.empty' ? Promise.reject(new Killed()) : kernel.run(program, argument),
    });
    await archive.claim('mov_1');
    await expect(archive.discard('mov_1')).rejects.toThrow(Killed);
    const progress = { records: 1, done: true };
    await expect(archive.write('mov_1', 'events', [], progress)).rejects.toThrow(MoveEnded);
    await expect(archive.complete('mov_1')).rejects.toThrow(MoveEnded);
    for (const check of [mayServe, requireWhole])
      await expect(check()).rejects.toThrow(/of a canceled move are being removed/);
    await kernel.close();
  });
});
