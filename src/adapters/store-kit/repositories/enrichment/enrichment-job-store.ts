import { maxRows, type Enrichment } from '../../../../domain/enrichment/enrichment.ts';
import type { Day, Instant } from '../../../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../../../domain/shared/ids.ts';
import type {
  EnrichmentJobStore,
  EnrichmentClaim,
  EnrichmentLease,
} from '../../../../ports/driven/enrichment/enrichment-job-store.ts';
import {
  enrichmentDays,
  enrichmentOutcomes,
  enrichments,
  enrichmentWork,
} from '../../collections/enrichment.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, getForUpdate, page, program, remove, replace } from '../../program.ts';
import { claimOne, platformsByWorkerTime } from './enrichment-claims.ts';
import { countUploads, open, openPlaces } from './enrichment-opening.ts';
import { settle } from './enrichment-settling.ts';
import { removeOld } from '../shared/retention.ts';

interface Renewal {
  readonly id: EnrichmentId;
  readonly lease: Omit<EnrichmentLease, 'now'>;
}

const renew = program<Renewal, boolean>(
  'enrichment-job-store.renew',
  () => [],
  function* ({ id, lease: { token, until } }) {
    const [work] = yield* all(getForUpdate(enrichmentWork, id));
    if (work?.token !== token) return false;
    yield* all(replace(enrichmentWork, { ...work, leaseUntil: until }));
    return true;
  },
);

interface Release {
  readonly id: EnrichmentId;
  readonly token: string;
  readonly now: Instant;
}

const release = program<Release, undefined>(
  'enrichment-job-store.release',
  () => [],
  function* ({ id, token, now }) {
    const [work] = yield* all(getForUpdate(enrichmentWork, id));
    if (work?.token !== token) return undefined;
    const { token: _, ...free } = work;
    yield* all(replace(enrichmentWork, { ...free, leaseUntil: 0, waitingSince: now }));
    return undefined;
  },
);

interface Deletion {
  readonly now: Instant;
  readonly limit: number;
}

/** Deletes requests with their work and outcomes. */
const deleteOld = program<Deletion, number>(
  'enrichment-job-store.delete-old',
  () => [],
  function* ({ now, limit }) {
    const [old] = yield* all(page(enrichments.indexes.byEnd, { until: now - 1, limit }));
    let deleted = 0;
    for (const enrichment of old) {
      const { enrichmentId: id } = enrichment;
      const [work, gone] = yield* all(getForUpdate(enrichmentWork, id), remove(enrichments, [id]));
      if (!gone) continue;
      deleted++;
      yield* all(
        ...openPlaces(enrichment).map((place) => remove(enrichmentOutcomes, [id, place])),
        ...(work ? [remove(enrichmentWork, [id]), ...countUploads(work, -work.uploadBytes)] : []),
      );
    }
    return deleted;
  },
);

export const enrichmentJobStorePrograms = [open, claimOne, settle, renew, release, deleteOld];

/** Outcomes are read first, so that a request that is deleted meanwhile is not returned. */
const find = async (kernel: Kernel, id: EnrichmentId): Promise<Enrichment | undefined> => {
  const { key } = enrichmentOutcomes.indexes;
  const found = await kernel.read(page(key, { equal: [id], limit: maxRows + 1 }));
  const opened = await kernel.read(get(enrichments, id));
  if (!opened) return undefined;
  const outcomes = new Map(found.map(({ place, outcome }) => [place, outcome]));
  return {
    ...opened,
    outcomes: opened.outcomes.map((outcome, place) => outcome ?? outcomes.get(place) ?? null),
  };
};

const claim = async (kernel: Kernel, requested: EnrichmentClaim): Promise<Enrichment | undefined> => {
  for (const platformId of await platformsByWorkerTime(kernel, requested.now)) {
    const id = await kernel.run(claimOne, { platformId, requested });
    const claimed = id && (await find(kernel, id));
    if (claimed) return claimed;
  }
  return undefined;
};

const countsOn = async (kernel: Kernel, platformId: PlatformId, day: Day) => {
  const [counted] = await kernel.read(
    page(enrichmentDays.indexes.key, { equal: [platformId, day], limit: 1 }),
  );
  return counted;
};

/** The number of requests that one commit deletes, each with up to a hundred outcomes. */
const requestsPerBatch = 5;

export const enrichmentJobStore = (kernel: Kernel): EnrichmentJobStore => ({
  open: (opening) => kernel.run(open, opening),
  find: (id) => find(kernel, id),
  claim: (requested) => claim(kernel, requested),
  settle: (id, row, lease) => kernel.run(settle, { id, row, lease }),
  renew: (id, lease) => kernel.run(renew, { id, lease }),
  release: async (id, token, now) => {
    await kernel.run(release, { id, token, now });
  },
  rowsOn: async (platformId, day) => (await countsOn(kernel, platformId, day))?.rows ?? 0,
  secondsOn: async (platformId, day) => (await countsOn(kernel, platformId, day))?.seconds ?? 0,
  deleteExpired: (now, limit) =>
    removeOld(limit, (some) => kernel.run(deleteOld, { now, limit: some }), requestsPerBatch),
});
