import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { kitKinds } from '../../../../src/adapters/store-kit/archive/kinds.ts';
import type { Archive } from '../../../../src/ports/driven/archive.ts';
import { archiveTargetContract } from '../../../contract/archive-target.contract.ts';
import { archiveTargetMutants } from '../../../contract/mutants/archive-target.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fillStore } from '../../../support/full-store.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

/** Of an archive only the kinds that the kit keeps so far. */
const kept = <Of extends Archive>(archive: Of): Of => ({
  ...archive,
  read: async (kind, page) => (kind in kitKinds ? archive.read(kind, page) : { records: [] }),
  count: async (kind) => (kind in kitKinds ? archive.count(kind) : 0),
});

let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 60);
  }
  return kept(known.archive);
};
const opened = mutating(storageInMemory, (view) => ({
  ...view,
  archive: {
    ...kept(view.archive),
    write: async (kind, records, progress) =>
      kind in kitKinds || progress.done ? view.archive.write(kind, records, progress) : undefined,
  },
}));

describeContract('ArchiveTarget of the store kit, in memory', archiveTargetContract(filled, opened));

describe('the suite of ArchiveTarget, on the store kit', () => {
  for (const { title, mutate, by } of archiveTargetMutants) {
    const broken = mutating(opened, (view) => ({ ...view, archive: mutate(view.archive) }));
    expectMutantRejected(title, archiveTargetContract(filled, broken), by);
  }
});
