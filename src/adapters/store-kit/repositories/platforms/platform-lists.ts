import type { Platform } from '../../../../domain/platforms/platform.ts';
import { prefixEnd, prefixKey } from '../../../../domain/shared/prefix.ts';
import { platformTerms } from '../../../../domain/staff/record-terms.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type {
  PlatformFilter,
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../../../ports/driven/platforms/platform-registry.ts';
import type { Index } from '../../collection.ts';
import { platforms } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import type { PageRange } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';
import { searched } from '../shared/term-walk.ts';

const { bySlug, byName, byTime, byStatus, byTier, byContact, byTerm } = platforms.indexes;

interface Way {
  readonly index: Index<PlatformWithCredentials>;
  readonly range: Omit<PageRange, 'limit'>;
  /** Returns the value by which the index sorts. */
  readonly at: (platform: Platform) => string | number;
}

const beginningWith = (prefix: string) => {
  const from = prefixKey(prefix);
  return { from, until: prefixEnd(from) };
};

/** Returns the index in the order of the list that leaves the fewest platforms to examine. */
const wayTo = ({
  slugPrefix,
  namePrefix,
  contactEmail,
  status,
  tier,
  createdSince: from,
}: PlatformFilter): Way => {
  if (slugPrefix !== undefined)
    return { index: bySlug, range: beginningWith(slugPrefix), at: ({ slug }) => slug };
  if (namePrefix !== undefined)
    return { index: byName, range: beginningWith(namePrefix), at: ({ name }) => prefixKey(name) };
  const since = { descending: true, ...(from !== undefined && { from }) };
  const byCreation = (index: Way['index'], ...equal: readonly string[]): Way => ({
    index,
    range: { ...since, equal },
    at: ({ createdAt }) => createdAt,
  });
  if (contactEmail !== undefined) return byCreation(byContact, prefixKey(contactEmail));
  if (status !== undefined) return byCreation(byStatus, status);
  return tier === undefined ? byCreation(byTime) : byCreation(byTier, tier);
};

const matches = (filter: PlatformFilter, platform: Platform): boolean => {
  const { status, tier, contactEmail, slugPrefix = '', namePrefix, createdSince } = filter;
  return (
    (status === undefined || platform.status === status) &&
    (tier === undefined || platform.tier === tier) &&
    platform.slug.startsWith(prefixKey(slugPrefix)) &&
    (contactEmail === undefined || prefixKey(platform.contactEmail) === prefixKey(contactEmail)) &&
    (namePrefix === undefined || prefixKey(platform.name).startsWith(prefixKey(namePrefix))) &&
    (createdSince === undefined || platform.createdAt >= createdSince)
  );
};

export const listOf = async (
  kernel: Kernel,
  filter: PlatformFilter,
  request: Parameters<PlatformRegistry['list']>[1],
): Promise<ListPage<Platform>> => {
  if (filter.terms) {
    const search = {
      index: byTerm,
      termsOf: ({ platform }: PlatformWithCredentials) => platformTerms(platform),
      idOf: ({ platform }: PlatformWithCredentials) => platform.platformId,
      wanted: ({ platform }: PlatformWithCredentials) => matches(filter, platform),
    };
    const { items, ...rest } = await searched(kernel, search, filter.terms, request);
    return { items: items.map(({ platform }) => platform), ...rest };
  }
  const { limit, after } = request;
  const { index, range, at } = wayTo(filter);
  /** Slugs are unique and need no ID to break ties. */
  const position = (place: ListPlace) => (index === bySlug ? [place.at] : [place.at, place.id]);
  const placeOf = (platform: Platform): ListPlace => ({ at: at(platform), id: platform.platformId });
  const found = await walk(
    kernel,
    index,
    { ...range, limit: limit + 1 },
    ({ platform }) => position(placeOf(platform)),
    { wanted: ({ platform }) => matches(filter, platform), ...(after && { begin: position(after) }) },
  );
  const items = found.slice(0, limit).map(({ platform }) => platform);
  const last = items.at(-1);
  return { items, ...(found.length > limit && last && { next: placeOf(last) }) };
};
