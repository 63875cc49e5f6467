import type { KnownMasterKey, MasterKeyStore } from '../../ports/driven/master-keys.ts';
import { note, noting } from './audit-log.ts';
import { isDuplicateKey } from './outage.ts';
import type { Store } from './store.ts';

export interface MasterKeyDocument {
  readonly _id: string;
  readonly position: number;
  readonly key: KnownMasterKey;
}

export const toDocument = (key: KnownMasterKey, position: number): MasterKeyDocument => ({
  _id: key.keyId,
  position,
  key,
});

/** All of them, by the index of their order. */
const every = { position: { $gte: 0 } };

export const mongoMasterKeys = (store: Store): MasterKeyStore => {
  const keys = store.collection<MasterKeyDocument>('master_keys');
  return {
    list: () =>
      store.ask(async () => (await keys.find(every).sort({ position: 1 }).toArray()).map(({ key }) => key)),
    add: async (key, { count }, audit) => {
      try {
        return await noting(store, audit, () =>
          store.commit(async (session): Promise<'added' | 'guard-failed'> => {
            if ((await keys.countDocuments(every, { session })) !== count) return 'guard-failed';
            await keys.insertOne(toDocument(key, count), { session });
            if (audit) await note(store, session, audit);
            return 'added';
          }),
        );
      } catch (error) {
        if (isDuplicateKey(error, 'master_key_positions')) return 'guard-failed';
        throw error;
      }
    },
    reseal: (_id, { from, to }) =>
      store.ask(async () => {
        const changed = { $set: { 'key.sealedMarkKey': to } };
        const { matchedCount } = await keys.updateOne({ _id, 'key.sealedMarkKey': from }, changed);
        return matchedCount > 0 ? 'replaced' : 'changed';
      }),
    markLost: (keyIds, at, audit) =>
      noting(store, audit, () =>
        store.commit(async (session) => {
          const found = { _id: { $in: [...keyIds] }, 'key.lostAt': { $exists: false } };
          await keys.updateMany(found, { $set: { 'key.lostAt': at } }, { session });
          await note(store, session, audit);
        }),
      ),
    markFound: (keyIds, audit) =>
      noting(store, audit, () =>
        store.commit(async (session) => {
          const lost = { _id: { $in: [...keyIds] }, 'key.lostAt': { $exists: true } };
          const { modifiedCount } = await keys.updateMany(
            lost,
            { $unset: { 'key.lostAt': '' } },
            { session },
          );
          if (modifiedCount > 0) await note(store, session, audit);
        }),
      ),
  };
};
