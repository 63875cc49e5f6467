import { count, listOf, object, oneOf, orNull, record, text, whole, type CollectionPlan } from './plan.ts';

/** What was done by whom, and mails that wait to be sent. */
export const audit = {
  // A chain, on one shard with its end: a commit that notes something waits for the one that did before it.
  audit_entries: {
    // `_id` is the place in twelve digits; `entry` is JSON, to the letter what was digested.
    validator: record({ _id: text, place: count, subjects: listOf(text), entry: text }),
    indexes: [
      { name: 'audit_places', key: { place: 1 }, unique: true },
      { name: 'audit_subjects', key: { subjects: 1, place: 1 } },
    ],
  },
  audit_end: {
    validator: record({ _id: oneOf('audit'), place: count, digest: text }),
    indexes: [],
  },
  mails: {
    validator: record(
      {
        _id: text,
        mail: object,
        failures: count,
        // Null when it was sent or given up, which `doneAt` says when.
        dueAt: orNull(whole),
        doneAt: orNull(whole),
        leaseUntil: whole,
      },
      // `detail`: why the last try failed.
      { token: text, detail: text },
    ),
    indexes: [
      { name: 'mails_due', key: { dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $gte: 0 } } },
      { name: 'mails_to_forget', key: { doneAt: 1 }, partialFilterExpression: { doneAt: { $gte: 0 } } },
    ],
    shardKey: { _id: 'hashed' },
  },
} as const satisfies Record<string, CollectionPlan>;
