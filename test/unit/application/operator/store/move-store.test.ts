import { undoMove } from '../../../../../src/application/operator/store/undo-move.ts';
import {
  archiveKinds,
  MoveEnded,
  type ArchiveKind,
  type ArchiveSource,
  type ArchiveTarget,
} from '../../../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import type { MoveStore } from '../../../../../src/ports/driving/operator/store-commands.ts';
import { plainTarget } from '../../../../support/stores/plain-target.ts';
import { stoppedClock } from '../../../../support/service/stopped-clock.ts';
import { everything, stage, unblock } from '../../../../support/stores/move-stage.ts';

/** A target in which the first record of some kinds is wrong. */
const wrongTarget = (
  kinds: readonly ArchiveKind[],
  wrong: 'missing' | 'duplicated' | 'changed',
): ArchiveTarget => {
  const { target } = plainTarget();
  const write: ArchiveTarget['write'] = (moveId, kind, [first, ...others], progress) => {
    if (!kinds.includes(kind) || !first)
      return target.write(moveId, kind, first ? [first, ...others] : others, progress);
    const instead = wrong === 'missing' ? [] : [{ ...first, changed: true }];
    return target.write(moveId, kind, [...instead, ...others], progress);
  };
  const read: ArchiveTarget['read'] = async (kind, page) => {
    const found = await target.read(kind, page);
    const isFirst = kinds.includes(kind) && page.after === undefined;
    return isFirst ? { ...found, records: [...found.records.slice(0, 1), ...found.records] } : found;
  };
  return wrong === 'duplicated' ? { ...target, read } : { ...target, write };
};

/** The kinds of records that a rejected move found to differ. */
const differingKinds = (moved: Awaited<ReturnType<MoveStore>>): readonly ArchiveKind[] => {
  if (moved.ok || moved.failure.kind !== 'copies-differ') throw new Error('the copies do not differ');
  const found = new Set<string>(moved.failure.differences.map(({ what }) => what));
  return archiveKinds.filter((kind) => found.has(kind));
};

describe('a move to another store', () => {
  it('copies every record to the target, and reports what it copied', async () => {
    const { source, target, steps, move } = await stage(40);
    const moved = await move();
    expect(moved).toMatchObject({ ok: true, value: { already: false, ...(await source.totals()) } });
    expect(await everything(target)).toEqual(await everything(source));
    expect(await source.writeLock()).toMatchObject({ state: 'moved' });
    expect(await target.owner()).toMatchObject({ state: 'complete' });
    for (const kind of archiveKinds)
      for (const phase of ['copying', 'checking'] as const) {
        const last = steps.findLast((step) => step.kind === kind && step.phase === phase);
        expect(last).toMatchObject({ records: await source.count(kind), total: await source.count(kind) });
      }
  });

  it('does nothing when it is requested again', async () => {
    const { target, kept, move } = await stage();
    await move();
    kept.get('licenses')?.clear();
    expect(await move()).toMatchObject({ ok: true, value: { already: true } });
    expect(await target.count('licenses')).toBe(0);
  });

  it('waits for a target that is temporarily unavailable', async () => {
    const { source, target, moveWith } = await stage();
    let away = 3;
    const write: ArchiveTarget['write'] = async (...given) => {
      if (away-- > 0) throw new Unavailable('away');
      await target.write(...given);
    };
    expect(await moveWith(source, { ...target, write })).toMatchObject({ ok: true });
  });

  describe('into a target that has a wrong record', () => {
    let staged: Awaited<ReturnType<typeof stage>>;
    beforeAll(async () => {
      staged = await stage();
    });

    it.each(['missing', 'duplicated', 'changed'] as const)(
      'detects that one of every kind is %s',
      async (wrong) => {
        const { source, moveWith } = staged;
        const target = wrongTarget(archiveKinds, wrong);
        expect(differingKinds(await moveWith(source, target))).toEqual(archiveKinds);
        expect(await source.writeLock()).toMatchObject({ state: 'moving' });
        expect(await target.owner()).toMatchObject({ state: 'filling' });
        expect(differingKinds(await moveWith(source, target))).toEqual(archiveKinds);
        await unblock(source);
      },
    );

    it.each(archiveKinds)('detects that one of %s alone is changed', async (kind) => {
      const { source, moveWith } = staged;
      expect(differingKinds(await moveWith(source, wrongTarget([kind], 'changed')))).toEqual([kind]);
      await unblock(source);
    });
  });

  it.each(['catalogVersion', 'activeLicenses'] as const)(
    'detects that %s is not counted in the same way',
    async (figure) => {
      const { source, target, moveWith } = await stage();
      const totals = async () => ({ ...(await target.totals()), [figure]: 0 });
      expect(await moveWith(source, { ...target, totals })).toEqual({
        ok: false,
        failure: {
          kind: 'copies-differ',
          differences: [{ what: figure, inSource: String((await source.totals())[figure]), inTarget: '0' }],
        },
      });
    },
  );
});

