import { count, record, text, type CollectionPlan } from './plan.ts';

/** Every track, by the catalog version of its last commit, with what was delivered and drawn of it. */
export const catalog = {
  // Touched by whoever grants a right to a track, all of a track's by whoever changes it: see `track-guards.ts`.
  track_guards: {
    validator: record({ _id: text, touched: count }),
    indexes: [],
  },
} as const satisfies Record<string, CollectionPlan>;
