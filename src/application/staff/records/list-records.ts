import { ok } from '../../../domain/shared/result.ts';
import { licenseSearch, searchTerms } from '../../../domain/staff/record-terms.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type {
  CountAllLicenses,
  LicenseQuery,
  ListAllLicenses,
  ListAllTracks,
  ListPlatforms,
} from '../../../ports/driving/staff/staff-lists.ts';
import { withTracks } from '../../licensing/with-tracks.ts';
import { namedPlatform } from '../../platforms/named-platform.ts';
import { pageOf, type Cursors } from './record-page.ts';

const termsIn = (q: string | undefined): { readonly terms?: readonly string[] } =>
  q === undefined ? {} : { terms: searchTerms(q) };

/** Returns the filter for a text search of licenses; 'nothing' if it names a track that does not exist. */
const textOf = async (library: TrackLibrary, q: string): Promise<AllLicensesFilter | 'nothing'> => {
  const { isrc, terms, ...ids } = licenseSearch(q);
  const track = isrc === undefined ? undefined : await library.findByIsrc(isrc);
  if (isrc !== undefined && !track) return 'nothing';
  const found = both(ids, track && { trackId: track.trackId });
  return found ? { ...found, ...(terms.length > 0 && { terms }) } : 'nothing';
};

/** Combines two filters; undefined if they contradict each other. */
const both = (one: AllLicensesFilter, other: AllLicensesFilter = {}): AllLicensesFilter | undefined => {
  const names = ['licenseId', 'trackId', 'platformId'] as const;
  const differ = names.some((name) => (one[name] ?? other[name]) !== (other[name] ?? one[name]));
  return differ ? undefined : { ...one, ...other };
};

export const listPlatforms =
  ({ registry, ...cursors }: Cursors & { readonly registry: PlatformRegistry }): ListPlatforms =>
  async ({ limit, cursor, q, ...requested }) => {
    const filter = { ...requested, ...termsIn(q) };
    const page = await pageOf(cursors, { list: 'staff-platforms', filter, cursor }, (after) =>
      registry.list(filter, { limit, ...after }),
    );
    return page.ok ? ok({ platforms: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const listAllTracks =
  ({ library, ...cursors }: Cursors & { readonly library: TrackLibrary }): ListAllTracks =>
  async ({ limit, cursor, q, ...requested }) => {
    const filter = { ...requested, ...termsIn(q) };
    const page = await pageOf(cursors, { list: 'staff-tracks', filter, cursor }, (after) =>
      library.list(filter, { limit, ...after }),
    );
    return page.ok ? ok({ tracks: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

interface LicenseDependencies {
  readonly ledger: Pick<LicenseLedger, 'listAll'>;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

/** Returns the filter of a request; undefined if no license can match it. */
const licenseFilterOf = async (
  { library, registry }: LicenseDependencies,
  { platform, q, ...requested }: LicenseQuery,
): Promise<AllLicensesFilter | undefined> => {
  const named = platform === undefined ? undefined : await namedPlatform(registry, platform);
  const text = q === undefined ? undefined : await textOf(library, q);
  if ((platform !== undefined && !named) || text === 'nothing') return undefined;
  return both({ ...requested, ...(named && { platformId: named.platform.platformId }) }, text);
};

export const listAllLicenses =
  ({ textSigner, digest, ...dependencies }: Cursors & LicenseDependencies): ListAllLicenses =>
  async ({ limit, cursor, ...requested }) => {
    const { ledger, library, clock } = dependencies;
    const filter = await licenseFilterOf(dependencies, requested);
    if (!filter) return ok({ licenses: [], nextCursor: null });
    const question = { list: 'staff-licenses-by-id', filter, cursor };
    const page = await pageOf({ textSigner, digest }, question, (after) =>
      ledger.listAll(filter, { limit, now: clock.now(), ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const licenses = await withTracks(library, items, ({ artwork }) => artwork);
    return ok({ licenses, nextCursor });
  };

/** The pages that one count reads: at most 5,000 licenses, and fewer if pages are partly filled. */
const counted = { pages: 5, limit: 1_000 } as const;

export const countAllLicenses =
  (dependencies: LicenseDependencies): CountAllLicenses =>
  async (requested) => {
    const { ledger, clock } = dependencies;
    const filter = await licenseFilterOf(dependencies, requested);
    const now = clock.now();
    let count = 0;
    let after: ListPlace | undefined;
    for (let read = 0; filter && read < counted.pages; read++) {
      const page = await ledger.listAll(filter, { limit: counted.limit, now, ...(after && { after }) });
      count += page.items.length;
      after = page.next;
      if (!after) break;
    }
    return ok({ count, isComplete: after === undefined });
  };
