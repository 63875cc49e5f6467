import type * as access from '../../../ports/driving/access.ts';
import type * as catalog from '../../../ports/driving/catalog.ts';
import type * as enrichment from '../../../ports/driving/enrichment.ts';
import type * as idempotency from '../../../ports/driving/idempotency.ts';
import type * as licensing from '../../../ports/driving/licensing.ts';
import type * as limits from '../../../ports/driving/limits.ts';
import type * as media from '../../../ports/driving/media.ts';
import type * as operator from '../../../ports/driving/operator.ts';
import type * as platforms from '../../../ports/driving/platforms.ts';
import type * as portal from '../../../ports/driving/portal.ts';
import type * as usage from '../../../ports/driving/usage.ts';
import type { FindReplacements } from '../../../application/catalog/find-replacements.ts';
import type { ComposeMessage } from '../../../application/webhooks/delivery/compose-message.ts';
import type { RequestMeter } from '../../../application/limits/request-meter.ts';
import type { MediaLinks } from '../../../application/media/media-links.ts';
import type { Renders } from '../../../application/media/renders.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import type { Archive } from '../../../ports/driven/archive.ts';
import type { AudioAnalyzer } from '../../../ports/driven/audio-analyzer.ts';
import type { AudioFetcher } from '../../../ports/driven/audio-fetcher.ts';
import type { AudioProcessor } from '../../../ports/driven/audio-processor.ts';
import type { AuditLog } from '../../../ports/driven/audit-log.ts';
import type { BillingStore } from '../../../ports/driven/billing-store.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog-index.ts';
import type { ContentStore } from '../../../ports/driven/content-store.ts';
import type { DeliveryMeter } from '../../../ports/driven/delivery-meter.ts';
import type { DeliveryQueue } from '../../../ports/driven/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhook-endpoint-store.ts';
import type { EnrichmentJobStore } from '../../../ports/driven/enrichment-job-store.ts';
import type { WebhookSigner } from '../../../ports/driven/webhook-signer.ts';
import type { WebhookSender } from '../../../ports/driven/webhook-sender.ts';
import type { Clock, Delay, Digest, Ids, Randomness } from '../../../ports/driven/environment.ts';
import type { ExpirySchedule } from '../../../ports/driven/expiry-schedule.ts';
import type { IdentityProvider } from '../../../ports/driven/identity-provider.ts';
import type { KeyRing } from '../../../ports/driven/key-ring.ts';
import type { LicenseLedger } from '../../../ports/driven/license-ledger.ts';
import type { Mailer } from '../../../ports/driven/mailer.ts';
import type { MailQueue } from '../../../ports/driven/mail-queue.ts';
import type { MarkRegister } from '../../../ports/driven/mark-register.ts';
import type { MasterKeyStore } from '../../../ports/driven/master-keys.ts';
import type { EvidenceStore } from '../../../ports/driven/evidence-store.ts';
import type { FileInspector } from '../../../ports/driven/file-inspector.ts';
import type { MediaStore } from '../../../ports/driven/media-store.ts';
import type { OneTimeCodes } from '../../../ports/driven/one-time-codes.ts';
import type { ModerationStore } from '../../../ports/driven/moderation-store.ts';
import type { Outbox } from '../../../ports/driven/outbox.ts';
import type { PasswordHash } from '../../../ports/driven/password-hash.ts';
import type { PaymentProvider } from '../../../ports/driven/payment-provider.ts';
import type { PlatformRegistry } from '../../../ports/driven/platform-registry.ts';
import type { RateLimiter } from '../../../ports/driven/rate-limiter.ts';
import type { IdempotencyStore } from '../../../ports/driven/idempotency-store.ts';
import type { SecretCipher, TextSigner } from '../../../ports/driven/secret-cipher.ts';
import type { StaffRegistry } from '../../../ports/driven/staff-registry.ts';
import type { TokenIssuer } from '../../../ports/driven/token-issuer.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';
import type { UsageJournal } from '../../../ports/driven/usage-journal.ts';
import type { Config } from '../../settings/config.ts';
import { billingShared, billingTokens } from './billing-tokens.ts';
import { eventTokens } from './event-tokens.ts';
import { moderationTokens } from './moderation-tokens.ts';
import { staffTokens } from './staff-tokens.ts';
import { token } from './wiring.ts';

