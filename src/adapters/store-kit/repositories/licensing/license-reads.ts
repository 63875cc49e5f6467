import { coversOneOf } from '../../../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../../../domain/shared/calendar.ts';
import { PlatformId, type TrackId } from '../../../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../../../domain/shared/territory.ts';
import type { LicenseCounts } from '../../../../ports/driven/licensing/license-ledger.ts';
import { daysOf, licenses, months, territoriesOf } from '../../collections/licensing.ts';
import type { Key } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import type { MemberValue } from '../../members.ts';
import { count, page, peekPage } from '../../program.ts';
import { countedIn } from './license-steps.ts';
import { maxBatchSize } from '../shared/index-walk.ts';
import { coveragesIn } from './coverage-search.ts';

const { ofTrack, byCoverage, byEnd, lapsing, revokedOfBinding, expiredOfBinding } = licenses.indexes;

/** The number of licenses of a track that are read rather than counted by their coverages. */
const maxRead = 200;

type Counted = Readonly<Record<'coverage' | 'endsAt', MemberValue>>;

/** Counts rows of ended licenses of a track that were in force at a time, because they ended after it. */
const countEndedAfter = async (
  kernel: Kernel,
  equal: readonly [PlatformId, TrackId],
  isCounted: (row: Counted) => boolean,
): Promise<number> => {
  let found = 0;
  for (const index of [revokedOfBinding, expiredOfBinding])
    for (let after: Key | undefined; ;) {
      const range = { equal, limit: maxBatchSize, ...(after && { after }) };
      const members = ['contentId', 'endsAt', 'licenseId', 'coverage'] as const;
      const rows = await kernel.read(peekPage(index, range, ...members));
      found += rows.filter(isCounted).length;
      const last = rows.at(-1);
      if (rows.length < maxBatchSize || !last) break;
      after = [String(last.contentId), Number(last.endsAt), String(last.licenseId)];
    }
  return found;
};

/**
 * Counts without reading whole records. Licenses have few different coverages, so each coverage is compared once; and
 * those of a coverage are in the order of their ends, so that many of them are counted, not read.
 */
export const countActive = async (
  kernel: Kernel,
  platformId: PlatformId,
  trackId: TrackId,
  now: Instant,
  territories: readonly Territory[] = [WORLD],
): Promise<number> => {
  const equal = [platformId, trackId] as const;
  const verdicts = new Map<string, boolean>();
  const covers = (coverage: string): boolean => {
    const verdict =
      verdicts.get(coverage) ?? coversOneOf({ territories: territoriesOf(coverage) }, territories);
    verdicts.set(coverage, verdict);
    return verdict;
  };
  const isCounted = ({ endsAt, coverage }: Counted): boolean =>
    Number(endsAt) > now && covers(String(coverage));
  const first = { equal, limit: maxRead };
  const rows = await kernel.read(peekPage(byCoverage, first, 'status', 'coverage', 'endsAt'));
  if (rows.length < maxRead) return rows.filter((row) => row.status === 'active' && isCounted(row)).length;
  let found = 0;
  for await (const coverage of coveragesIn(kernel, byCoverage, equal))
    if (covers(coverage))
      found += await kernel.read(count(byCoverage, { equal: [...equal, coverage], from: now + 1 }));
  return found - (await countEndedAfter(kernel, equal, isCounted));
};

/** Returns platforms that ever licensed a track, in the order of their IDs. Each is found by one index search. */
async function* platformsOf(
  kernel: Kernel,
  trackId: TrackId,
  after?: PlatformId,
): AsyncGenerator<PlatformId> {
  for (let last = after; ;) {
    const range = { equal: [trackId], limit: 1, ...(last !== undefined && { after: [last] }) };
    const [next] = await kernel.read(peekPage(ofTrack, range, 'platformId'));
    if (!next) return;
    yield (last = PlatformId(String(next.platformId)));
  }
}

/** Returns platforms with an active license for a track. */
export const licenseesOf = async (
  kernel: Kernel,
  trackId: TrackId,
  { after, limit, now }: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
): Promise<readonly PlatformId[]> => {
  const found: PlatformId[] = [];
  if (limit <= 0) return found;
  for await (const platformId of platformsOf(kernel, trackId, after)) {
    if ((await countActive(kernel, platformId, trackId, now)) > 0) found.push(platformId);
    if (found.length === limit) break;
  }
  return found;
};

const monthsUntil = (kernel: Kernel, platformId: PlatformId, until?: Month) =>
  kernel.read(
    peekPage(
      months.indexes.key,
      { equal: [platformId], limit: maxBatchSize, ...(until !== undefined && { until }) },
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
