import type { WriteLock } from '../../../ports/driven/storage/archive.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { Collection } from '../../store-kit/collection.ts';
import { writesBlocked, writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { maxAttempts, TakenKey, type Kernel } from '../../store-kit/kernel.ts';
import { get, isAborted, type Aborted, type Lock, type Program } from '../../store-kit/program.ts';
import { groupChangedBy, revisionAgeMs, revisionsSeen } from '../../store-kit/revisions.ts';
import { programQueue } from '../../store-kit/program-queue.ts';
import { isDuplicateKey } from '../outage.ts';
import type { ClientSession, Store } from '../store.ts';
import { undone } from '../transaction.ts';
import { freeAt, idOf, recordOf, type KeptDocument } from './documents.ts';
import { blockPrograms, isStillAlone, unblockPrograms, take } from './locks.ts';
import { isReading, lookingOn } from './looking.ts';
import { operationsOn } from './operations.ts';
import { look, raise } from './revisions.ts';

export { checkPrepared, prepare } from './prepare.ts';

export interface MongoKernelOptions {
  /** Awaited before the operations of each step of a program, so that tests can interleave others there. */
  readonly beforeStep?: (program: string, step: number) => Promise<void>;
}

/** The marks of an exclusive program were removed before it could commit, so it failed. */
class NotAlone extends Unavailable {
  constructor() {
    super('writes are about to be blocked or unblocked');
  }
}

interface Attempt<Outcome> {
  readonly ended: Outcome | Aborted<Outcome>;
  readonly hasOnlyLooked: boolean;
  /** Whether the program raised a revision. */
  readonly hasRaised: boolean;
}

/** Returns a kernel over a client that belongs to the store. */
export const mongoKernel = (store: Store, { beforeStep }: MongoKernelOptions = {}): Kernel => {
  const { documentsOf, perform, performGroup, performAll } = operationsOn(store.db);
  /** Programs of one process that need the same locks wait here, in place of conflicting in the database. */
  const queued = programQueue(1);
  const looking = lookingOn(performGroup);
  const revisions = revisionsSeen(
    // Callers share the result, which the deadline of the first request does not limit.
    () => store.apart(() => store.ask(() => look(store.db))),
    revisionAgeMs,
    (wait) => store.within(wait),
  );

  const writeLockState = async (session?: ClientSession) =>
    ((await perform(get(writeLocks, 1), session)) as WriteLock | undefined)?.state;

  /**
   * Runs an exclusive program. If this process crashes, writes stay blocked until the next exclusive program
   * or `prepare`.
   */
  const runAlone = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      for (let nth = 1; ; nth++) {
        await blockPrograms(store.db, (bar) => store.ask(bar));
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof NotAlone) || nth === maxAttempts) throw error;
        }
      }
    } finally {
      const letting = async (session: ClientSession) => unblockPrograms(store.db, session);
      await store.within((until) => store.transact(letting, until));
    }
  };

  const takeOrThrow = async (session: ClientSession, locks: readonly Lock[]): Promise<void> => {
    if ((await take(store.db, session, locks)) === 'taken') return;
    const state = await writeLockState(session);
    throw state ? writesBlocked(state) : new Unavailable('writes are about to be blocked or unblocked');
  };

  /**
   * Runs a program once in a transaction. A leading insertion precedes the locks: if its key is taken, as for
   * a request for an existing license, the attempt costs one command.
   */
  const attempt = async <Argument, Outcome>(
    { name, locks, steps, duringWriteLock }: Program<Argument, Outcome>,
    argument: Argument,
    nth: number,
    session: ClientSession,
  ): Promise<Attempt<Outcome>> => {
    const running = steps(argument, nth);
    const groups = new Set<string>();
    const lock = () => takeOrThrow(session, locks(argument));
    let isLocked = duringWriteLock !== false;
    let step = running.next([]);
    let hasOnlyLooked = true;
    for (let count = 1; step.done !== true; count++) {
      await beforeStep?.(name, count);
      hasOnlyLooked = count === 1 && step.value.every(isReading);
      for (const group of step.value.flatMap((each) => groupChangedBy(each) ?? [])) groups.add(group);
      step = running.next(await performAll(step.value, session, isLocked ? undefined : lock));
      isLocked = true;
    }
    if (!isLocked) await lock();
    if (duringWriteLock === true && !(await isStillAlone(store.db, session))) throw new NotAlone();
    if (isAborted(step.value)) return { ended: step.value, hasOnlyLooked, hasRaised: false };
    await raise(store.db, session, [...groups]);
    return { ended: step.value, hasOnlyLooked, hasRaised: groups.size > 0 };
  };

  const runAgain = async <Argument, Outcome>(
    program: Program<Argument, Outcome>,
    argument: Argument,
    until: number,
  ): Promise<{ readonly outcome: Outcome; readonly hasRaised: boolean }> => {
    const contended = [program.name, ...program.locks(argument).map(({ name }) => name)].join();
    for (let nth = 1; ; nth++) {
      try {
        if (nth > 1 || looking.isLikely(contended)) {
          const looked = await looking.once(program, argument, nth);
          looking.note(contended, looked !== undefined);
          if (looked) return { ...looked, hasRaised: false };
        }
        let hasRaised = false;
        const outcome = await store.transact<Outcome>(async (session) => {
          const attempted = await attempt(program, argument, nth, session);
          const { ended, hasOnlyLooked } = attempted;
          ({ hasRaised } = attempted);
          if (hasOnlyLooked) looking.note(contended, true);
          return isAborted(ended) ? undone(ended.aborted) : ended;
        }, until);
        return { outcome, hasRaised };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (nth === maxAttempts) throw new TakenKey('a key is taken', { cause: error });
      }
    }
  };

  return {
    run: (program, argument) => {
      const locks = program.locks(argument);
      const work = async () => {
        try {
          const { outcome, hasRaised } = await store.within((until) =>
            queued(locks, until, () => runAgain(program, argument, until)),
          );
          if (hasRaised) revisions.committed();
          return outcome;
        } catch (error) {
          // It may have been committed.
          revisions.committed();
          throw error;
        }
      };
      return program.duringWriteLock === true ? runAlone(work) : work();
    },
    revision: (group) => revisions.of(group),
    read: (operation) => store.ask(() => perform(operation)) as Promise<never>,
    claim: async <Stored>(
      collection: Collection<Stored>,
      keys: Parameters<Kernel['claim']>[1],
      lease: Parameters<Kernel['claim']>[2],
    ) => {
      const { token, until } = lease;
      const documents = documentsOf(collection);
      if (keys.length === 0) return [];
      const take = async (session: ClientSession): Promise<readonly Stored[]> => {
        await takeOrThrow(session, []);
        const wanted = { _id: { $in: keys.map(idOf) }, ...freeAt(lease) };
        const found = await documents.find(wanted, { session, projection: { doc: 1 } }).toArray();
        const won = { _id: { $in: found.map(({ _id }) => _id) } };
        const taken = { $set: { leaseToken: token, leaseUntil: until } };
        if (found.length > 0) await documents.updateMany(won, taken, { session });
        const records = new Map<unknown, KeptDocument>(found.map((each) => [each._id, each]));
        return keys.flatMap((key) => {
          const each = records.get(idOf(key));
          return each ? [recordOf(each) as Stored] : [];
        });
      };
      return store.within((end) => store.transact(take, end));
    },
    ping: async () => {
      const { isWritablePrimary } = await store.ask(() => store.db.command({ hello: 1 }));
      if (isWritablePrimary !== true) throw new Unavailable('the database has no primary');
    },
    close: () => store.close(),
  };
};
