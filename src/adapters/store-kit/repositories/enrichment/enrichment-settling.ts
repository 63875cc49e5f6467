import { withSpent } from '../../../../domain/enrichment/worker-time.ts';
import { fits } from '../../../../domain/platforms/tier.ts';
import type { DomainEvent } from '../../../../domain/shared/event.ts';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import { warningsPassed } from '../../../../domain/shared/quota-warning.ts';
import {
  chargedOf,
  type EnrichmentJobStore,
  type RowCharge,
  type RowSettled,
} from '../../../../ports/driven/enrichment/enrichment-job-store.ts';
import {
  enrichmentDays,
  enrichmentOutcomes,
  enrichmentTurns,
  enrichmentWork,
} from '../../collections/enrichment.ts';
import {
  abort,
  add,
  all,
  getForUpdate,
  insert,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude } from '../shared/conclude.ts';
import { countUploads } from './enrichment-opening.ts';

/**
 * Charges seconds to the day. The addition locks the day's counts, so that the earlier charge is exact.
 * Returns the warnings that result, or undefined if the seconds exceed the quota.
 */
function* chargeDay(
  platformId: PlatformId,
  { seconds }: RowCharge,
): Steps<readonly DomainEvent[] | undefined> {
  const { day, count, limit, warnings } = seconds;
  if (count === 0) return [];
  const [counted] = yield* all(add(enrichmentDays, [platformId, day], { seconds: count }));
  const before = counted.seconds - count;
  const charged = chargedOf(seconds, before);
  if (charged > 0 && !fits(limit, before, charged)) return undefined;
  if (charged !== count) yield* all(add(enrichmentDays, [platformId, day], { seconds: charged - count }));
  return warningsPassed(warnings, before, before + charged);
}

/**
 * Two programs that record the first time of a platform concurrently conflict in its key, and one of them runs
 * again.
 */
function* chargeTurn(platformId: PlatformId, { spentMs, at }: RowCharge): Steps<void> {
  const [kept] = yield* all(getForUpdate(enrichmentTurns, platformId));
  const used = { platformId, spent: withSpent(kept?.spent, spentMs, at) };
  yield* all(kept ? replace(enrichmentTurns, used) : insert(enrichmentTurns, used));
}

type Settling = Parameters<EnrichmentJobStore['settle']>;
interface Settlement {
  readonly id: Settling[0];
  readonly row: Settling[1];
  readonly lease: Settling[2];
}

export const settle = program<Settlement, RowSettled>(
  'enrichment-job-store.settle',
  () => [],
  function* ({ id, row: { place, outcome, charge }, lease: { token, until } }) {
    const [work] = yield* all(getForUpdate(enrichmentWork, id));
    if (work?.token !== token) return 'lease-lost';
    const { platformId } = work;
    const prolonged = { ...work, leaseUntil: until };
    if (!work.open.includes(place)) {
      yield* all(replace(enrichmentWork, prolonged));
      return 'settled';
    }
    const events = charge ? yield* chargeDay(platformId, charge) : [];
    if (!events) return abort('quota-exceeded');
    if (charge) yield* chargeTurn(platformId, charge);
    const open = work.open.filter((each) => each !== place);
    yield* all(
      insert(enrichmentOutcomes, { enrichmentId: id, place, outcome }),
      ...(open.length > 0
        ? [replace(enrichmentWork, { ...prolonged, open })]
        : [remove(enrichmentWork, [id]), ...countUploads(work, -work.uploadBytes)]),
    );
    yield* conclude({ events, mails: [], audit: undefined, idempotency: undefined });
    return 'settled';
  },
);
