import type { Scope } from '../../access/scope.ts';
import type { ContentType } from '../../catalog/license-terms.ts';
import type { Takedown, Track } from '../../catalog/track.ts';
import type { Spend } from '../../fees/spend.ts';
import type { Platform } from '../../platforms/platform.ts';
import type { Instant } from '../../shared/calendar.ts';
import type { ContentId, TrackId } from '../../shared/ids.ts';
import type { Money } from '../../shared/money.ts';
import type { Territory } from '../../shared/territory.ts';
import type { Licensee, LicenseSource, Metadata } from '../license.ts';
import type { FeeRejection } from './fee.ts';

/** A request for a license; for absent members the platform's defaults apply. */
export interface LicenseRequest {
  readonly trackId: TrackId;
  readonly contentId: ContentId;
  readonly contentType?: ContentType;
  readonly territories?: readonly Territory[];
  readonly validUntil?: Instant;
  readonly licensee?: Licensee;
  readonly projectName?: string;
  readonly metadata?: Metadata;
  /** The price that the caller agrees to pay. */
  readonly acceptFee?: Money;
}

/** A complete change of a rejected request: with all of its members merged in, the request is granted. */
export interface Alternative {
  readonly contentType?: ContentType;
  readonly territories?: readonly Territory[];
  readonly validUntil?: Instant;
}

export type LicenseRejection =
  | { readonly kind: 'platform-suspended' }
  | { readonly kind: 'scope-missing'; readonly anyOf: readonly Scope[] }
  | { readonly kind: 'track-not-found'; readonly trackId: TrackId }
  | { readonly kind: 'track-taken-down'; readonly trackId: TrackId; readonly takedown: Takedown }
  | {
      readonly kind: 'track-not-licensable';
      readonly clause: 'terms' | 'rights.master' | 'rights.publishing';
      readonly missing: readonly Territory[];
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'content-type-not-cleared';
      readonly clause: 'terms.contentTypes';
      readonly contentType: ContentType;
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'territory-not-cleared';
      readonly clause: 'track.territories' | 'terms.territories';
      readonly missing: readonly Territory[];
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'validity-not-offered';
      readonly clause: 'terms.term';
      readonly detail: string;
      readonly alternatives: readonly Alternative[];
    }
  | FeeRejection
  | { readonly kind: 'license-quota-exceeded'; readonly limit: number };

/** The quota of licenses in the month, and the spend limit if the platform has one. */
export interface MonthFigures {
  readonly limit: number | null;
  readonly used: number;
  readonly spend?: Spend;
}

/** The facts on which the decision depends. */
export interface IssuanceFacts {
  readonly request: LicenseRequest;
  /** Undefined if the track does not exist. */
  readonly track: Track | undefined;
  readonly platform: Platform;
  readonly quota: MonthFigures;
  readonly source: LicenseSource;
  readonly now: Instant;
}

/** Returns the request with the defaults of the platform for absent members. */
export const completed = (request: LicenseRequest, { contentTypes, territories }: Platform) => ({
  ...request,
  contentType: request.contentType ?? contentTypes[0] ?? 'other',
  ...(!request.territories && territories.length > 0 && { territories }),
});
