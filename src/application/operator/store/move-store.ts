import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import {
  archiveKinds,
  type ArchiveKind,
  type ArchiveSource,
  type ArchiveTarget,
  type Hold,
} from '../../../ports/driven/storage/archive.ts';
import type { Clock, Delay, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type {
  Moved,
  MoveRejected,
  MoveStep,
  MoveStore,
} from '../../../ports/driving/operator/store-commands.ts';
import { moveNote } from '../../../domain/audit/store-notes.ts';
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts';
import { differencesOf, pageSizeOf, totalsOf } from './archive-sums.ts';

interface Dependencies {
  readonly source: ArchiveSource;
  readonly target: ArchiveTarget;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly digest: Digest;
  readonly ids: Ids;
}
type OnProgress = (step: MoveStep) => void;

export const moveStore = (dependencies: Dependencies): MoveStore => {
  const { source, target } = dependencies;

  const move = async (onProgress: OnProgress): Promise<Result<Moved, MoveRejected>> => {
    const begun = await begin(dependencies);
    if (!begun.ok) return begun;
    if (begun.value === 'filling') {
      for (const kind of archiveKinds) await copy(kind, onProgress, dependencies);
      const differences = await differencesOf(dependencies, onProgress);
      if (differences.length > 0) return fail({ kind: 'copies-differ', differences });
      await retryWhileUnavailable(dependencies.delay, () => target.complete());
    }
    if (begun.value !== 'moved') await source.leave();
    return ok({ already: begun.value === 'moved', ...(await totalsOf(source)) });
  };

  return async ({ onProgress }) => {
    const outcome = await source.alone(() => move(onProgress));
    return outcome === 'occupied' ? fail({ kind: 'move-occupied' }) : outcome;
  };
};

/** `complete`: it was verified, but the source is not informed yet. */
type Begun = 'filling' | 'complete' | 'moved';

/** Blocks writes and claims the target, or continues the move that did. */
const begin = async ({
  source,
  target,
  clock,
  ids,
  delay,
}: Dependencies): Promise<Result<Begun, MoveRejected>> => {
  const held = await source.held();
  const occupancy = await retryWhileUnavailable(delay, () => target.occupancy());
  if (typeof occupancy === 'object') {
    if (occupancy.moveId !== held?.moveId) return fail({ kind: 'target-of-another-move' });
    return ok(held.state === 'moved' ? 'moved' : occupancy.state);
  }
  if (held?.state === 'moved') return fail({ kind: 'moved-elsewhere' });
  if (occupancy === 'in-use') return fail({ kind: 'target-in-use' });
  const newId = ids.next('move');
  const at = clock.now();
  const { moveId }: Hold = held ?? (await source.hold(newId, at, moveNote('store.move', newId, at)));
  const claimed = await retryWhileUnavailable(delay, () => target.claim(moveId));
  if (claimed === 'claimed') return ok('filling');
  if (!held) await source.release(moveNote('store.move_undo', moveId, clock.now()));
  return fail({ kind: 'target-of-another-move' });
};

const copy = async (
  kind: ArchiveKind,
  onProgress: OnProgress,
  { source, target, delay }: Dependencies,
): Promise<void> => {
  const total = await source.count(kind);
  let { place, records, done } = await retryWhileUnavailable(delay, () => target.progress(kind));
  while (!done) {
    const page = await source.read(kind, {
      limit: pageSizeOf(kind),
      ...(place !== undefined && { after: place }),
    });
    place = page.next;
    records += page.records.length;
    done = place === undefined;
    const progress = { records, done, ...(place !== undefined && { place }) };
    await retryWhileUnavailable(delay, () => target.write(kind, page.records, progress));
    onProgress({ phase: 'copying', kind, records, total });
  }
};
