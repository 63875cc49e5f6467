import type { StoredKey } from '../../../ports/driven/access/key-ring.ts';
import type { KnownMasterKey } from '../../../ports/driven/access/master-keys.ts';
import { collection } from '../collection.ts';
import { derived, text, whole } from '../members.ts';

export interface SigningKeyRecord {
  /** The number of older keys for the same purpose. */
  readonly place: number;
  readonly key: StoredKey;
}

export const signingKeys = collection<SigningKeyRecord>()('signing_keys', {
  key: ['keyId'],
  members: {
    keyId: derived(text, 1, ({ key }: SigningKeyRecord) => key.keyId),
    purpose: derived(text, 1, ({ key }: SigningKeyRecord) => key.purpose),
    place: whole,
  },
  indexes: { byPlace: { unique: true, on: ['purpose', 'place'] } },
});

export interface MasterKeyRecord {
  /** The number of older keys. */
  readonly place: number;
  readonly key: KnownMasterKey;
}

export const masterKeys = collection<MasterKeyRecord>()('master_keys', {
  key: ['keyId'],
  members: { keyId: derived(text, 1, ({ key }: MasterKeyRecord) => key.keyId), place: whole },
  indexes: { byPlace: { unique: true, on: ['place'] } },
});

export const keyCollections = [signingKeys, masterKeys];
