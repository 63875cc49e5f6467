import { MongoClient } from 'mongodb';
import { StoreMoved } from '../../ports/driven/archive.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { mongoArchive, refuseFilling } from './archive.ts';
import { mongoAuditLog } from './audit-log.ts';
import { mongoBillingBook } from './billing-book.ts';
import { mongoContentBook } from './content-book.ts';
import { mongoDeliveryQueue } from './delivery-queue.ts';
import { mongoEndpointRoll } from './endpoint-roll.ts';
import { mongoEnrichmentBook } from './enrichment-book.ts';
import { mongoExpirySchedule } from './expiry-schedule.ts';
import { refuseMoved, whyHeld } from './hold.ts';
import { mongoKeyRing } from './key-ring.ts';
import { mongoLicenseLedger } from './license-ledger.ts';
import { mongoMailQueue } from './mail-queue.ts';
import { mongoMarkRegister } from './mark-register.ts';
import { mongoMasterKeys } from './master-keys.ts';
import { mongoModerationDocket } from './moderation-docket.ts';
import { mongoOutbox } from './outbox.ts';
import { mongoPlatformRegistry } from './platform-registry.ts';
import { mongoReceiptBook } from './receipt-book.ts';
import { registryCopies, revisionIn } from './registry-copies.ts';
import { checkSchema, prepare } from './schema/prepare.ts';
import { mongoStaffRegistry } from './staff-registry.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';
import { mongoTrackLibrary } from './track-library.ts';
import { mongoUsageJournal } from './usage-journal.ts';
import { probeWrites } from './write-probe.ts';

/** What the driver finds wrong with an address; undefined where nothing is. Tells nothing of what the address holds. */
export const mongodbUrlFlaw = (url: string): string | undefined => {
  try {
    new MongoClient(url);
    return undefined;
  } catch {
    return 'has hosts or options that MongoDB does not know';
  }
};

const preparingMs = 600_000;

export const storageOn = (store: Store) => {
  const copies = registryCopies(
    () => revisionIn(store),
    () => performance.now(),
    (look) => store.ask(look),
  );
  return {
    receipts: mongoReceiptBook(store),
    outbox: mongoOutbox(store),
    keyRing: mongoKeyRing(store),
    masterKeys: mongoMasterKeys(store),
    library: mongoTrackLibrary(store),
    registry: mongoPlatformRegistry(store, copies),
    ledger: mongoLicenseLedger(store, copies),
    expiry: mongoExpirySchedule(store),
    journal: mongoUsageJournal(store),
    roll: mongoEndpointRoll(store),
    queue: mongoDeliveryQueue(store),
    book: mongoContentBook(store, copies),
    marks: mongoMarkRegister(store),
    enrichments: mongoEnrichmentBook(store),
    auditLog: mongoAuditLog(store),
    mailQueue: mongoMailQueue(store),
    staffRegistry: mongoStaffRegistry(store),
    billing: mongoBillingBook(store, copies),
    docket: mongoModerationDocket(store),
    archive: mongoArchive(store),
    /**
     * Throws `SchemaMismatch` where the database is not as this release needs it, `StoreMoved` while it is filled from
     * another store or once it has moved, `Unavailable` where it is away.
     */
    mayServe: () =>
      store.ask(async () => {
        await checkSchema(store.db);
        await refuseFilling(store);
        await refuseMoved(store);
      }),
    /** Throws `Unavailable` where no primary answers now. */
    ping: () =>
      store.ask(async () => {
        const { isWritablePrimary } = await store.db.command({ hello: 1 });
        if (isWritablePrimary !== true) throw new Unavailable('the database has no primary');
      }),
    /** Throws `Unavailable` if nothing can be written now; returns the reason if a move holds all writes. */
    probeWrites: async (): Promise<string | undefined> => {
      await store.apart(() => probeWrites(store));
      return store.apart(() => whyHeld(store));
    },
    /** Lets go of all connections. */
    close: () => store.close(),
  };
};

/** Everything that is kept, in one database that any number of processes share. Connects when first asked. */
export const mongoStorage = (options: StoreOptions) => storageOn(openStore(options));

/** Makes the collections, validators and indexes that are missing. Throws `SchemaMismatch` in a newer database. */
export const prepareMongo = async (
  options: Pick<StoreOptions, 'url'>,
  progress: (line: string) => void,
): Promise<void> => {
  const store = openStore({ ...options, patienceMs: preparingMs });
  try {
    const held = await whyHeld(store);
    // Preparing it would accept writes again.
    if (held !== undefined) throw new StoreMoved(`${held}: nothing was prepared`);
    await store.ask(() => prepare(store.db, progress));
  } finally {
    await store.close();
  }
};
