import type { CollectionPlan } from './plan.ts';

/** What partners reported, summed as it comes in, and what they asked of the service. Days and months in UTC. */
export const usage = {} as const satisfies Record<string, CollectionPlan>;
