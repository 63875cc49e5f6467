import { encodeText } from '../../../../src/adapters/store-kit/members.ts';
import type { Item } from '../../storage/kernel/programs.ts';
import { byLabel } from '../../storage/kernel/stage.ts';
import { kernel, type Mutant } from './kernel-mutation.ts';

/** Kernels that page wrongly, each with the cases that must catch it. */
export const pageMutants: readonly Mutant[] = [
  {
    title: 'pages of all entries, whatever values are named',
    by: ['pages through the entries with one of several values, in the order of the index'],
    of: kernel((real) => ({
      read: (operation) => {
        if (operation.op !== 'page') return real.read(operation);
        const { among: _, ...range } = operation.range;
        return real.read({ ...operation, range });
      },
    })),
  },
  {
    title: 'pages of members that come as they are stored',
    by: ['pages through some members of records'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        if (operation.op !== 'page' || !operation.members) return found;
        const stored = (value: unknown) => (typeof value === 'string' ? encodeText(value) : value);
        return (found as readonly object[]).map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(value)])),
        ) as never;
      },
    })),
  },
  {
    title: 'pages up to a value that begin with the records without one',
    by: ['has no absent member below a bound'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        if (operation.op !== 'page' || operation.index.name !== byLabel.name) return found;
        const { until: _, ...range } = operation.range;
        const all = (await real.read({ ...operation, range })) as readonly Item[];
        return [...all.filter(({ label }) => label === undefined), ...(found as readonly Item[])] as never;
      },
    })),
  },
];
