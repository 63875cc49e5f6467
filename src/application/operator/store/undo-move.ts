import { moveNote } from '../../../domain/audit/store-notes.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ArchiveSource, ArchiveTarget, Hold } from '../../../ports/driven/storage/archive.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { MoveUndone, UndoMove } from '../../../ports/driving/operator/store-commands.ts';
import { areSame, elsewhere, toIn } from './move-store.ts';

interface Dependencies {
  readonly source: ArchiveSource;
  /** Names the source for the operator, without credentials. */
  readonly sourceName: string;
  /** Absent if it is unknown: writes are unblocked nevertheless. */
  readonly target?: ArchiveTarget;
  readonly clock: Clock;
}
type Undone = Awaited<ReturnType<UndoMove>>;
type Withdrawn = Result<MoveUndone['copy'], Extract<Undone, { readonly ok: false }>['failure']>;

export const undoMove =
  (dependencies: Dependencies): UndoMove =>
  async () => {
    const { source, clock } = dependencies;
    const outcome = await source.alone(async (): Promise<Undone> => {
      const held = await source.held();
      if (!held) return ok({ was: 'not-held', copy: 'none' });
      const at = clock.now();
      // The copy rejects writes before the source accepts them again.
      const copy = await withdraw(dependencies, held, at);
      if (!copy.ok) return copy;
      await source.release(moveNote('store.move_undo', held.moveId, at));
      return ok({ was: held.state, copy: copy.value });
    });
    return outcome === 'occupied' ? fail({ kind: 'move-occupied' }) : outcome;
  };

/** Empties an unfinished copy, and ends all writes to a finished one. */
const withdraw = async (
  { source, sourceName, target }: Dependencies,
  held: Hold,
  at: Instant,
): Promise<Withdrawn> => {
  if (!target) return ok('out-of-reach');
  const from = await source.owner();
  try {
    const owner = await target.owner();
    if (areSame(from, owner)) return fail({ kind: 'same-store' });
    if (typeof owner !== 'object' || owner.moveId !== held.moveId)
      return held.state === 'moved' ? fail(elsewhere(held)) : ok('none');
    if (owner.state === 'filling') {
      await target.discard();
      return ok('emptied');
    }
    const on = await target.held();
    if (on && on.moveId !== held.moveId) return fail({ kind: 'target-moved-on', ...toIn(on) });
    await target.retire(at, sourceName);
    return ok('retired');
  } catch (error) {
    if (isUnavailable(error)) return ok('out-of-reach');
    throw error;
  }
};
