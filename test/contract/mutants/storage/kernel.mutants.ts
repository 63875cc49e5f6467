import { get, isAborted, type Steps } from '../../../../src/adapters/store-kit/program.ts';
import { items, replaceIf, playCounts } from '../../storage/kernel/programs.ts';
import { anItem } from '../../storage/kernel/stage.ts';
import { kernel, stepping, yielding, type Changed, type Mutant } from './kernel-mutation.ts';
import { countMutants } from './kernel-counts.mutants.ts';
import { hastyHoldMutants, holdMutants, revisionMutants } from './kernel-store.mutants.ts';
import { pageMutants } from './kernel-pages.mutants.ts';
import { severalMutants } from './kernel-several.mutants.ts';

/** Broken kernels, by what they do wrong, each with the cases that must catch it. */
export const kernelMutants: readonly Mutant[] = [
  {
    title: 'an abort that keeps what was written',
    by: [
      'leaves nothing of a program that aborts or throws',
      'keeps simultaneous programs separate: each ends on its own',
    ],
    of: kernel((real) => ({
      run: (program, argument) =>
        real.run(
          stepping(program, function* (given, attempt): Steps<never> {
            const ended = yield* program.steps(given, attempt);
            return (isAborted(ended) ? ended.aborted : ended) as never;
          }),
          argument,
        ),
    })),
  },
  {
    title: 'an error of one program that fails its neighbors',
    by: ['keeps simultaneous programs separate: each ends on its own'],
    of: kernel((real) => {
      let group: Promise<unknown>[] = [];
      return {
        run: async (program, argument) => {
          const own = real.run(program, argument);
          const together = group;
          together.push(own);
          await Promise.resolve();
          if (group === together) group = [];
          await Promise.all(together);
          return own;
        },
      };
    }),
  },
  {
    title: 'a program that is not informed that it runs again',
    by: ['runs a program again when a key is taken, and says that it does'],
    of: kernel((real) => ({
      run: (program, argument) =>
        real.run(
          stepping(program, (given) => program.steps(given, 1)),
          argument,
        ),
    })),
  },
  {
    title: 'a replacement that is only rejected where another record has the value',
    by: ['ends a program that gives a record the unique value of another'],
    of: kernel((real) => ({
      run: (program, argument) => {
        const running = real.run(program, argument);
        return program.name === replaceIf.name ? running.catch(() => false as never) : running;
      },
    })),
  },
  {
    title: 'a program that commits twice',
    by: [
      'loses no change of forty that read a record and write it',
      'adds up what concurrent callers add, and returns each sum once',
    ],
    of: kernel((real) => ({
      run: async (program, argument) => {
        await real.run(program, argument);
        return real.run(program, argument);
      },
    })),
  },
  {
    title: 'a taken key that goes unnoticed',
    by: ['ends a program whose key stays taken with an error, and without a trace'],
    of: kernel((real) => ({
      run: (program, argument) => real.run(program, argument).catch(() => undefined as never),
    })),
  },
  {
    title: 'pages without an order',
    by: ['pages through an index in its order, forwards and backwards'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        return (Array.isArray(found) ? found.toReversed() : found) as typeof found;
      },
    })),
  },
  {
    title: 'text compared by UTF-16 units',
    by: ['orders text by its UTF-8 bytes'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        const isWhole = operation.op === 'page' && operation.range.limit > 50;
        return (
          isWhole && Array.isArray(found)
            ? found.toSorted((one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1))
            : found
        ) as typeof found;
      },
    })),
  },
  {
    title: 'text cut at U+0000',
    by: ['distinguishes any two texts, and returns each unchanged'],
    of: kernel((real) => ({
      read: (operation) =>
        real.read(
          operation.op === 'get'
            ? { ...operation, key: operation.key.map((each) => String(each).split('\u0000')[0] ?? '') }
            : operation,
        ),
    })),
  },
  {
    title: 'an expectation that is not checked',
    by: ['replaces and removes only what is as expected'],
    of: yielding((each) => ('expected' in each ? { ...each, expected: {} } : each)),
  },
  {
    title: 'an insertion that fails although the record may be there',
    by: ['inserts what is absent, and leaves what is there as it is'],
    of: yielding((each) => (each.op === 'insert-if-absent' ? { ...each, op: 'insert' } : each)),
  },
  {
    title: 'a lease that every token can use',
    by: ['leaves a lease to its token, also when the record is replaced'],
    of: yielding((each) => (each.op === 'lease' ? { ...each, token: 'mine' } : each)),
  },
  {
    title: 'a lease that nobody checks',
    by: ['lets nobody claim what its holder is writing to, nor its holder write to what was claimed'],
    of: yielding((each) =>
      each.op === 'lease'
        ? {
            op: 'replace',
            collection: each.collection,
            record: anItem({ id: String(each.key[0]) }),
            expected: {},
          }
        : each,
    ),
  },
  {
    title: 'a page that shows what is leased, too',
    by: ['shows those that nobody has leased, in pages of as many'],
    of: kernel((real) => ({
      read: (operation) => {
        if (operation.op !== 'page') return real.read(operation);
        const { free: _, ...range } = operation.range;
        return real.read({ ...operation, range });
      },
    })),
  },
  {
    title: 'an addition that returns what was added instead of the sum',
    by: ['adds up what concurrent callers add, and returns each sum once'],
    of: kernel((real) => ({
      run: (program, argument) =>
        real.run(
          stepping(program, function* (given, attempt): Steps<never> {
            const running = program.steps(given, attempt);
            let step = running.next([]);
            while (step.done !== true) {
              const requested = step.value;
              const answers = yield requested;
              step = running.next(
                answers.map((answer, n) => {
                  const each = requested[n];
                  return each?.op === 'add' && each.counter.name === playCounts.name ? each.amounts : answer;
                }),
              );
            }
            return step.value as never;
          }),
          argument,
        ),
    })),
  },
  ...countMutants,
  ...pageMutants,
  ...severalMutants,
  ...revisionMutants,
  ...holdMutants,
  {
    title: 'a claim that ignores leases',
    by: [
      'gives each record to one of twenty that claim it',
      'leases a record again at the end of its lease, not before',
    ],
    of: kernel((real) => ({
      claim: async (collection, keys) => {
        const found = await Promise.all(keys.map((key) => real.read(get(collection, ...key))));
        return found.filter((each) => each !== undefined);
      },
    })),
  },
  {
    title: 'a claim that returns records in the order of the database',
    by: ['returns what was claimed in the order of the keys'],
    of: kernel((real) => ({
      claim: async (collection, keys, lease) =>
        real.claim(
          collection,
          keys.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
          lease,
        ),
    })),
  },
  {
    title: 'a lease that is valid no matter how far ahead it ends',
    by: ['ignores a lease that a clock wrote that was set back since'],
    of: kernel((real) => {
      const ends = new Map<string, number>();
      return {
        claim: async (collection, keys, lease) => {
          const free = keys.filter((key) => (ends.get(JSON.stringify(key)) ?? 0) <= lease.now);
          for (const key of free) ends.set(JSON.stringify(key), lease.until);
          return real.claim(collection, free, lease);
        },
      };
    }),
  },
  {
    title: 'reads that lag behind',
    by: ['shows what was acknowledged to every process'],
    of: kernel((real) => {
      const seen = new Map<string, unknown>();
      return {
        read: async (operation) => {
          const isOfItems = 'collection' in operation && operation.collection.name === items.name;
          if (!isOfItems) return real.read(operation);
          const name = JSON.stringify(operation.key);
          if (!seen.has(name)) seen.set(name, await real.read(operation));
          return seen.get(name) as never;
        },
      };
    }),
  },
];

