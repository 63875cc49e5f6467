import { audit } from './audit.ts';
import { billing } from './billing.ts';
import { catalog } from './catalog.ts';
import { enrichment } from './enrichment.ts';
import { events } from './events.ts';
import { keys } from './keys.ts';
import { licensing } from './licensing.ts';
import { moderation } from './moderation.ts';
import { moving } from './moving.ts';
import type { CollectionPlan } from './plan.ts';
import { platforms } from './platforms.ts';
import { staff } from './staff.ts';
import { telling } from './telling.ts';
import { usage } from './usage.ts';

const planned = {
  ...keys,
  ...telling,
  ...platforms,
  ...catalog,
  ...licensing,
  ...usage,
  ...events,
  ...enrichment,
  ...audit,
  ...staff,
  ...billing,
  ...moderation,
  ...moving,
};
export type CollectionName = keyof typeof planned;

/** Every collection, by name. */
export const plan: Readonly<Record<CollectionName, CollectionPlan>> = planned;

/** Grows when the plan does. A release refuses a database of another version, and says what to do. */
export const schemaVersion = 20;
