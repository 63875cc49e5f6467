import { artistArchiveKinds, type ArtistArchiveRecords } from './archive-artist-records.ts';
import { moneyArchiveKinds, type MoneyArchiveRecords } from './archive-money-records.ts';
import type { Passkey } from '../../../domain/accounts/passkey.ts';
import type { AccountSession } from '../../../domain/accounts/session.ts';
import type { FanOutPlace } from '../webhooks/delivery-queue.ts';
import type { AuditEntry } from '../../../domain/audit/entry.ts';
import type { BillingAccount } from '../../../domain/billing/account.ts';
import type { Checkout } from '../../../domain/billing/checkout.ts';
import type { ListedInvoice } from '../../../domain/billing/invoice-list.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { PeakData } from '../../../domain/catalog/audio.ts';
import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Collection } from '../../../domain/collections/collection.ts';
import type { EnrichmentRow, RowOutcome } from '../../../domain/enrichment/enrichment.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { ReplacedVersion } from '../../../domain/licensing/amendment.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { ImageRecord } from '../../../domain/images/image.ts';
import type { License } from '../../../domain/licensing/license.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { EvidenceFile } from '../../../domain/moderation/appeals/evidence.ts';
import type { Notice as TrackNotice } from '../../../domain/notices/notice.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { Day, Instant, Month } from '../../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { EnrichmentId, LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { UsageEvent } from '../../../domain/usage/usage-event.ts';
import type { ContentRegister } from '../../../domain/webhooks/content-register.ts';
import type { Delivery as EventDelivery } from '../../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { HourCounts } from '../../../domain/webhooks/endpoint-stats.ts';
import type { Notice } from '../webhooks/content-store.ts';
import type { StoredKey } from '../access/key-ring.ts';
import type { KnownMasterKey } from '../access/master-keys.ts';
import type { PlatformWithCredentials } from '../platforms/platform-registry.ts';
import type { IdempotentOutcome } from '../idempotency/idempotency-store.ts';
import type { Delivery } from '../catalog/track-library.ts';
import type { BatchOutcome, CredentialUse, RequestCount, TrackUse, UseSum } from '../usage/usage-journal.ts';

/**
 * Everything that a store contains, as records of named kinds, without data that can be derived from them.
 */
export interface ArchiveRecords extends ArtistArchiveRecords, MoneyArchiveRecords {
  /** `place` is the number of older keys for the same purpose. */
  readonly 'signing-keys': { readonly place: number; readonly key: StoredKey };
  /** `place` is the number of older keys. */
  readonly 'master-keys': { readonly place: number; readonly key: KnownMasterKey };
  /**
   * Credentials in the order of their creation. `held` is the number of licenses that count as active,
   * including those whose term has ended.
   */
  readonly platforms: PlatformWithCredentials & { readonly held: number };
  readonly 'revoked-tokens': { readonly tokenId: string; readonly expiresAt: Instant };
  /** `pendingSince` is present if the track waits for a decision. Landmarks follow from the fingerprint. */
  readonly tracks: {
    readonly track: Track;
    readonly peaks?: PeakData;
    readonly fingerprint?: Fingerprint;
    readonly pendingSince?: Instant;
  };
  /** The analysis of a track. */
  readonly analyses: { readonly trackId: TrackId; readonly analysis: SoundAnalysis };
  readonly deliveries: Delivery & { readonly trackId: TrackId };
  /**
   * `catalogVersion` is that of the commit with the decision; `appeals` is the number of appeals against it.
   */
  readonly decisions: {
    readonly decision: Decision;
    readonly catalogVersion: number;
    readonly appeals: number;
  };
  /**
   * `place` is 1 for the first appeal against its decision. Claims of staff are not included. `evidence`
   * contains its files, in every state.
   */
  readonly appeals: {
    readonly appeal: Appeal;
    readonly place: number;
    readonly evidence?: readonly EvidenceFile[];
  };
  /** Reports of tracks. Claims of staff are not included. */
  readonly 'track-notices': TrackNotice;
  /**
   * `noticeAt` is when its next notice is due, if one is left; `versions` are those that amendments replaced,
   * oldest first.
   */
  readonly licenses: {
    readonly license: License;
    readonly noticeAt?: Instant;
    readonly versions?: readonly ReplacedVersion[];
  };
  readonly 'forensic-marks': { readonly mark: ForensicMark; readonly licenseId: LicenseId };
  /**
   * The counts for quotas: licenses that a platform was issued in a month and on each day of it, and
   * amendments, if any.
   */
  readonly 'license-months': {
    readonly platformId: PlatformId;
    readonly month: Month;
    readonly issued: number;
    readonly amended?: number;
    readonly days: Readonly<Record<Day, number>>;
  };
  /** With `waiting`, some receiving endpoints have no delivery yet; those up to `after` have. */
  readonly events: { readonly event: DomainEvent; readonly waiting?: { readonly after?: FanOutPlace } };
  /** `nextDue` is the earliest due time of its pending deliveries. Leases of workers are not included. */
  readonly endpoints: {
    readonly endpoint: Endpoint;
    readonly health: EndpointHealth;
    readonly nextDue?: Instant;
  };
  /** Deliveries to removed endpoints are not included. */
  readonly 'event-deliveries': EventDelivery;
  readonly 'delivery-tallies': HourCounts;
  readonly 'content-registers': ContentRegister;
  readonly 'content-notices': Notice;
  /**
   * Locks of running requests are not included: these requests ended without an effect when writes were blocked.
   */
  readonly receipts: IdempotentOutcome & {
    readonly fingerprint: string;
    readonly leaseUntil: Instant;
    readonly keepUntil: Instant;
    /** The outcome of a batch of usage, whose ID is the resource's. */
    readonly outcome?: BatchOutcome;
  };
  readonly 'usage-events': UsageEvent;
  readonly 'usage-by-day': UseSum & { readonly platformId: PlatformId; readonly day: Day };
  readonly 'usage-by-track': UseSum & {
    readonly platformId: PlatformId;
    readonly month: Month;
    readonly trackId: TrackId;
  };
  readonly 'usage-by-territory': UseSum & {
    readonly platformId: PlatformId;
    readonly month: Month;
    /** Absent if the reports contained none. */
    readonly territory?: Territory;
  };
  readonly 'usage-of-tracks': TrackUse & { readonly trackId: TrackId };
  readonly 'plays-by-day': { readonly day: Day; readonly trackId: TrackId; readonly plays: number };
  readonly 'request-counts': RequestCount;
  readonly 'credential-uses': CredentialUse;
  /**
   * `size` is the number of rows; `waiting` is how many of them wait, and since when, or when the request was
   * created if none does; `uploadBytes` counts all of its uploads. Leases of workers are not included.
   */
  readonly enrichments: {
    readonly enrichmentId: EnrichmentId;
    readonly platformId: PlatformId;
    readonly createdAt: Instant;
    readonly keepUntil: Instant;
    readonly size: number;
    readonly waiting: number;
    readonly waitingSince: Instant;
    readonly uploadBytes: number;
  };
  readonly 'enrichment-rows': {
    readonly enrichmentId: EnrichmentId;
    readonly place: number;
    readonly row: EnrichmentRow;
    readonly outcome?: RowOutcome;
  };
  /** A platform's accepted rows of a day, and the seconds of audio that they were charged with. */
  readonly 'enrichment-days': {
    readonly platformId: PlatformId;
    readonly day: Day;
    readonly rows: number;
    readonly seconds: number;
  };
  readonly 'audit-entries': AuditEntry;
  /** Emails that are due, sent or given up. Leases of workers are not included. */
  readonly mails: {
    readonly mail: Mail;
    readonly failures: number;
    readonly dueAt: Instant | null;
    readonly doneAt: Instant | null;
    readonly detail?: string;
  };
  readonly staff: StaffMember;
  readonly 'account-sessions': AccountSession;
  readonly passkeys: Passkey;
  readonly images: ImageRecord;
  readonly 'track-collections': Collection;
  readonly 'billing-accounts': BillingAccount;
  readonly checkouts: Checkout;
  readonly 'payment-events': { readonly platformId: PlatformId; readonly event: PaymentEvent };
  readonly invoices: ListedInvoice;
}
export type ArchiveKind = keyof ArchiveRecords;

/** All kinds, in an order in which no record refers to a later kind. */
export const archiveKinds = [
  'signing-keys',
  'master-keys',
  'platforms',
  'revoked-tokens',
  'tracks',
  'analyses',
  'deliveries',
  'decisions',
  'appeals',
  'track-notices',
  'licenses',
  'forensic-marks',
  'license-months',
  'events',
  'endpoints',
  'event-deliveries',
  'delivery-tallies',
  'content-registers',
  'content-notices',
  'receipts',
  'usage-events',
  'usage-by-day',
  'usage-by-track',
  'usage-by-territory',
  'usage-of-tracks',
  'plays-by-day',
  'request-counts',
  'credential-uses',
  'enrichments',
  'enrichment-rows',
  'enrichment-days',
  'audit-entries',
  'mails',
  'staff',
  'account-sessions',
  'passkeys',
  ...artistArchiveKinds,
  'track-collections',
  'billing-accounts',
  'checkouts',
  'payment-events',
  'invoices',
  ...moneyArchiveKinds,
] as const satisfies readonly ArchiveKind[];