describe('a move whose turn another process has taken', () => {
  it('changes nothing from then on, in the middle of copying and before the end', async () => {
    const { source, target, moveWith } = await stage();
    let [runs, isSurvived] = [0, false];
    for (; !isSurvived; runs++) {
      // Each run continues the one before, and loses its turn one step later.
      let requested = 0;
      let isLost = false;
      const requireCurrent = async (): Promise<void> => {
        isLost = ++requested > Math.min(runs, 1);
        if (isLost) throw new MoveEnded();
      };
      const alone: ArchiveSource['alone'] = (work) => source.alone(() => work({ requireCurrent }));
      const write: ArchiveTarget['write'] = (...given) => {
        expect(isLost).toBe(false);
        return target.write(...given);
      };
      const moved = await moveWith({ ...source, alone }, { ...target, write });
      isSurvived = moved.ok;
      if (!moved.ok) {
        expect(moved.failure).toEqual({ kind: 'move-ended' });
        expect(await target.owner()).toMatchObject({ state: 'filling' });
        expect(await source.writeLock()).toMatchObject({ state: 'moving' });
      }
    }
    // One at each page, and one before the end.
    expect(runs).toBeGreaterThan(archiveKinds.length + 1);
    expect(await everything(target)).toEqual(await everything(source));
  });

  it('does not say that a target which others emptied contains everything', async () => {
    const { source, target, moveWith } = await stage();
    const totals = async () => {
      const found = await target.totals();
      const { moveId = '' } = (await source.writeLock()) ?? {};
      if (typeof (await target.owner()) === 'object') await target.discard(moveId);
      return found;
    };
    expect(await moveWith(source, { ...target, totals })).toEqual({
      ok: false,
      failure: { kind: 'move-ended' },
    });
    expect(await source.writeLock()).toMatchObject({ state: 'moving' });
  });

  it('does not say that everything was moved if others have undone the move meanwhile', async () => {
    const { source, target, moveWith } = await stage();
    const complete: ArchiveTarget['complete'] = async (moveId) => {
      await target.complete(moveId);
      await unblock(source);
      await source.acquireWriteLock({ moveId: 'mov_later', since: 0 }, undefined);
    };
    expect(await moveWith(source, { ...target, complete })).toEqual({
      ok: false,
      failure: { kind: 'move-ended' },
    });
    expect(await source.writeLock()).toMatchObject({ moveId: 'mov_later', state: 'moving' });
  });
});

describe('a move into a store that', () => {
  const rejection = (kind: string) => ({ ok: false, failure: { kind } });

  it('is not empty is rejected, and no write was blocked', async () => {
    const { source, kept, move } = await stage();
    kept.get('revoked-tokens')?.set('tok_1', { tokenId: 'tok_1', expiresAt: 1 });
    expect(await move()).toEqual(rejection('target-in-use'));
    expect(await source.writeLock()).toBeUndefined();
  });

  it('another move fills is rejected, also where that claimed it just now', async () => {
    const { source, target, moveWith, move } = await stage();
    await target.claim('mov_other');
    expect(await move()).toEqual(rejection('target-of-another-move'));
    expect(await moveWith(source, { ...target, owner: async () => 'empty' as const })).toEqual(
      rejection('target-of-another-move'),
    );
    expect(await source.writeLock()).toBeUndefined();
  });

  it('is not the one to which everything was moved is rejected', async () => {
    const { source, moveWith, move } = await stage();
    await move();
    const elsewhere = { kind: 'moved-elsewhere', state: 'moved', to: 'B' };
    expect(await moveWith(source, plainTarget().target)).toEqual({ ok: false, failure: elsewhere });
  });

  it('another process moves into at this moment is rejected', async () => {
    const { source, target, moveWith } = await stage();
    const occupied = { ...source, alone: async () => 'occupied' as const };
    expect(await moveWith(occupied, target)).toEqual(rejection('move-occupied'));
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source: occupied })()).toEqual(
      rejection('move-occupied'),
    );
  });
});

describe('a move that cannot begin', () => {
  const rejection = (kind: string) => ({ ok: false, failure: { kind } });

  it('is rejected out of a store that was never used, or is being filled itself', async () => {
    const { source, moveWith, target } = await stage();
    const owned = (owner: Awaited<ReturnType<ArchiveSource['owner']>>) =>
      moveWith({ ...source, owner: async () => owner }, target);
    expect(await owned('empty')).toEqual(rejection('nothing-to-move'));
    expect(await owned({ moveId: 'mov_0', state: 'filling' })).toEqual(rejection('source-incomplete'));
    expect(await source.writeLock()).toBeUndefined();
  });

  it('is rejected into the same store, however its addresses are written', async () => {
    const { source, storage, moveWith } = await stage();
    // A store that was never moved into contains data, which is why nothing can be moved into it.
    expect(await moveWith(source, storage.archive)).toEqual(rejection('target-in-use'));
    const owner = async () => ({ moveId: 'mov_0', state: 'complete' }) as const;
    const one = { ...storage.archive, owner };
    expect(await moveWith(one, one)).toEqual(rejection('same-store'));
    expect(
      await undoMove({ clock: stoppedClock(), sourceName: 'A', source: one, target: one })(),
    ).toMatchObject({
      value: { was: 'not-locked' },
    });
    await source.acquireWriteLock({ moveId: 'mov_1', since: 0 }, undefined);
    expect(await moveWith(source, storage.archive)).toEqual(rejection('same-store'));
    expect(await undoMove({ clock: stoppedClock(), sourceName: 'A', source: one, target: one })()).toEqual(
      rejection('same-store'),
    );
  });

  it('is rejected to another target than that of an earlier run, which is named', async () => {
    const { source, moveWith } = await stage();
    await source.acquireWriteLock({ moveId: 'mov_1', since: 0, to: 'C' }, undefined);
    expect(await moveWith(source, plainTarget().target)).toEqual({
      ok: false,
      failure: { kind: 'moved-elsewhere', state: 'moving', to: 'C' },
    });
  });
});
