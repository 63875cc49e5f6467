import { counter } from '../../../../src/adapters/store-kit/collection.ts';
import { text } from '../../../../src/adapters/store-kit/members.ts';
import { add, all, program, increment } from '../../../../src/adapters/store-kit/program.ts';

export const playCounts = counter('kernel_play_counts', {
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
    const [counts] = yield* all(add(playCounts, key, amounts as Readonly<Record<'plays' | 'stops', number>>));
    return counts;
  },
);

/** Adds without asking for the counts. */
export const incrementPlays = program<Readonly<Record<string, number>>, readonly unknown[]>(
  'kernel.increment-plays',
  () => [],
  function* (playsByDay) {
    return yield* all(
      ...Object.entries(playsByDay).map(([day, plays]) => increment(playCounts, ['group', day], { plays })),
    );
  },
);
