import {
  mostRows,
  uploadBytesOf,
  type Enrichment,
  type EnrichmentRow,
  type RowOutcome,
} from '../../domain/enrichment/enrichment.ts';
import type { Day, Instant } from '../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import type { Store } from './store.ts';

/** A request, whose rows are documents of their own. */
export interface EnrichmentDocument {
  readonly _id: EnrichmentId;
  readonly platformId: PlatformId;
  readonly createdAt: Instant;
  readonly keepUntil: Instant;
  readonly size: number;
  /** How many rows wait. */
  readonly left: number;
  readonly waiting: boolean;
  /** For somebody to work on it. */
  readonly waitingSince: Instant;
  readonly leaseUntil: Instant;
  readonly token?: string;
  /** Absent where nothing was uploaded. */
  readonly uploadBytes?: number;
}

export interface EnrichmentRowDocument {
  readonly _id: string;
  readonly row: EnrichmentRow;
  readonly outcome?: RowOutcome;
}

export interface EnrichmentDayDocument {
  readonly _id: string;
  readonly rows: number;
  /** Seconds of sound that rows were charged with; absent: none. */
  readonly seconds?: number;
}

/** Written to by whoever claims a request of the platform, so that of rivals each sees the leases of the others; and by whoever uploads. */
export interface EnrichmentTurnDocument {
  readonly _id: PlatformId;
  readonly claims: number;
  /** Time that workers spent on the platform's sound, ms, as it counted at `spentAt`; absent: none. */
  readonly spentMs?: number;
  readonly spentAt?: Instant;
}

export const enrichmentsOf = (store: Store) => store.collection<EnrichmentDocument>('enrichments');
export const rowsOf = (store: Store) => store.collection<EnrichmentRowDocument>('enrichment_rows');
export const daysOf = (store: Store) => store.collection<EnrichmentDayDocument>('enrichment_days');

export const turnsOf = (store: Store) => store.collection<EnrichmentTurnDocument>('enrichment_turns');

export const dayNameOf = (platformId: PlatformId, day: Day): string => `${platformId}/${day}`;

/** Names of rows sort as their places do. */
export const rowNameOf = (id: EnrichmentId, place: number): string =>
  `${id}/${String(place).padStart(4, '0')}`;
const rowsNamedAfter = (id: EnrichmentId) => ({ _id: { $gt: `${id}/`, $lt: `${id}/\uffff` } });

/** Held by nobody. */
export const toDocument = ({
  enrichmentId,
  waiting,
  uploadBytes,
  ...request
}: ArchiveRecords['enrichments']): EnrichmentDocument => ({
  _id: enrichmentId,
  ...request,
  left: waiting,
  waiting: waiting > 0,
  leaseUntil: 0,
  ...(uploadBytes > 0 && { uploadBytes }),
});

export const toRowDocument = ({
  enrichmentId,
  place,
  row,
  outcome,
}: ArchiveRecords['enrichment-rows']): EnrichmentRowDocument => ({
  _id: rowNameOf(enrichmentId, place),
  row,
  ...(outcome && { outcome }),
});

export const documentsOf = ({ rows, outcomes, ...request }: Enrichment) => ({
  request: toDocument({
    ...request,
    size: rows.length,
    waiting: outcomes.filter((outcome) => outcome === null).length,
    waitingSince: request.createdAt,
    uploadBytes: uploadBytesOf({ rows }),
  }),
  rows: rows.map((row, place) => {
    const outcome = outcomes[place];
    return toRowDocument({ enrichmentId: request.enrichmentId, place, row, ...(outcome && { outcome }) });
  }),
});

/** All of it; undefined also where it was forgotten between the two reads. */
export const enrichmentIn = async (store: Store, id: EnrichmentId): Promise<Enrichment | undefined> => {
  const found = await enrichmentsOf(store).findOne({ _id: id });
  if (!found) return undefined;
  const rows = await rowsOf(store)
    .find(rowsNamedAfter(id), { batchSize: mostRows + 1 })
    .sort({ _id: 1 })
    .toArray();
  if (rows.length < found.size) return undefined;
  const { platformId, createdAt, keepUntil } = found;
  return {
    enrichmentId: id,
    platformId,
    rows: rows.map(({ row }) => row),
    outcomes: rows.map(({ outcome }) => outcome ?? null),
    ...{ createdAt, keepUntil },
  };
};
