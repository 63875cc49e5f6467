/** The file of the master key contains no key, or others can read it. */
export class MasterKeyFileWrong extends Error {
  override readonly name = 'MasterKeyFileWrong';
}

/** MASTER_KEY and MASTER_KEY_PREVIOUS lack a key with which secrets in the store are encrypted. */
export class MasterKeyWrong extends Error {
  override readonly name = 'MasterKeyWrong';
}

/** An encrypted value, and its replacement: the same secret encrypted with the current key. */
export interface Reencryption {
  readonly from: string;
  readonly to: string;
}

/** The purpose for which the key of forensic marks is encrypted. */
export const markKeyPurpose = 'forensic-mark-key';

/**
 * Encrypts secrets that must be read again. Encrypts with MASTER_KEY, and decrypts with it or
 * MASTER_KEY_PREVIOUS.
 */
export interface SecretCipher {
  /** The ID of MASTER_KEY, which reveals nothing about the key. */
  readonly keyId: string;
  /**
   * The key of forensic marks of every configured master key in hex, encrypted with that master key for
   * `markKeyPurpose`. The current one is first.
   */
  readonly markKeys: readonly { readonly keyId: string; readonly sealedMarkKey: string }[];
  /**
   * Returns the ID of the key with which a value is encrypted, or undefined for values of earlier releases.
   */
  keyIdOf(encrypted: string): string | undefined;
  encrypt(secret: string, purpose: string): string;
  /** Returns undefined for a value that was not encrypted for this purpose with one of these keys. */
  decrypt(encrypted: string, purpose: string): string | undefined;
}

/** The purposes of signed texts; a text that was signed for another purpose is rejected. */
export type TextPurpose =
  | 'cursor'
  | 'media'
  | 'rehearsal'
  | 'portal'
  | 'appeal'
  | 'notice'
  | 'review'
  | 'registration'
  | 'artist-invitation'
  | 'image-upload'
  | 'master-upload'
  | 'upload-audio';

/**
 * Signs short texts that pass through clients, with a separate key for each purpose. Signs with MASTER_KEY,
 * and verifies with it and MASTER_KEY_PREVIOUS.
 */
export interface TextSigner {
  sign(text: string, purpose: TextPurpose): string;
  /** Returns undefined if the signature is invalid. */
  verify(signed: string, purpose: TextPurpose): string | undefined;
}
