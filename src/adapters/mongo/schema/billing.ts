import { count, object, record, text, whole, type CollectionPlan } from './plan.ts';

/** What platforms were offered, what payment providers told of it, and what follows for whom. Thousands: on one shard. */
export const billing = {
  // `_id` is the platform's.
  billing_accounts: {
    validator: record({ _id: text, version: count, account: object }, { nextDue: whole }),
    indexes: [
      { name: 'billing_due', key: { nextDue: 1, _id: 1 } },
      { name: 'billing_settled_for', key: { 'account.settledFor': 1, _id: 1 } },
    ],
  },
  checkouts: {
    validator: record({ _id: text, platformId: text, checkout: object }),
    indexes: [{ name: 'checkouts_of_platform', key: { platformId: 1, _id: 1 } }],
  },
  payment_events: {
    // `_id` is "<provider>/<the provider's id of the event>": each counts once.
    validator: record({ _id: text, platformId: text, event: object }),
    indexes: [{ name: 'payment_events_of_platform', key: { platformId: 1, _id: 1 } }],
  },
} as const satisfies Record<string, CollectionPlan>;
