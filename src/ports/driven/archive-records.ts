import type { FanOutPlace } from './delivery-queue.ts';
import type { AuditEntry } from '../../domain/audit/entry.ts';
import type { BillingAccount } from '../../domain/billing/account.ts';
import type { Checkout } from '../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import type { EnrichmentRow, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { ReplacedVersion } from '../../domain/licensing/amendment.ts';
import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { License } from '../../domain/licensing/license.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Appeal } from '../../domain/moderation/appeals/appeal.ts';
import type { EvidenceFile } from '../../domain/moderation/appeals/evidence.ts';
import type { Decision } from '../../domain/moderation/decision.ts';
import type { Day, Instant, Month } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EnrichmentId, LicenseId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { StaffMember, StaffSession } from '../../domain/staff/staff.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { ContentRegister } from '../../domain/webhooks/content-register.ts';
import type { Delivery as EventDelivery } from '../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import type { HourTally } from '../../domain/webhooks/tally.ts';
import type { Notice } from './content-store.ts';
import type { StoredKey } from './key-ring.ts';
import type { KnownMasterKey } from './master-keys.ts';
import type { PlatformWithCredentials } from './platform-registry.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';
import type { Delivery } from './track-library.ts';
import type { BatchOutcome, CredentialUse, RequestCount, UseSum } from './usage-journal.ts';

/** Everything that a store keeps, as records of named kinds; what can be made again from them is not among it. */
export interface ArchiveRecords {
  /** `place`: how many of its purpose are older. */
  readonly 'signing-keys': { readonly place: number; readonly key: StoredKey };
  /** `place`: how many are older. */
  readonly 'master-keys': { readonly place: number; readonly key: KnownMasterKey };
  /** Credentials in the order in which they were made. `held`: how many licenses count as active, lapsed ones too. */
  readonly platforms: PlatformWithCredentials & { readonly held: number };
  readonly 'revoked-tokens': { readonly tokenId: string; readonly expiresAt: Instant };
  /** `pendingSince`: of one that waits for a decision. */
  readonly tracks: { readonly track: Track; readonly peaks?: PeakData; readonly pendingSince?: Instant };
  /** What was heard of a track. */
  readonly analyses: { readonly trackId: TrackId; readonly analysis: SoundAnalysis };
  readonly deliveries: Delivery & { readonly trackId: TrackId };
  /** `catalogVersion`: of the commit that it came in with; `appeals`: how many came in against it. */
  readonly decisions: {
    readonly decision: Decision;
    readonly catalogVersion: number;
    readonly appeals: number;
  };
  /** `place`: 1 of the first against its decision. Who works on it now is not among it. `evidence`: its files, in every state. */
  readonly appeals: {
    readonly appeal: Appeal;
    readonly place: number;
    readonly evidence?: readonly EvidenceFile[];
  };
  /** `noticeAt`: when its next notice is due, if one is left; `versions`: those replaced by amendments, the first one first. */
  readonly licenses: {
    readonly license: License;
    readonly noticeAt?: Instant;
    readonly versions?: readonly ReplacedVersion[];
  };
  readonly 'forensic-marks': { readonly mark: ForensicMark; readonly licenseId: LicenseId };
  /**
   * How many licenses a platform was issued in a month, and on each day of it, and how many it amended, if any: what quotas are
   * measured by.
   */
  readonly 'license-months': {
    readonly platformId: PlatformId;
    readonly month: Month;
    readonly issued: number;
    readonly amended?: number;
    readonly days: Readonly<Record<Day, number>>;
  };
  /** `waiting`: not every endpoint that hears of it has its delivery yet; those up to `after` have. */
  readonly events: { readonly event: DomainEvent; readonly waiting?: { readonly after?: FanOutPlace } };
  /** `nextDue`: the earliest that one of its pending deliveries is due. Who serves it now is not among it. */
  readonly endpoints: {
    readonly endpoint: Endpoint;
    readonly health: EndpointHealth;
    readonly nextDue?: Instant;
  };
  /** Those that wait for an endpoint which was removed are none. */
  readonly 'event-deliveries': EventDelivery;
  readonly 'delivery-tallies': HourTally;
  readonly 'content-registers': ContentRegister;
  readonly 'content-notices': Notice;
  /** Marks of requests that still ran are none: what held their writes back ended them without an effect. */
  readonly receipts: IdempotentOutcome & {
    readonly fingerprint: string;
    readonly leaseUntil: Instant;
    readonly keepUntil: Instant;
    /** Of a batch of usage, whose id is the resource's. */
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
    /** Absent where the reports named none. */
    readonly territory?: Territory;
  };
  readonly 'plays-by-day': { readonly day: Day; readonly trackId: TrackId; readonly plays: number };
  readonly 'request-counts': RequestCount;
  readonly 'credential-uses': CredentialUse;
  /**
   * `size`: how many rows it has; `waiting`: how many of them wait, and since when, or when it was created if none does;
   * `uploadBytes`: of all it brought. Who works on it now is not among it.
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
  /** Rows of a platform that were accepted on a day, and seconds of sound that they were charged with. */
  readonly 'enrichment-days': {
    readonly platformId: PlatformId;
    readonly day: Day;
    readonly rows: number;
    readonly seconds: number;
  };
  readonly 'audit-entries': AuditEntry;
  /** Due at a moment, or sent or given up at one. Who sends it now is not among it. */
  readonly mails: {
    readonly mail: Mail;
    readonly failures: number;
    readonly dueAt: Instant | null;
    readonly doneAt: Instant | null;
    readonly detail?: string;
  };
  readonly staff: StaffMember;
  readonly 'staff-sessions': StaffSession;
  readonly 'billing-accounts': BillingAccount;
  readonly checkouts: Checkout;
  readonly 'payment-events': { readonly platformId: PlatformId; readonly event: PaymentEvent };
}
export type ArchiveKind = keyof ArchiveRecords;

/** All kinds, in an order in which nothing refers to what comes later. */
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
  'plays-by-day',
  'request-counts',
  'credential-uses',
  'enrichments',
  'enrichment-rows',
  'enrichment-days',
  'audit-entries',
  'mails',
  'staff',
  'staff-sessions',
  'billing-accounts',
  'checkouts',
  'payment-events',
] as const satisfies readonly ArchiveKind[];
