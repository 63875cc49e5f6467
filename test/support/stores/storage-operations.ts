import { albumOperations, uploadOperations } from './storage-operations/uploads.ts';
import { imageOperations } from './storage-operations/images.ts';
import { draftOperations } from './storage-operations/supply/drafts.ts';
import { confirmationOperations, partyOperations } from './storage-operations/supply/parties.ts';
import { artistOperations } from './storage-operations/artists.ts';
import { noticeOperations } from './storage-operations/supply/notices.ts';
import { payoutOperations } from './storage-operations/supply/payouts.ts';
import { billingOperations } from './storage-operations/billing.ts';
import { collectionOperations } from './storage-operations/collections.ts';
import { contentOperations } from './storage-operations/content.ts';
import { enrichmentOperations } from './storage-operations/enrichments.ts';
import { eventOperations } from './storage-operations/events.ts';
import { libraryOperations, registryOperations, requestOperations } from './storage-operations/records.ts';
import { licenseOperations } from './storage-operations/licenses.ts';
import { moderationOperations } from './storage-operations/moderation.ts';
import { staffOperations } from './storage-operations/staff.ts';
import type { Operation } from './storage-operations/stage.ts';
import { usageOperations } from './storage-operations/usage.ts';

/** Every method of every port of a store, in an order in which each finds what it needs. */
export const operations: readonly Operation[] = [
  ...licenseOperations,
  ...usageOperations,
  ...registryOperations,
  ...libraryOperations,
  ...requestOperations,
  ...eventOperations,
  ...contentOperations,
  ...enrichmentOperations,
  ...staffOperations,
  ...artistOperations,
  ...imageOperations,
  ...albumOperations,
  ...partyOperations,
  ...confirmationOperations,
  ...uploadOperations,
  ...draftOperations,
  ...moderationOperations,
  ...noticeOperations,
  ...billingOperations,
  ...payoutOperations,
  ...collectionOperations,
];
