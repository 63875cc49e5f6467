import {
  byWorkerTime,
  spentAt,
  spentCountsMs,
  type WaitingPlatform,
} from '../../../../domain/enrichment/worker-time.ts';
import type { EnrichmentId, PlatformId } from '../../../../domain/shared/ids.ts';
import type { EnrichmentClaim } from '../../../../ports/driven/enrichment/enrichment-job-store.ts';
import { enrichmentTurns, enrichmentWork } from '../../collections/enrichment.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, page, program, replace } from '../../program.ts';

const { ofPlatform, leasesOfPlatform } = enrichmentWork.indexes;

interface Claim {
  readonly platformId: PlatformId;
  readonly requested: EnrichmentClaim;
}

/**
 * Leases the platform's request that has waited longest; undefined if there is none, or if the platform has
 * all of its leases. Competing programs count each other's leases.
 */
export const claimOne = program<Claim, EnrichmentId | undefined>(
  'enrichment-job-store.claim',
  ({ platformId }) => [exclusive('enrichment leases', platformId)],
  function* ({ platformId, requested: { token, now, until, maxOfPlatform } }) {
    const equal = [platformId];
    const [running] = yield* all(page(leasesOfPlatform, { equal, from: now + 1, limit: maxOfPlatform }));
    if (running.length >= maxOfPlatform) return undefined;
    // Only leased requests can precede the one that has waited longest.
    const [waiting] = yield* all(page(ofPlatform, { equal, limit: running.length + 1 }));
    const first = waiting.find(({ leaseUntil }) => leaseUntil <= now);
    if (!first) return undefined;
    const leased = replace(
      enrichmentWork,
      { ...first, token, leaseUntil: until },
      { leaseUntil: first.leaseUntil, waitingSince: first.waitingSince },
    );
    const [won] = yield* all(leased);
    return won ? first.enrichmentId : undefined;
  },
);

/** Returns the worker time that platforms used recently. */
const spentLately = async (kernel: Kernel, now: number): Promise<ReadonlyMap<PlatformId, number>> => {
  const from = now - spentCountsMs + 1;
  const used = await kernel.read(page(enrichmentTurns.indexes.bySpentAt, { from, limit: 10_000 }));
  return new Map(used.map(({ platformId, spent }) => [platformId, spentAt(spent, now)]));
};

const hasFree = async (kernel: Kernel, platformId: PlatformId, now: number): Promise<boolean> =>
  (await kernel.read(page(leasesOfPlatform, { equal: [platformId], until: now, limit: 1 }))).length > 0;

/** Returns platforms with free requests in the order in which they are served; each is found by one index search. */
export const platformsByWorkerTime = async (kernel: Kernel, now: number): Promise<readonly PlatformId[]> => {
  const spent = await spentLately(kernel, now);
  const waiting: (WaitingPlatform & { readonly platformId: PlatformId })[] = [];
  for (let last = ''; ;) {
    const [first] = await kernel.read(page(ofPlatform, { after: [last], limit: 1 }));
    if (!first) return byWorkerTime(waiting).map(({ platformId }) => platformId);
    const { platformId, waitingSince: since, enrichmentId: id } = first;
    last = platformId;
    if (first.leaseUntil <= now || (await hasFree(kernel, platformId, now)))
      waiting.push({ platformId, id, since, spent: spent.get(platformId) ?? 0 });
  }
};
