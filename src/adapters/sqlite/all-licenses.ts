import type { License, LicenseStatus } from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ListPage } from '../../ports/driven/list-page.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { Connection } from './connection.ts';
import { seenAt } from './license-document.ts';
import { equals, mergedPageOf, type Clause, type Walk } from './list-walk.ts';

type Part = Pick<Walk, 'led' | 'rest'>;

const lapsed = (now: Instant): Clause => ['valid_until IS NOT NULL AND valid_until <= ?', now];

/** What has a status at a moment; a lapsed license is stored as active until its binding is licensed again. */
const statusIs = (status: LicenseStatus, now: Instant): Clause => {
  switch (status) {
    case 'active':
      return [`status = 'active' AND ifnull(valid_until > ?, TRUE)`, now];
    case 'revoked':
      return [`status = 'revoked'`];
    case 'expired':
      return [`(status = 'expired' OR (status = 'active' AND valid_until <= ?))`, now];
  }
};

/** The same, found by indexes of their own. Almost all licenses are active: these are found in the order of the list. */
const partsOf = (status: LicenseStatus | undefined, now: Instant): readonly Part[] => {
  switch (status) {
    case undefined:
      return [{ led: [], rest: [] }];
    case 'active':
      return [{ led: [], rest: [statusIs(status, now)] }];
    case 'revoked':
      return [{ led: [[`status = 'revoked' AND status <> 'active'`]], rest: [] }];
    case 'expired':
      return [
        { led: [[`status = 'expired' AND status <> 'active'`]], rest: [] },
        { led: [[`status = 'active' AND valid_until IS NOT NULL`]], rest: [lapsed(now)] },
      ];
  }
};

/** Led by the first filter named of track, platform, content type and status. */
export const allLicenses = (
  db: Connection,
  { platformId, trackId, contentType, status, issuedSince }: AllLicensesFilter,
  { now, ...page }: Parameters<LicenseLedger['listAll']>[1],
): ListPage<License> => {
  const [lead, ...rest] = [
    ...equals('track_id', trackId),
    ...equals('platform_id', platformId),
    ...equals('content_type', contentType),
  ];
  const since: readonly Clause[] = issuedSince === undefined ? [] : [['issued_at >= ?', issuedSince]];
  const parts: readonly Part[] = lead
    ? [{ led: [lead], rest: [...rest, ...(status === undefined ? [] : [statusIs(status, now)])] }]
    : partsOf(status, now);
  const walks = parts.map((part): Walk => ({
    ...{ table: 'licenses', by: 'issued_at', id: 'license_id', direction: 'DESC' },
    led: [...part.led, ...since],
    rest: part.rest,
  }));
  return mergedPageOf(db, walks, page, seenAt(now));
};
