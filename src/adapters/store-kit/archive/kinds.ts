import type { ArchiveKind } from '../../../ports/driven/archive.ts';
import type { AnyCollection } from '../collection.ts';
import { accessKinds } from './access.ts';
import { billingKinds } from './billing.ts';
import { catalogKinds } from './catalog.ts';
import { contentKinds } from './content.ts';
import { effectKinds } from './effects.ts';
import { enrichmentKinds } from './enrichment.ts';
import type { KitKind } from './kind.ts';
import { licensingKinds } from './licensing.ts';
import { usageKinds } from './usage.ts';
import { webhookKinds } from './webhooks.ts';

/** How each kind is kept. */
export const kitKinds: { readonly [Kind in ArchiveKind]: KitKind<Kind> } = {
  ...accessKinds,
  ...catalogKinds,
  ...licensingKinds,
  ...contentKinds,
  ...effectKinds,
  ...billingKinds,
  ...webhookKinds,
  ...usageKinds,
  ...enrichmentKinds,
};

/** Collections that say nothing of their own. */
export const derived: Readonly<Record<string, string>> = {
  claims: 'expire',
  staff_attempts: 'expire after a day',
  moves: 'is of this store alone',
  movers: 'is of this store alone',
  meters: 'tells flushes of running processes apart',
  enrichment_turns: 'count for ten minutes at most',
  write_probes: 'are written to find out whether writes work',
};

/** Every collection that holds records of a kind. */
export const archived: readonly AnyCollection[] = [
  ...new Set(Object.values(kitKinds).flatMap(({ collections }) => collections)),
];
