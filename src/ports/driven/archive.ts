import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { License } from '../../domain/licensing/license.ts';
import type { Day, Instant, Month } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EndpointId, LicenseId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { ContentRegister } from '../../domain/webhooks/content-register.ts';
import type { Delivery as EventDelivery } from '../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import type { Notice } from './content-book.ts';
import type { StoredKey } from './key-ring.ts';
import type { PlatformWithCredentials } from './platform-registry.ts';
import type { Receipt } from './receipt-book.ts';
import type { Delivery } from './track-library.ts';
import type { BatchOutcome, RequestCount } from './usage-journal.ts';

interface Use {
  readonly plays: number;
  readonly impressions: number;
}

/** Everything that a store keeps, as records of named kinds; what can be made again from them is not among it. */
export interface ArchiveRecords {
  /** `place`: how many of its purpose are older. */
  readonly 'signing-keys': { readonly place: number; readonly key: StoredKey };
  /** Credentials in the order in which they were made. `held`: how many licenses count as active, lapsed ones too. */
  readonly platforms: PlatformWithCredentials & { readonly held: number };
  readonly 'revoked-tokens': { readonly tokenId: string; readonly expiresAt: Instant };
  readonly tracks: { readonly track: Track; readonly peaks?: PeakData };
  readonly deliveries: Delivery & { readonly trackId: TrackId };
  readonly licenses: License;
  readonly 'forensic-marks': { readonly mark: ForensicMark; readonly licenseId: LicenseId };
  /** How many licenses a platform was issued in a month, and on each day of it: what quotas are measured by. */
  readonly 'license-months': {
    readonly platformId: PlatformId;
    readonly month: Month;
    readonly issued: number;
    readonly days: Readonly<Record<Day, number>>;
  };
  /** `waiting`: not every endpoint that hears of it has its delivery yet; those up to `after` have. */
  readonly events: { readonly event: DomainEvent; readonly waiting?: { readonly after?: EndpointId } };
  /** `nextDue`: the earliest that one of its pending deliveries is due. Who serves it now is not among it. */
  readonly endpoints: {
    readonly endpoint: Endpoint;
    readonly health: EndpointHealth;
    readonly nextDue?: Instant;
  };
  /** Those that wait for an endpoint which was removed are none. */
  readonly 'event-deliveries': EventDelivery;
  readonly 'content-registers': ContentRegister;
  readonly 'content-notices': Notice;
  /** Marks of requests that still ran are none: what held their writes back ended them without an effect. */
  readonly receipts: Receipt & {
    readonly fingerprint: string;
    readonly leaseUntil: Instant;
    readonly keepUntil: Instant;
    /** Of a batch of usage, whose id is the resource's. */
    readonly outcome?: BatchOutcome;
  };
  readonly 'usage-events': UsageEvent;
  readonly 'usage-by-day': Use & { readonly platformId: PlatformId; readonly day: Day };
  readonly 'usage-by-track': Use & {
    readonly platformId: PlatformId;
    readonly month: Month;
    readonly trackId: TrackId;
  };
  readonly 'usage-by-territory': Use & {
    readonly platformId: PlatformId;
    readonly month: Month;
    /** Absent where the reports named none. */
    readonly territory?: Territory;
  };
  readonly 'plays-by-day': { readonly day: Day; readonly trackId: TrackId; readonly plays: number };
  readonly 'request-counts': RequestCount;
}
export type ArchiveKind = keyof ArchiveRecords;

/** All kinds, in an order in which nothing refers to what comes later. */
export const archiveKinds = [
  'signing-keys',
  'platforms',
  'revoked-tokens',
  'tracks',
  'deliveries',
  'licenses',
  'forensic-marks',
  'license-months',
  'events',
  'endpoints',
  'event-deliveries',
  'content-registers',
  'content-notices',
  'receipts',
  'usage-events',
  'usage-by-day',
  'usage-by-track',
  'usage-by-territory',
  'plays-by-day',
  'request-counts',
] as const satisfies readonly ArchiveKind[];

/** Where reading a kind stands: opaque, and good for the archive alone that gave it. */
export type Place = string;

export interface ArchivePage<Kind extends ArchiveKind> {
  readonly records: readonly ArchiveRecords[Kind][];
  /** Present where more may follow. */
  readonly next?: Place;
}

/** What tells an operator that it is the same store. */
export interface ArchiveTally {
  /** The highest, as the library tells it; 0 of an empty one. */
  readonly catalogVersion: number;
  /** Of all platforms, by its records. */
  readonly activeLicenses: number;
}

/** A store as what it keeps. Read while nobody writes, every record of a kind comes once. */
export interface Archive {
  read<Kind extends ArchiveKind>(
    kind: Kind,
    page: { readonly after?: Place; readonly limit: number },
  ): Promise<ArchivePage<Kind>>;
  count(kind: ArchiveKind): Promise<number>;
  tally(): Promise<ArchiveTally>;
}

/** Why nobody writes to a store: it is moving to another one, or has moved. */
export interface Hold {
  readonly moveId: string;
  readonly since: Instant;
  readonly state: 'moving' | 'moved';
}

/** A store that can be left. */
export interface ArchiveSource extends Archive {
  /** Runs `work` unless another process is at it; the way is free again when this process ends, however it does. */
  alone<T>(work: () => Promise<T>): Promise<T | 'occupied'>;
  held(): Promise<Hold | undefined>;
  /**
   * Atomic: from its commit on every write of every process is `Unavailable`, and reads go on. Answers the hold that
   * stands, which is an earlier one where there was one.
   */
  hold(moveId: string, since: Instant): Promise<Hold>;
  /** All of it is elsewhere now: writes stay held for good, and no service starts on it. */
  leave(): Promise<void>;
  /** Writes are taken again. */
  release(): Promise<void>;
}

/** Whose a target is. `filling`: not all is there yet, and no service starts on it. */
export interface Claim {
  readonly moveId: string;
  readonly state: 'filling' | 'complete';
}

/** How far a kind has come. */
export interface KindProgress {
  /** In the source; absent before the first page. */
  readonly place?: Place;
  readonly records: number;
  readonly done: boolean;
}

/** A store that can be moved into. */
export interface ArchiveTarget extends Archive {
  /** `in-use`: it holds what no move brought. */
  standing(): Promise<Claim | 'empty' | 'in-use'>;
  /** Atomic: of rivals one claims an empty store. */
  claim(moveId: string): Promise<'claimed' | 'taken'>;
  progress(kind: ArchiveKind): Promise<KindProgress>;
  /** Takes a page in, then remembers how far the kind is. The same page again changes nothing. */
  write<Kind extends ArchiveKind>(
    kind: Kind,
    records: readonly ArchiveRecords[Kind][],
    progress: KindProgress,
  ): Promise<void>;
  /** All is there: services may start on it. */
  complete(): Promise<void>;
  /** Empties what a move has not completed. */
  discard(): Promise<void>;
}

/** Nothing may be served from this store: its data is, or will be, elsewhere. */
export class StoreMoved extends Error {
  override readonly name = 'StoreMoved';
}