/** What the service asks of the world. */
export const driven = {
  clock: token<Clock>('clock'),
  delay: token<Delay>('delay'),
  ids: token<Ids>('ids'),
  randomness: token<Randomness>('randomness'),
  digest: token<Digest>('digest'),
  texts: token<TextSigner>('texts'),
  secrets: token<SecretCipher>('secrets'),
  messages: token<WebhookSigner>('messages'),
  passwords: token<PasswordHash>('passwords'),
  codes: token<OneTimeCodes>('codes'),
  identity: token<IdentityProvider>('identity'),
  ledger: token<LicenseLedger>('ledger'),
  receipts: token<IdempotencyStore>('receipts'),
  outbox: token<Outbox>('outbox'),
  roll: token<WebhookEndpointStore>('roll'),
  queue: token<DeliveryQueue>('queue'),
  book: token<ContentStore>('book'),
  marks: token<MarkRegister>('marks'),
  enrichments: token<EnrichmentJobStore>('enrichments'),
  docket: token<ModerationStore>('docket'),
  evidence: token<EvidenceStore>('evidence'),
  inspector: token<FileInspector>('inspector'),
  auditLog: token<AuditLog>('audit log'),
  mailQueue: token<MailQueue>('mail queue'),
  mailer: token<Mailer>('mail desk'),
  staffRegistry: token<StaffRegistry>('staff registry'),
  billing: token<BillingStore>('billing'),
  expiry: token<ExpirySchedule>('expiry'),
  desk: token<PaymentProvider>('desk'),
  registry: token<PlatformRegistry>('registry'),
  keyRing: token<KeyRing>('key ring'),
  masterKeys: token<MasterKeyStore>('master keys'),
  archive: token<Archive>('archive'),
  library: token<TrackLibrary>('library'),
  journal: token<UsageJournal>('journal'),
  index: token<CatalogIndex>('index'),
  limiter: token<RateLimiter>('limiter'),
  mint: token<TokenIssuer>('mint'),
  vault: token<MediaStore>('vault'),
  workshop: token<AudioProcessor>('workshop'),
  analyst: token<AudioAnalyzer>('analyst'),
  fetcher: token<AudioFetcher>('fetcher'),
  courier: token<WebhookSender>('courier'),
  deliveries: token<DeliveryMeter>('deliveries'),
} as const;

/** What the configuration decides, and what use cases share. */
export const shared = {
  tiers: token<Tiers>('tiers'),
  baseUrl: token<string>('base url'),
  selfRegistration: token<Config['selfRegistration']>('self registration'),
  markDownloads: token<boolean>('mark downloads'),
  meter: token<RequestMeter>('meter'),
  links: token<MediaLinks>('links'),
  renders: token<Renders>('renders'),
  replacements: token<FindReplacements>('replacements'),
  compose: token<ComposeMessage>('compose'),
  ...billingShared,
} as const;

