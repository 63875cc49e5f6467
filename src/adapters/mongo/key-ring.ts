import type { KeyPurpose, KeyRing, StoredKey } from '../../ports/driven/key-ring.ts';
import { note, noting } from './audit-log.ts';
import { isDuplicateKey } from './outage.ts';
import type { Store } from './store.ts';

export interface KeyDocument {
  readonly _id: string;
  readonly purpose: KeyPurpose;
  readonly position: number;
  readonly key: StoredKey;
}

export const toDocument = (key: StoredKey, position: number): KeyDocument => ({
  _id: key.keyId,
  purpose: key.purpose,
  position,
  key,
});

export const mongoKeyRing = (store: Store): KeyRing => {
  const keys = store.collection<KeyDocument>('signing_keys');
  return {
    keys: (purpose) =>
      store.ask(async () =>
        (await keys.find({ purpose }).sort({ position: 1 }).toArray()).map(({ key }) => key),
      ),
    add: async (key, { count }, audit) => {
      try {
        return await noting(store, audit, () =>
          store.commit(async (session): Promise<'added' | 'guard-failed'> => {
            if ((await keys.countDocuments({ purpose: key.purpose }, { session })) !== count)
              return 'guard-failed';
            await keys.insertOne(toDocument(key, count), { session });
            if (audit) await note(store, session, audit);
            return 'added';
          }),
        );
      } catch (error) {
        if (isDuplicateKey(error, 'signing_key_positions')) return 'guard-failed';
        throw error;
      }
    },
    reseal: (_id, { from, to }) =>
      store.ask(async () => {
        const changed = { $set: { 'key.sealedPrivateJwk': to } };
        const { matchedCount } = await keys.updateOne({ _id, 'key.sealedPrivateJwk': from }, changed);
        return matchedCount > 0 ? 'replaced' : 'changed';
      }),
  };
};
