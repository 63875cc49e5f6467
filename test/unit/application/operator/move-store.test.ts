import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { cryptoDigest } from '../../../../src/adapters/crypto/index.ts';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { moveStore } from '../../../../src/application/operator/store/move-store.ts';
import { undoMove } from '../../../../src/application/operator/store/undo-move.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import {
  archiveKinds,
  type Archive,
  type ArchiveKind,
  type ArchiveSource,
  type ArchiveTarget,
} from '../../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { MoveStep } from '../../../../src/ports/driving/operator/store-commands.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { plainTarget } from '../../../support/stores/plain-target.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';

const readAll = async (archive: Archive, kind: ArchiveKind) => {
  const all: string[] = [];
  for (let after: string | undefined; ;) {
    const { records, next } = await archive.read(kind, {
      limit: 10_000,
      ...(after !== undefined && { after }),
    });
    all.push(...records.map(canonical));
    if (next === undefined) return all.sort();
    after = next;
  }
};

const everything = async (archive: Archive) =>
  Promise.all(archiveKinds.map(async (kind) => [kind, await readAll(archive, kind)] as const));

const recordsBut = async (archive: Archive, kind: ArchiveKind) =>
  (await everything(archive)).filter(([name]) => name !== kind);

class Killed extends Error {}

/** Dies, as a process does, when its `n`th step is asked for: before it, or after it was done. */
const dyingAt = (n: number, when: 'before' | 'after') => {
  let steps = 0;
  const mortal = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get:
        (target, name) =>
        async (...given: readonly unknown[]) => {
          const own = Reflect.get(target, name) as (...args: readonly unknown[]) => Promise<unknown>;
          if (name === 'alone') return own(...given);
          const dies = ++steps === n;
          if (dies && when === 'before') throw new Killed();
          const done = await own(...given);
          if (dies) throw new Killed();
          return done;
        },
    });
  return { mortal, survived: () => steps < n };
};

const stage = async (count = 3) => {
  const storage = sqliteStorage({ file: ':memory:' });
  await fillStore(storage, count);
  const clock = stoppedClock();
  const delay = { after: async () => undefined };
  const dependencies = { clock, delay, digest: cryptoDigest, ids: ulidIds({ clock }) };
  const { target, kept } = plainTarget();
  const steps: MoveStep[] = [];
  const onProgress = (step: MoveStep) => void steps.push(step);
  const source = storage.archive;
  const moveWith = (from: ArchiveSource, into: ArchiveTarget) =>
    moveStore({ ...dependencies, source: from, target: into })({ onProgress });
  return { storage, source, target, kept, steps, moveWith, move: () => moveWith(source, target) };
};

describe('a move to another store', () => {
  it('brings every record there, and says what it brought', async () => {
    const { source, target, steps, move } = await stage(40);
    const moved = await move();
    expect(moved).toMatchObject({ ok: true, value: { already: false, ...(await source.totals()) } });
    expect(await everything(target)).toEqual(await everything(source));
    expect(await source.held()).toMatchObject({ state: 'moved' });
    expect(await target.occupancy()).toMatchObject({ state: 'complete' });
    for (const kind of archiveKinds)
      for (const phase of ['copying', 'checking'] as const) {
        const last = steps.findLast((step) => step.kind === kind && step.phase === phase);
        expect(last).toMatchObject({ records: await source.count(kind), total: await source.count(kind) });
      }
  });

  it('goes on where it died, wherever that was', async () => {
    const { source, moveWith } = await stage();
    const whole = await recordsBut(source, 'audit-entries');
    for (const when of ['before', 'after'] as const) {
      // A kind takes four steps to copy and three to check: every third step comes to each of them in turn.
      for (let n = 1; ; n += 3) {
        const { target } = plainTarget();
        const { mortal, survived } = dyingAt(n, when);
        const first = moveWith(mortal(source), mortal(target));
        await first.catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
        expect(await moveWith(source, target)).toMatchObject({ ok: true });
        // The move itself is noted in the source, and goes along.
        expect(await everything(target)).toEqual(await everything(source));
        expect(await recordsBut(source, 'audit-entries')).toEqual(whole);
        expect(await source.held()).toMatchObject({ state: 'moved' });
        await source.release(undefined);
        if (survived()) break;
      }
    }
  });

  it('does nothing more when it is asked for again', async () => {
    const { target, kept, move } = await stage();
    await move();
    kept.get('licenses')?.clear();
    expect(await move()).toMatchObject({ ok: true, value: { already: true } });
    expect(await target.count('licenses')).toBe(0);
  });

  it('waits for a target that is away for a while', async () => {
    const { source, target, moveWith } = await stage();
    let away = 3;
    const write: ArchiveTarget['write'] = async (...given) => {
      if (away-- > 0) throw new Unavailable('away');
      await target.write(...given);
    };
    expect(await moveWith(source, { ...target, write })).toMatchObject({ ok: true });
  });

  it.each(archiveKinds)('finds out that one of %s is missing, or not what it was', async (kind) => {
    for (const wrong of ['missing', 'changed'] as const) {
      const { source, target, moveWith, move } = await stage();
      const write: ArchiveTarget['write'] = (which, [first, ...others], progress) => {
        if (which !== kind || !first)
          return target.write(which, first ? [first, ...others] : others, progress);
        const changed = wrong === 'changed' ? [{ ...first, changed: true }] : [];
        return target.write(which, [...changed, ...others], progress);
      };
      const refused = await moveWith(source, { ...target, write });
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'copies-differ' } });
      if (refused.ok || refused.failure.kind !== 'copies-differ') throw new Error('not refused');
      expect(refused.failure.differences.map(({ what }) => what)).toContain(kind);
      expect(await source.held()).toMatchObject({ state: 'moving' });
      expect(await target.occupancy()).toMatchObject({ state: 'filling' });
      expect(await move()).toMatchObject({ ok: false, failure: { kind: 'copies-differ' } });
    }
  });

  it.each(['catalogVersion', 'activeLicenses'] as const)(
    'finds out that %s is not counted alike',
    async (figure) => {
      const { source, target, moveWith } = await stage();
      const totals = async () => ({ ...(await target.totals()), [figure]: 0 });
      expect(await moveWith(source, { ...target, totals })).toEqual({
        ok: false,
        failure: {
          kind: 'copies-differ',
          differences: [{ what: figure, left: String((await source.totals())[figure]), entered: '0' }],
        },
      });
    },
  );
});

