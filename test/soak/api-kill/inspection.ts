import { daysOf } from '../../../src/adapters/store-kit/collections/licensing.ts';
import type { StoredRequest } from '../../../src/adapters/store-kit/collections/effects.ts';
import type { License } from '../../../src/domain/licensing/license.ts';
import { dayOf, monthOf } from '../../../src/domain/shared/calendar.ts';
import type { DomainEvent } from '../../../src/domain/shared/event.ts';
import type { UsageEvent } from '../../../src/domain/usage/usage-event.ts';
import type { PlatformWithCredentials } from '../../../src/ports/driven/platforms/platform-registry.ts';
import type { Row } from '../stores/soaked-store.ts';

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Names whose counts differ, either way. */
const unequal = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => (one.get(name) ?? 0) !== (other.get(name) ?? 0),
  ).length;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

type Kept<Stored> = Row & { readonly record: Stored };

/** Traces of half a commit, read from the collections themselves: each counts records that must not exist. */
export const halfWritten = async (
  all: (collection: string) => Promise<readonly Row[]>,
): Promise<readonly string[]> => {
  const records = async <Stored>(name: string): Promise<readonly Kept<Stored>[]> =>
    (await all(name)).map((each) => ({ ...each, record: JSON.parse(String(each['doc'])) as Stored }));
  const licenses = await records<License>('licenses');
  const events = (await records<{ readonly event: DomainEvent }>('outbox')).map(({ record }) => record.event);
  const platforms = await records<PlatformWithCredentials>('platforms');
  const secretsOf = Map.groupBy(
    await records<{ readonly platformId: string }>('platform_secrets'),
    ({ record }) => record.platformId,
  );
  const months = await all('license_months');
  const requests = await records<StoredRequest>('idempotency_records');
  const reports = (await records<{ readonly event: UsageEvent }>('usage_events')).map(
    ({ record }) => record.event,
  );
  const [byDay, byTrack] = [await all('usage_days'), await all('usage_tracks')];
  const ofTracks = await all('usage_of_tracks');

  const reportedIn = (type: string) =>
    counted(events.filter((event) => event.type === type).map(({ data }) => data['licenseId'] as string));
  const ids = (of: readonly Kept<License>[]) => counted(of.map(({ licenseId }) => String(licenseId)));
  const active = licenses.filter(({ status }) => status === 'active');
  const bindings = counted(
    active.map(({ platformId, trackId, contentId }) => [platformId, trackId, contentId].join(' ')),
  );
  const issued = (span: (at: number) => string) =>
    counted(licenses.map(({ record }) => `${record.platformId} ${span(record.issuedAt)}`));
  const known = new Set(licenses.map(({ licenseId }) => String(licenseId)));
  const countOf = (row: Row, name: string): number => Number(row[name] ?? 0);
  const playsIn = (rows: readonly Row[]): number => sumOf(rows.map((row) => countOf(row, 'plays')));
  const reported = sumOf(reports.map(({ quantity }) => quantity));
  const monthsOf = Map.groupBy(months, ({ platformId }) => String(platformId));

  const halves: Readonly<Record<string, number>> = {
    'licenses without exactly one event': unequal(ids(licenses), reportedIn('license.issued')),
    'ends that do not match their events': unequal(
      ids(licenses.filter(({ status }) => status === 'revoked')),
      reportedIn('license.revoked'),
    ),
    'licenses whose record says otherwise': licenses.filter(
      ({ licenseId, status, record }) => licenseId !== record.licenseId || status !== record.status,
    ).length,
    'bindings held twice': [...bindings.values()].filter((times) => times > 1).length,
    'months not added up': unequal(
      issued(monthOf),
      new Map(
        months.map((row) => [`${String(row['platformId'])} ${String(row['month'])}`, countOf(row, 'issued')]),
      ),
    ),
    'days not added up': unequal(
      issued(dayOf),
      new Map(
        months.flatMap((row) =>
          [...daysOf(String(row['month']), row)].map(
            ([day, n]) => [`${String(row['platformId'])} ${day}`, n] as const,
          ),
        ),
      ),
    ),
    'active licenses not added up': unequal(
      counted(active.map(({ platformId }) => String(platformId))),
      new Map(
        [...monthsOf].map(([platformId, rows]) => [
          platformId,
          sumOf(rows.map((row) => countOf(row, 'issued') - countOf(row, 'ended'))),
        ]),
      ),
    ),
    'idempotency records of nothing': requests.filter(
      ({ record: { done } }) =>
        done?.status === 201 && done.resourceId.startsWith('lic_') && !known.has(done.resourceId),
    ).length,
    'plays not added up by day': Math.abs(reported - playsIn(byDay)),
    'plays not added up by track': Math.abs(reported - playsIn(byTrack)),
    'plays not added up for the account of a track': Math.abs(reported - playsIn(ofTracks)),
    'platforms without both credentials': platforms.filter(
      ({ platformId, record }) =>
        record.credentials.length !== 2 || secretsOf.get(String(platformId))?.length !== 2,
    ).length,
    'platforms whose record says otherwise': platforms.filter(
      ({ version, slug, record: { platform } }) => version !== platform.version || slug !== platform.slug,
    ).length,
  };
  return Object.entries(halves)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${count} ${what}`);
};
