import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import type { Platform } from '../../../../src/domain/platforms/platform.ts';
import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import type { LicenseLedger, Opening } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type {
  IdempotencyStore,
  IdempotentRequest,
} from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import {
  judgeUse,
  type LicenseVersion,
  type UnlicensedReason,
  type Use,
} from '../../../../src/domain/usage/licensed-use.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

/** The ports that commits of a ledger write to. */
export interface LedgerView {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly idempotencyStore: IdempotencyStore;
  readonly outbox: Outbox;
  readonly auditLog: AuditLog;
}

/** Returns an opening of the nth license with the nth event and guards that are met; `changes` replace any of it. */
export type Offer = (
  n: number,
  license?: Partial<ActiveLicense>,
  rest?: ChangesOf<Pick<Opening, 'guards' | 'effects' | 'warnings'>> & {
    readonly limit?: number | null;
  },
) => Opening;

export interface Stage {
  readonly track: Track;
  readonly platform: Platform;
  readonly offer: Offer;
}

/** A world with the first track and the first platform in it. */
export const stage = async ({ library, registry }: LedgerView): Promise<Stage> => {
  const { catalogVersion: _, ...record } = aTrack();
  const committed = await library.commit({
    track: record,
    guards: { catalogVersion: 'absent' },
    effects: noEffects,
  });
  if (committed.outcome !== 'committed') throw new Error('the stage has a track already');
  const platform = aPlatform();
  await registry.register({ platform, credentials: [], effects: noEffects });
  const { track } = committed;
  const offer: Offer = (n, license = {}, { limit = null, ...rest } = {}) => {
    const candidate = aLicense(license, n);
    return {
      candidate,
      guards: {
        track: { trackId: candidate.trackId, catalogVersion: track.catalogVersion },
        platform: { platformId: candidate.platformId, version: platform.version },
        quota: { month: monthOf(candidate.issuedAt), limit },
      },
      warnings: [],
      ...rest,
      effects: effectsOf({
        events: [anEvent({ data: { licenseId: candidate.licenseId } }, n)],
        ...rest.effects,
      }),
    };
  };
  return { track, platform, offer };
};

export const takeTrackDown = async (
  { library }: LedgerView,
  track: Track,
  events: readonly DomainEvent[] = [],
): Promise<undefined> => {
  const down = takeDown(track, 'withdrawn', noon);
  if (!down.ok) throw new Error('the track is down already');
  const { catalogVersion } = track;
  await library.commit({ track: down.value, guards: { catalogVersion }, effects: effectsOf({ events }) });
  return undefined;
};

export const suspend = async ({ registry }: LedgerView, platform: Platform): Promise<void> => {
  const suspended = { ...platform, status: 'suspended', version: platform.version + 1 } as const;
  await registry.change({ platform: suspended, guards: { version: platform.version }, effects: noEffects });
};

/** Returns the stored events, in the order of commits. */
export const storedEvents = async ({ outbox }: LedgerView) =>
  (await outbox.list({ limit: 1_000 })).map(({ type, data }) => ({ type, licenseId: data['licenseId'] }));

export const anIdempotentRequest = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  key: 'platform-1 POST /licenses first',
  fingerprint: 'payload-1',
  now: noon,
  leaseUntil: noon + 60_000,
  keepUntil: noon + 86_400_000,
  ...changes,
});

/** Returns the license that a ledger finds for one use of the first platform. */
export const closestTo = async (ledger: LicenseLedger, use: Use): Promise<readonly LicenseVersion[]> => {
  const found = await ledger.closestTo(platformId(), [use]);
  expect(found).toHaveLength(1);
  return found.filter((version) => version !== undefined);
};

/** Judges each use of a batch by the license that a ledger found for it. */
export const judgedBy = (
  batch: readonly Use[],
  closest: readonly (LicenseVersion | undefined)[],
): readonly (UnlicensedReason | undefined)[] => {
  expect(closest).toHaveLength(batch.length);
  return batch.map((use, at) => judgeUse(use, closest[at] ? [closest[at]] : []));
};
