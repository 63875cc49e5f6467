import { clockDifferenceMs } from '../../domain/licensing/license.ts';
import { monthEndOf, monthStartOf, type Period } from '../../domain/royalties/period.ts';
import { countsAsLicense, useOfPlatform, type PlatformUse } from '../../domain/royalties/use.ts';
import { licenseIdBefore, type LicenseId, type PlatformId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { UsageJournal, UsagePlace } from '../../ports/driven/usage/usage-journal.ts';
import type { RightsReader } from './track-rights.ts';

export interface UseDependencies {
  readonly ledger: Pick<LicenseLedger, 'listAll' | 'find'>;
  readonly journal: Pick<UsageJournal, 'list'>;
  readonly clock: Clock;
  readonly delay: Delay;
}

type Sums = ReturnType<typeof useOfPlatform>;

const pageSize = 1_000;
/** The number of licenses that are read at the same time. */
const atOnce = 50;

const addLicenses = async (
  { ledger, clock, delay }: UseDependencies,
  platformId: PlatformId,
  period: Period,
  rights: RightsReader,
  sums: Sums,
): Promise<void> => {
  const [from, until] = [monthStartOf(period), monthEndOf(period)];
  // The clock of the process that made an ID can have been ahead.
  const last = licenseIdBefore(until + clockDifferenceMs);
  for (let after: ListPlace | undefined = { at: last, id: last }; after;) {
    const filter = { platformId, issuedSince: from };
    const page: Awaited<ReturnType<LicenseLedger['listAll']>> = await ledger.listAll(filter, {
      limit: pageSize,
      after,
      now: clock.now(),
    });
    const counted = page.items.filter((license) => license.issuedAt < until && countsAsLicense(license));
    await rights.read(counted.map(({ trackId }) => trackId));
    for (const license of counted) sums.addLicense(license);
    after = page.next;
    await delay.turn();
  }
};

/** Returns the plays without those whose report names a license that does not count. */
const withoutExcluded = async (
  { ledger }: UseDependencies,
  plays: readonly UsageEvent[],
): Promise<readonly UsageEvent[]> => {
  const named = new Set(plays.flatMap(({ licenseId, unlicensed }) => (unlicensed ? [] : (licenseId ?? []))));
  const ids = [...named];
  const excluded = new Set<LicenseId | undefined>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const found = await Promise.all(ids.slice(at, at + atOnce).map((id) => ledger.find(id)));
    for (const license of found) if (license && !countsAsLicense(license)) excluded.add(license.licenseId);
  }
  return plays.filter(({ licenseId, unlicensed }) => unlicensed || !excluded.has(licenseId));
};

const addPlays = async (
  dependencies: UseDependencies,
  platformId: PlatformId,
  period: Period,
  rights: RightsReader,
  sums: Sums,
): Promise<void> => {
  const { journal, delay } = dependencies;
  const filter = { platformId, from: monthStartOf(period), to: monthEndOf(period) };
  for (let after: UsagePlace | undefined; ;) {
    const page = await journal.list(filter, { limit: pageSize, ...(after && { after }) });
    const reported = page.events.filter(({ eventType }) => eventType === 'play');
    const plays = await withoutExcluded(dependencies, reported);
    await rights.read(plays.flatMap(({ trackId, unlicensed }) => (unlicensed ? [] : [trackId])));
    for (const play of plays) sums.addPlays(play);
    if (!page.next) return;
    after = page.next;
    await delay.turn();
  }
};

/** Adds up the licenses and plays of a platform in a period, a page at a time. */
export const platformUse = async (
  dependencies: UseDependencies,
  platformId: PlatformId,
  period: Period,
  rights: RightsReader,
): Promise<PlatformUse> => {
  const sums = useOfPlatform((trackId) => rights.of(trackId).versions);
  await addLicenses(dependencies, platformId, period, rights, sums);
  await addPlays(dependencies, platformId, period, rights, sums);
  return sums.use;
};
