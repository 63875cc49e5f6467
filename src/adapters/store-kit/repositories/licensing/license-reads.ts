import {
  coversOneOf,
  hasLapsed,
  versionOf,
  versionStart,
  type License,
} from '../../../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../../../domain/shared/territory.ts';
import {
  clockToleranceMs,
  coversTerritory,
  wasInForce,
  type LicenseVersion,
  type Use,
} from '../../../../domain/usage/licensed-use.ts';
import type { LicenseCounts } from '../../../../ports/driven/licensing/license-ledger.ts';
import {
  daysOf,
  endsAt,
  licenses,
  licenseVersions,
  months,
  territoriesOf,
} from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { count, page, peekPage } from '../../program.ts';
import { replacedVersions } from './license-amendments.ts';
import { countedIn } from './license-steps.ts';
import { mostAtOnce, walk } from '../shared/index-walk.ts';

const { ofTrack, ofContent, byCoverage, byEnd, active, lapsing, lapsingOfTrack } = licenses.indexes;

/** Returns whether a version had begun at the time of a use. */
const hadBegun = (version: LicenseVersion, at: Instant): boolean =>
  versionStart(version) <= at + clockToleranceMs;

/** Licenses, or replaced versions, by their coverage. */
interface Shelf {
  /** Returns the distinct coverages of a platform's licenses for a track, each found by one index search. */
  readonly coverages: () => Promise<readonly string[]>;
  /** Returns a version with this coverage that was in force at a given time. */
  readonly inForce: (coverage: string, at: Instant) => Promise<LicenseVersion | undefined>;
}

const shelf = <Stored extends LicenseVersion>(
  kernel: Kernel,
  index: Index<Stored>,
  binding: readonly [PlatformId, TrackId],
  placeOf: (stored: Stored) => readonly (string | number)[],
): Shelf => ({
  coverages: async () => {
    const found: string[] = [];
    for (;;) {
      const last = found.at(-1);
      const behind = last === undefined ? {} : { after: [last] };
      const [next] = await kernel.read(page(index, { equal: binding, limit: 1, ...behind }));
      if (!next) return found;
      found.push(next.territories.join(' '));
    }
  },
  inForce: async (coverage, at) => {
    const range = { equal: [...binding, coverage], limit: 1 };
    const wanted = (version: Stored): boolean => hadBegun(version, at);
    return (await walk(kernel, index, range, placeOf, { wanted, begin: [at, '\u{10ffff}'] }))[0];
  },
});

/**
 * Returns a version that was in force, in the territory if there is one. Few uses depend on a replaced
 * version.
 */
const inForceAnywhere = async (
  shelves: readonly Shelf[],
  { territory, occurredAt }: Use,
): Promise<LicenseVersion | undefined> => {
  const known = new Map<Shelf, readonly string[]>();
  for (const covering of [true, false])
    for (const one of shelves) {
      const coverages = known.get(one) ?? (await one.coverages());
      known.set(one, coverages);
      for (const coverage of coverages) {
        if (coversTerritory(territoriesOf(coverage), territory) !== covering) continue;
        const found = await one.inForce(coverage, occurredAt);
        if (found) return found;
      }
    }
  return undefined;
};

/** Returns the version of a license at a given time, or the current one if the license had not begun. */
const versionOfUse = async (kernel: Kernel, license: License, at: Instant): Promise<LicenseVersion> => {
  if (!license.amendment || hadBegun(license, at)) return license;
  const replaced = await replacedVersions(kernel, license.licenseId);
  return replaced.findLast((version) => hadBegun(version, at)) ?? license;
};

/**
 * Returns the version that comes closest to covering the use: in force and in its territory, in force, of its
 * content, of its track. A later version covers everything that an earlier one does.
 */
export const closestTo = async (
  kernel: Kernel,
  platformId: PlatformId,
  use: Use,
): Promise<readonly LicenseVersion[]> => {
  const { trackId, contentId, territory, occurredAt } = use;
  if (contentId !== undefined) {
    // One content item has few licenses.
    const all = await walk(
      kernel,
      ofContent,
      { equal: [platformId, contentId], limit: mostAtOnce },
      ({ licenseId }) => [licenseId],
      { wanted: (license) => license.trackId === trackId },
    );
    const versions = await Promise.all(all.map((license) => versionOfUse(kernel, license, occurredAt)));
    const inForce = versions.filter((version) => wasInForce(version, occurredAt));
    const covering = inForce.find(({ territories }) => coversTerritory(territories, territory));
    const closest = covering ?? inForce[0] ?? versions[0];
    if (closest) return [closest];
  }
  const binding = [platformId, trackId] as const;
  const shelves = [
    shelf(kernel, byCoverage, binding, (license) => [endsAt(license), license.licenseId]),
    shelf(kernel, licenseVersions.indexes.byCoverage, binding, (version) => [
      version.replacedAt,
      version.licenseId,
      versionOf(version),
    ]),
  ];
  const found = contentId === undefined ? await inForceAnywhere(shelves, use) : undefined;
  return found ? [found] : kernel.read(page(ofTrack, { equal: [trackId, platformId], limit: 1 }));
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
