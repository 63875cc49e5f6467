import { auditLogCommands } from './audit-log.ts';
import type { AnyCommand } from './command.ts';
import { billingBookCommands } from './billing-book.ts';
import { contentBookCommands } from './content-book.ts';
import { deliveryQueueCommands } from './delivery-queue.ts';
import { endpointRollCommands } from './endpoint-roll.ts';
import { enrichmentBookCommands } from './enrichment-book.ts';
import { expiryScheduleCommands } from './expiry-schedule.ts';
import { holdCommands } from './hold.ts';
import { keyRingCommands } from './key-ring.ts';
import { licenseLedgerCommands } from './license-ledger.ts';
import { mailQueueCommands } from './mail-queue.ts';
import { markRegisterCommands } from './mark-register.ts';
import { masterKeyCommands } from './master-keys.ts';
import { moderationDocketCommands } from './moderation-docket.ts';
import { platformRegistryCommands } from './platform-registry.ts';
import { receiptBookCommands } from './receipt-book.ts';
import { staffRegistryCommands } from './staff-registry.ts';
import { storeCommands } from './store-check.ts';
import { trackLibraryCommands } from './track-library.ts';
import { usageJournalCommands } from './usage-journal.ts';

/** Every command of every repository: the writer thread knows no others. */
export const commands: readonly AnyCommand[] = [
  ...auditLogCommands,
  ...billingBookCommands,
  ...contentBookCommands,
  ...deliveryQueueCommands,
  ...endpointRollCommands,
  ...enrichmentBookCommands,
  ...expiryScheduleCommands,
  ...holdCommands,
  ...keyRingCommands,
  ...licenseLedgerCommands,
  ...mailQueueCommands,
  ...markRegisterCommands,
  ...masterKeyCommands,
  ...moderationDocketCommands,
  ...platformRegistryCommands,
  ...receiptBookCommands,
  ...staffRegistryCommands,
  ...storeCommands,
  ...trackLibraryCommands,
  ...usageJournalCommands,
];
