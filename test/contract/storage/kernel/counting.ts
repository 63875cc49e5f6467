import { counter } from '../../../../src/adapters/store-kit/collection.ts';
import { text } from '../../../../src/adapters/store-kit/members.ts';
import { add, all, program, tally } from '../../../../src/adapters/store-kit/program.ts';

export const tallies = counter('kernel_tallies', {
  key: { group: text, day: text },
  counts: ['plays', 'stops'],
  group: 'kernel-songs',
  indexes: {
    mostPlayed: { within: ['group'], by: ['plays'] },
    mostStopped: { within: [], by: ['stops'] },
    mostOfAll: { within: ['group'], by: ['plays', 'stops'] },
  },
});

export const addTo = program<
  { readonly key: readonly [string, string]; readonly plays?: number; readonly stops?: number },
  Readonly<Record<string, unknown>>
>(
  'kernel.add',
  () => [],
  function* ({ key, ...amounts }) {
    const [counts] = yield* all(add(tallies, key, amounts as Readonly<Record<'plays' | 'stops', number>>));
    return counts;
  },
);

/** Adds without being told the counts. */
export const tallyTo = program<Readonly<Record<string, number>>, readonly unknown[]>(
  'kernel.tally-to',
  () => [],
  function* (playsByDay) {
    return yield* all(
      ...Object.entries(playsByDay).map(([day, plays]) => tally(tallies, ['group', day], { plays })),
    );
  },
);