describe('a move into a store that', () => {
  const refusal = (kind: string) => ({ ok: false, failure: { kind } });

  it('holds something already is refused, and no write was held', async () => {
    const { source, target, move } = await stage();
    await target.write('revoked-tokens', [{ tokenId: 'tok_1', expiresAt: 1 }], { records: 1, done: true });
    expect(await move()).toEqual(refusal('target-in-use'));
    expect(await source.held()).toBeUndefined();
  });

  it('another move fills is refused, also where that claimed it just now', async () => {
    const { source, target, moveWith, move } = await stage();
    await target.claim('mov_other');
    expect(await move()).toEqual(refusal('target-of-another-move'));
    expect(await moveWith(source, { ...target, occupancy: async () => 'empty' })).toEqual(
      refusal('target-of-another-move'),
    );
    expect(await source.held()).toBeUndefined();
  });

  it('is not the one that all went into is refused', async () => {
    const { source, moveWith, move } = await stage();
    await move();
    expect(await moveWith(source, plainTarget().target)).toEqual(refusal('moved-elsewhere'));
  });

  it('another process moves into at this moment is refused', async () => {
    const { source, target, moveWith } = await stage();
    const occupied = { ...source, alone: async () => 'occupied' as const };
    expect(await moveWith(occupied, target)).toEqual(refusal('move-occupied'));
    expect(await undoMove({ clock: stoppedClock(), source: occupied })()).toEqual(refusal('move-occupied'));
  });
});

describe('a move that is undone', () => {
  it('half-way lets writes go on, empties the copy, and may begin anew', async () => {
    const { source, target, moveWith, move } = await stage();
    const { mortal } = dyingAt(40, 'after');
    await expect(moveWith(mortal(source), mortal(target))).rejects.toThrow(Killed);
    expect(await undoMove({ clock: stoppedClock(), source, target })()).toEqual({
      ok: true,
      value: { was: 'moving', copy: 'emptied' },
    });
    expect([await source.held(), await target.occupancy()]).toEqual([undefined, 'empty']);
    expect(await move()).toMatchObject({ ok: true });
  });

  it('when it was over leaves the copy alone, and keeps a second move out of it', async () => {
    const { source, target, move } = await stage();
    await move();
    expect(await undoMove({ clock: stoppedClock(), source, target })()).toEqual({
      ok: true,
      value: { was: 'moved', copy: 'left' },
    });
    expect(await source.held()).toBeUndefined();
    expect(await recordsBut(target, 'audit-entries')).toEqual(await recordsBut(source, 'audit-entries'));
    expect(await move()).toMatchObject({ ok: false, failure: { kind: 'target-of-another-move' } });
    expect(await source.held()).toBeUndefined();
  });

  it('needs no address of the copy once the move is over', async () => {
    const { source, move } = await stage();
    await move();
    const undone = await undoMove({ clock: stoppedClock(), source })();
    expect(undone).toEqual({ ok: true, value: { was: 'moved', copy: 'left' } });
  });

  it('is in the audit log of the store that is left, as the move is', async () => {
    const { source, storage, move } = await stage();
    const before = await source.count('audit-entries');
    await move();
    await undoMove({ clock: stoppedClock(), source })();
    const noted = await storage.auditLog.entries({ after: before, limit: 10 });
    expect(noted.map(({ actor, action }) => [actor.kind, action])).toEqual([
      ['operator', 'store.move'],
      ['operator', 'store.move_undo'],
    ]);
  });

  it('lets writes go on also where the copy cannot be reached, or never was', async () => {
    const { source, target } = await stage();
    expect(await undoMove({ clock: stoppedClock(), source, target })()).toMatchObject({
      value: { was: 'not-held' },
    });
    await source.hold('mov_1', 0, undefined);
    const occupancy = () => Promise.reject(new Unavailable('away'));
    const undone = await undoMove({
      clock: stoppedClock(),
      source,
      target: { ...target, occupancy },
    })();
    expect(undone).toEqual({ ok: true, value: { was: 'moving', copy: 'out-of-reach' } });
    await source.hold('mov_2', 0, undefined);
    expect(await undoMove({ clock: stoppedClock(), source, target })()).toMatchObject({
      value: { was: 'moving', copy: 'none' },
    });
    expect(await source.held()).toBeUndefined();
  });
});
