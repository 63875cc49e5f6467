import { coversOneOf } from '../../../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../../../domain/shared/territory.ts';
import type { LicenseCounts } from '../../../../ports/driven/licensing/license-ledger.ts';
import { daysOf, licenses, months, territoriesOf } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { count, page, peekPage } from '../../program.ts';
import { countedIn } from './license-steps.ts';
import { mostAtOnce } from '../shared/index-walk.ts';

const { ofTrack, byEnd, active, lapsing, lapsingOfTrack } = licenses.indexes;

/**
 * Reads members of all active licenses for a track, without the whole records. They have few different
 * coverages, so each coverage is compared once.
 */
const countCovering = async (
  kernel: Kernel,
  equal: readonly [PlatformId, TrackId],
  now: Instant,
  territories: readonly Territory[],
): Promise<number> => {
  const verdicts = new Map<string, boolean>();
  const covers = (coverage: string): boolean => {
    const verdict =
      verdicts.get(coverage) ?? coversOneOf({ territories: territoriesOf(coverage) }, territories);
    verdicts.set(coverage, verdict);
    return verdict;
  };
  let found = 0;
  for (let after: readonly string[] | undefined; ;) {
    const range = { equal, limit: mostAtOnce, ...(after && { after }) };
    const rows = await kernel.read(peekPage(active, range, 'contentId', 'coverage', 'endsAt'));
    found += rows.filter((row) => Number(row.endsAt) > now && covers(String(row.coverage))).length;
    const last = rows.at(-1);
    if (rows.length < mostAtOnce || !last) return found;
    after = [String(last.contentId)];
  }
};

export const countActive = async (
  kernel: Kernel,
  platformId: PlatformId,
  trackId: TrackId,
  now: Instant,
  territories: readonly Territory[] = [WORLD],
): Promise<number> => {
  const equal = [platformId, trackId] as const;
  if (!territories.includes(WORLD)) return countCovering(kernel, equal, now, territories);
  const [stored, lapsed] = await Promise.all([
    kernel.read(count(active, { equal })),
    kernel.read(count(lapsingOfTrack, { equal, until: now })),
  ]);
  return stored - lapsed;
};

/**
 * Returns platforms with an active license for a track. Each platform that ever licensed it is found by one
 * index search.
 */
export const licenseesOf = async (
  kernel: Kernel,
  trackId: TrackId,
  { after, limit, now }: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
): Promise<readonly PlatformId[]> => {
  const found: PlatformId[] = [];
  for (let last = after; found.length < limit;) {
    const range = { equal: [trackId], limit: 1, ...(last !== undefined && { after: [last] }) };
    const [next] = await kernel.read(page(ofTrack, range));
    if (!next) return found;
    last = next.platformId;
    if ((await countActive(kernel, last, trackId, now)) > 0) found.push(last);
  }
  return found;
};

const monthsUntil = (kernel: Kernel, platformId: PlatformId, until?: Month) =>
  kernel.read(
    peekPage(
      months.indexes.key,
      { equal: [platformId], limit: mostAtOnce, ...(until !== undefined && { until }) },
      'issued',
      'ended',
    ),
  );

export const issuedIn = async (kernel: Kernel, platformId: PlatformId, month: Month): Promise<number> => {
  const ofMonth = { equal: [platformId, month], limit: 1 };
  const [counted] = await kernel.read(peekPage(months.indexes.key, ofMonth, 'issued', 'amended'));
  return countedIn(counted);
};

const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

const activeIn = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
  now: Instant,
): Promise<number> => {
  if (month > monthOf(now)) return 0;
  if (month < monthOf(now)) {
    const issued = sumOf(await monthsUntil(kernel, platformId, month), 'issued');
    const until = nextMonth(Date.parse(`${month}-01`)) - 1;
    return issued - (await kernel.read(count(byEnd, { equal: [platformId], until })));
  }
  const all = await monthsUntil(kernel, platformId);
  const lapsed = await kernel.read(count(lapsing, { equal: [platformId], until: now }));
  return sumOf(all, 'issued') - sumOf(all, 'ended') - lapsed;
};

export const licenseCounts = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
  now: Instant,
): Promise<LicenseCounts> => {
  const [counted] = await kernel.read(page(months.indexes.key, { equal: [platformId, month], limit: 1 }));
  const amended = counted?.['amended'] ?? 0;
  return {
    issued: counted?.['issued'] ?? 0,
    ...(amended > 0 && { amended }),
    active: await activeIn(kernel, platformId, month, now),
    issuedByDay: daysOf(month, counted ?? {}),
  };
};
