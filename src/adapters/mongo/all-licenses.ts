import type { Filter } from 'mongodb';
import type { License, LicenseStatus } from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { ListPage, ListPlace } from '../../ports/driven/list-page.ts';
import { licensesOf, seenAt, type LicenseDocument } from './license-document.ts';
import { behind, pageOf, sortOf } from './list-page.ts';
import type { Store } from './store.ts';

const order = { by: 'license.issuedAt', direction: -1 } as const;

/** Each found by an index; a lapsed license is stored as active until its binding is licensed again. */
const partsOf = (status: LicenseStatus | undefined, now: Instant): readonly Filter<LicenseDocument>[] => {
  switch (status) {
    case undefined:
      return [{}];
    case 'active':
      return [{ status, validUntil: { $gt: now } }];
    case 'revoked':
      return [{ status }];
    case 'expired':
      return [{ status: 'active', validUntil: { $lte: now } }, { status }];
  }
};

type Found = Pick<LicenseDocument, '_id' | 'license'>;
const placeOf = ({ _id, license }: Found): ListPlace => ({ at: license.issuedAt, id: _id });
const newestFirst = (one: Found, other: Found): number =>
  other.license.issuedAt - one.license.issuedAt || (one._id < other._id ? 1 : -1);

export const allLicenses = async (
  store: Store,
  { platformId, trackId, contentType, status, issuedSince }: AllLicensesFilter,
  { limit, after, now }: Parameters<LicenseLedger['listAll']>[1],
): Promise<ListPage<License>> => {
  const asked: Filter<LicenseDocument> = {
    ...(trackId !== undefined && { trackId }),
    ...(platformId !== undefined && { platformId }),
    ...(contentType !== undefined && { 'license.contentType': contentType }),
    ...(issuedSince !== undefined && { 'license.issuedAt': { $gte: issuedSince } }),
  };
  // A license that is retired meanwhile moves from the first part to the second: it may be found twice.
  const found = new Map<string, Found>();
  for (const part of partsOf(status, now)) {
    const page = licensesOf(store)
      .find(behind({ ...asked, ...part }, order, after), { projection: { license: 1 } })
      .sort(sortOf(order))
      .limit(limit + 1);
    for await (const document of page) found.set(document._id, document);
  }
  return pageOf([...found.values()].toSorted(newestFirst), limit, seenAt(now), placeOf);
};
