import type { Db, Document } from 'mongodb';
import type { MonthDocument } from '../../../src/adapters/mongo/license-counts.ts';
import type { LicenseDocument } from '../../../src/adapters/mongo/license-document.ts';
import type { EventDocument } from '../../../src/adapters/mongo/outbox.ts';
import type { PlatformDocument } from '../../../src/adapters/mongo/platform-registry.ts';
import type { ReceiptDocument } from '../../../src/adapters/mongo/receipt-book.ts';
import type { UsageDocument } from '../../../src/adapters/mongo/usage-document.ts';
import type { SumDocument } from '../../../src/adapters/mongo/usage-sums.ts';
import { dayOf, monthOf } from '../../../src/domain/shared/calendar.ts';

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

/** What half a commit would leave behind, read from the collections themselves: each counts what must not be there. */
export const halfWrittenInMongo = async (db: Db): Promise<readonly string[]> => {
  const all = <Kept extends Document>(name: string) => db.collection<Kept>(name).find().toArray();
  const licenses = await all<LicenseDocument>('licenses');
  const told = (await all<EventDocument>('outbox')).map(({ event }) => event);
  const platforms = await all<PlatformDocument>('platforms');
  const months = await all<MonthDocument>('license_months');
  const receipts = await all<ReceiptDocument>('receipts');
  const reports = (await all<UsageDocument>('usage_events')).map(({ event }) => event);
  const sums = await all<SumDocument>('usage_sums');

  const toldOf = (type: string) =>
    counted(told.filter((event) => event.type === type).map(({ data }) => JSON.stringify(data['licenseId'])));
  const ids = (of: readonly { readonly _id: string }[]) => counted(of.map(({ _id }) => JSON.stringify(_id)));
  const active = licenses.filter(({ status }) => status === 'active');
  const bindings = counted(
    active.map(({ platformId, trackId, contentId }) => `${platformId} ${trackId} ${contentId}`),
  );
  const issued = (span: (at: number) => string) =>
    counted(licenses.map(({ platformId, license }) => `${platformId} ${span(license.issuedAt)}`));
  const known = new Set<string>(licenses.map(({ _id }) => _id));
  const plays = (place: string): number =>
    sumOf(sums.filter(({ _id }) => _id.startsWith(`${place}/`)).map((sum) => sum.plays));
  const reported = sumOf(reports.map(({ quantity }) => quantity));

  const halves: Readonly<Record<string, number>> = {
    'licenses not told of once': unequal(ids(licenses), toldOf('license.issued')),
    'ends that do not go with what is told of them': unequal(
      ids(licenses.filter(({ status }) => status === 'revoked')),
      toldOf('license.revoked'),
    ),
    'licenses whose record says otherwise': licenses.filter(
      ({ _id, status, license }) => _id !== license.licenseId || status !== license.status,
    ).length,
    'bindings held twice': [...bindings.values()].filter((times) => times > 1).length,
    'months not added up': unequal(
      issued(monthOf),
      new Map(months.map(({ platformId, month, issued: n }) => [`${platformId} ${month}`, n])),
    ),
    'days not added up': unequal(
      issued(dayOf),
      new Map(
        months.flatMap(({ platformId, days }) =>
          Object.entries(days).map(([day, n]) => [`${platformId} ${day}`, n]),
        ),
      ),
    ),
    'holdings not added up': unequal(
      counted(active.map(({ platformId }) => platformId)),
      new Map(platforms.map(({ _id, held }) => [_id, held])),
    ),
    'receipts of nothing': receipts.filter(
      ({ status, resourceId }) =>
        status === 201 && resourceId?.startsWith('lic_') === true && !known.has(resourceId),
    ).length,
    'plays not added up by day': Math.abs(reported - plays('day')),
    'plays not added up by track': Math.abs(
      reported - sumOf(sums.filter(({ trackId }) => trackId !== undefined).map((sum) => sum.plays)),
    ),
    'platforms without both credentials': platforms.filter(({ credentials }) => credentials.length !== 2)
      .length,
    'platforms whose record says otherwise': platforms.filter(
      ({ version, slug, platform }) => version !== platform.version || slug !== platform.slug,
    ).length,
  };
  return Object.entries(halves)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${count} ${what}`);
};
