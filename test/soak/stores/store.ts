import type { SoakedStore } from './soaked-store.ts';

const names = ['sqlite', 'postgres', 'mongo'] as const;
export type StoreName = (typeof names)[number];
export const storeNames: readonly StoreName[] = names;
export const isStoreName = (name: string): name is StoreName => storeNames.some((known) => known === name);

const modules: Readonly<Record<StoreName, () => Promise<{ readonly store: SoakedStore }>>> = {
  sqlite: () => import('./sqlite.ts'),
  postgres: () => import('./postgres.ts'),
  mongo: () => import('./mongo.ts'),
};

/** Loads a store with its driver. */
export const loadStore = async (name: StoreName): Promise<SoakedStore> => (await modules[name]()).store;
