import { attributionOf } from '../../../src/domain/catalog/attribution.ts';
import { noMining, type LicenseTerms } from '../../../src/domain/catalog/license-terms.ts';
import { sketchLength, sketchOf, type Likeness } from '../../../src/domain/catalog/search/likeness.ts';
import type { ApprovedTrack } from '../../../src/domain/catalog/track.ts';
import type { Project } from '../../../src/domain/collections/collection.ts';
import type {
  ActiveLicense,
  License,
  Revocation,
  RevokedLicense,
} from '../../../src/domain/licensing/license.ts';
import type { Credential } from '../../../src/domain/platforms/credential.ts';
import type { Platform } from '../../../src/domain/platforms/platform.ts';
import type { DomainEvent } from '../../../src/domain/shared/event.ts';
import {
  AlbumId,
  ArtistId,
  ClientId,
  CollectionId,
  ContentId,
  CredentialId,
  DeliveryId,
  EndpointId,
  EventId,
  LicenseId,
  PlatformId,
  TermsId,
  TrackId,
  UsageId,
} from '../../../src/domain/shared/ids.ts';
import { everywhere } from '../../../src/domain/shared/territory.ts';
import type { UsageEvent } from '../../../src/domain/usage/usage-event.ts';
import type { Attempt, PendingDelivery } from '../../../src/domain/webhooks/delivery.ts';
import type { EnabledEndpoint } from '../../../src/domain/webhooks/endpoint.ts';
import type { KnownMasterKey } from '../../../src/ports/driven/access/master-keys.ts';
import type { StoredKey } from '../../../src/ports/driven/access/key-ring.ts';

/** The time at which every built record begins, and of a stopped clock. */
export const noon = Date.UTC(2026, 10, 21, 12);

const suffix = (n: number): string => String(n).padStart(26, '0');

/** The nth id of a kind: ids sort as their numbers do. */
export const trackId = (n = 1) => TrackId(`trk_${suffix(n)}`);
export const licenseId = (n = 1) => LicenseId(`lic_${suffix(n)}`);
export const platformId = (n = 1) => PlatformId(`plt_${suffix(n)}`);
export const contentId = (n = 1) => ContentId(`video-${n}`);
export const eventId = (n = 1) => EventId(`evt_${suffix(n)}`);
export const endpointId = (n = 1) => EndpointId(`whe_${suffix(n)}`);
export const deliveryId = (n = 1) => DeliveryId(`dlv_${suffix(n)}`);
export const collectionId = (n = 1) => CollectionId(`col_${suffix(n)}`);
export const usageId = (n = 1) => UsageId(`use_${suffix(n)}`);

/** Hex of the length of a SHA-256, the same for the same number. */
export const digestOf = (n: number): string => n.toString(16).padStart(64, '0');

export const aTerms = (changes: Partial<LicenseTerms> = {}): LicenseTerms => ({
  termsId: TermsId(`trm_${suffix(1)}`),
  version: 1,
  hash: digestOf(1),
  effectiveAt: noon - 1_000,
  media: ['online', 'social', 'podcast'],
  contentTypes: ['ugc_video', 'short_video', 'podcast_episode'],
  territories: everywhere,
  term: { type: 'perpetual' },
  exclusivity: 'non_exclusive',
  monetization: true,
  paidAdvertising: false,
  edits: { trim: true, loop: true, mix: false, lyricsChange: false },
  standaloneUse: false,
  sublicensable: false,
  attributionRequired: true,
  publishedContentSurvives: true,
  tdm: noMining,
  ...changes,
});

/** In the direction of these first coordinates of all. */
export const aLikeness = (coordinates: readonly number[], space = 'model/1'): Likeness => ({
  space,
  sketch: sketchOf(Array.from({ length: sketchLength }, (_, i) => coordinates[i] ?? 0)),
});

