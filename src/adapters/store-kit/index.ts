import type { AnyCollection } from './collection.ts';
import { archiveSourcePrograms, archiveSource, requireNotMoved } from './archive/source.ts';
import { archivePrograms, archiveTarget, requireComplete } from './archive/target.ts';
import { accountSessions, passkeys, signInAttempts, usedChallenges } from './collections/accounts.ts';
import { artistCollections } from './collections/artists.ts';
import { moneyCollections } from './collections/ledger/money.ts';
import { catalogCollections } from './collections/catalog.ts';
import { contentNotices, contentRegisters } from './collections/webhooks/content.ts';
import { auditEntries, auditSubjects, idempotencyRecords, mails, outbox } from './collections/effects.ts';
import { enrichmentCollections } from './collections/enrichment.ts';
import { licensingCollections } from './collections/licensing.ts';
import { keyCollections } from './collections/keys.ts';
import { images } from './collections/media/images.ts';
import { moderationCollections } from './collections/moderation.ts';
import { moveCollections } from './collections/storage/moving.ts';
import { platforms, revokedTokens, secrets } from './collections/platforms.ts';
import { staff } from './collections/staff.ts';
import { writeProbes } from './collections/storage/write-probes.ts';
import { webhookCollections } from './collections/webhooks/webhooks.ts';
import { albums } from './collections/albums.ts';
import { parties } from './collections/parties/parties.ts';
import { drafts } from './collections/drafts/drafts.ts';
import { confirmationCollections } from './collections/parties/share-confirmations.ts';
import { uploadCollections } from './collections/media/uploads.ts';
import { trackCollections } from './collections/track-collections.ts';
import { usageCollections } from './collections/usage.ts';
import type { Kernel } from './kernel.ts';
import type { AnyProgram } from './program.ts';
import { accountStore, accountStorePrograms } from './repositories/accounts/account-store.ts';
import { artistStore, artistStorePrograms } from './repositories/artists/artist-store.ts';
import { claimStore, claimStorePrograms } from './repositories/artists/claim-store.ts';
import { auditLog, auditLogPrograms } from './repositories/staff/audit-log.ts';
import { billingStore, billingStorePrograms } from './repositories/billing/billing-store.ts';
import { collectionStore, collectionStorePrograms } from './repositories/collections/collection-store.ts';
import { contentStore, contentStorePrograms } from './repositories/webhooks/content-store.ts';
import { evidenceStore, evidenceStorePrograms } from './repositories/moderation/evidence-store.ts';
import { expirySchedule, expirySchedulePrograms } from './repositories/licensing/expiry-schedule.ts';
import { deliveryQueue, deliveryQueuePrograms } from './repositories/webhooks/delivery-queue.ts';
import {
  webhookEndpointStore,
  webhookEndpointStorePrograms,
} from './repositories/webhooks/webhook-endpoint-store.ts';
import {
  enrichmentJobStore,
  enrichmentJobStorePrograms,
} from './repositories/enrichment/enrichment-job-store.ts';
import { imageStore, imageStorePrograms } from './repositories/images/image-store.ts';
import { mailQueue, mailQueuePrograms } from './repositories/mail/mail-queue.ts';
import { feeStore, feeStorePrograms } from './repositories/fees/fee-store.ts';
import { writeLockOf, writeLockPrograms } from './repositories/storage/write-lock.ts';
import { idempotencyPrograms, idempotencyStore } from './repositories/idempotency/idempotency.ts';
import { ledgerStore } from './repositories/ledger/ledger-store.ts';
import { payoutStore, payoutStorePrograms } from './repositories/payouts/payout-store.ts';
import { periodStore, periodStorePrograms } from './repositories/royalties/period-store.ts';
import { licenseLedger, licenseLedgerPrograms } from './repositories/licensing/license-ledger.ts';
import { markRegister, markRegisterPrograms } from './repositories/licensing/mark-register.ts';
import { workBacklog } from './repositories/monitoring/work-backlog.ts';
import { noticeStore, noticeStorePrograms } from './repositories/notices/notice-store.ts';
import { moderationStore, moderationStorePrograms } from './repositories/moderation/moderation-store.ts';
import { eventOutbox } from './repositories/webhooks/outbox.ts';
import { keyRing, keyRingPrograms } from './repositories/access/key-ring.ts';
import { masterKeyPrograms, masterKeyStore } from './repositories/access/master-keys.ts';
import { platformRegistry, platformRegistryPrograms } from './repositories/platforms/platform-registry.ts';
import { invalidatingCopies, registryCopies } from './repositories/platforms/registry-copies.ts';
import { staffRegistry, staffRegistryPrograms } from './repositories/staff/staff-registry.ts';
import { trackLibrary, trackLibraryPrograms } from './repositories/catalog/track-library.ts';
import { probeWrites, writeProbePrograms } from './repositories/storage/write-probe.ts';
import { albumStore, albumStorePrograms } from './repositories/albums/album-store.ts';
import { confirmationStore, confirmationStorePrograms } from './repositories/parties/confirmation-store.ts';
import { partyStore, partyStorePrograms } from './repositories/parties/party-store.ts';
import { draftStore, draftStorePrograms } from './repositories/drafts/draft-store.ts';
import { uploadStore, uploadStorePrograms } from './repositories/uploads/upload-store.ts';
import { usageJournal, usageJournalPrograms } from './repositories/usage/usage-journal.ts';

