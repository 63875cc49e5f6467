import { versionsOf } from '../../domain/licensing/amendment.ts';
import { UsageId, type LicenseId, type PlatformId, type TrackId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import {
  judgeReport,
  type UsageEvent,
  type UsageFacts,
  type UsageReport,
} from '../../domain/usage/usage-event.ts';
import type { LicenseVersion } from '../../domain/usage/licensed-use.ts';
import type { Track } from '../../domain/catalog/track.ts';
import { known } from '../../domain/catalog/visibility.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { RejectedReport, UsageBatch, UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { Caller } from '../../ports/driving/access.ts';
import type { RecordUsage } from '../../ports/driving/usage.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';

interface Dependencies {
  readonly journal: UsageJournal;
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const recordUsage =
  ({ journal, ids, clock, ...stores }: Dependencies): RecordUsage =>
  async ({ caller, reports, idempotencyKey }) => {
    const now = clock.now();
    const batchId = ids.next('usage');
    const events: UsageBatch['events'][number][] = [];
    const rejected: RejectedReport[] = [];
    const tracks = await tracksOf(reports, stores);
    const facts = await factsOf(reports, tracks, caller, stores);
    reports.forEach((report, index) => {
      const judged = judgeReport(report, facts[index] ?? unknown, now);
      if (!judged.ok) rejected.push({ index, reason: judged.failure.kind });
      else {
        const event: UsageEvent = {
          ...report,
          usageId: UsageId(ids.next('usage')),
          platformId: caller.platform.platformId,
          receivedAt: now,
          unlicensed: judged.value !== undefined,
          ...(judged.value !== undefined && { unlicensedReason: judged.value }),
        };
        events.push({ index, event });
      }
    });
    const effects = { ...noEffects, idempotency: idempotencyFor(idempotencyKey, 201, batchId) };
    const isSandbox = caller.platform.environment === 'sandbox';
    const batch = { batchId, events, rejected, effects, ...(isSandbox && ({ isSandbox } as const)) };
    return ok(await journal.record(batch));
  };

const unknown: UsageFacts = { trackExists: false, licenses: [] };

type Tracks = ReadonlyMap<TrackId, Track>;

/** Returns the tracks of a batch, which are read together. */
const tracksOf = async (
  reports: readonly UsageReport[],
  { library }: Pick<Dependencies, 'library'>,
): Promise<Tracks> => {
  const found = await library.findMany([...new Set(reports.map(({ trackId }) => trackId))]);
  return new Map(found.map((track) => [track.trackId, track]));
};

/** Returns the facts about each report of a batch. Each license is read once, however many reports need it. */
const factsOf = async (
  reports: readonly UsageReport[],
  tracks: Tracks,
  { platform: { platformId } }: Caller,
  { ledger }: Pick<Dependencies, 'ledger'>,
): Promise<readonly UsageFacts[]> => {
  const unnamed = reports.filter(({ licenseId }) => licenseId === undefined);
  const closest = new Map(
    (await ledger.closestTo(platformId, unnamed)).map((version, at) => [
      unnamed[at],
      version ? [version] : [],
    ]),
  );
  const named = new Map<LicenseId, Promise<readonly LicenseVersion[]>>();
  const versionsNamed = (licenseId: LicenseId) => {
    const versions = named.get(licenseId) ?? versionsOfLicense(platformId, licenseId, ledger);
    named.set(licenseId, versions);
    return versions;
  };
  return Promise.all(
    reports.map(async (report) => ({
      trackExists: known(tracks.get(report.trackId), report.trackId).ok,
      licenses:
        report.licenseId === undefined ? (closest.get(report) ?? []) : await versionsNamed(report.licenseId),
    })),
  );
};

/** Returns the versions of a platform's own license. */
const versionsOfLicense = async (
  platformId: PlatformId,
  licenseId: LicenseId,
  ledger: LicenseLedger,
): Promise<readonly LicenseVersion[]> => {
  const license = await ledger.find(licenseId);
  if (license?.platformId !== platformId) return [];
  return versionsOf(license, license.amendment ? await ledger.replacedVersions(licenseId) : []);
};
