import type { Db, Document } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import type { Operation } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';
import { filterOf, idOf, isFoundBy, recordOf, valuesIn, wantedOf, type KeptDocument } from './documents.ts';
import { collectionOf, idIn } from './groups.ts';

export type Named<Op extends Operation['op']> = Operation & { readonly op: Op };
export interface Session {
  readonly session?: ClientSession;
}

/** Reads several single records of one collection with one command. */
export const batchedReadsOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const find = async (operations: readonly Named<'get' | 'getBy'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const collection = collectionOf(first);
    const keys = operations.flatMap((each) => (each.op === 'get' ? [idOf(each.key)] : []));
    const others = operations.flatMap((each) =>
      each.op === 'getBy' ? [filterOf(each.index, { equal: each.values })] : [],
    );
    const cases: Document[] = [...(keys.length > 0 ? [{ _id: { $in: keys } }] : []), ...others];
    const [only] = cases;
    const compared = operations.flatMap((each) =>
      each.op === 'getBy' ? [...each.index.on, ...Object.keys(each.index.where), ...each.index.having] : [],
    );
    const found = await documentsOf(collection)
      .find(cases.length === 1 && only ? only : { $or: cases }, {
        ...within,
        projection: { ...wantedOf(collection, compared), doc: 1 },
      })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) => {
      const document =
        each.op === 'get'
          ? byId.get(idOf(each.key))
          : found.find((one) => isFoundBy(each.index, each.values, one));
      return document && recordOf(document);
    });
  };

  const peek = async (operations: readonly Named<'peek'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { collection, members } = first;
    const found = await documentsOf(collection)
      .find({ _id: { $in: operations.map(idIn) } }, { ...within, projection: wantedOf(collection, members) })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) => {
      const document = byId.get(idIn(each));
      return document && valuesIn(collection, members, document);
    });
  };

  return { find, peek };
};
