import type { AnyCollection } from './collection.ts';
import { billingAccounts, checkouts, paymentEvents } from './collections/billing.ts';
import { tracks } from './collections/catalog.ts';
import { auditEntries, auditSubjects, idempotencyRecords, mails, outbox } from './collections/effects.ts';
import { licenses, months } from './collections/licensing.ts';
import { platforms } from './collections/platforms.ts';
import { credentialUses } from './collections/usage.ts';
import type { Kernel } from './kernel.ts';
import type { AnyProgram } from './program.ts';
import { auditLog, auditLogPrograms } from './repositories/audit-log.ts';
import { billingBook, billingBookPrograms } from './repositories/billing-book.ts';
import { catalogPrograms, trackLibrary } from './repositories/catalog.ts';
import { idempotencyPrograms, idempotencyStore } from './repositories/idempotency.ts';
import { licenseLedger, licenseLedgerPrograms } from './repositories/license-ledger.ts';
import { eventOutbox } from './repositories/outbox.ts';
import { platformPrograms, platformRegistry } from './repositories/platforms.ts';

/** Everything that the kit keeps so far: see docs/store-kit.md for what is still to come. */
export const collections: readonly AnyCollection[] = [
  licenses,
  months,
  idempotencyRecords,
  outbox,
  mails,
  auditEntries,
  auditSubjects,
  tracks,
  platforms,
  billingAccounts,
  checkouts,
  paymentEvents,
  credentialUses,
];

/** What a writer thread finds programs in, by their names. */
export const programs: readonly AnyProgram[] = [
  ...licenseLedgerPrograms,
  ...idempotencyPrograms,
  ...auditLogPrograms,
  ...catalogPrograms,
  ...platformPrograms,
  ...billingBookPrograms,
];

/** The repositories over a kernel. */
export const storeOn = (kernel: Kernel) => ({
  ledger: licenseLedger(kernel),
  receipts: idempotencyStore(kernel),
  outbox: eventOutbox(kernel),
  auditLog: auditLog(kernel),
  library: trackLibrary(kernel),
  registry: platformRegistry(kernel),
  billing: billingBook(kernel),
  ping: () => kernel.ping(),
  close: () => kernel.close(),
});
