import { bool, count, object, record, text, whole, type CollectionPlan } from './plan.ts';

/** What was heard of tracks; requests for enrichment, and how many rows of a day they were. */
export const enrichment = {
  analyses: {
    validator: record({ _id: text, analysis: object }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  // Whoever works on a request, or asks for it, knows its id alone.
  enrichments: {
    validator: record(
      {
        _id: text,
        platformId: text,
        createdAt: whole,
        keepUntil: whole,
        // How many rows it has, and how many of them wait; `waiting`: some do.
        size: count,
        left: count,
        waiting: bool,
        // Since when it waits for somebody to work on it.
        waitingSince: whole,
        leaseUntil: whole,
      },
      // `uploadBytes`: of all that was uploaded for it, where anything was.
      { token: text, uploadBytes: count },
    ),
    indexes: [
      {
        name: 'enrichments_waiting',
        key: { waiting: 1, waitingSince: 1, _id: 1 },
        partialFilterExpression: { waiting: true },
      },
      {
        name: 'enrichments_leased',
        key: { waiting: 1, leaseUntil: 1, platformId: 1 },
        partialFilterExpression: { waiting: true },
      },
      {
        name: 'enrichments_uploads',
        key: { waiting: 1, platformId: 1, uploadBytes: 1 },
        partialFilterExpression: { waiting: true, uploadBytes: { $gt: 0 } },
      },
      { name: 'enrichments_to_forget', key: { keepUntil: 1 } },
    ],
    shardKey: { _id: 'hashed' },
  },
  enrichment_rows: {
    // `_id` is "<enrichmentId>/<place>", so that a request's rows are on one shard; without an outcome it waits.
    validator: record({ _id: text, row: object }, { outcome: object }),
    indexes: [],
    shardKey: { _id: 1 },
  },
  enrichment_turns: {
    // `_id` is the platform's; how many of its requests were claimed, and the time that workers spent on its sound.
    validator: record({ _id: text, claims: count }, { spentMs: count, spentAt: whole }),
    indexes: [{ name: 'enrichment_turns_spent', key: { spentAt: 1 } }],
    shardKey: { _id: 1 },
  },
  enrichment_days: {
    // `_id` is "<platformId>/<day>".
    validator: record({ _id: text, rows: count }, { seconds: count }),
    indexes: [],
    shardKey: { _id: 1 },
  },
} as const satisfies Record<string, CollectionPlan>;