/** What the service offers to whoever drives it. */
export const driving = {
  admit: token<access.Admit>('admit'),
  exchangeToken: token<access.ExchangeToken>('exchange token'),
  revokeToken: token<access.RevokeToken>('revoke token'),
  publishKeys: token<access.PublishKeys>('publish keys'),
  rotateKeys: token<access.RotateKeys>('rotate keys'),
  replaceKeys: token<access.ReplaceKeys>('replace keys'),
  limitPlatform: token<limits.LimitPlatform>('limit platform'),
  limitEssential: token<limits.LimitEssential>('limit essential'),
  limitAddress: token<limits.LimitAddress>('limit address'),
  limitStaff: token<limits.LimitStaff>('limit staff'),
  openPortal: token<portal.OpenPortal>('open portal'),
  admitPortal: token<portal.AdmitPortal>('admit portal'),
  closePortal: token<portal.ClosePortal>('close portal'),
  linkToPortal: token<portal.LinkToPortal>('link to portal'),
  beginOnce: token<idempotency.BeginOnce>('begin once'),
  lookForOnce: token<idempotency.LookForOnce>('look for once'),
  renewOnce: token<idempotency.RenewOnce>('renew once'),
  abandonOnce: token<idempotency.AbandonOnce>('abandon once'),
  searchTracks: token<catalog.SearchTracks>('search tracks'),
  readTrack: token<catalog.ReadTrack>('read track'),
  readAttribution: token<catalog.ReadAttribution>('read attribution'),
  readTerms: token<catalog.ReadTerms>('read terms'),
  readWaveform: token<catalog.ReadWaveform>('read waveform'),
  listStems: token<catalog.ListStems>('list stems'),
  syncCatalog: token<catalog.SyncCatalog>('sync catalog'),
  streamPreview: token<media.StreamPreview>('stream preview'),
  downloadTrack: token<media.DownloadTrack>('download track'),
  openMedia: token<media.OpenMedia>('open media'),
  issueLicense: token<licensing.IssueLicense>('issue license'),
  amendLicense: token<licensing.AmendLicense>('amend license'),
  listLicenseVersions: token<licensing.ListLicenseVersions>('list license versions'),
  preflightLicenses: token<licensing.PreflightLicenses>('preflight licenses'),
  readLicense: token<licensing.ReadLicense>('read license'),
  listLicenses: token<licensing.ListLicenses>('list licenses'),
  revokeLicense: token<licensing.RevokeLicense>('revoke license'),
  certifyLicense: token<licensing.CertifyLicense>('certify license'),
  verifyLicense: token<licensing.VerifyLicense>('verify license'),
  sendExpiryNotices: token<licensing.SendExpiryNotices>('send expiry notices'),
  verifyCertificate: token<licensing.VerifyCertificate>('verify certificate'),
  enrich: token<enrichment.Enrich>('enrich'),
  mayEnrich: token<enrichment.MayEnrich>('may enrich'),
  readEnrichment: token<enrichment.ReadEnrichment>('read enrichment'),
  enrichWaiting: token<enrichment.EnrichWaiting>('enrich waiting'),
  ...staffTokens,
  ...moderationTokens,
  ...billingTokens,
  recordUsage: token<usage.RecordUsage>('record usage'),
  listUsage: token<usage.ListUsage>('list usage'),
  listUsageForStaff: token<usage.ListUsageForStaff>('list usage for staff'),
  readUsageBatch: token<usage.ReadUsageBatch>('read usage batch'),
  registerPlatform: token<platforms.RegisterPlatform>('register platform'),
  readMonthlyUsage: token<platforms.ReadMonthlyUsage>('read monthly usage'),
  readOwnPlatform: token<platforms.ReadOwnPlatform>('read own platform'),
  editOwnPlatform: token<platforms.EditOwnPlatform>('edit own platform'),
  confirmContact: token<platforms.ConfirmContact>('confirm contact'),
  listCredentials: token<platforms.ListCredentials>('list credentials'),
  addCredential: token<platforms.AddCredential>('add credential'),
  removeCredential: token<platforms.RemoveCredential>('remove credential'),
  endSessions: token<platforms.EndSessions>('end sessions'),
  ...eventTokens,
  importTrack: token<operator.ImportTrack>('import track'),
  approveTrack: token<operator.ApproveTrack>('approve track'),
  takeDownTrack: token<operator.TakeDownTrack>('take down track'),
  changePlatform: token<operator.ChangePlatform>('change platform'),
  showPlatform: token<operator.ShowPlatform>('show platform'),
  listTracks: token<operator.ListTracks>('list tracks'),
  listEvents: token<operator.ListEvents>('list events'),
  verifyAudit: token<operator.VerifyAudit>('verify audit'),
  checkRenders: token<operator.CheckRenders>('check renders'),
  checkEvidence: token<operator.CheckEvidence>('check evidence'),
  listenToTracks: token<operator.ListenToTracks>('listen to tracks'),
  checkMasterKey: token<operator.CheckMasterKey>('check master key'),
  resealSecrets: token<operator.ResealSecrets>('reseal secrets'),
  identifyRecording: token<operator.IdentifyRecording>('identify recording'),
} as const;
