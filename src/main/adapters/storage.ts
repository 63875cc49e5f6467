import type { Archive } from '../../ports/driven/storage/archive.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { ClaimStore } from '../../ports/driven/artists/claim-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { ContentStore } from '../../ports/driven/webhooks/content-store.ts';
import type { DeliveryQueue } from '../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { EvidenceStore } from '../../ports/driven/moderation/evidence-store.ts';
import type { ExpirySchedule } from '../../ports/driven/licensing/expiry-schedule.ts';
import type { KeyRing } from '../../ports/driven/access/key-ring.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';
import type { MasterKeyStore } from '../../ports/driven/access/master-keys.ts';
import type { WorkBacklog } from '../../ports/driven/monitoring/work-backlog.ts';
import type { NoticeStore } from '../../ports/driven/notices/notice-store.ts';
import type { ModerationStore } from '../../ports/driven/moderation/moderation-store.ts';
import type { Outbox } from '../../ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../ports/driven/idempotency/idempotency-store.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ConfirmationStore } from '../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';

/** All ports of the store, and the functions with which a process checks and closes it. */
export interface Storage {
  readonly ledger: LicenseLedger;
  readonly expiry: ExpirySchedule;
  readonly idempotencyStore: IdempotencyStore;
  readonly outbox: Outbox;
  readonly registry: PlatformRegistry;
  readonly keyRing: KeyRing;
  readonly masterKeys: MasterKeyStore;
  readonly library: TrackLibrary;
  readonly journal: UsageJournal;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly contentStore: ContentStore;
  readonly marks: MarkRegister;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly moderationStore: ModerationStore;
  readonly evidence: EvidenceStore;
  readonly noticeStore: NoticeStore;
  readonly workBacklog: WorkBacklog;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
  readonly accounts: AccountStore;
  readonly artistStore: ArtistStore;
  readonly imageStore: ImageStore;
  readonly albumStore: AlbumStore;
  readonly partyStore: PartyStore;
  readonly ledgerStore: LedgerStore;
  readonly feeStore: FeeStore;
  readonly periodStore: PeriodStore;
  readonly payoutStore: PayoutStore;
  readonly confirmationStore: ConfirmationStore;
  readonly uploadStore: UploadStore;
  readonly draftStore: DraftStore;
  readonly claimStore: ClaimStore;
  readonly staffRegistry: StaffRegistry;
  readonly billing: BillingStore;
  readonly collectionStore: CollectionStore;
  /** Reads all of its records, page by page. */
  readonly archive: Archive;
  /** Throws an error with the reason if a service must not run on it in its current state. */
  readonly mayServe: () => Promise<void>;
  /** Throws `StoreMoved` until a move into it is complete. */
  readonly requireWhole: () => Promise<void>;
  /** Throws `Unavailable` if it cannot be reached now. */
  readonly ping: () => Promise<void>;
  /** Throws `Unavailable` if nothing can be written now; resolves to the reason if a move blocks all writes. */
  readonly probeWrites: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}
