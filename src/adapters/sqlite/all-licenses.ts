import {
  issuedLongBefore,
  licenseSources,
  type License,
  type LicenseStatus,
} from '../../domain/licensing/license.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ListPage } from '../../ports/driven/list-page.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { Connection } from './connection.ts';
import { seenAt } from './license-document.ts';
import { platformsOf } from './license-tracks.ts';
import { equals, mergedPageOf, type Clause, type Walk } from './list-walk.ts';

type Part = Pick<Walk, 'led' | 'rest'>;

const lapsed = (now: Instant): Clause => ['valid_until IS NOT NULL AND valid_until <= ?', now];

/** What has a status at a moment; a lapsed license is stored as active until its binding is licensed again. */
const statusIs = (status: LicenseStatus | undefined, now: Instant): readonly Clause[] => {
  switch (status) {
    case undefined:
      return [];
    case 'active':
      return [[`status = 'active' AND ifnull(valid_until > ?, TRUE)`, now]];
    case 'revoked':
      return [[`status = 'revoked'`]];
    case 'expired':
      return [[`(status = 'expired' OR (status = 'active' AND valid_until <= ?))`, now]];
  }
};

/** The same, found by indexes of their own. Almost all licenses are active: these are found in the order of the list. */
const partsOf = (status: LicenseStatus | undefined, now: Instant): readonly Part[] => {
  switch (status) {
    case undefined:
    case 'active':
      return [{ led: [], rest: statusIs(status, now) }];
    case 'revoked':
      return [{ led: [[`status = 'revoked' AND status <> 'active'`]], rest: [] }];
    case 'expired':
      return [
        { led: [[`status = 'expired' AND status <> 'active'`]], rest: [] },
        { led: [[`status = 'active' AND valid_until IS NOT NULL`]], rest: [lapsed(now)] },
      ];
  }
};

/** So many platforms that license a track are walked one beside the other sooner than all licenses. */
const mostPlatforms = 200;

/** What the walks are led by; undefined where no index leads to what is asked for. */
const leadsOf = (
  db: Connection,
  { platformId, trackId, contentType }: AllLicensesFilter,
): readonly (readonly Clause[])[] | undefined => {
  const ofPlatform = equals('platform_id', platformId);
  if (trackId !== undefined) {
    const ofTrack = equals('track_id', trackId);
    if (platformId !== undefined) return [[...ofTrack, ...ofPlatform]];
    const platforms = platformsOf(db, trackId, mostPlatforms + 1);
    return platforms.length > mostPlatforms
      ? undefined
      : platforms.map((platform) => [...ofTrack, ...equals('platform_id', platform)]);
  }
  if (platformId === undefined || contentType === undefined) return undefined;
  const ofType = [...ofPlatform, ...equals('content_type', contentType)];
  return licenseSources.map((source) => [...ofType, ...equals('source', source)]);
};

/** No index leads to the licenses of a platform for a term in the order of the list: all of its licenses are walked. */
const expiredOf = (platformId: PlatformId, now: Instant, rest: readonly Clause[]): readonly Part[] => {
  const ofPlatform = equals('platform_id', platformId);
  return [
    { led: [...ofPlatform, [`status = 'expired' AND status <> 'active'`]], rest },
    { led: ofPlatform, rest: [[`status = 'active'`], lapsed(now), ...rest] },
  ];
};

const partsFor = (db: Connection, filter: AllLicensesFilter, now: Instant): readonly Part[] => {
  const { platformId, trackId, contentType, status } = filter;
  const leads = leadsOf(db, filter);
  const ofType = equals('content_type', contentType);
  if (!leads) {
    const rest = [...equals('track_id', trackId), ...ofType];
    if (platformId !== undefined && status === 'expired') return expiredOf(platformId, now, rest);
    return partsOf(status, now).map((part) => ({
      led: [...equals('platform_id', platformId), ...part.led],
      rest: [...part.rest, ...rest],
    }));
  }
  const rest = [...(trackId === undefined ? [] : ofType), ...statusIs(status, now)];
  return leads.map((led) => ({ led, rest }));
};

/** Behind every id. */
const start = { at: '~', id: '~' };

export const allLicenses = (
  db: Connection,
  filter: AllLicensesFilter,
  { now, after = start, limit }: Parameters<LicenseLedger['listAll']>[1],
): ListPage<License> => {
  const { issuedSince } = filter;
  const since: readonly Clause[] = issuedSince === undefined ? [] : [['issued_at >= ?', issuedSince]];
  const walks = partsFor(db, filter, now).map(({ led, rest }): Walk => ({
    ...{ table: 'licenses', by: 'license_id', id: 'license_id', direction: 'DESC', unique: true },
    led,
    rest: [...rest, ...since],
    ...(issuedSince !== undefined && { end: ['issued_at < ?', issuedLongBefore(issuedSince)] }),
  }));
  return mergedPageOf(db, walks, { limit, after }, seenAt(now));
};
