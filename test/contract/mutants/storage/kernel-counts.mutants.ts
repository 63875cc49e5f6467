import type { Counts } from '../../../../src/adapters/store-kit/collection.ts';
import type { Operation, Steps } from '../../../../src/adapters/store-kit/program.ts';
import { playCounts } from '../../storage/kernel/programs.ts';
import { kernel, stepping, type Mutant } from './kernel-mutation.ts';

/** Kernels that page through counts, or let them grow, wrongly. */
export const countMutants: readonly Mutant[] = [
  {
    title: 'an order that only compares the first count',
    by: ['orders equal counts by the next count of an index'],
    of: kernel((real) => ({
      read: (operation) =>
        real.read(
          operation.op === 'page' && operation.index.name === 'mostOfAll'
            ? { ...operation, index: playCounts.indexes.mostPlayed }
            : operation,
        ),
    })),
  },
  {
    title: 'additions whose results are not requested and are omitted',
    by: ['adds the same if no result is requested'],
    of: kernel((real) => ({
      run: (program, argument) =>
        real.run(
          stepping(program, function* (given, attempt): Steps<never> {
            const running = program.steps(given, attempt);
            let step = running.next([]);
            while (step.done !== true) {
              const isRequested = (each: Operation): boolean => each.op !== 'add' || each.answered;
              yield step.value.filter(isRequested);
              step = running.next(step.value.map(() => undefined));
            }
            return step.value as never;
          }),
          argument,
        ),
    })),
  },
  {
    title: 'counts that are left alone where they would grow too far',
    by: ['stops counting at the largest exact integer, and can still be read'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        const isFull = (row: Counts<'plays'>) => row.plays === Number.MAX_SAFE_INTEGER;
        return (
          operation.op === 'page' &&
          operation.index.collection.name === playCounts.name &&
          Array.isArray(found)
            ? found.map((row: Counts<'plays'>) => (isFull(row) ? { ...row, plays: row.plays - 1 } : row))
            : found
        ) as typeof found;
      },
    })),
  },
  {
    title: 'equal counts in the order in which they were counted',
    by: ['pages through counts, the highest first, equal ones by their keys'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        return (
          operation.op === 'page' && operation.index.name === 'mostPlayed' && Array.isArray(found)
            ? found.toSorted(
                (one: Counts<'plays'>, other: Counts<'plays'>) =>
                  other.plays - one.plays || found.indexOf(other) - found.indexOf(one),
              )
            : found
        ) as typeof found;
      },
    })),
  },
  {
    title: 'a place among counts that only compares the count',
    by: ['pages through counts, the highest first, equal ones by their keys'],
    of: kernel((real) => ({
      read: (operation) => {
        if (operation.op !== 'page' || operation.index.highestFirst.length === 0) return real.read(operation);
        const { after, ...range } = operation.range;
        return real.read({ ...operation, range: { ...range, ...(after && { after: after.slice(0, 1) }) } });
      },
    })),
  },
];
