import { moveNote } from '../../../domain/audit/store-notes.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArchiveSource, ArchiveTarget } from '../../../ports/driven/storage/archive.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { MoveUndone, UndoMove } from '../../../ports/driving/operator/store-commands.ts';

interface Dependencies {
  readonly source: ArchiveSource;
  /** Absent if it is unknown: writes are unblocked nevertheless. */
  readonly target?: ArchiveTarget;
  readonly clock: Clock;
}

export const undoMove =
  ({ source, target, clock }: Dependencies): UndoMove =>
  async () => {
    const outcome = await source.alone(async (): Promise<MoveUndone> => {
      const held = await source.held();
      if (!held) return { was: 'not-held', copy: 'none' };
      // The copy of a finished move is in use: it stays, and so needs no target.
      const copy =
        held.state === 'moved' ? 'left' : target ? await emptied(target, held.moveId) : 'out-of-reach';
      await source.release(moveNote('store.move_undo', held.moveId, clock.now()));
      return { was: held.state, copy };
    });
    return outcome === 'occupied' ? fail({ kind: 'move-occupied' }) : ok(outcome);
  };

const emptied = async (target: ArchiveTarget, moveId: string): Promise<MoveUndone['copy']> => {
  try {
    const occupancy = await target.occupancy();
    if (typeof occupancy !== 'object' || occupancy.moveId !== moveId) return 'none';
    if (occupancy.state === 'complete') return 'left';
    await target.discard();
    return 'emptied';
  } catch (error) {
    if (isUnavailable(error)) return 'out-of-reach';
    throw error;
  }
};
