import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';

import { archived, derived } from '../../../../src/adapters/store-kit/archive/kinds.ts';
import { collections } from '../../../../src/adapters/store-kit/index.ts';
import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { archiveTargetMutants } from '../../../contract/mutants/storage/archive-target.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { storageInMemory } from '../../../support/worlds/kit-worlds.ts';

let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 60);
  }
  return known.archive;
};
it('leaves no collection out: each is of a kind, or says why it is of none', () => {
  const covered = [...archived.map(({ name }) => name), ...Object.keys(derived)];
  expect(collections.map(({ name }) => name).toSorted()).toEqual(covered.toSorted());
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
