import type { Track } from '../../../domain/catalog/track.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { AllLicensesFilter } from '../../driven/licensing/license-ledger.ts';
import type { PlatformFilter } from '../../driven/platforms/platform-registry.ts';
import type { TrackFilter } from '../../driven/catalog/track-library.ts';
import type { ListedLicense } from '../licensing.ts';
import type { UseCase } from '../use-case.ts';

interface Page {
  /**
   * Words, IDs or an ISRC, each of them a term of the record or the beginning of one. At least one contains a
   * letter or digit.
   */
  readonly q?: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** A page can contain fewer records than requested although `nextCursor` leads to more. */
type Listed<Name extends string, Item> = Readonly<Record<Name, readonly Item[]>> & {
  readonly nextCursor: string | null;
};

export type ListPlatforms = UseCase<
  Omit<PlatformFilter, 'terms'> & Page,
  Listed<'platforms', Platform>,
  CursorInvalid
>;

/** `platform` is an ID or slug; no license belongs to an unknown one. */
export type LicenseQuery = Omit<AllLicensesFilter, 'platformId' | 'licenseId' | 'terms'> &
  Pick<Page, 'q'> & { readonly platform?: string };

export type ListAllLicenses = UseCase<LicenseQuery & Page, Listed<'licenses', ListedLicense>, CursorInvalid>;

/** Counts the licenses that match. A limited number is examined: unless `isComplete`, there may be more. */
export type CountAllLicenses = UseCase<
  LicenseQuery,
  { readonly count: number; readonly isComplete: boolean }
>;

/** Returns tracks in every moderation status. */
export type ListAllTracks = UseCase<
  Omit<TrackFilter, 'terms'> & Page,
  Listed<'tracks', Track>,
  CursorInvalid
>;

/** Lists for staff. */
export interface StaffLists {
  readonly listPlatforms: ListPlatforms;
  readonly listAllLicenses: ListAllLicenses;
  readonly countAllLicenses: CountAllLicenses;
  readonly listAllTracks: ListAllTracks;
}
