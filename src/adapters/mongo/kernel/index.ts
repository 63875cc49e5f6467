import type { Hold } from '../../../ports/driven/archive.ts';
import { Unavailable } from '../../../ports/driven/unavailable.ts';
import type { Collection } from '../../store-kit/collection.ts';
import { heldBack, holds } from '../../store-kit/collections/hold.ts';
import { mostAttempts, TakenKey, type Kernel } from '../../store-kit/kernel.ts';
import { get, isAborted, type Aborted, type Lock, type Program } from '../../store-kit/program.ts';
import { groupChangedBy, revisionAgeMs, revisionsSeen } from '../../store-kit/revisions.ts';
import { isDuplicateKey } from '../outage.ts';
import type { ClientSession, Store } from '../store.ts';
import { undone } from '../transaction.ts';
import { freeAt, idOf, recordOf } from './documents.ts';
import { barPrograms, letPrograms, take } from './locks.ts';
import { operationsOn } from './operations.ts';
import { look, raise } from './revisions.ts';

export { prepare } from './prepare.ts';

export interface MongoKernelOptions {
  /** Is awaited before the operations of each step of a program: tests let rivals in there. */
  readonly beforeStep?: (program: string, step: number) => Promise<void>;
}

/** A kernel over a client, which is the store's. */
export const mongoKernel = (store: Store, { beforeStep }: MongoKernelOptions = {}): Kernel => {
  const { documentsOf, perform, performAll } = operationsOn(store.db);
  const revisions = revisionsSeen(() => store.ask(() => look(store.db)), revisionAgeMs);

  const stateOfHold = async (session?: ClientSession) =>
    ((await perform(get(holds, 1), session)) as Hold | undefined)?.state;

  /**
   * Runs a program that has the store to itself. If this process ends in between, writes stay held until the next such program, or
   * `prepare`.
   */
  const runAlone = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      await barPrograms(store.db, (bar) => store.ask(bar));
      return await work();
    } finally {
      if ((await store.ask(() => stateOfHold())) === undefined) await store.ask(() => letPrograms(store.db));
    }
  };

  const takeOrThrow = async (session: ClientSession, locks: readonly Lock[]): Promise<void> => {
    if ((await take(store.db, session, locks)) === 'taken') return;
    const state = await stateOfHold(session);
    throw state ? heldBack(state) : new Unavailable('writes are about to be held, or to go on');
  };

  const attempt = async <Argument, Outcome>(
    { name, locks, steps, whileHeld }: Program<Argument, Outcome>,
    argument: Argument,
    nth: number,
    session: ClientSession,
  ): Promise<Outcome | Aborted<Outcome>> => {
    if (!whileHeld) await takeOrThrow(session, locks(argument));
    const running = steps(argument, nth);
    const groups = new Set<string>();
    let step = running.next([]);
    for (let count = 1; step.done !== true; count++) {
      await beforeStep?.(name, count);
      for (const group of step.value.flatMap((each) => groupChangedBy(each) ?? [])) groups.add(group);
      step = running.next(await performAll(step.value, session));
    }
    if (!isAborted(step.value)) await raise(store.db, session, [...groups]);
    return step.value;
  };

  const runAgain = async <Argument, Outcome>(
    program: Program<Argument, Outcome>,
    argument: Argument,
  ): Promise<Outcome> => {
    for (let nth = 1; ; nth++) {
      try {
        return await store.commit<Outcome>(async (session) => {
          const ended = await attempt(program, argument, nth, session);
          return isAborted(ended) ? undone(ended.aborted) : ended;
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (nth === mostAttempts) throw new TakenKey('a key is taken', { cause: error });
      }
    }
  };

  /** Programs of this process that take the same lock run one after another, so that none has to be retried. */
  const inTurn = <Outcome>(names: readonly string[], work: () => Promise<Outcome>): Promise<Outcome> => {
    const [first, ...rest] = names;
    return first === undefined ? work() : store.inTurn(first, () => inTurn(rest, work));
  };

  return {
    run: (program, argument) => {
      const alone = program.locks(argument).filter(({ mode }) => mode === 'exclusive');
      const names = [...new Set(alone.map(({ name }) => name))].toSorted();
      const work = () => inTurn(names, () => runAgain(program, argument)).finally(revisions.committed);
      return program.whileHeld ? runAlone(work) : work();
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
      return store.commit(async (session) => {
        await takeOrThrow(session, []);
        const wanted = { _id: { $in: keys.map(idOf) }, ...freeAt(lease) };
        const found = await documents.find(wanted, { session, projection: { doc: 1 } }).toArray();
        const won = { _id: { $in: found.map(({ _id }) => _id) } };
        const taken = { $set: { leaseToken: token, leaseUntil: until } };
        if (found.length > 0) await documents.updateMany(won, taken, { session });
        return found.map((each) => recordOf(each) as Stored);
      });
    },
    ping: async () => {
      await store.ask(() => store.db.command({ ping: 1 }));
    },
    close: () => store.close(),
  };
};
