import type { AccountSession } from '../../../domain/accounts/session.ts';
import type { BillingAccount } from '../../../domain/billing/account.ts';
import type { Checkout } from '../../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { License } from '../../../domain/licensing/license.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { LicenseId, PlatformId, StaffId } from '../../../domain/shared/ids.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { UsageEvent } from '../../../domain/usage/usage-event.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { ArchiveRecords } from '../../../ports/driven/storage/archive.ts';

/** The documents of schema 20, as far as they are read. */
interface Document {
  readonly _id: string;
}

export interface SigningKeyDocument extends Document {
  readonly position: number;
  readonly key: ArchiveRecords['signing-keys']['key'];
}

export interface MasterKeyDocument extends Document {
  readonly position: number;
  readonly key: ArchiveRecords['master-keys']['key'];
}

export type PlatformDocument = Document & ArchiveRecords['platforms'];

export interface RevocationDocument extends Document {
  readonly expiresAt: Instant;
}

export interface TrackDocument extends Document {
  readonly track: Track;
  readonly pendingSince?: Instant;
}

export interface PeaksDocument extends Document {
  readonly sampleRate: number;
  readonly samplesPerPixel: number;
  readonly pairs: Uint8Array;
}

export interface AnalysisDocument extends Document {
  readonly analysis: ArchiveRecords['analyses']['analysis'];
}

export interface DeliveryDocument extends Document {
  readonly fingerprint: string;
  readonly trackId: ArchiveRecords['deliveries']['trackId'];
}

export type DecisionDocument = Document & ArchiveRecords['decisions'];
export type AppealDocument = Document & ArchiveRecords['appeals'];

export interface LicenseDocument extends Document {
  readonly noticeAt?: Instant;
  /**
   * Metadata were stored as values because, as members, names such as `$ref` or `a.b` would have a meaning to
   * the database.
   */
  readonly license: Omit<License, 'metadata'> & {
    readonly metadata: readonly (readonly [name: string, value: License['metadata'][string]])[];
  };
}

/** A mark, whose `_id` is the mark in hex. */
export interface MarkDocument extends Document {
  readonly licenseId: LicenseId;
}

export type MonthDocument = Document & ArchiveRecords['license-months'];

export interface EventDocument extends Document {
  readonly event: DomainEvent;
  readonly waiting: boolean;
  readonly after?: NonNullable<ArchiveRecords['events']['waiting']>['after'];
}

export interface EndpointDocument extends Document {
  readonly endpoint: Endpoint;
}

export interface LaneDocument extends Document {
  readonly state: 'open' | 'closed' | 'removed';
  readonly health: EndpointHealth;
  readonly nextDue?: Instant;
}

export interface EventDeliveryDocument extends Document {
  readonly delivery: ArchiveRecords['event-deliveries'];
}

export type AttemptCountsDocument = Document & ArchiveRecords['delivery-tallies'];

export interface RegisterDocument extends Document {
  readonly register: ArchiveRecords['content-registers'];
}

/** A notice, whose `answer` is JSON text. */
export type NoticeDocument = Document &
  Omit<ArchiveRecords['content-notices'], 'answer'> & { readonly answer: string };

/** A record without a status belongs to a request that had not ended. */
export type ReceiptDocument = Document &
  Omit<ArchiveRecords['receipts'], 'key' | 'status' | 'resourceId'> &
  Partial<Pick<ArchiveRecords['receipts'], 'status' | 'resourceId'>>;

export interface UsageDocument extends Document {
  readonly event: UsageEvent;
}

export interface SumDocument extends Document {
  readonly plays: number;
  readonly impressions: number;
  readonly unlicensedPlays?: number;
  readonly unlicensedImpressions?: number;
}

export type RequestCountDocument = Document & Omit<ArchiveRecords['request-counts'], 'platformId' | 'day'>;

export interface CredentialUseDocument extends Document {
  readonly platformId: PlatformId;
  readonly at: Instant;
}

export type EnrichmentDocument = Document &
  Omit<ArchiveRecords['enrichments'], 'enrichmentId' | 'waiting' | 'uploadBytes'> & {
    /** The number of rows that wait. */
    readonly left: number;
    readonly uploadBytes?: number;
  };

export type EnrichmentRowDocument = Document & Pick<ArchiveRecords['enrichment-rows'], 'row' | 'outcome'>;

export interface EnrichmentDayDocument extends Document {
  readonly rows: number;
  readonly seconds?: number;
}

/** An entry; `entry` is the text that was digested. */
export interface AuditDocument extends Document {
  readonly place: number;
  readonly entry: string;
}

export type MailDocument = Document & ArchiveRecords['mails'];

export interface StaffDocument extends Document {
  readonly member: StaffMember;
}

export interface SessionDocument extends Document {
  readonly session: Omit<AccountSession<'staff'>, 'audience' | 'accountId' | 'lastUsedAt'> & {
    readonly staffId: StaffId;
  };
}

export interface AccountDocument extends Document {
  readonly account: BillingAccount;
}

export interface CheckoutDocument extends Document {
  readonly checkout: Checkout;
}

export interface PaymentEventDocument extends Document {
  readonly platformId: PlatformId;
  readonly event: PaymentEvent;
}
