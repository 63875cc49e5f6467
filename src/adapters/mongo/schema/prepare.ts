import type { Db, IndexDescription } from 'mongodb';
import { plan, schemaVersion, type CollectionName } from './index.ts';
import { SchemaMismatch } from '../../../ports/driven/schema-mismatch.ts';
import type { CollectionPlan, IndexPlan } from './plan.ts';
import { plantSeeds } from './seeds.ts';
import { upgrade } from './upgrades.ts';

interface SchemaDocument {
  readonly _id: 'schema';
  readonly version: number;
}

const marks = (db: Db) => db.collection<SchemaDocument>('schema_version');

const described = ({ key, ...rest }: IndexPlan): IndexDescription => ({ ...rest, key: { ...key } });

const prepareCollection = async (
  db: Db,
  name: string,
  { validator, indexes }: CollectionPlan,
  exists: boolean,
): Promise<void> => {
  const validation = { validator: { $jsonSchema: validator }, validationLevel: 'strict' };
  if (exists) await db.command({ collMod: name, ...validation });
  else await db.createCollection(name, validation);
  const collection = db.collection(name);
  if (indexes.length > 0) await collection.createIndexes(indexes.map(described));
};

/** Drops indexes that only earlier releases use. */
const retireIndexes = async (
  db: Db,
  name: string,
  { retiredIndexes = [] }: CollectionPlan,
): Promise<void> => {
  if (retiredIndexes.length === 0) return;
  const collection = db.collection(name);
  const found = new Set((await collection.indexes()).map((index) => index.name));
  for (const retired of retiredIndexes) if (found.has(retired)) await collection.dropIndex(retired);
};

const versionOf = async (db: Db): Promise<number | undefined> =>
  (await marks(db).findOne({ _id: 'schema' }))?.version;

const refuseNewer = (found: number | undefined): void => {
  if ((found ?? 0) <= schemaVersion) return;
  throw new SchemaMismatch(
    `the database has schema ${found}, this release knows ${schemaVersion}: start the release that prepared it, or a newer one`,
  );
};

const planned = Object.entries(plan) as readonly (readonly [CollectionName, CollectionPlan])[];

/** Makes what is missing: collections, validators, indexes, and the documents that must always be there. */
export const prepare = async (db: Db, progress: (line: string) => void = () => undefined): Promise<void> => {
  const found = await versionOf(db);
  refuseNewer(found);
  const existing = new Set(
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
  );
  for (const [name, collection] of planned) {
    await prepareCollection(db, name, collection, existing.has(name));
    // The first run after an upgrade comes before processes of the earlier release end: they need their indexes.
    if (found === schemaVersion) await retireIndexes(db, name, collection);
    progress(`${existing.has(name) ? 'checked' : 'made'} ${name}, ${collection.indexes.length} indexes`);
  }
  await upgrade(db, found);
  await plantSeeds(db);
  await marks(db).updateOne({ _id: 'schema' }, { $set: { version: schemaVersion } }, { upsert: true });
};

/** Throws `SchemaMismatch` where a collection's indexes are not all there: a rule that they keep would not hold. */
const checkIndexes = async (db: Db): Promise<void> => {
  for (const [name, { indexes }] of planned) {
    if (indexes.length === 0) continue;
    const found = new Map((await db.collection(name).indexes()).map((index) => [index.name, index]));
    const missing = indexes.find((index) => {
      const has = found.get(index.name);
      return !has || (index.unique === true && has.unique !== true);
    });
    if (missing)
      throw new SchemaMismatch(
        `the index ${missing.name} of ${name} is missing: run npm run operator -- prepare-mongodb`,
      );
  }
};

export const checkSchema = async (db: Db): Promise<void> => {
  const found = await versionOf(db);
  refuseNewer(found);
  if (found !== schemaVersion)
    throw new SchemaMismatch(
      found === undefined
        ? 'the database is empty: run npm run operator -- prepare-mongodb'
        : `the database has schema ${found}, this release needs ${schemaVersion}: run npm run operator -- prepare-mongodb`,
    );
  await checkIndexes(db);
};
