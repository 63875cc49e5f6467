import { BSON, type CreateCollectionOptions, type Db, type Document, type IndexDescription } from 'mongodb';
import { linesOf } from './older-content.ts';

interface CollectionLine {
  readonly collection: string;
  readonly options: CreateCollectionOptions;
  readonly indexes: readonly IndexDescription[];
}
interface DocumentLine {
  readonly of: string;
  readonly document: Document;
}

/** Makes an empty database a store of the release before, with validators and indexes. */
export const olderMongoDatabase = async (db: Db): Promise<void> => {
  const lines = (await linesOf('mongo-20.jsonl')).map(
    (line) => BSON.EJSON.parse(line, { relaxed: false }) as CollectionLine | DocumentLine,
  );
  const documents = lines.filter((line) => 'of' in line);
  for (const { collection, options, indexes } of lines.filter((line) => 'collection' in line)) {
    const created = await db.createCollection(collection, options);
    if (indexes.length > 0) await created.createIndexes([...indexes]);
    const own = documents.filter(({ of }) => of === collection).map(({ document }) => document);
    if (own.length > 0) await created.insertMany(own, { ignoreUndefined: false });
  }
};
