import { bool, count, object, record, text, whole, type CollectionPlan } from './plan.ts';

/** What was told, and which requests were done. */
export const telling = {
  outbox: {
    // `waiting`: to be fanned out; endpoints up to `after` have their delivery.
    validator: record({ _id: text, event: object }, { waiting: bool, after: text }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  receipts: {
    // A running mark until `status` is there, a receipt from then on.
    validator: record(
      { _id: text, fingerprint: text, leaseUntil: whole, keepUntil: whole },
      { status: count, resourceId: text, outcome: object },
    ),
    indexes: [
      { name: 'receipts_to_forget', key: { keepUntil: 1 } },
      {
        name: 'batch_outcomes',
        key: { resourceId: 1 },
        partialFilterExpression: { outcome: { $exists: true } },
      },
    ],
    shardKey: { _id: 'hashed' },
  },
} as const satisfies Record<string, CollectionPlan>;
