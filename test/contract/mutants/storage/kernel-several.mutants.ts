import type { Operation, Steps } from '../../../../src/adapters/store-kit/program.ts';
import { songs, type Song } from '../../storage/kernel/programs.ts';
import { kernel, stepping, yielding, type Changed, type Mutant } from './kernel-mutation.ts';

/** The operation with another song, if it writes one. */
const withSong =
  (change: (song: Song) => Song) =>
  (operation: Operation): Operation =>
    'record' in operation && operation.collection.name === songs.name
      ? { ...operation, record: change(operation.record as Song) }
      : operation;

/** Kernels that treat members with several values wrongly. */
export const severalMutants: readonly Mutant[] = [
  {
    title: 'a record that is found by the first of its values only',
    by: [
      'finds a record by each of its values',
      'pages through the values of records: a record comes once for each',
    ],
    of: yielding(withSong((song) => ({ ...song, words: song.words.slice(0, 1) }))),
  },
  {
    title: 'a page that shows no record twice',
    by: ['pages through the values of records: a record comes once for each'],
    of: kernel((real) => ({
      read: async (operation) => {
        const found = await real.read(operation);
        if (operation.op !== 'page' || !Array.isArray(found)) return found;
        const byText = new Map(found.map((each) => [JSON.stringify(each), each as unknown]));
        return [...byText.values()] as typeof found;
      },
    })),
  },
  {
    title: 'a record that is found by every value that it ever had',
    by: ['finds a record by each of its values', 'finds a record by what the last of its writers wrote'],
    of: (view) => {
      const words = new Map<string, Set<string>>();
      const remembering = withSong((song) => {
        const ever = words.get(song.id) ?? new Set();
        for (const word of song.words) ever.add(word);
        words.set(song.id, ever);
        return { ...song, words: [...ever] };
      });
      return yielding(remembering)(view);
    },
  },
  {
    title: 'a key that is taken beside a record with values, which ends the program',
    by: ['runs a program again when a key is taken beside a record with values'],
    of: kernel((real) => ({
      run: (program, argument) => {
        let wroteSong = false;
        return real.run(
          stepping(program, function* (given, attempt): Steps<never> {
            if (wroteSong) throw new Error('the transaction has failed');
            const running = program.steps(given, attempt);
            let step = running.next([]);
            while (step.done !== true) {
              wroteSong = step.value.some((each) => 'record' in each && each.collection.name === songs.name);
              step = running.next(yield step.value);
            }
            return step.value as never;
          }),
          argument,
        );
      },
    })),
  },
  {
    title: 'unique values that two records may have',
    by: ['keeps each value of a unique index in one record'],
    of: (view) => {
      const own = yielding(
        withSong((song) => ({ ...song, codes: song.codes.map((code) => `${code} of ${song.id}`) })),
      );
      const read: Changed = (real) => ({
        read: (operation) =>
          operation.op === 'getBy' && operation.index.name === 'byCode'
            ? real.read({ ...operation, values: operation.values.map((code) => `${String(code)} of song`) })
            : real.read(operation),
      });
      return kernel(read)(own(view));
    },
  },
];
