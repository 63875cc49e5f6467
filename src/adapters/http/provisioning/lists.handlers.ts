import type { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { LicenseQuery, StaffLists } from '../../../ports/driving/staff/staff-lists.ts';
import { trackView } from '../catalog/track.view.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { listedLicenseView } from '../licensing/license.view.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { countLicenses, listLicenses, listPlatforms, listTracks } from './lists.contract.ts';
import { staffPlatformView } from './provisioning.views.ts';

export interface StaffListDependencies extends StaffLists {
  readonly tiers: Tiers;
  readonly baseUrl: string;
}

const licenseQueryOf = ({
  trackId,
  issuedSince,
  ...query
}: z.output<typeof countLicenses.query>): LicenseQuery => ({
  ...query,
  ...(trackId !== undefined && { trackId: TrackId(trackId) }),
  ...(issuedSince !== undefined && { issuedSince: instantOf(issuedSince) }),
});

export const staffListEndpoints = ({
  tiers,
  baseUrl,
  ...dependencies
}: StaffListDependencies): readonly Endpoint[] => [
  endpoint(listPlatforms, async ({ query: { createdSince, ...query } }) => {
    const since = createdSince === undefined ? {} : { createdSince: instantOf(createdSince) };
    const page = await dependencies.listPlatforms({ ...query, ...since });
    if (!page.ok) return page;
    const { platforms, nextCursor } = page.value;
    const data = platforms.map((platform) => staffPlatformView(platform, tiers));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(listLicenses, async ({ query: { limit, cursor, ...query } }) => {
    const after = cursor === undefined ? {} : { cursor };
    const page = await dependencies.listAllLicenses({ ...licenseQueryOf(query), limit, ...after });
    if (!page.ok) return page;
    const { licenses, nextCursor } = page.value;
    const data = licenses.map((license) => listedLicenseView(license, baseUrl));
    return { status: 200, body: { data, pagination: { limit, nextCursor } } };
  }),

  endpoint(countLicenses, async ({ query }) => {
    const counted = await dependencies.countAllLicenses(licenseQueryOf(query));
    if (!counted.ok) return counted;
    const { count, isComplete: complete } = counted.value;
    return { status: 200, body: { count, complete } };
  }),

  endpoint(listTracks, async ({ query: { isrc: given, ...query } }) => {
    const isrc = given === undefined ? undefined : parseIsrc(given);
    const page = await dependencies.listAllTracks({ ...query, ...(isrc !== undefined && { isrc }) });
    if (!page.ok) return page;
    const { tracks, nextCursor } = page.value;
    const data = tracks.map((track) => trackView(track, baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),
];
