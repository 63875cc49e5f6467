import type { Filter } from 'mongodb';
import {
  issuedLongBefore,
  licenseSources,
  type License,
  type LicenseStatus,
} from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { ListPage } from '../../ports/driven/list-page.ts';
import { licensesOf, seenAt, type LicenseDocument } from './license-document.ts';
import { rangesMerged } from './license-tracks.ts';
import type { Store } from './store.ts';

type Conditions = Filter<LicenseDocument>;

/** What an index leads to in the order of the list, and what is left to be looked at. */
interface Part {
  readonly led: Conditions;
  readonly rest: Conditions;
}

/** Documents looked at for one page by each part. */
const mostLookedAt = 5_000;

/**
 * What has a status at a moment. A lapsed license is stored as active until its binding is licensed again: retired
 * meanwhile, it moves from the first part to the second and may be found twice.
 */
const statusParts = (status: LicenseStatus | undefined, now: Instant): readonly Part[] => {
  switch (status) {
    case undefined:
      return [{ led: {}, rest: {} }];
    case 'active':
      return [{ led: { status }, rest: { validUntil: { $gt: now } } }];
    case 'revoked':
      return [{ led: { status }, rest: {} }];
    case 'expired':
      return [
        { led: { status: 'active' }, rest: { validUntil: { $lte: now } } },
        { led: { status }, rest: {} },
      ];
  }
};

/** Conditions that an index leads to; undefined where none does. */
const leadOf = async (
  store: Store,
  { platformId, trackId, contentType }: AllLicensesFilter,
): Promise<Conditions | undefined> => {
  if (trackId !== undefined) {
    if (platformId !== undefined) return { trackId, platformId };
    const platforms = await licensesOf(store).distinct('platformId', { trackId });
    return platforms.length > rangesMerged ? undefined : { trackId, platformId: { $in: platforms } };
  }
  if (platformId === undefined || contentType === undefined) return undefined;
  return { platformId, 'license.contentType': contentType, 'license.source': { $in: [...licenseSources] } };
};

const partsOf = async (store: Store, filter: AllLicensesFilter, now: Instant): Promise<readonly Part[]> => {
  const { platformId, trackId, contentType, status } = filter;
  const lead = await leadOf(store, filter);
  const ofType: Conditions = contentType === undefined ? {} : { 'license.contentType': contentType };
  const parts = statusParts(status, now);
  if (lead) {
    const others = trackId === undefined ? {} : ofType;
    return parts.map(({ led, rest }) => ({ led: lead, rest: { ...others, ...led, ...rest } }));
  }
  const others: Conditions = { ...(trackId !== undefined && { trackId }), ...ofType };
  const ofPlatform: Conditions = platformId === undefined ? {} : { platformId };
  // Of all platforms almost all licenses are active: these are found in the order of the list.
  const isLed = ({ status: one }: Conditions): boolean => platformId !== undefined || one !== 'active';
  return parts.map(({ led, rest }) =>
    isLed(led)
      ? { led: { ...ofPlatform, ...led }, rest: { ...others, ...rest } }
      : { led: ofPlatform, rest: { ...others, ...led, ...rest } },
  );
};

const newestFirst = (one: LicenseId, other: LicenseId): number => (one < other ? 1 : -1);

/** The license at which a part has looked at as many as it may; undefined where it comes to the end before. */
const reachOf = async (store: Store, part: Part, after: Conditions): Promise<LicenseId | undefined> => {
  const last = await licensesOf(store).findOne(
    { ...part.led, ...after },
    { projection: { _id: 1 }, sort: { _id: -1 }, skip: mostLookedAt - 1 },
  );
  return last?._id;
};

const pageOfPart = async (
  store: Store,
  part: Part,
  { limit, after }: { readonly limit: number; readonly after: LicenseId | undefined },
) => {
  const behind: Conditions = after === undefined ? {} : { _id: { $lt: after } };
  const isLookedThrough = Object.keys(part.rest).length > 0;
  const reach = isLookedThrough ? await reachOf(store, part, behind) : undefined;
  // Bounded on both sides: mongod looks at no more than these, whatever it finds.
  const span = isLookedThrough ? { _id: { $lt: after ?? '~', $gte: reach ?? '' } } : behind;
  const found = await licensesOf(store)
    .find({ ...part.led, ...part.rest, ...span } as Conditions, { projection: { license: 1 } })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .toArray();
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? items.at(-1)?._id : reach };
};

const isPast = async (store: Store, id: LicenseId, since: Instant): Promise<boolean> => {
  const found = await licensesOf(store).findOne({ _id: id }, { projection: { 'license.issuedAt': 1 } });
  return found !== null && found.license.issuedAt < issuedLongBefore(since);
};

/** A page of what several parts find, as far as all of them have come. */
export const allLicenses = async (
  store: Store,
  filter: AllLicensesFilter,
  { limit, after, now }: Parameters<LicenseLedger['listAll']>[1],
): Promise<ListPage<License>> => {
  const { issuedSince } = filter;
  const since: Conditions = issuedSince === undefined ? {} : { 'license.issuedAt': { $gte: issuedSince } };
  const page = { limit, after: after?.id as LicenseId | undefined };
  const found = new Map<LicenseId, Pick<LicenseDocument, '_id' | 'license'>>();
  let reached: LicenseId | undefined;
  for (const { led, rest } of await partsOf(store, filter, now)) {
    const { items, next } = await pageOfPart(store, { led, rest: { ...rest, ...since } }, page);
    for (const document of items) found.set(document._id, document);
    if (next !== undefined && (reached === undefined || next > reached)) reached = next;
  }
  const listed = [...found.values()]
    .filter(({ _id }) => reached === undefined || _id >= reached)
    .toSorted((one, other) => newestFirst(one._id, other._id));
  const taken = listed.slice(0, limit);
  const next = listed.length > limit ? taken.at(-1)?._id : reached;
  const isLast =
    next === undefined || (issuedSince !== undefined && (await isPast(store, next, issuedSince)));
  return { items: taken.map(seenAt(now)), ...(!isLast && { next: { at: next, id: next } }) };
};
