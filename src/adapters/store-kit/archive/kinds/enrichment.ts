import { uploadBytesOf, type Enrichment } from '../../../../domain/enrichment/enrichment.ts';
import { PlatformId } from '../../../../domain/shared/ids.ts';
import type { ArchiveKind, ArchivePage, Place } from '../../../../ports/driven/storage/archive.ts';
import {
  enrichmentDays,
  enrichmentOutcomes,
  enrichments,
  enrichmentUploads,
  enrichmentWork,
} from '../../collections/enrichment.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insertIfAbsent, page, replace, type Steps } from '../../program.ts';
import { enrichmentJobStore } from '../../repositories/enrichment/enrichment-job-store.ts';
import { countUploads } from '../../repositories/enrichment/enrichment-opening.ts';
import { countByReading, countsOf, kindOf, type Archived, type KitKind } from '../kind.ts';

const readRequest = async (opened: Enrichment, kernel: Kernel): Promise<Archived<'enrichments'>> => {
  const { enrichmentId, platformId, createdAt, keepUntil, rows } = opened;
  const work = await kernel.read(get(enrichmentWork, enrichmentId));
  return {
    ...{ enrichmentId, platformId, createdAt, keepUntil },
    size: rows.length,
    waiting: work?.open.length ?? 0,
    waitingSince: work?.waitingSince ?? createdAt,
    uploadBytes: uploadBytesOf(opened),
  };
};

/** Writes requests without their rows, which follow. */
function* writeRequests(records: readonly Archived<'enrichments'>[]): Steps<void> {
  const added = yield* all(
    ...records.map(({ enrichmentId, platformId, createdAt, keepUntil }) =>
      insertIfAbsent(enrichments, {
        ...{ enrichmentId, platformId, createdAt, keepUntil },
        rows: [],
        outcomes: [],
      }),
    ),
  );
  const waiting = records.filter((record, n) => added[n] === true && record.waiting > 0);
  yield* all(
    ...waiting.map(({ enrichmentId, platformId, waitingSince, uploadBytes }) =>
      insertIfAbsent(enrichmentWork, {
        ...{ enrichmentId, platformId, waitingSince, uploadBytes },
        open: [],
        leaseUntil: 0,
      }),
    ),
    ...waiting.flatMap((record) => countUploads(record, record.uploadBytes)),
  );
}

type Row = Archived<'enrichment-rows'>;

/** Adds rows at their places; existing rows stay unchanged. */
const withRows = (opened: Enrichment, added: readonly Row[]): Enrichment => {
  const rows = [...opened.rows];
  const outcomes = [...opened.outcomes];
  for (const { place, row, outcome } of added) {
    rows[place] ??= row;
    outcomes[place] ??= outcome ?? null;
  }
  return { ...opened, rows, outcomes };
};

function* writeRows(records: readonly Row[]): Steps<void> {
  const byRequest = [...Map.groupBy(records, ({ enrichmentId }) => enrichmentId)];
  const opened = yield* all(...byRequest.map(([id]) => get(enrichments, id)));
  const work = yield* all(...byRequest.map(([id]) => get(enrichmentWork, id)));
  yield* all(
    ...byRequest.flatMap(([, rows], n) => {
      const before = opened[n];
      return before ? [replace(enrichments, withRows(before, rows))] : [];
    }),
    ...byRequest.flatMap(([, rows], n) => {
      const before = work[n];
      const open = rows.filter(({ outcome }) => !outcome).map(({ place }) => place);
      if (!before || open.length === 0) return [];
      const places = [...new Set([...before.open, ...open])].toSorted((one, other) => one - other);
      return [replace(enrichmentWork, { ...before, open: places })];
    }),
  );
}

/** The number of requests that are read together: each has up to a hundred rows. */
const requestsPerBatch = 20;

/** Reads rows, request by request. */
const readRows = async (
  kernel: Kernel,
  after: Place | undefined,
  limit: number,
): Promise<ArchivePage<'enrichment-rows'>> => {
  const [fromId, fromPlace] =
    after === undefined ? [undefined, -1] : (JSON.parse(after) as readonly [string, number]);
  const range = { limit: requestsPerBatch, ...(fromId !== undefined && { from: fromId }) };
  const requests = await kernel.read(page(enrichments.indexes.key, range));
  const book = enrichmentJobStore(kernel);
  const found = await Promise.all(requests.map(({ enrichmentId }) => book.find(enrichmentId)));
  const rows = found
    .filter((request) => request !== undefined)
    .flatMap(({ enrichmentId, rows: requested, outcomes }) =>
      requested.map((row, place): Row => {
        const outcome = outcomes[place];
        return { enrichmentId, place, row, ...(outcome && { outcome }) };
      }),
    )
    .filter(({ enrichmentId, place }) => enrichmentId !== fromId || place > fromPlace);
  const records = rows.slice(0, limit);
  const last = records.at(-1);
  const more = rows.length > limit || requests.length === requestsPerBatch;
  return { records, ...(more && last && { next: JSON.stringify([last.enrichmentId, last.place]) }) };
};

/** Requests for enrichment, and their use of quotas. */
export const enrichmentKinds = {
  enrichments: kindOf<'enrichments', Enrichment>({
    index: enrichments.indexes.key,
    others: [enrichmentWork, enrichmentOutcomes, enrichmentUploads],
    record: readRequest,
    write: writeRequests,
  }),
  'enrichment-rows': {
    collections: [enrichments, enrichmentOutcomes] as unknown as KitKind<'enrichment-rows'>['collections'],
    read: readRows,
    count: countByReading<'enrichment-rows'>(readRows),
    write: writeRows,
  } satisfies KitKind<'enrichment-rows'>,
  'enrichment-days': countsOf(
    enrichmentDays,
    ({ platformId, day, ...counts }): Archived<'enrichment-days'> => ({
      ...counts,
      platformId: PlatformId(String(platformId)),
      day: String(day),
    }),
    ({ platformId, day, ...counts }) => ({ key: [platformId, day], counts }),
  ),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
