import type { Db, Document, IndexDescription } from 'mongodb';
import { NotPrepared, SchemaMismatch } from '../../../ports/driven/storage/schema-mismatch.ts';
import type { AnyCollection, Index } from '../../store-kit/collection.ts';
import type { Member } from '../../store-kit/members.ts';
import {
  idOf,
  recordedIn,
  rejectNewer,
  requireParts,
  type Part,
  type Recorded,
} from '../../store-kit/parts.ts';
import type { Store } from '../store.ts';
import { conditionOf, fieldOf, orderOf } from './documents.ts';

/** A part of a collection as it was created; `_id` is the name of the collection and the part. */
export interface PartDocument extends Part {
  readonly _id: string;
}

export const partsIn = (db: Db) => db.collection<PartDocument>('kit_schema');

/** Absent and null values of unique members do not conflict. */
const presentIn = ({ collection, unique, on }: Index<never>): Document =>
  unique
    ? Object.fromEntries(
        on
          .filter((name) => {
            const member = collection.members[name];
            return member?.optional === true || member?.several === true;
          })
          .map((name) => [fieldOf(collection, name), { $exists: true }]),
      )
    : {};

/** Returns all indexes except that of `_id`. */
export const indexesOf = (collection: AnyCollection): readonly Index<never>[] =>
  Object.values<Index<never>>(collection.indexes).filter(
    ({ name }) => name !== 'key' || collection.key.length > 1,
  );

export const describedIn = (index: Index<never>): IndexDescription & { readonly name: string } => {
  const filter = { ...conditionOf(index), ...presentIn(index) };
  return {
    name: index.name,
    key: Object.fromEntries(orderOf(index, {})),
    ...(index.unique && { unique: true }),
    ...(Object.keys(filter).length > 0 && { partialFilterExpression: filter }),
  };
};

const definitionOf = ({ kind, optional, several }: Member<never>): string =>
  `${optional ? 'optional ' : ''}${several ? 'several ' : ''}${kind}`;

/** Returns the parts of a collection. */
export const partsOf = (collection: AnyCollection): readonly Part[] => [
  ...Object.entries<Member<never>>(collection.members).map(([name, member]) => ({
    ...{ collection: collection.name, part: `member ${name}` },
    ...{ version: member.version, definition: definitionOf(member) },
  })),
  ...(collection.kind === 'counts' ? collection.counts : []).map((name) => ({
    ...{ collection: collection.name, part: `member ${name}`, version: 1, definition: 'count' },
  })),
  ...indexesOf(collection).map((index) => ({
    ...{ collection: collection.name, part: `index ${index.name}`, version: 1 },
    definition: JSON.stringify(describedIn(index)),
  })),
];

export const recorded = async (db: Db): Promise<Recorded> => recordedIn(await partsIn(db).find().toArray());

/**
 * Throws `SchemaMismatch` if a collection has a member that is neither declared nor retired: a newer release
 * created it and expects it in every record.
 */
export const rejectNewerMembers = (
  collections: readonly AnyCollection[],
  created: Recorded,
  retired: readonly string[],
): void => {
  const declared = new Set(collections.map(({ name }) => name));
  const known = new Set([...collections.flatMap(partsOf).map(idOf), ...retired]);
  const newer = [...created.values()].find(
    (each) => declared.has(each.collection) && each.part.startsWith('member ') && !known.has(idOf(each)),
  );
  if (newer)
    throw new SchemaMismatch(
      `the database was prepared by a newer release (${newer.part} of ${newer.collection}): start that release, or a newer one`,
    );
};

const lookedAtTogether = 8;
const advice = 'run npm run operator -- prepare-mongodb';

/** Throws `SchemaMismatch` if an index is missing, because the rule that it enforces would not apply. */
const requireIndexes = async (db: Db, collection: AnyCollection): Promise<void> => {
  const found = await db
    .collection(collection.name)
    .listIndexes()
    .toArray()
    .catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code === 26) return undefined;
      throw error;
    });
  if (!found)
    throw new SchemaMismatch(
      `the collection ${collection.name} is missing: restore the database from a backup`,
    );
  const names = new Set(found.map((each) => String((each as { readonly name: unknown }).name)));
  const missing = indexesOf(collection).find(({ name }) => !names.has(name));
  if (missing)
    throw new SchemaMismatch(`the index ${missing.name} of ${collection.name} is missing: ${advice}`);
};

/**
 * Throws `SchemaMismatch`, with instructions, unless the database was prepared for these collections. Each
 * command has its own timeout.
 */
export const requirePrepared = async (
  { db, ask }: Pick<Store, 'db' | 'ask'>,
  collections: readonly AnyCollection[],
  retired: readonly string[],
): Promise<void> => {
  const created = await ask(() => recorded(db));
  if (created.size === 0) throw new NotPrepared(`the database was not prepared: ${advice}`);
  const parts = collections.flatMap(partsOf);
  rejectNewer(parts, created);
  rejectNewerMembers(collections, created, retired);
  requireParts(parts, created, advice);
  // Only a few commands run at a time, because each takes a connection.
  for (let first = 0; first < collections.length; first += lookedAtTogether) {
    const some = collections.slice(first, first + lookedAtTogether);
    await Promise.all(some.map((collection) => ask(() => requireIndexes(db, collection))));
  }
};
