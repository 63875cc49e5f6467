import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { cryptoDigest } from '../../../../src/adapters/crypto/index.ts';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { moveStore } from '../../../../src/application/operator/store/move-store.ts';
import { undoMove } from '../../../../src/application/operator/store/undo-move.ts';
import type { ArchiveSource, ArchiveTarget } from '../../../../src/ports/driven/storage/archive.ts';
import { archiveTargetContract } from '../../../contract/storage/archive-target.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { postgresWorlds, storageInMemory } from '../../../support/worlds/kit-worlds.ts';
import { needing } from '../../../support/needing.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';

/** Read by all, written by none. */
let known: ReturnType<typeof sqliteStorage> | undefined;
const filled = async () => {
  if (!known) {
    known = sqliteStorage({ file: ':memory:' });
    await fillStore(known, 40);
  }
  return known.archive;
};

const moving = (source: ArchiveSource, target: ArchiveTarget) => {
  const clock = stoppedClock();
  const delay = { after: async () => undefined };
  const dependencies = { clock, delay, digest: cryptoDigest, ids: ulidIds({ clock }) };
  return {
    move: () => moveStore({ ...dependencies, source, target })({ onProgress: () => undefined }),
    undo: () => undoMove({ source, target, clock })(),
  };
};

needing('postgres', 'PostgreSQL can be moved into and out of', () => {
  const worlds = postgresWorlds();
  describeContract('ArchiveTarget', archiveTargetContract(filled, worlds.storages(2)));

  it('is moved into from SQLite, goes on where it was interrupted, and is moved out of again', async () => {
    const { views, close } = await worlds.storages(2)();
    const [{ archive, auditLog }, other] = views;
    const source = sqliteStorage({ file: ':memory:' });
    await fillStore(source, 40);
    let writes = 0;
    const dying: ArchiveTarget = {
      ...archive,
      write: async (...given) => {
        if (++writes === 20) throw new Error('killed');
        await archive.write(...given);
      },
    };
    await expect(moving(source.archive, dying).move()).rejects.toThrow('killed');
    expect(await archive.occupancy()).toMatchObject({ state: 'filling' });
    expect(await moving(source.archive, archive).move()).toMatchObject({
      ok: true,
      value: { already: false },
    });
    expect(await moving(source.archive, archive).move()).toMatchObject({
      ok: true,
      value: { already: true },
    });
    expect(await archive.totals()).toEqual(await source.archive.totals());

    // Out again, into the kit on SQLite; what other processes write meanwhile is rejected.

    const into = await storageInMemory();
    const out = moving(archive, into.views[0].archive);
    expect(await out.move()).toMatchObject({ ok: true, value: { already: false } });
    await expect(other?.auditLog.append(aNote())).rejects.toThrow(/moved to another store/);
    expect(await out.undo()).toMatchObject({ ok: true, value: { was: 'moved' } });
    await auditLog.append(aNote());
    await into.close();
    await source.close();
    await close();
  }, 240_000);

  it('is moved by one process at a time', async () => {
    const { views, close } = await worlds.storages(2)();
    const [{ archive }, other] = views;
    const outcome = await archive.alone(async () => other?.archive.alone(async () => 'moved'));
    expect(outcome).toBe('occupied');
    expect(await other?.archive.alone(async () => 'moved')).toBe('moved');
    await close();
  });
});
