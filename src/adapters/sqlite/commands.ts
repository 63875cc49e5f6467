import type { AnyCommand } from './command.ts';
import { contentBookCommands } from './content-book.ts';
import { deliveryQueueCommands } from './delivery-queue.ts';
import { endpointRollCommands } from './endpoint-roll.ts';
import { holdCommands } from './hold.ts';
import { keyRingCommands } from './key-ring.ts';
import { licenseLedgerCommands } from './license-ledger.ts';
import { markRegisterCommands } from './mark-register.ts';
import { platformRegistryCommands } from './platform-registry.ts';
import { receiptBookCommands } from './receipt-book.ts';
import { storeCommands } from './store-check.ts';
import { trackLibraryCommands } from './track-library.ts';
import { usageJournalCommands } from './usage-journal.ts';

/** Every command of every repository: the writer thread knows no others. */
export const commands: readonly AnyCommand[] = [
  ...contentBookCommands,
  ...deliveryQueueCommands,
  ...endpointRollCommands,
  ...holdCommands,
  ...keyRingCommands,
  ...licenseLedgerCommands,
  ...markRegisterCommands,
  ...platformRegistryCommands,
  ...receiptBookCommands,
  ...storeCommands,
  ...trackLibraryCommands,
  ...usageJournalCommands,
];
