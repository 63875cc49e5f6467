import type { CollectionPlan } from './plan.ts';

/** Licenses and what they count. */
export const licensing = {} as const satisfies Record<string, CollectionPlan>;
