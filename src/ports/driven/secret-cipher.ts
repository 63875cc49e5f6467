/** The file of the master key does not contain one, or others can read it. */
export class MasterKeyFileWrong extends Error {
  override readonly name = 'MasterKeyFileWrong';
}

/** MASTER_KEY and MASTER_KEY_PREVIOUS lack a key that secrets in the store were sealed under. */
export class MasterKeyWrong extends Error {
  override readonly name = 'MasterKeyWrong';
}

/** A sealed value, and what it becomes: the same secret under the current key. */
export interface Resealing {
  readonly from: string;
  readonly to: string;
}

/** What the key of forensic marks is sealed for. */
export const markKeyPurpose = 'forensic-mark-key';

/** Keeps secrets that must be read back. Seals under MASTER_KEY; opens what is sealed under it or MASTER_KEY_PREVIOUS. */
export interface SecretCipher {
  /** The id of MASTER_KEY. It reveals nothing about the key. */
  readonly keyId: string;
  /**
   * The key of forensic marks of every configured master key, hex, sealed under that master key for `markKeyPurpose`. The
   * current one first.
   */
  readonly markKeys: readonly { readonly keyId: string; readonly sealedMarkKey: string }[];
  /** The id of the key that a value is sealed under; undefined for values of releases that did not write it. */
  keyIdOf(sealed: string): string | undefined;
  seal(secret: string, purpose: string): string;
  /** Undefined for a value that was not sealed for this purpose under one of these keys. */
  open(sealed: string, purpose: string): string | undefined;
}

/** What signed texts are for; one that was signed for another purpose does not count. */
export type TextPurpose = 'cursor' | 'media' | 'rehearsal' | 'portal' | 'appeal' | 'review';

/**
 * Signs short texts that travel through clients, each purpose with a key of its own. Signs under MASTER_KEY; verifies under
 * it and MASTER_KEY_PREVIOUS.
 */
export interface TextSigner {
  sign(text: string, purpose: TextPurpose): string;
  /** Undefined where the signature does not hold. */
  verify(signed: string, purpose: TextPurpose): string | undefined;
}
