import type { ArchiveSource } from '../../ports/driven/archive.ts';
import type { AuditLog } from '../../ports/driven/audit-log.ts';
import type { BillingBook } from '../../ports/driven/billing-book.ts';
import type { ContentBook } from '../../ports/driven/content-book.ts';
import type { DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import type { EndpointRoll } from '../../ports/driven/endpoint-roll.ts';
import type { EnrichmentBook } from '../../ports/driven/enrichment-book.ts';
import type { ExpirySchedule } from '../../ports/driven/expiry-schedule.ts';
import type { KeyRing } from '../../ports/driven/key-ring.ts';
import type { LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { MailQueue } from '../../ports/driven/mail-queue.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';
import type { MasterKeyStore } from '../../ports/driven/master-keys.ts';
import type { ModerationDocket } from '../../ports/driven/moderation-docket.ts';
import type { Outbox } from '../../ports/driven/outbox.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { ReceiptBook } from '../../ports/driven/receipt-book.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { UsageJournal } from '../../ports/driven/usage-journal.ts';
import { refuseMoved, sqliteArchive } from './archive.ts';
import { sqliteAuditLog } from './audit-log.ts';
import { sqliteBillingBook } from './billing-book.ts';
import { sqliteContentBook } from './content-book.ts';
import { sqliteDeliveryQueue } from './delivery-queue.ts';
import { sqliteEndpointRoll } from './endpoint-roll.ts';
import { sqliteEnrichmentBook } from './enrichment-book.ts';
import { sqliteExpirySchedule } from './expiry-schedule.ts';
import { sqliteKeyRing } from './key-ring.ts';
import { sqliteLicenseLedger } from './license-ledger.ts';
import { sqliteMailQueue } from './mail-queue.ts';
import { sqliteMarkRegister } from './mark-register.ts';
import { sqliteMasterKeys } from './master-keys.ts';
import { sqliteModerationDocket } from './moderation-docket.ts';
import { sqliteOutbox } from './outbox.ts';
import { sqlitePlatformRegistry } from './platform-registry.ts';
import { sqliteReceiptBook } from './receipt-book.ts';
import { sqliteStaffRegistry } from './staff-registry.ts';
import { ping, probeWrites } from './store-check.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';
import { sqliteTrackLibrary } from './track-library.ts';
import { sqliteUsageJournal } from './usage-journal.ts';

export { copyDatabase } from './backup.ts';
export { SchemaTooNew } from './migrations/index.ts';

export interface SqliteStorage {
  readonly ledger: LicenseLedger;
  readonly expiry: ExpirySchedule;
  readonly receipts: ReceiptBook;
  readonly outbox: Outbox;
  readonly registry: PlatformRegistry;
  readonly keyRing: KeyRing;
  readonly masterKeys: MasterKeyStore;
  readonly library: TrackLibrary;
  readonly journal: UsageJournal;
  readonly roll: EndpointRoll;
  readonly queue: DeliveryQueue;
  readonly book: ContentBook;
  readonly marks: MarkRegister;
  readonly enrichments: EnrichmentBook;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
  readonly staffRegistry: StaffRegistry;
  readonly docket: ModerationDocket;
  readonly billing: BillingBook;
  readonly archive: ArchiveSource;
  /** Throws `StoreMoved` where a service on it would serve what is elsewhere by now. */
  readonly mayServe: () => Promise<void>;
  /** Throws `Unavailable` where the file cannot be read or locked now. */
  readonly ping: () => Promise<void>;
  /** Throws `Unavailable` where nothing can be written now; resolves to the reason where a move holds all writes. */
  readonly probeWrites: () => Promise<string | undefined>;
  /** Finishes the writes that were asked for, then lets go of the file. */
  readonly close: () => Promise<void>;
}

export const storageOn = (store: Store): SqliteStorage => ({
  ledger: sqliteLicenseLedger(store),
  expiry: sqliteExpirySchedule(store),
  receipts: sqliteReceiptBook(store),
  outbox: sqliteOutbox(store),
  registry: sqlitePlatformRegistry(store),
  keyRing: sqliteKeyRing(store),
  masterKeys: sqliteMasterKeys(store),
  library: sqliteTrackLibrary(store),
  journal: sqliteUsageJournal(store),
  roll: sqliteEndpointRoll(store),
  queue: sqliteDeliveryQueue(store),
  book: sqliteContentBook(store),
  marks: sqliteMarkRegister(store),
  enrichments: sqliteEnrichmentBook(store),
  auditLog: sqliteAuditLog(store),
  mailQueue: sqliteMailQueue(store),
  staffRegistry: sqliteStaffRegistry(store),
  docket: sqliteModerationDocket(store),
  billing: sqliteBillingBook(store),
  archive: sqliteArchive(store),
  mayServe: async () => refuseMoved(store),
  ping: () => ping(store),
  probeWrites: () => probeWrites(store),
  close: () => store.close(),
});

/**
 * Everything that is kept, in one file that several processes may share. Throws `SchemaTooNew` where a newer release
 * has migrated it, `Unavailable` where it cannot be opened.
 */
export const sqliteStorage = (options: StoreOptions): SqliteStorage => storageOn(openStore(options));