const withoutLocks: Changed = (real) => ({
  run: (program, argument) => real.run({ ...program, locks: () => [] }, argument),
});

/** For stores whose statements each see the latest commit: two programs that read and write a record do not conflict on their own. */
export const readCommittedMutants: readonly Mutant[] = [
  {
    title: 'changes of one record that do not wait for each other',
    by: ['loses no change of forty that read a record and write it'],
    of: kernel(withoutLocks),
  },
  {
    title: 'records that are read for a write without a lock',
    by: ['lets records be their own locks'],
    of: yielding((each) => (each.op === 'get-for-update' ? { ...each, op: 'get' } : each)),
  },
];

/** Broken kernels whose programs run side by side. */
export const lockMutants: readonly Mutant[] = [
  ...hastyHoldMutants,
  {
    title: 'locks that are not taken',
    by: ['isolates what a program reads from other writes until it writes'],
    of: kernel(withoutLocks),
  },
  {
    title: 'shared locks that are not taken',
    by: ['isolates what a program reads from other writes until it writes'],
    of: kernel((real) => ({
      run: (program, argument) => {
        const locks = (given: typeof argument) =>
          program.locks(given).filter(({ mode }) => mode === 'exclusive');
        return real.run({ ...program, locks }, argument);
      },
    })),
  },
];
