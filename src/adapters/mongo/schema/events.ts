import { object, record, text, whole, type CollectionPlan } from './plan.ts';

/** Events on their way to partners' endpoints, and what partners told of their content. */
export const events = {
  endpoints: { validator: record({ _id: text, endpoint: object }), indexes: [] },
  // The way to an endpoint, under its id.
  lanes: { validator: record({ _id: text, health: object }, { nextDue: whole }), indexes: [] },
  event_deliveries: { validator: record({ _id: text, delivery: object }), indexes: [] },
  content_registers: { validator: record({ _id: text, register: object }), indexes: [] },
  content_notices: { validator: record({ _id: text, notice: object }), indexes: [] },
} as const satisfies Record<string, CollectionPlan>;