/** The nth track: approved, cleared everywhere, fully controlled, without stems. */
export const aTrack = (changes: Partial<ApprovedTrack> = {}, n = 1): ApprovedTrack => ({
  trackId: trackId(n),
  title: `Slow Harbour ${n}`,
  artists: [{ artistId: ArtistId(`art_${suffix(1)}`), name: 'Ada Finch', role: 'main' }],
  album: { albumId: AlbumId(`alb_${suffix(1)}`), title: 'Tides', upc: '036000291452' },
  isrc: `QZABC26${String(n).padStart(5, '0')}`,
  releaseDate: '2026-01-30',
  durationMs: 120_000,
  bpm: 96,
  key: { tonic: 'A', mode: 'minor' },
  genres: ['ambient'],
  moods: ['calm'],
  instruments: ['piano', 'strings'],
  keywords: ['sea', 'morning'],
  energy: 0.3,
  vocals: 'instrumental',
  explicitness: 'clean',
  images: {},
  rights: {
    master: [{ party: 'Finch Recordings', sharePct: '100' }],
    writers: [{ name: 'Ada Finch', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Finch Music', sharePct: '100' }],
  },
  pLine: '℗ 2026 Finch Recordings',
  cLine: '© 2026 Finch Recordings',
  territories: everywhere,
  aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' },
  tdm: noMining,
  terms: [aTerms()],
  master: {
    key: `masters/${trackId(n)}.flac`,
    format: 'flac',
    sizeBytes: 9_000_000,
    sha256: digestOf(n),
    sampleRate: 44_100,
    channels: 2,
    loudnessLufs: -14.2,
    peakDbfs: -1,
    previewStartMs: 30_000,
  },
  stems: [],
  addedAt: noon,
  updatedAt: noon,
  catalogVersion: n,
  moderationStatus: 'approved',
  ...changes,
});

/** The nth platform: active, developer tier, all scopes. */
export const aPlatform = (changes: Partial<Platform> = {}, n = 1): Platform => ({
  platformId: platformId(n),
  slug: `platform-${n}`,
  name: `Platform ${n}`,
  tier: 'developer',
  status: 'active',
  environment: 'live',
  scopes: ['tracks:read', 'tracks:stream', 'licenses:read', 'licenses:write', 'partners:enrich'],
  addOns: [],
  quotas: {},
  contentTypes: ['ugc_video'],
  territories: [],
  contactEmail: `partner-${n}@platform.example`,
  clientId: ClientId(`cli_${suffix(n)}`),
  createdAt: noon,
  version: 1,
  ...changes,
});

/** The nth credential, an API key of the first platform. */
export const aCredential = (changes: Partial<Credential> = {}, n = 1): Credential => ({
  credentialId: CredentialId(`crd_${suffix(n)}`),
  platformId: platformId(),
  kind: 'api_key',
  digest: digestOf(n),
  hint: 'plk_live_Ab3d',
  createdAt: noon,
  ...changes,
});

/** The nth license: active and perpetual, of the first track, on the first platform, in the first content. */
export const aLicense = (changes: Partial<ActiveLicense> = {}, n = 1): ActiveLicense => {
  const terms = changes.terms ?? aTerms();
  return {
    licenseId: licenseId(n),
    trackId: trackId(),
    platformId: platformId(),
    contentId: contentId(),
    contentType: 'ugc_video',
    territories: ['WORLD'],
    media: terms.media,
    terms,
    attribution: attributionOf(aTrack(), terms),
    source: 'api',
    environment: 'live',
    licensee: { name: 'Platform 1', type: 'platform' },
    issuedAt: noon,
    validFrom: noon,
    metadata: {},
    status: 'active',
    ...changes,
  };
};

export const aRevocation = (changes: Partial<Revocation> = {}): Revocation => ({
  reasonCode: 'content_deleted',
  actor: platformId(),
  ...changes,
});

/** The license as its revocation leaves it, an hour after noon. */
export const aRevoked = (
  license: License,
  revocation: Revocation = aRevocation(),
  revokedAt = noon + 3_600_000,
): RevokedLicense => ({ ...license, status: 'revoked', revokedAt, revocation });

/** The nth event, about the first platform. */
export const aProject = (changes: Partial<Project> = {}, n = 1): Project => ({
  kind: 'project',
  collectionId: collectionId(n),
  owner: { type: 'platform', platformId: platformId() },
  name: `Project ${n}`,
  tracks: [{ trackId: trackId(), addedAt: noon }],
  createdAt: noon,
  updatedAt: noon,
  version: 1,
  ...changes,
});

export const anEvent = (changes: Partial<DomainEvent> = {}, n = 1): DomainEvent => ({
  eventId: eventId(n),
  type: 'license.issued',
  occurredAt: noon,
  platformId: platformId(),
  data: { licenseId: licenseId(n) },
  ...changes,
});

/** The nth usage event: one licensed play of the first track in Germany. */
export const aUsageEvent = (changes: Partial<UsageEvent> = {}, n = 1): UsageEvent => ({
  usageId: usageId(n),
  platformId: platformId(),
  eventType: 'play',
  trackId: trackId(),
  licenseId: licenseId(),
  quantity: 1,
  occurredAt: noon,
  territory: 'DE',
  receivedAt: noon,
  unlicensed: false,
  ...changes,
});

/** The nth master key, which opens nothing. */
export const aKnownMasterKey = (changes: Partial<KnownMasterKey> = {}, n = 1): KnownMasterKey => ({
  keyId: `master-${n}`,
  sealedMarkKey: `v2.sealed ${n}`,
  firstUsedAt: noon + n,
  ...changes,
});

/** The nth signing key of access tokens. */
export const aStoredKey = (changes: Partial<StoredKey> = {}, n = 1): StoredKey => ({
  keyId: `key-${n}`,
  purpose: 'access-token',
  publicJwk: { kty: 'OKP', crv: 'Ed25519', x: digestOf(n) },
  sealedPrivateJwk: `sealed-${n}`,
  createdAt: noon,
  signsFrom: noon,
  ...changes,
});

/** The nth endpoint, of the nth platform: enabled, and subscribed to events of licenses. */
export const anEndpoint = (changes: Partial<EnabledEndpoint> = {}, n = 1): EnabledEndpoint => ({
  endpointId: endpointId(n),
  platformId: platformId(n),
  url: `https://receiver-${n}.example/events`,
  eventTypes: ['license.issued', 'license.revoked'],
  secrets: [{ sealed: `sealed-${n}`, createdAt: noon }],
  createdAt: noon,
  updatedAt: noon,
  version: 1,
  status: 'enabled',
  ...changes,
});

/** The nth delivery, of the first event to the first endpoint: due at noon. */
export const aDelivery = (changes: Partial<PendingDelivery> = {}, n = 1): PendingDelivery => ({
  deliveryId: deliveryId(n),
  eventId: eventId(),
  eventType: 'license.issued',
  endpointId: endpointId(),
  platformId: platformId(),
  createdAt: noon,
  attempts: [],
  tries: 0,
  status: 'pending',
  dueAt: noon,
  ...changes,
});

/** An answer a second after noon: a success. */
export const anAttempt = (status = 204, changes: Partial<Attempt> = {}): Attempt => ({
  at: noon + 1_000,
  latencyMs: 42,
  result: { kind: 'answered', status, responseStart: '' },
  ...changes,
});
