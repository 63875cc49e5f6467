import { object, oneOf, record, text, type CollectionPlan } from './plan.ts';

/** The move that brought everything here from another store, where one did: see `archive.ts`. */
export const moving = {
  moves: {
    validator: record({
      _id: oneOf('move'),
      moveId: text,
      state: oneOf('filling', 'complete'),
      kinds: object,
    }),
    indexes: [],
  },
} as const satisfies Record<string, CollectionPlan>;
