import type { Instant } from '../shared/calendar.ts';
import type { TermsId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { Territory, TerritoryRule } from '../shared/territory.ts';

/** The kinds of content in which a partner can use a track. */
export const contentTypes = [
  'ugc_video',
  'short_video',
  'livestream',
  'podcast_episode',
  'advertisement',
  'film',
  'series_episode',
  'game',
  'corporate',
  'elearning',
  'other',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** The media in which content can be shown. */
export const media = ['online', 'social', 'podcast', 'broadcast', 'theatrical', 'in_app', 'in_game'] as const;
export type Medium = (typeof media)[number];

/** Permissions for text and data mining, one for each use (DDEX wording); an absent one means not allowed. */
export const tdmPermissions = ['allowed', 'notAllowed', 'constrained'] as const;
export type TdmPermission = (typeof tdmPermissions)[number];
export interface TextAndDataMining {
  readonly dataMining: TdmPermission;
  readonly aiInference: TdmPermission;
  readonly aiTraining: TdmPermission;
  readonly aiGenerativeTraining: TdmPermission;
}
export const noMining: TextAndDataMining = {
  dataMining: 'notAllowed',
  aiInference: 'notAllowed',
  aiTraining: 'notAllowed',
  aiGenerativeTraining: 'notAllowed',
};

export type LicenseTerm =
  { readonly type: 'perpetual' } | { readonly type: 'fixed'; readonly months: number };

export interface PermittedEdits {
  readonly trim: boolean;
  readonly loop: boolean;
  /** Stems may be mixed and downloaded. */
  readonly mix: boolean;
  readonly lyricsChange: boolean;
}

/** The price of licenses that stay within some content types and territories; an absent member means all that the terms cover. */
export interface Rate {
  readonly contentTypes?: readonly ContentType[];
  readonly territories?: readonly Territory[];
  /** In the currency of the terms' fee. */
  readonly fee: Money;
}

/** The terms that the rights holder offers; the wording of one version never changes. */
export interface OfferedTerms {
  readonly media: readonly Medium[];
  readonly contentTypes: readonly ContentType[];
  readonly territories: TerritoryRule;
  readonly term: LicenseTerm;
  readonly exclusivity: 'non_exclusive';
  readonly monetization: boolean;
  readonly paidAdvertising: boolean;
  readonly edits: PermittedEdits;
  readonly standaloneUse: false;
  readonly sublicensable: boolean;
  readonly attributionRequired: boolean;
  /** Content published under the license may stay up after the license ends. */
  readonly publishedContentSurvives: boolean;
  readonly tdm: TextAndDataMining;
  /** The price of a license, unless one of the rates is lower. */
  readonly fee?: Money;
  /** The rate card; only terms with a fee have one. */
  readonly rates?: readonly Rate[];
}

export interface LicenseTerms extends OfferedTerms {
  readonly termsId: TermsId;
  /** The versions of a track are 1, 2, 3 and so on. */
  readonly version: number;
  /** The SHA-256 digest of the canonical text, in hex. */
  readonly hash: string;
  readonly effectiveAt: Instant;
}

/**
 * Returns the canonical text whose digest is the hash: one line of JSON with the members in alphabetical
 * order.
 */
export const canonicalText = (terms: OfferedTerms): string =>
  JSON.stringify(terms, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Returns the terms in force at a given time: the latest that took effect, or undefined before the first. */
export const termsInForce = (versions: readonly LicenseTerms[], at: Instant): LicenseTerms | undefined =>
  versions
    .filter(({ effectiveAt }) => effectiveAt <= at)
    .reduce<LicenseTerms | undefined>(
      (latest, terms) =>
        !latest ||
        terms.effectiveAt > latest.effectiveAt ||
        (terms.effectiveAt === latest.effectiveAt && terms.version > latest.version)
          ? terms
          : latest,
      undefined,
    );
