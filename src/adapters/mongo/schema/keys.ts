import { count, object, oneOf, record, text, type CollectionPlan } from './plan.ts';
import { keyPurposes } from '../../../ports/driven/key-ring.ts';

export const keys = {
  signing_keys: {
    validator: record({ _id: text, purpose: oneOf(...keyPurposes), position: count, key: object }),
    // Of rivals that rotate at once one gets the next position.
    indexes: [{ name: 'signing_key_positions', key: { purpose: 1, position: 1 }, unique: true }],
  },
  master_keys: {
    validator: record({ _id: text, position: count, key: object }),
    // Of processes that start together with different keys one gets the next position.
    indexes: [{ name: 'master_key_positions', key: { position: 1 }, unique: true }],
  },
} as const satisfies Record<string, CollectionPlan>;
