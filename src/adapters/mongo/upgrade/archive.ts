import type { Collection, Db, Document, Filter } from 'mongodb';
import { TrackId } from '../../../domain/shared/ids.ts';
import type {
  ArchiveKind,
  ArchivePage,
  ArchiveRecords,
  Place,
} from '../../../ports/driven/storage/archive.ts';
import type { SumDocument } from './documents.ts';
import { olderKinds } from './kinds.ts';
import { aside, type OlderCollection } from './names.ts';
import type { OlderKind } from './older-kind.ts';

type Kept = Document & { readonly _id: string };

interface PageOptions {
  readonly after: Place | undefined;
  readonly limit: number;
}

/** A text after all texts with the prefix. */
const behind = '\uffff';

const within = (prefix: string | undefined, after: string | undefined): Filter<Kept> => {
  const from = after ?? prefix;
  if (from === undefined) return {};
  return { _id: { $gt: from, ...(prefix !== undefined && { $lt: `${prefix}${behind}` }) } };
};

const collectionIn = (db: Db, name: OlderCollection): Collection<Kept> => db.collection<Kept>(aside(name));

const pageIn = (db: Db, name: OlderCollection, filter: Filter<Kept>, limit: number): Promise<Kept[]> =>
  collectionIn(db, name)
    .find(filter, { promoteBuffers: true, batchSize: limit + 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();

/** Returns related documents of the documents on a page, by their `_id`s. */
const beside = async (db: Db, name: OlderCollection, ids: readonly string[]) => {
  const _id = { $in: [...new Set(ids)] };
  const found = await pageIn(db, name, { _id }, ids.length);
  return new Map(found.map((each) => [each._id, each]));
};

const shares = Array.from({ length: 16 }, (_, n) => n.toString(16));

type Plays = ArchiveRecords['plays-by-day'];

/**
 * Plays of one day and track are spread over sums by platform, which are read in the order of days and
 * tracks.
 */
const readPlays = async (db: Db, { after, limit }: PageOptions): Promise<ArchivePage<'plays-by-day'>> => {
  const pages = await Promise.all(
    shares.map(async (share) => {
      const prefix = `plays/${share}/`;
      const found = await pageIn(
        db,
        'usage_sums',
        within(prefix, after === undefined ? undefined : `${prefix}${after}`),
        limit,
      );
      return found.map((sum) => ({ place: sum._id.slice(prefix.length), plays: (sum as SumDocument).plays }));
    }),
  );
  const sums = new Map<string, number>();
  for (const { place, plays } of pages.flat()) sums.set(place, (sums.get(place) ?? 0) + plays);
  // A sum with a full page may have more entries after the last one.
  const places = [...sums.keys()].toSorted().slice(0, limit);
  const last = places.length === limit ? places.at(-1) : undefined;
  return {
    records: places.map((place): Plays => {
      const [day = '', trackId = ''] = place.split('/');
      return { day, trackId: TrackId(trackId), plays: sums.get(place) ?? 0 };
    }),
    ...(last !== undefined && { next: last }),
  };
};

/** A reader of any kind. */
type Reader = Omit<OlderKind<ArchiveKind>, 'record'> & {
  record(document: never, beside: never): object | undefined;
};

const readKind = async (
  db: Db,
  older: Reader,
  { after, limit }: PageOptions,
): Promise<{ readonly records: readonly object[]; readonly next?: Place }> => {
  const { collection, prefix, beside: other } = older;
  const found = await pageIn(db, collection, within(prefix, after), limit);
  const others = other
    ? await beside(
        db,
        other.collection,
        found.map((document) => String(document[other.by])),
      )
    : undefined;
  const records = found.map((document) =>
    older.record(document as never, (other && others?.get(String(document[other.by]))) as never),
  );
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    records: records.filter((each) => each !== undefined),
    ...(last && { next: last._id }),
  };
};

const readAny = (db: Db, kind: ArchiveKind, page: PageOptions): Promise<ArchivePage<ArchiveKind>> => {
  if (kind === 'plays-by-day') return readPlays(db, page);
  const older: Reader | undefined = olderKinds[kind];
  if (!older) return Promise.resolve({ records: [] });
  return readKind(db, older, page) as Promise<ArchivePage<ArchiveKind>>;
};

/** Returns a page of the records of older collections, in the order of their `_id`s. */
export const readOlder = <Kind extends ArchiveKind>(db: Db, kind: Kind, page: PageOptions) =>
  readAny(db, kind, page) as Promise<ArchivePage<Kind>>;

/** Returns the counts that must be the same after the upgrade. */
export const olderTotals = async (db: Db) => {
  const [head] = await collectionIn(db, 'tracks').find().sort({ catalogVersion: -1 }).limit(1).toArray();
  return {
    catalogVersion: Number(head?.['catalogVersion'] ?? 0),
    activeLicenses: await collectionIn(db, 'licenses').countDocuments({ status: 'active' }),
  };
};

/** Kinds with another number of records than documents. */
const counted: readonly ArchiveKind[] = ['plays-by-day', 'event-deliveries', 'receipts'];

/** Returns the number of records of a kind. */
export const countOlder = async (db: Db, kind: ArchiveKind, limit: number): Promise<number> => {
  if (!counted.includes(kind)) {
    const older = olderKinds[kind];
    if (!older) return 0;
    const { collection, prefix } = older;
    return collectionIn(db, collection).countDocuments(within(prefix, undefined));
  }
  let found = 0;
  for (let after: Place | undefined; ;) {
    const { records, next } = await readOlder(db, kind, { after, limit });
    found += records.length;
    if (next === undefined) return found;
    after = next;
  }
};
