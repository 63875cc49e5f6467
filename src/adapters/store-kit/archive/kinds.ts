import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type { AnyCollection } from '../collection.ts';
import { accessKinds } from './kinds/access.ts';
import { artistKinds } from './kinds/artists.ts';
import { billingKinds } from './kinds/billing.ts';
import { catalogKinds } from './kinds/catalog.ts';
import { collectionKinds } from './kinds/collections.ts';
import { contentKinds } from './kinds/content.ts';
import { effectKinds } from './kinds/effects.ts';
import { enrichmentKinds } from './kinds/enrichment.ts';
import { imageKinds } from './kinds/images.ts';
import type { KitKind } from './kind.ts';
import { ledgerKinds } from './kinds/ledger.ts';
import { licensingKinds } from './kinds/licensing.ts';
import { royaltyKinds } from './kinds/royalties.ts';
import { uploadKinds } from './kinds/uploads.ts';
import { usageKinds } from './kinds/usage.ts';
import { webhookKinds } from './kinds/webhooks.ts';

/** The form of each kind. */
export const kitKinds: { readonly [Kind in ArchiveKind]: KitKind<Kind> } = {
  ...accessKinds,
  ...artistKinds,
  ...imageKinds,
  ...uploadKinds,
  ...catalogKinds,
  ...licensingKinds,
  ...contentKinds,
  ...effectKinds,
  ...billingKinds,
  ...ledgerKinds,
  ...royaltyKinds,
  ...webhookKinds,
  ...usageKinds,
  ...enrichmentKinds,
  ...collectionKinds,
};

/** Collections that contain no independent data. */
export const derived: Readonly<Record<string, string>> = {
  claims: 'expire',
  used_challenges: 'expire after five minutes',
  sign_in_attempts: 'expire after a day',
  moves: 'is of this store alone',
  movers: 'is of this store alone',
  meters: 'distinguishes flushes of running processes',
  enrichment_turns: 'count for ten minutes at most',
  write_probes: 'are written to test whether writes work',
};

/** Every collection that contains records of a kind. */
export const archived: readonly AnyCollection[] = [
  ...new Set(Object.values(kitKinds).flatMap(({ collections }) => collections)),
];
