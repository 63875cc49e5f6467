import { moveNote } from '../../../domain/audit/store-notes.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import {
  MoveEnded,
  type ArchiveSource,
  type ArchiveTarget,
  type WriteLock,
  type MoveLease,
} from '../../../ports/driven/storage/archive.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { MoveUndone, UndoMove } from '../../../ports/driving/operator/store-commands.ts';
import { areSame, elsewhere, isRetired, toIn } from './move-store.ts';

interface Dependencies {
  readonly source: ArchiveSource;
  /** Names the source for the operator, without credentials. */
  readonly sourceName: string;
  /** Absent if it is unknown or gone: writes are unblocked nevertheless. */
  readonly target?: ArchiveTarget;
  /** Names the target for the operator, without credentials; absent if the operator named none. */
  readonly targetName?: string;
  readonly clock: Clock;
}
type Undone = Awaited<ReturnType<UndoMove>>;
type Withdrawn = Result<MoveUndone['copy'], Extract<Undone, { readonly ok: false }>['failure']>;

export const undoMove =
  (dependencies: Dependencies): UndoMove =>
  async () => {
    const { source, clock } = dependencies;
    const undo = async (lease: MoveLease): Promise<Undone> => {
      const lock = await source.writeLock();
      if (!lock) return ok({ was: 'not-locked', copy: 'none' });
      if (isRetired(await source.owner(), lock)) return fail({ kind: 'source-retired', ...toIn(lock) });
      const at = clock.now();
      // The copy rejects writes before the source accepts them again.
      const copy = await withdraw(dependencies, lock, at);
      if (!copy.ok) return copy;
      await lease.requireCurrent();
      await source.releaseWriteLock(lock.moveId, moveNote('store.move_undo', lock.moveId, at));
      return ok({ was: lock.state, copy: copy.value });
    };
    try {
      const outcome = await source.alone(undo);
      return outcome === 'occupied' ? fail({ kind: 'move-occupied' }) : outcome;
    } catch (error) {
      if (error instanceof MoveEnded) return fail({ kind: 'move-ended' });
      throw error;
    }
  };

/** Returns whether the operator named another store than the one that the data moved to. */
const isOtherName = ({ targetName }: Dependencies, { to }: WriteLock): boolean =>
  targetName !== undefined && to !== undefined && to !== targetName;

/**
 * Empties an unfinished copy, and ends all writes to a finished one. A store without a record of this move is
 * rejected if it has another name than the target: the real copy could still accept writes.
 */
const withdraw = async (dependencies: Dependencies, lock: WriteLock, at: Instant): Promise<Withdrawn> => {
  const { source, sourceName, target } = dependencies;
  const withoutCopy = (copy: 'none' | 'out-of-reach'): Withdrawn =>
    isOtherName(dependencies, lock) ? fail(elsewhere(lock)) : ok(copy);
  if (!target) return withoutCopy('out-of-reach');
  const from = await source.owner();
  try {
    const owner = await target.owner();
    if (areSame(from, owner)) return fail({ kind: 'same-store' });
    if (typeof owner !== 'object' || owner.moveId !== lock.moveId) {
      // An earlier release recorded no name.
      const isUnknown = lock.to === undefined && lock.state === 'moved';
      return isUnknown ? fail(elsewhere(lock)) : withoutCopy('none');
    }
    if (owner.state === 'filling') {
      await target.discard(lock.moveId);
      return ok('emptied');
    }
    const on = await target.writeLock();
    if (on && on.moveId !== lock.moveId) return fail({ kind: 'target-moved-on', ...toIn(on) });
    await target.retire({ moveId: lock.moveId, since: at, to: sourceName });
    return ok('retired');
  } catch (error) {
    if (isUnavailable(error)) return withoutCopy('out-of-reach');
    throw error;
  }
};
