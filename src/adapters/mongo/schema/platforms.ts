import type { CollectionPlan } from './plan.ts';

/** Platforms, their ways in, and tokens revoked before their time. */
export const platforms = {} as const satisfies Record<string, CollectionPlan>;
