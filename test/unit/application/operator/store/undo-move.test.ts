import { sqliteStorage } from '../../../../../src/adapters/sqlite/index.ts';
import { undoMove } from '../../../../../src/application/operator/store/undo-move.ts';
import {
  MoveEnded,
  type ArchiveSource,
  type ArchiveTarget,
} from '../../../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { plainTarget } from '../../../../support/stores/plain-target.ts';
import { stoppedClock } from '../../../../support/service/stopped-clock.ts';

import { killedAt, Killed, recordsBut, stage } from '../../../../support/stores/move-stage.ts';

describe('a move that is undone', () => {
  it('half-way permits writes again, empties the copy, and may begin again', async () => {
    const { source, target, moveWith, move } = await stage();
    const { killable } = killedAt(80, 'after');
    await expect(moveWith(killable(source), killable(target))).rejects.toThrow(Killed);
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source, target })()).toEqual({
      ok: true,
      value: { was: 'moving', copy: 'emptied' },
    });
    expect([await source.writeLock(), await target.owner()]).toEqual([undefined, 'empty']);
    expect(await move()).toMatchObject({ ok: true });
  });

  it('when it was over ends all writes to the copy, and keeps a second move out of it', async () => {
    const { source, target, move } = await stage();
    await move();
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source, target })()).toEqual({
      ok: true,
      value: { was: 'moved', copy: 'retired' },
    });
    expect(await source.writeLock()).toBeUndefined();
    expect(await target.writeLock()).toMatchObject({ state: 'moved', to: 'A' });
    expect(await recordsBut(target, 'audit-entries')).toEqual(await recordsBut(source, 'audit-entries'));
    expect(await move()).toEqual({ ok: false, failure: { kind: 'target-moved-on', to: 'A' } });
    expect(await source.writeLock()).toBeUndefined();
  });

  it('needs no address of the copy, which it then leaves as it is', async () => {
    const { source, move } = await stage();
    await move();
    const undone = await undoMove({ clock: stoppedClock(), sourceName: 'A', source })();
    expect(undone).toEqual({ ok: true, value: { was: 'moved', copy: 'out-of-reach' } });
  });

  it('continues where it was killed between the two stores', async () => {
    const { source, target, move } = await stage();
    await move();
    const release = () => Promise.reject(new Killed());
    const undo = (from: ArchiveSource) =>
      undoMove({ clock: stoppedClock(), sourceName: 'A', source: from, target })();
    await expect(undo({ ...source, releaseWriteLock: release })).rejects.toThrow(Killed);
    expect([await source.writeLock(), await target.writeLock()]).toEqual([
      expect.objectContaining({ state: 'moved' }),
      expect.objectContaining({ state: 'moved' }),
    ]);
    expect(await undo(source)).toEqual({ ok: true, value: { was: 'moved', copy: 'retired' } });
    expect(await source.writeLock()).toBeUndefined();
  });

  it('is rejected while the address names another store than that of the copy, or the copy has moved on', async () => {
    const { source, target, move } = await stage();
    await move();
    const undo = (copy: ArchiveTarget, targetName = 'B') =>
      undoMove({ clock: stoppedClock(), sourceName: 'A', source, target: copy, targetName })();
    expect(await undo(plainTarget().target, 'C')).toEqual({
      ok: false,
      failure: { kind: 'moved-elsewhere', state: 'moved', to: 'B' },
    });
    const writeLock = async () => ({ moveId: 'mov_2', since: 0, state: 'moving', to: 'C' }) as const;
    expect(await undo({ ...target, writeLock: writeLock })).toEqual({
      ok: false,
      failure: { kind: 'target-moved-on', to: 'C' },
    });
    expect(await source.writeLock()).toMatchObject({ state: 'moved' });
  });

  it.each(['moving', 'moved'] as const)(
    'is rejected if the address names a store without the copy of a move that was %s, unless it has the name of the target',
    async (state) => {
      const { source } = await stage();
      await source.acquireWriteLock({ moveId: 'mov_1', since: 0, to: 'B' }, undefined);
      if (state === 'moved') await source.markMoved('mov_1');
      const undo = (targetName: string, target?: ArchiveTarget) =>
        undoMove({
          ...{ clock: stoppedClock(), sourceName: 'A', source, targetName },
          ...(target && { target }),
        })();
      const foreign = plainTarget().target;
      await foreign.claim('mov_2');
      const away = { ...foreign, owner: () => Promise.reject(new Unavailable('away')) };
      for (const target of [foreign, plainTarget().target, away, undefined])
        expect(await undo('C', target)).toEqual({
          ok: false,
          failure: { kind: 'moved-elsewhere', state, to: 'B' },
        });
      expect(await source.writeLock()).toMatchObject({ state });
      // The target was dropped and created again.
      expect(await undo('B', plainTarget().target)).toEqual({
        ok: true,
        value: { was: state, copy: 'none' },
      });
      expect(await source.writeLock()).toBeUndefined();
    },
  );

  it('leaves a copy from which nothing is moved, and which no undoing makes writable', async () => {
    const { source, moveWith } = await stage();
    const copy = sqliteStorage({ file: ':memory:' });
    await moveWith(source, copy.archive);
    const undo = (from: ArchiveSource, into: ArchiveTarget, targetName: string) =>
      undoMove({ clock: stoppedClock(), sourceName: 'A', source: from, target: into, targetName })();
    const retired = { value: { was: 'moved', copy: 'retired' } };
    expect(await undo(source, copy.archive, 'B')).toMatchObject(retired);
    await expect(copy.mayServe()).rejects.toThrow(
      'the move into this store was undone, and the data is in A again',
    );
    const rejection = { ok: false, failure: { kind: 'source-retired', to: 'A' } };
    expect(await undo(copy.archive, plainTarget().target, 'A')).toEqual(rejection);
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'B', source: copy.archive })()).toEqual(
      rejection,
    );
    expect(await moveWith(copy.archive, plainTarget().target)).toEqual(rejection);
    expect(await copy.archive.writeLock()).toMatchObject({ state: 'moved', to: 'A' });
    await copy.close();
  });

  it('is not undone by a process whose turn another one has taken', async () => {
    const { source, target, move } = await stage();
    await move();
    const requireCurrent = () => Promise.reject(new MoveEnded());
    const alone: ArchiveSource['alone'] = (work) => source.alone(() => work({ requireCurrent }));
    const undone = await undoMove({
      ...{ clock: stoppedClock(), sourceName: 'A', target, targetName: 'B' },
      source: { ...source, alone },
    })();
    expect(undone).toEqual({ ok: false, failure: { kind: 'move-ended' } });
    expect(await source.writeLock()).toMatchObject({ state: 'moved' });
  });

  it('changes neither store if another move has filled the target since it was examined', async () => {
    const { source, target, move } = await stage();
    await move();
    const later = plainTarget().target;
    await later.claim('mov_2');
    await later.complete('mov_2');
    const undone = await undoMove({
      ...{ clock: stoppedClock(), sourceName: 'A', source, targetName: 'B' },
      target: { ...later, owner: () => target.owner() },
    })();
    expect(undone).toEqual({ ok: false, failure: { kind: 'move-ended' } });
    expect([await source.writeLock(), await later.writeLock()]).toEqual([
      expect.objectContaining({ state: 'moved' }),
      undefined,
    ]);
  });

  it('is in the audit log of the source, as the move is', async () => {
    const { source, storage, move } = await stage();
    const before = await source.count('audit-entries');
    await move();
    await undoMove({ clock: stoppedClock(), sourceName: 'A', source })();
    const noted = await storage.auditLog.entries({ after: before, limit: 10 });
    expect(noted.map(({ actor, action }) => [actor.kind, action])).toEqual([
      ['operator', 'store.move'],
      ['operator', 'store.move_undo'],
    ]);
  });

  it('lets writes continue also where the copy cannot be reached, or never was', async () => {
    const { source, target } = await stage();
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source, target })()).toMatchObject({
      value: { was: 'not-locked' },
    });
    await source.acquireWriteLock({ moveId: 'mov_1', since: 0 }, undefined);
    const owner = () => Promise.reject(new Unavailable('away'));
    const undone = await undoMove({
      clock: stoppedClock(),
      sourceName: 'A',
      source,
      target: { ...target, owner },
    })();
    expect(undone).toEqual({ ok: true, value: { was: 'moving', copy: 'out-of-reach' } });
    await source.acquireWriteLock({ moveId: 'mov_2', since: 0 }, undefined);
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source, target })()).toMatchObject({
      value: { was: 'moving', copy: 'none' },
    });
    expect(await source.writeLock()).toBeUndefined();
  });
});
