import type { ArchiveKind } from '../../../ports/driven/archive.ts';
import type { AnyCollection } from '../collection.ts';
import { accessKinds } from './access.ts';
import { billingKinds } from './billing.ts';
import { catalogKinds } from './catalog.ts';
import { contentKinds } from './content.ts';
import { effectKinds } from './effects.ts';
import type { KitKind } from './kind.ts';
import { licensingKinds } from './licensing.ts';

/** How each kind is kept. */
export const kitKinds: { readonly [Kind in ArchiveKind]?: KitKind<Kind> } = {
  ...accessKinds,
  ...catalogKinds,
  ...licensingKinds,
  ...contentKinds,
  ...effectKinds,
  ...billingKinds,
};

export const kindNamed = <Kind extends ArchiveKind>(kind: Kind): KitKind<Kind> => {
  const found = kitKinds[kind];
  if (!found) throw new Error(`the kit does not keep ${kind} yet`);
  return found;
};

/** Collections that say nothing of their own. */
export const derived: Readonly<Record<string, string>> = {
  claims: 'expire',
  staff_attempts: 'expire after a day',
  moves: 'is of this store alone',
};

/** Every collection that holds records of a kind. */
export const archived: readonly AnyCollection[] = [
  ...new Set(Object.values(kitKinds).flatMap(({ collections }) => collections)),
];
