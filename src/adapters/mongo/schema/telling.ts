import { bool, count, object, record, text, whole, type CollectionPlan } from './plan.ts';

/** What was told, and which requests were done. */
export const telling = {
  outbox: {
    // While it is waiting to be fanned out: who holds it until when, and up to which endpoint it is through.
    validator: record(
      { _id: text, event: object, toldAt: whole, waiting: bool },
      { leaseUntil: whole, token: text, after: text, pages: count },
    ),
    indexes: [
      { name: 'events_waiting', key: { waiting: 1, _id: 1 }, partialFilterExpression: { waiting: true } },
      // Platforms take turns.
      {
        name: 'events_waiting_by_platform',
        key: { 'event.platformId': 1, _id: 1 },
        partialFilterExpression: { waiting: true },
      },
      // What a platform is shown, latest first.
      { name: 'events_by_owner', key: { 'event.platformId': 1, 'event.type': 1, _id: 1 } },
      { name: 'events_to_forget', key: { toldAt: 1 }, partialFilterExpression: { waiting: false } },
    ],
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
