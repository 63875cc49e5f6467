import type { ReplacedVersion } from '../../domain/licensing/amendment.ts';
import { clockDifferenceMs, type License } from '../../domain/licensing/license.ts';
import { monthEndOf, monthStartOf, type Period } from '../../domain/royalties/period.ts';
import {
  countsAsIssued,
  countsForPlay,
  needsVersions,
  useOfPlatform,
  type PlatformUse,
} from '../../domain/royalties/use.ts';
import { licenseIdBefore, type LicenseId, type PlatformId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { UsageJournal, UsagePlace } from '../../ports/driven/usage/usage-journal.ts';
import type { RightsReader } from './track-rights.ts';

export interface UseDependencies {
  readonly ledger: Pick<LicenseLedger, 'listAll' | 'find' | 'replacedVersions'>;
  readonly journal: Pick<UsageJournal, 'list'>;
  readonly clock: Clock;
  readonly delay: Delay;
}

type Sums = ReturnType<typeof useOfPlatform>;

const pageSize = 1_000;
/** The number of licenses that are read at the same time. */
const atOnce = 50;

interface WithVersions {
  readonly license: License;
  readonly replaced: readonly ReplacedVersion[];
}

/** Returns licenses with their replaced versions, which are read only where a part of the license can count. */
const withVersions = async (
  ledger: UseDependencies['ledger'],
  licenses: readonly License[],
): Promise<readonly WithVersions[]> => {
  const found: WithVersions[] = [];
  for (let at = 0; at < licenses.length; at += atOnce) {
    const read = async (license: License) => ({
      license,
      replaced: needsVersions(license) ? await ledger.replacedVersions(license.licenseId) : [],
    });
    found.push(...(await Promise.all(licenses.slice(at, at + atOnce).map(read))));
  }
  return found;
};

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
    const issued = page.items.filter(({ issuedAt }) => issuedAt < until);
    const counted = (await withVersions(ledger, issued))
      .filter(({ license, replaced }) => countsAsIssued(license, replaced))
      .map(({ license }) => license);
    await rights.read(counted.map(({ trackId }) => trackId));
    for (const license of counted) sums.addLicense(license);
    after = page.next;
    await delay.turn();
  }
};

/** Returns the plays without those whose report names a license that does not count for them. */
const withoutExcluded = async (
  { ledger }: UseDependencies,
  plays: readonly UsageEvent[],
): Promise<readonly UsageEvent[]> => {
  const named = new Set(plays.flatMap(({ licenseId, unlicensed }) => (unlicensed ? [] : (licenseId ?? []))));
  const ids = [...named];
  const found = new Map<LicenseId | undefined, WithVersions>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const read = await Promise.all(ids.slice(at, at + atOnce).map((id) => ledger.find(id)));
    const known = await withVersions(
      ledger,
      read.flatMap((license) => license ?? []),
    );
    for (const one of known) found.set(one.license.licenseId, one);
  }
  return plays.filter(({ licenseId, occurredAt, unlicensed }) => {
    const of = found.get(licenseId);
    return unlicensed || !of || countsForPlay(of.license, of.replaced, occurredAt);
  });
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
