import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { ContentType } from '../../domain/catalog/license-terms.ts';
import type { TrackSummary } from '../../domain/catalog/visibility.ts';
import type { Credential, CredentialKind, TooManyCredentials } from '../../domain/platforms/credential.ts';
import type { ChosenSettings, SettingsRejection } from '../../domain/platforms/credential-settings.ts';
import type { CredentialStays, Removal } from '../../domain/platforms/credential-removal.ts';
import type { ContactCodeInvalid, OwnRecordEdit } from '../../domain/platforms/own-record.ts';
import type { RegistrationLinkInvalid, RegistrationRequest } from '../../domain/platforms/registration.ts';
import type { Spend } from '../../domain/fees/spend.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { TierFigures } from '../../domain/platforms/tier.ts';
import type { Instant, Month } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { MonthlyFigures } from '../driven/usage/usage-journal.ts';
import type { Caller, PortalSessionIssue } from './access.ts';
import type { RateLimited } from './limits.ts';
import type { TooMuchContention, UseCase, VersionConflict } from './use-case.ts';

export interface Registration {
  readonly name: string;
  readonly contactEmail: string;
  readonly slug?: string;
  readonly websiteUrl?: string;
  readonly useCase?: string;
  readonly language?: Language;
  readonly contentTypes: readonly ContentType[];
  readonly territories: readonly Territory[];
}

/** The platform with its secrets, which are shown only once. */
export interface RegisteredPlatform {
  readonly platform: Platform;
  readonly apiKey: string;
  readonly clientSecret: string;
}

export type RegisterPlatform = UseCase<Registration, RegisteredPlatform, RegistrationRejected | RateLimited>;

type RegistrationRejected =
  { readonly kind: 'slug-taken'; readonly slug: string } | { readonly kind: 'registration-closed' };

/**
 * Emails a link that registers the platform when it is confirmed; nothing is stored before. `address` is that of the
 * client, by which requests are counted.
 */
export type RequestRegistration = UseCase<
  RegistrationRequest & { readonly address: string },
  { readonly contactEmail: string; readonly expiresAt: Instant },
  RegistrationRejected | RateLimited
>;

/**
 * Registers the platform of an emailed link, once; the owner of the address becomes its owner. `slug` replaces the one in the link, which can be taken by now; a
 * taken slug leaves the link valid.
 */
export type ConfirmRegistration = UseCase<
  { readonly code: string; readonly slug?: string },
  Omit<RegisteredPlatform, 'clientSecret'>,
  RegistrationRejected | RegistrationLinkInvalid
>;

/** Another platform's slug returns the same as a missing one. */
export type PlatformNotFound = { readonly kind: 'platform-not-found' };
/** The caller's credential was removed, or its sessions were ended, after authentication. */
export type GrantEnded =
  { readonly kind: 'token-invalid' } | Extract<PortalSessionIssue, { readonly kind: 'token-invalid' }>;
export interface OwnPlatform {
  readonly caller: Caller;
  readonly slug: string;
}

export type ReadOwnPlatform = UseCase<OwnPlatform, Platform, PlatformNotFound>;

/**
 * `versions` are the versions at which the edit may be made; absent for any. A new contact address waits for
 * `ConfirmContact`.
 */
export type EditOwnPlatform = UseCase<
  OwnPlatform & { readonly edit: OwnRecordEdit; readonly versions?: readonly number[] },
  Platform,
  PlatformNotFound | ScopesMissing | GrantEnded | VersionConflict | RateLimited | TooMuchContention
>;

/** Confirms a new contact address with the emailed code. */
export type ConfirmContact = UseCase<
  OwnPlatform & { readonly code: string },
  Platform,
  PlatformNotFound | ScopesMissing | GrantEnded | ContactCodeInvalid | TooMuchContention
>;

export interface MonthlyUsage {
  readonly platform: Platform;
  readonly month: Month;
  readonly figures: MonthlyFigures;
  /** Titles, artists and covers of the 100 most played tracks, as far as the reader may see them. */
  readonly tracks: ReadonlyMap<TrackId, TrackSummary>;
  readonly licensesIssued: number;
  readonly licensesAmended: number;
  readonly licensesIssuedByDay: ReadonlyMap<string, number>;
  readonly activeLicenses: number;
  readonly limits: TierFigures;
  /** Requests of today, licenses and fees of this month, whatever month was requested. */
  readonly used: {
    readonly requestsToday: number;
    readonly licensesThisMonth: number;
    readonly enrichRowsToday: number;
    readonly enrichSecondsToday: number;
    /** Absent if the platform has no spend limit. */
    readonly spend?: Spend;
  };
  readonly now: Instant;
}

/** By default, `month` is the current month. */
export type ReadMonthlyUsage = UseCase<
  OwnPlatform & { readonly month?: Month },
  MonthlyUsage,
  PlatformNotFound
>;

/**
 * `lastUsedAt` is when it was last used for a request, the portal or an exchange, to the minute; absent if
 * never.
 */
export type ListedCredential = Credential & { readonly lastUsedAt?: Instant };

export type ListCredentials = UseCase<
  OwnPlatform,
  readonly ListedCredential[],
  PlatformNotFound | ScopesMissing
>;

/** The secret is shown only once. */
export type AddCredential = UseCase<
  OwnPlatform & { readonly kind: CredentialKind; readonly settings?: ChosenSettings },
  { readonly credential: Credential; readonly secret: string; readonly platform: Platform },
  PlatformNotFound | ScopesMissing | GrantEnded | TooManyCredentials | SettingsRejection | TooMuchContention
>;

/**
 * Also ends everything that was created with the credential; a compromised one ends every credential that
 * descends from it.
 */
export type RemoveCredential = UseCase<
  OwnPlatform & Removal,
  'removed',
  PlatformNotFound | ScopesMissing | GrantEnded | CredentialStays | TooMuchContention
>;

/** Ends all portal sessions, links and access tokens, including those of the caller. Credentials stay. */
export type EndSessions = UseCase<
  OwnPlatform,
  'ended',
  PlatformNotFound | ScopesMissing | GrantEnded | TooMuchContention
>;

/** A platform's own record, credentials and usage. */
export interface Platforms {
  readonly registerPlatform: RegisterPlatform;
  readonly requestRegistration: RequestRegistration;
  readonly confirmRegistration: ConfirmRegistration;
  readonly readMonthlyUsage: ReadMonthlyUsage;
  readonly readOwnPlatform: ReadOwnPlatform;
  readonly editOwnPlatform: EditOwnPlatform;
  readonly confirmContact: ConfirmContact;
  readonly listCredentials: ListCredentials;
  readonly addCredential: AddCredential;
  readonly removeCredential: RemoveCredential;
  readonly endSessions: EndSessions;
}
