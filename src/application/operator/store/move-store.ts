import { canonical } from '../../../domain/shared/canonical.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import {
  archiveKinds,
  MoveEnded,
  type ArchiveKind,
  type ArchiveSource,
  type ArchiveTarget,
  type Claim,
  type WriteLock,
  type MovableArchive,
  type MoveLease,
} from '../../../ports/driven/storage/archive.ts';
import type { Clock, Delay, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { Moved, MoveRejected, MoveStore } from '../../../ports/driving/operator/store-commands.ts';
import { moveNote } from '../../../domain/audit/store-notes.ts';
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts';
import { countsOf, differencesOf, pageSizeOf, totalsOf } from './archive-sums.ts';

interface Dependencies {
  readonly source: ArchiveSource;
  readonly target: ArchiveTarget;
  /** Names the target for the operator, without credentials. */
  readonly targetName: string;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly digest: Digest;
  readonly ids: Ids;
}
type Order = Parameters<MoveStore>[0];

/** Ends a move before its next step. */
class Interrupted extends Error {}

/** A run of a move. */
interface Run extends Order {
  /** Called directly before this run blocks writes, or continues a move that did. */
  readonly onBlock: () => void;
}

/** Returns a delay that ends a run which the operator interrupted during an outage. */
const delayUnless = (isInterrupted: Order['isInterrupted'], delay: Delay): Delay => ({
  ...delay,
  after: async (ms) => {
    await delay.after(ms);
    if (isInterrupted()) throw new Interrupted();
  },
});

export const moveStore = (given: Dependencies): MoveStore => {
  const { source, target } = given;

  const move = async (order: Run, lease: MoveLease): Promise<Result<Moved, MoveRejected>> => {
    const delay = delayUnless(order.isInterrupted, given.delay);
    const dependencies = { ...given, delay };
    const begun = await begin(dependencies, order);
    if (!begun.ok) return begun;
    const { moveId, state } = begun.value;
    if (state === 'filling') {
      const step = stepOf(order);
      for (const kind of archiveKinds) await copy(moveId, kind, step, { ...dependencies, lease });
      const differences = await differencesOf(dependencies, step);
      if (differences.length > 0) return fail({ kind: 'copies-differ', differences });
      await retryWhileUnavailable(delay, () => lease.requireCurrent());
      await retryWhileUnavailable(delay, () => target.complete(moveId));
    }
    if (state !== 'moved') await retryWhileUnavailable(delay, () => source.markMoved(moveId));
    const already = state === 'moved';
    // After the move, services change the target.
    return ok({ already, ...(await totalsOf(already ? source : target, dependencies)) });
  };

  return async (order) => {
    const writes = { areBlocked: false };
    const onBlock = (): void => {
      writes.areBlocked = true;
    };
    try {
      const outcome = await source.alone((lease) => move({ ...order, onBlock }, lease));
      return outcome === 'occupied' ? fail({ kind: 'move-occupied' }) : outcome;
    } catch (error) {
      if (error instanceof Interrupted)
        return fail({ kind: writes.areBlocked ? 'move-interrupted' : 'move-interrupted-early' });
      if (error instanceof MoveEnded) return fail({ kind: 'move-ended' });
      throw error;
    }
  };
};

/** Reports each page, and throws after the one during which the operator interrupted the move. */
const stepOf =
  ({ onProgress, isInterrupted }: Order): Order['onProgress'] =>
  (step) => {
    onProgress(step);
    if (isInterrupted()) throw new Interrupted();
  };

/** Returns whether two archives are one store under two addresses. */
export const areSame = (one: Claim | string, other: Claim | string): boolean =>
  typeof one === 'object' && typeof other === 'object' && one.moveId === other.moveId;

export const toIn = (lock: WriteLock | undefined) => (lock?.to === undefined ? {} : { to: lock.to });

/** Returns whether a store is a copy whose move was undone: it is blocked by the move that filled it. */
export const isRetired = (owner: Claim | string, lock: WriteLock | undefined): boolean =>
  typeof owner === 'object' && owner.moveId === lock?.moveId;

/** Returns the rejection of a move to another target than that of an earlier run. */
export const elsewhere = (lock: WriteLock) =>
  ({ kind: 'moved-elsewhere', state: lock.state, ...toIn(lock) }) as const;

const statesOf = async (archive: MovableArchive, delay: Delay) =>
  retryWhileUnavailable(delay, async () => ({
    owner: await archive.owner(),
    lock: await archive.writeLock(),
  }));

interface Begun {
  readonly moveId: string;
  /**
   * With `discarding`, an interrupted undoing has deleted some of the copied records. With `complete`, the copy
   * was verified, but the source is not informed yet.
   */
  readonly state: 'filling' | 'discarding' | 'complete' | 'moved';
}

/** Returns how far this move came in an earlier run, or why it cannot begin; undefined for a new move. */
const foundBefore = async ({
  source,
  target,
  targetName,
  delay,
}: Dependencies): Promise<Result<Begun, MoveRejected> | undefined> => {
  const [from, into] = [await statesOf(source, delay), await statesOf(target, delay)];
  if (from.owner === 'empty') return fail({ kind: 'nothing-to-move' });
  if (typeof from.owner === 'object' && from.owner.state === 'filling')
    return fail({ kind: 'source-incomplete' });
  if (isRetired(from.owner, from.lock)) return fail({ kind: 'source-retired', ...toIn(from.lock) });
  const isOneLock = from.lock !== undefined && canonical(from.lock) === canonical(into.lock ?? null);
  if (areSame(from.owner, into.owner) || isOneLock) return fail({ kind: 'same-store' });
  if (into.lock) return fail({ kind: 'target-moved-on', ...toIn(into.lock) });
  if (typeof into.owner === 'object') {
    const { moveId, state, isDiscarding } = into.owner;
    if (moveId !== from.lock?.moveId) return fail({ kind: 'target-of-another-move' });
    if (from.lock.state === 'moving') return ok({ moveId, state: isDiscarding ? 'discarding' : state });
    if (state === 'complete') return ok({ moveId, state: 'moved' });
  }
  const isElsewhere = from.lock?.state === 'moved' || (from.lock?.to ?? targetName) !== targetName;
  if (from.lock && isElsewhere) return fail(elsewhere(from.lock));
  return into.owner === 'in-use' ? fail({ kind: 'target-in-use' }) : undefined;
};

/** Blocks writes and claims the target, or continues the move that did. */
const begin = async (dependencies: Dependencies, order: Run): Promise<Result<Begun, MoveRejected>> => {
  const { source, target, targetName, clock, ids, delay } = dependencies;
  const found = await foundBefore(dependencies);
  if (found?.ok) order.onBlock();
  if (found && (!found.ok || found.value.state === 'complete' || found.value.state === 'moved')) return found;
  order.onPlan(await countsOf(source, delay));
  if (found?.value.state === 'filling') return found;
  if (found) await retryWhileUnavailable(delay, () => target.discard(found.value.moveId));
  const before = await source.writeLock();
  if (before) order.onBlock();
  if (order.isInterrupted()) throw new Interrupted();
  order.onBlock();
  const [newId, at] = [ids.next('move'), clock.now()];
  const { moveId } =
    before ??
    (await source.acquireWriteLock(
      { moveId: newId, since: at, to: targetName },
      moveNote('store.move', newId, at),
    ));
  const claimed = await retryWhileUnavailable(delay, () => target.claim(moveId));
  if (claimed === 'claimed') return ok({ moveId, state: 'filling' });
  if (!before) await source.releaseWriteLock(moveId, moveNote('store.move_undo', moveId, clock.now()));
  return fail({ kind: 'target-of-another-move' });
};

const copy = async (
  moveId: string,
  kind: ArchiveKind,
  step: Order['onProgress'],
  { source, target, delay, lease }: Dependencies & { readonly lease: MoveLease },
): Promise<void> => {
  const total = await retryWhileUnavailable(delay, () => source.count(kind));
  let { place, records, done } = await retryWhileUnavailable(delay, () => target.progress(kind));
  while (!done) {
    const after = place;
    const page = await retryWhileUnavailable(delay, () =>
      source.read(kind, { limit: pageSizeOf(kind), ...(after !== undefined && { after }) }),
    );
    place = page.next;
    records += page.records.length;
    done = place === undefined;
    const progress = { records, done, ...(place !== undefined && { place }) };
    await retryWhileUnavailable(delay, () => lease.requireCurrent());
    await retryWhileUnavailable(delay, () => target.write(moveId, kind, page.records, progress));
    step({ phase: 'copying', kind, records, total });
  }
};
