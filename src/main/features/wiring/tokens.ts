import type { Prices } from '../../../domain/billing/prices.ts';
import type { PayoutRules } from '../../../domain/payouts/payout-run.ts';
import type { Seller } from '../../../domain/billing/seller.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import type { PasskeyCeremonies } from '../../../ports/driven/accounts/passkey-ceremonies.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { Archive } from '../../../ports/driven/storage/archive.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioFetcher } from '../../../ports/driven/media/audio-fetcher.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { BillingStore } from '../../../ports/driven/billing/billing-store.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog/catalog-index.ts';
import type { CollectionStore } from '../../../ports/driven/collections/collection-store.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { DeliveryMeter } from '../../../ports/driven/webhooks/delivery-meter.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { DeliveryReader } from '../../../ports/driven/catalog/manifest-reader.ts';
import type { EnrichmentJobStore } from '../../../ports/driven/enrichment/enrichment-job-store.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { WebhookSender } from '../../../ports/driven/webhooks/webhook-sender.ts';
import type { Clock, Delay, Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { ExpirySchedule } from '../../../ports/driven/licensing/expiry-schedule.ts';
import type { IdentityProvider } from '../../../ports/driven/access/identity-provider.ts';
import type { KeyRing } from '../../../ports/driven/access/key-ring.ts';
import type { FeeStore } from '../../../ports/driven/fees/fee-store.ts';
import type { LedgerStore } from '../../../ports/driven/ledger/ledger-store.ts';
import type { PayoutStore } from '../../../ports/driven/payouts/payout-store.ts';
import type { PeriodStore } from '../../../ports/driven/royalties/period-store.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { ImageProcessor } from '../../../ports/driven/images/image-processor.ts';
import type { AlbumStore } from '../../../ports/driven/albums/album-store.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { Mailer } from '../../../ports/driven/mail/mailer.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { MailQueue } from '../../../ports/driven/mail/mail-queue.ts';
import type { MarkRegister } from '../../../ports/driven/licensing/mark-register.ts';
import type { MasterKeyStore } from '../../../ports/driven/access/master-keys.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { FileInspector } from '../../../ports/driven/moderation/file-inspector.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { OneTimeCodes } from '../../../ports/driven/access/one-time-codes.ts';
import type { WorkBacklog } from '../../../ports/driven/monitoring/work-backlog.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { PasswordHash } from '../../../ports/driven/access/password-hash.ts';
import type { PaymentProvider } from '../../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { IdempotencyStore } from '../../../ports/driven/idempotency/idempotency-store.ts';
import type { SecretCipher, TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { TokenIssuer } from '../../../ports/driven/access/token-issuer.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { TrackViews } from '../../../ports/driven/catalog/track-views.ts';
import type { UsageJournal } from '../../../ports/driven/usage/usage-journal.ts';
import type { Config } from '../../settings/config.ts';
import { token } from './wiring.ts';

/** The driven ports: what the service needs from outside. */
export const driven = {
  clock: token<Clock>('clock'),
  delay: token<Delay>('delay'),
  ids: token<Ids>('ids'),
  randomness: token<Randomness>('randomness'),
  digest: token<Digest>('digest'),
  textSigner: token<TextSigner>('text signer'),
  secretCipher: token<SecretCipher>('secret cipher'),
  webhookSigner: token<WebhookSigner>('webhook signer'),
  passwords: token<PasswordHash>('passwords'),
  codes: token<OneTimeCodes>('codes'),
  identity: token<IdentityProvider>('identity'),
  ledger: token<LicenseLedger>('ledger'),
  idempotencyStore: token<IdempotencyStore>('idempotency store'),
  outbox: token<Outbox>('outbox'),
  endpointStore: token<WebhookEndpointStore>('endpoint store'),
  queue: token<DeliveryQueue>('queue'),
  contentStore: token<ContentStore>('content store'),
  marks: token<MarkRegister>('marks'),
  enrichmentJobs: token<EnrichmentJobStore>('enrichment jobs'),
  moderationStore: token<ModerationStore>('moderation store'),
  evidence: token<EvidenceStore>('evidence'),
  noticeStore: token<NoticeStore>('notice store'),
  workBacklog: token<WorkBacklog>('work backlog'),
  inspector: token<FileInspector>('inspector'),
  auditLog: token<AuditLog>('audit log'),
  mailQueue: token<MailQueue>('mail queue'),
  mailer: token<Mailer>('mailer'),
  mailTexts: token<MailTexts>('mail texts'),
  accounts: token<AccountStore>('accounts'),
  artistStore: token<ArtistStore>('artist store'),
  imageStore: token<ImageStore>('image store'),
  albumStore: token<AlbumStore>('album store'),
  partyStore: token<PartyStore>('party store'),
  ledgerStore: token<LedgerStore>('ledger store'),
  feeStore: token<FeeStore>('fee store'),
  periodStore: token<PeriodStore>('period store'),
  payoutStore: token<PayoutStore>('payout store'),
  confirmationStore: token<ConfirmationStore>('confirmation store'),
  uploadStore: token<UploadStore>('upload store'),
  draftStore: token<DraftStore>('draft store'),
  deliveryReader: token<DeliveryReader>('delivery reader'),
  imageProcessor: token<ImageProcessor>('image processor'),
  claimStore: token<ClaimStore>('claim store'),
  ceremonies: token<PasskeyCeremonies>('passkey ceremonies'),
  staffRegistry: token<StaffRegistry>('staff registry'),
  billing: token<BillingStore>('billing'),
  collectionStore: token<CollectionStore>('collection store'),
  expiry: token<ExpirySchedule>('expiry'),
  paymentProvider: token<PaymentProvider>('payment provider'),
  registry: token<PlatformRegistry>('registry'),
  keyRing: token<KeyRing>('key ring'),
  masterKeys: token<MasterKeyStore>('master keys'),
  archive: token<Archive>('archive'),
  library: token<TrackLibrary>('library'),
  views: token<TrackViews>('views'),
  journal: token<UsageJournal>('journal'),
  index: token<CatalogIndex>('index'),
  limiter: token<RateLimiter>('limiter'),
  tokenIssuer: token<TokenIssuer>('token issuer'),
  mediaStore: token<MediaStore>('media store'),
  audioProcessor: token<AudioProcessor>('audio processor'),
  audioAnalyzer: token<AudioAnalyzer>('audio analyzer'),
  fetcher: token<AudioFetcher>('fetcher'),
  webhookSender: token<WebhookSender>('webhook sender'),
  deliveries: token<DeliveryMeter>('deliveries'),
} as const;

/** Settings of use cases from the configuration. */
export const settings = {
  tiers: token<Tiers>('tiers'),
  prices: token<Prices>('prices'),
  seller: token<Seller>('seller'),
  payoutRules: token<PayoutRules>('payout rules'),
  baseUrl: token<string>('base url'),
  selfRegistration: token<Config['selfRegistration']>('self registration'),
  artistRegistration: token<Config['artistRegistration']>('artist registration'),
  agreement: token<Config['agreement']>('agreement'),
  markDownloads: token<boolean>('mark downloads'),
  allowLoopbackReturns: token<boolean>('allow loopback returns'),
} as const;
