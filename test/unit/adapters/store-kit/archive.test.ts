import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';

import { archived, derived } from '../../../../src/adapters/store-kit/archive/kinds.ts';
import type { AnyCollection, Index } from '../../../../src/adapters/store-kit/collection.ts';
import { collections, storeOn } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { page } from '../../../../src/adapters/store-kit/program.ts';
import { archiveKinds, MoveEnded } from '../../../../src/ports/driven/storage/archive.ts';
import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { archiveTargetMutants } from '../../../contract/mutants/storage/archive-target.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { Killed, stage } from '../../../support/stores/move-stage.ts';
import { copiesOf, memoryKernel, storageInMemory } from '../../../support/worlds/kit-worlds.ts';

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

/** Every record and every count as the store contains them. */
const contentOf = async (kernel: Kernel) => {
  const rowsOf = (collection: AnyCollection) =>
    kernel.read(
      page((collection.indexes as Readonly<Record<string, Index<never>>>)['key'] as Index<never>, {
        limit: 10_000,
      }),
    );
  return Promise.all(archived.map(async (each) => [each.name, await rowsOf(each)] as const));
};

describe('the deletion of a copy', () => {
  it('that died at any of its commits is completed by the move that continues, so that nothing counts twice', async () => {
    const { source, moveWith } = await stage();
    const stays = { ...source, markMoved: async () => undefined };
    const clean = memoryKernel();
    expect(await moveWith(stays, storeOn(clean).archive)).toMatchObject({ ok: true });
    const expected = await contentOf(clean);
    const { moveId = '' } = (await source.writeLock()) ?? {};
    const copied = await copiesOf(async (kernel) => {
      const complete = () => Promise.reject(new Killed());
      const target = { ...storeOn(kernel).archive, complete };
      await expect(moveWith(stays, target)).rejects.toThrow(Killed);
    });
    for (let dying = 1, isSurvived = false; !isSurvived; dying++) {
      const kernel = copied();
      const { archive } = storeOn(kernel);
      let commits = 0;
      const mortal: Kernel = {
        ...kernel,
        run: (...given) => (++commits === dying ? Promise.reject(new Killed()) : kernel.run(...given)),
      };
      const discarding = storeOn(mortal).archive.discard(moveId);
      isSurvived = await discarding.then(
        () => true,
        (error: unknown) => (expect(error).toBeInstanceOf(Killed), false),
      );
      if (!isSurvived) expect(await archive.owner()).toMatchObject({ moveId, state: 'filling' });
      expect(await moveWith(stays, archive)).toMatchObject({ ok: true });
      expect(await contentOf(kernel)).toEqual(expected);
      await kernel.close();
    }
    await clean.close();
  });

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