/** Every collection of the store kit. */
export const collections: readonly AnyCollection[] = [
  ...licensingCollections,
  contentRegisters,
  contentNotices,
  idempotencyRecords,
  outbox,
  mails,
  auditEntries,
  auditSubjects,
  ...catalogCollections,
  ...moderationCollections,
  platforms,
  secrets,
  revokedTokens,
  staff,
  accountSessions,
  passkeys,
  usedChallenges,
  signInAttempts,
  ...artistCollections,
  images,
  albums,
  parties,
  ...confirmationCollections,
  ...uploadCollections,
  drafts,
  ...keyCollections,
  ...moneyCollections,
  trackCollections,
  ...usageCollections,
  ...moveCollections,
  writeProbes,
  ...webhookCollections,
  ...enrichmentCollections,
];

/** The programs by name, for a writer thread. */
export const programs: readonly AnyProgram[] = [
  ...writeLockPrograms,
  ...licenseLedgerPrograms,
  ...idempotencyPrograms,
  ...auditLogPrograms,
  ...platformRegistryPrograms,
  ...accountStorePrograms,
  ...artistStorePrograms,
  ...imageStorePrograms,
  ...albumStorePrograms,
  ...partyStorePrograms,
  ...confirmationStorePrograms,
  ...uploadStorePrograms,
  ...draftStorePrograms,
  ...claimStorePrograms,
  ...staffRegistryPrograms,
  ...keyRingPrograms,
  ...masterKeyPrograms,
  ...billingStorePrograms,
  ...feeStorePrograms,
  ...periodStorePrograms,
  ...payoutStorePrograms,
  ...collectionStorePrograms,
  ...usageJournalPrograms,
  ...trackLibraryPrograms,
  ...moderationStorePrograms,
  ...evidenceStorePrograms,
  ...noticeStorePrograms,
  ...contentStorePrograms,
  ...expirySchedulePrograms,
  ...markRegisterPrograms,
  ...mailQueuePrograms,
  ...webhookEndpointStorePrograms,
  ...deliveryQueuePrograms,
  ...enrichmentJobStorePrograms,
  ...archivePrograms,
  ...archiveSourcePrograms,
  ...writeProbePrograms,
];

/** Returns every port over a kernel. */
export const storeOn = (database: Kernel) => {
  const copies = registryCopies(database);
  const kernel = invalidatingCopies(database, copies);
  return {
    ledger: licenseLedger(kernel),
    idempotencyStore: idempotencyStore(kernel),
    outbox: eventOutbox(kernel),
    auditLog: auditLog(kernel),
    library: trackLibrary(kernel),
    moderationStore: moderationStore(kernel),
    evidence: evidenceStore(kernel),
    noticeStore: noticeStore(kernel),
    workBacklog: workBacklog(kernel),
    contentStore: contentStore(kernel),
    expiry: expirySchedule(kernel),
    marks: markRegister(kernel),
    registry: platformRegistry(kernel, copies),
    accounts: accountStore(kernel),
    artistStore: artistStore(kernel),
    imageStore: imageStore(kernel),
    albumStore: albumStore(kernel),
    partyStore: partyStore(kernel),
    confirmationStore: confirmationStore(kernel),
    uploadStore: uploadStore(kernel),
    draftStore: draftStore(kernel),
    claimStore: claimStore(kernel),
    staffRegistry: staffRegistry(kernel),
    keyRing: keyRing(kernel),
    masterKeys: masterKeyStore(kernel),
    billing: billingStore(kernel),
    ledgerStore: ledgerStore(kernel),
    periodStore: periodStore(kernel),
    payoutStore: payoutStore(kernel),
    feeStore: feeStore(kernel),
    collectionStore: collectionStore(kernel),
    mailQueue: mailQueue(kernel),
    endpointStore: webhookEndpointStore(kernel),
    queue: deliveryQueue(kernel),
    enrichmentJobs: enrichmentJobStore(kernel),
    journal: usageJournal(kernel),
    archive: { ...archiveTarget(kernel), ...archiveSource(kernel) },
    writeLock: writeLockOf(kernel),
    /** Throws `StoreMoved` until a move into this store is complete. */
    requireWhole: () => requireComplete(kernel),
    /** Throws `StoreMoved` until a move into this store is complete, and after a move out of it. */
    mayServe: async () => {
      await requireComplete(kernel);
      await requireNotMoved(kernel);
    },
    /** Throws `Unavailable` if writing fails. */
    probeWrites: probeWrites(kernel),
    ping: () => kernel.ping(),
    close: () => kernel.close(),
  };
};
