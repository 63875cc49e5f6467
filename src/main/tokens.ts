import type * as access from '../ports/driving/access.ts';
import type * as catalog from '../ports/driving/catalog.ts';
import type * as idempotency from '../ports/driving/idempotency.ts';
import type * as licensing from '../ports/driving/licensing.ts';
import type * as limits from '../ports/driving/limits.ts';
import type * as media from '../ports/driving/media.ts';
import type * as operator from '../ports/driving/operator.ts';
import type * as platforms from '../ports/driving/platforms.ts';
import type * as usage from '../ports/driving/usage.ts';
import type { RequestMeter } from '../application/limits/request-meter.ts';
import type { MediaLinks } from '../application/media/media-links.ts';
import type { Renders } from '../application/media/renders.ts';
import type { Tiers } from '../domain/platforms/tier.ts';
import type { AudioWorkshop } from '../ports/driven/audio-workshop.ts';
import type { CatalogIndex } from '../ports/driven/catalog-index.ts';
import type { Clock, Delay, Digest, Ids, Randomness } from '../ports/driven/environment.ts';
import type { KeyRing } from '../ports/driven/key-ring.ts';
import type { LicenseLedger } from '../ports/driven/license-ledger.ts';
import type { MediaVault } from '../ports/driven/media-vault.ts';
import type { Outbox } from '../ports/driven/outbox.ts';
import type { PlatformRegistry } from '../ports/driven/platform-registry.ts';
import type { RateLimiter } from '../ports/driven/rate-limiter.ts';
import type { ReceiptBook } from '../ports/driven/receipt-book.ts';
import type { TextSeal } from '../ports/driven/secret-seal.ts';
import type { TokenMint } from '../ports/driven/token-mint.ts';
import type { TrackLibrary } from '../ports/driven/track-library.ts';
import type { UsageJournal } from '../ports/driven/usage-journal.ts';
import type { Config } from './config.ts';
import { token } from './wiring.ts';

/** What the service asks of the world. */
export const driven = {
  clock: token<Clock>('clock'),
  delay: token<Delay>('delay'),
  ids: token<Ids>('ids'),
  randomness: token<Randomness>('randomness'),
  digest: token<Digest>('digest'),
  texts: token<TextSeal>('texts'),
  ledger: token<LicenseLedger>('ledger'),
  receipts: token<ReceiptBook>('receipts'),
  outbox: token<Outbox>('outbox'),
  registry: token<PlatformRegistry>('registry'),
  keyRing: token<KeyRing>('key ring'),
  library: token<TrackLibrary>('library'),
  journal: token<UsageJournal>('journal'),
  index: token<CatalogIndex>('index'),
  limiter: token<RateLimiter>('limiter'),
  mint: token<TokenMint>('mint'),
  vault: token<MediaVault>('vault'),
  workshop: token<AudioWorkshop>('workshop'),
} as const;

/** What the configuration decides, and what use cases share. */
export const shared = {
  tiers: token<Tiers>('tiers'),
  baseUrl: token<string>('base url'),
  selfRegistration: token<Config['selfRegistration']>('self registration'),
  meter: token<RequestMeter>('meter'),
  links: token<MediaLinks>('links'),
  renders: token<Renders>('renders'),
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
  limitAddress: token<limits.LimitAddress>('limit address'),
  beginOnce: token<idempotency.BeginOnce>('begin once'),
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
  preflightLicenses: token<licensing.PreflightLicenses>('preflight licenses'),
  readLicense: token<licensing.ReadLicense>('read license'),
  listLicenses: token<licensing.ListLicenses>('list licenses'),
  revokeLicense: token<licensing.RevokeLicense>('revoke license'),
  certifyLicense: token<licensing.CertifyLicense>('certify license'),
  verifyLicense: token<licensing.VerifyLicense>('verify license'),
  verifyCertificate: token<licensing.VerifyCertificate>('verify certificate'),
  recordUsage: token<usage.RecordUsage>('record usage'),
  readUsageBatch: token<usage.ReadUsageBatch>('read usage batch'),
  registerPlatform: token<platforms.RegisterPlatform>('register platform'),
  readMonthlyUsage: token<platforms.ReadMonthlyUsage>('read monthly usage'),
  listCredentials: token<platforms.ListCredentials>('list credentials'),
  addCredential: token<platforms.AddCredential>('add credential'),
  removeCredential: token<platforms.RemoveCredential>('remove credential'),
  importTrack: token<operator.ImportTrack>('import track'),
  approveTrack: token<operator.ApproveTrack>('approve track'),
  takeDownTrack: token<operator.TakeDownTrack>('take down track'),
  changePlatform: token<operator.ChangePlatform>('change platform'),
  showPlatform: token<operator.ShowPlatform>('show platform'),
  listTracks: token<operator.ListTracks>('list tracks'),
  listEvents: token<operator.ListEvents>('list events'),
} as const;
