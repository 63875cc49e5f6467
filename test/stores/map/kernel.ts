import type { WriteLock } from '../../../src/ports/driven/storage/archive.ts';
import { writesBlocked, writeLocks } from '../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { isFree, maxAttempts, TakenKey, type Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import { isAborted, type Program } from '../../../src/adapters/store-kit/program.ts';
import { groupChangedBy } from '../../../src/adapters/store-kit/revisions.ts';
import type { MapDatabase } from './database.ts';
import { performOn, recordOf } from './operations.ts';

/**
 * A store in maps, written from docs/add-a-store.md alone, which shows that the page is enough. Its programs run from their first step to their
 * commit without awaiting anything, one after another, so it takes no locks. It loses everything when the process ends.
 */
export const mapKernel = (database: MapDatabase): Kernel => {
  const perform = performOn(database);

  const refuseWhileLocked = (): void => {
    const lock = recordOf(database.rowOf(writeLocks.name, [1])) as WriteLock | undefined;
    if (lock) throw writesBlocked(lock.state);
  };
  const attemptOf = <Argument, Outcome>(
    { steps }: Program<Argument, Outcome>,
    argument: Argument,
    attempt: number,
  ): Outcome => {
    const groups = new Set<string>();
    try {
      const running = steps(argument, attempt);
      let step = running.next([]);
      while (step.done !== true) {
        const answers: unknown[] = [];
        for (const operation of step.value) {
          answers.push(perform(operation));
          const group = groupChangedBy(operation);
          if (group !== undefined) groups.add(group);
        }
        step = running.next(answers);
      }
      if (isAborted(step.value)) {
        database.rollBack();
        return step.value.aborted;
      }
      database.commit(groups);
      return step.value;
    } catch (error) {
      database.rollBack();
      throw error;
    }
  };

  return {
    run: async (program, argument) => {
      if (program.duringWriteLock === false) refuseWhileLocked();
      for (let attempt = 1; ; attempt++) {
        try {
          return attemptOf(program, argument, attempt);
        } catch (error) {
          if (!(error instanceof TakenKey) || attempt === maxAttempts) throw error;
        }
      }
    },
    read: async <Result>(operation: Parameters<typeof perform>[0]) => perform(operation) as Result,
    claim: async <Stored>(...[{ name }, keys, lease]: Parameters<Kernel['claim']>) => {
      refuseWhileLocked();
      const claimed = keys.flatMap((key) => {
        const row = database.rowOf(name, key);
        if (!row || !isFree(row.lease?.until, lease)) return [];
        const { token, until } = lease;
        database.write(name, key, { json: row.json, lease: { token, until } });
        return [recordOf(row) as Stored];
      });
      database.commit([]);
      return claimed;
    },
    revision: async (group) => database.revision(group),
    commits: database.commits,
    ping: async () => undefined,
    close: async () => undefined,
  };
};
