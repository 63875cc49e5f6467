import { hasLapsed, type License } from '../../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../../domain/shared/territory.ts';
import { clockToleranceMs, coversTerritory, type Use } from '../../../domain/usage/licensed-use.ts';
import type { LicenseTally } from '../../../ports/driven/license-ledger.ts';
import { daysOf, endsAt, licenses, months, territoriesOf } from '../collections/licensing.ts';
import type { Kernel } from '../kernel.ts';
import { count, page } from '../program.ts';
import { coversOneOf, mostAtOnce, walk } from './license-walk.ts';

const { ofTrack, ofContent, byCoverage, byEnd, active, lapsing, lapsingOfTrack } = licenses.indexes;

/** The distinct coverages of a platform's licenses of a track, each found by one seek in the index. */
const coveragesOf = async (kernel: Kernel, platformId: PlatformId, trackId: TrackId) => {
  const found: string[] = [];
  for (;;) {
    const last = found.at(-1);
    const [next] = await kernel.read(
      page(byCoverage, {
        equal: [platformId, trackId],
        limit: 1,
        ...(last !== undefined && { after: [last] }),
      }),
    );
    if (!next) return found;
    found.push(next.territories.join(' '));
  }
};

/** The license that comes closest to covering the use: in force and in its territory, in force, of its content, of its track. */
export const closestTo = async (
  kernel: Kernel,
  platformId: PlatformId,
  { trackId, contentId, territory, occurredAt }: Use,
): Promise<readonly License[]> => {
  const isInForce = (license: License): boolean => license.validFrom <= occurredAt + clockToleranceMs;
  if (contentId !== undefined) {
    // Licenses of one content item are few.
    const all = await walk(
      kernel,
      ofContent,
      { equal: [platformId, contentId], limit: mostAtOnce },
      ({ licenseId }) => [licenseId],
      { wanted: (license) => license.trackId === trackId },
    );
    const inForce = all.filter((license) => endsAt(license) > occurredAt && isInForce(license));
    const covering = inForce.find(({ territories }) => coversTerritory(territories, territory));
    const closest = covering ?? inForce[0] ?? all[0];
    if (closest) return [closest];
  }
  const coverages = contentId === undefined ? await coveragesOf(kernel, platformId, trackId) : [];
  const covers = (coverage: string): boolean => coversTerritory(territoriesOf(coverage), territory);
  for (const coverage of coverages.toSorted((one, other) => Number(covers(other)) - Number(covers(one)))) {
    const [found] = await walk(
      kernel,
      byCoverage,
      { equal: [platformId, trackId, coverage], limit: 1 },
      (license) => [endsAt(license), license.licenseId],
      { wanted: isInForce, begin: [occurredAt, '\u{10ffff}'] },
    );
    if (found) return [found];
  }
  return kernel.read(page(ofTrack, { equal: [trackId, platformId], limit: 1 }));
};

export const countActive = async (
  kernel: Kernel,
  platformId: PlatformId,
  trackId: TrackId,
  now: Instant,
  territories: readonly Territory[] = [WORLD],
): Promise<number> => {
  const equal = [platformId, trackId];
  if (!territories.includes(WORLD)) {
    const range = { equal, limit: Number.MAX_SAFE_INTEGER };
    const wanted = (license: License) => !hasLapsed(license, now) && coversOneOf(license, territories);
    return (await walk(kernel, active, range, ({ contentId }) => [contentId], { wanted })).length;
  }
  const [stored, lapsed] = await Promise.all([
    kernel.read(count(active, { equal })),
    kernel.read(count(lapsingOfTrack, { equal, until: now })),
  ]);
  return stored - lapsed;
};

/** Platforms with an active license of a track. Every platform that ever licensed it is found by one seek in the index. */
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
    page(months.indexes.key, {
      equal: [platformId],
      limit: mostAtOnce,
      ...(until !== undefined && { until }),
    }),
  );

export const issuedIn = async (kernel: Kernel, platformId: PlatformId, month: Month): Promise<number> => {
  const [counted] = await kernel.read(page(months.indexes.key, { equal: [platformId, month], limit: 1 }));
  return counted?.['issued'] ?? 0;
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

export const tallyOf = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
  now: Instant,
): Promise<LicenseTally> => {
  const [counted] = await kernel.read(page(months.indexes.key, { equal: [platformId, month], limit: 1 }));
  return {
    issued: counted?.['issued'] ?? 0,
    active: await activeIn(kernel, platformId, month, now),
    issuedByDay: daysOf(month, counted ?? {}),
  };
};
