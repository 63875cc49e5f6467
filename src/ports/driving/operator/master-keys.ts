import type { ArchiveKind } from '../../driven/storage/archive.ts';
import type { UseCase } from '../use-case.ts';

/**
 * Compares MASTER_KEY and MASTER_KEY_PREVIOUS with the keys that the store was used with. Throws
 * `MasterKeyWrong` if one of those is missing. `mayRegister` returns whether unknown keys may be added now.
 */
export type CheckMasterKey = UseCase<{ readonly mayRegister: () => Promise<boolean> }, 'right'>;

/** Kinds of records that contain encrypted values. */
export const encryptedKinds = [
  'signing-keys',
  'platforms',
  'endpoints',
  'staff',
  'artist-accounts',
  'payouts',
  'track-notices',
  'mails',
  'master-keys',
] as const satisfies readonly ArchiveKind[];
export type EncryptedKind = (typeof encryptedKinds)[number];

/** The number of encrypted values of a kind. */
export interface EncryptedCount {
  readonly kind: EncryptedKind;
  /** Encrypted with MASTER_KEY, in the form of this release. */
  readonly current: number;
  /** To be encrypted again: encrypted with a previous key, or in the form of an earlier release. */
  readonly outdated: number;
  /** Encrypted with an unknown key. */
  readonly unreadable: number;
}

export interface Reencrypted {
  /** The ID of MASTER_KEY. */
  readonly keyId: string;
  readonly kinds: readonly EncryptedCount[];
  /** The number of values that were encrypted again. */
  readonly reencrypted: number;
  /** The first hundred records with a value that no configured key decrypts. */
  readonly unreadable: readonly { readonly kind: EncryptedKind; readonly id: string }[];
  /** Whether no value in the store needs MASTER_KEY_PREVIOUS. */
  readonly mayRemovePrevious: boolean;
}

/**
 * MASTER_KEY is not the named key, or none was named and no service was started with it. Nothing was changed.
 */
export interface KeyUnconfirmed {
  readonly kind: 'key-unconfirmed';
  /** The ID of MASTER_KEY. */
  readonly keyId: string;
}

/**
 * Encrypts every value in the store with MASTER_KEY that is encrypted with another key. The service may run
 * meanwhile: a record that changes at the same time is read again. After an interruption, a repeated run
 * continues. `checkOnly` only counts.
 */
export type ReencryptSecrets = UseCase<
  {
    readonly checkOnly: boolean;
    /** The ID of the key to encrypt with. Needed for a key with which no service was started. */
    readonly to?: string;
    readonly onProgress: (reencrypted: number) => void;
  },
  Reencrypted,
  KeyUnconfirmed
>;
