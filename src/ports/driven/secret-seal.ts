/** MASTER_KEY is not to be used: no key, open to others, or not the one that secrets were sealed under. */
export class MasterKeyWrong extends Error {
  override readonly name = 'MasterKeyWrong';
}

/** Keeps secrets that must be read back: AES-256-GCM under MASTER_KEY. */
export interface SecretSeal {
  seal(secret: string, purpose: string): string;
  /** Undefined where it was not sealed here, for this purpose, under this key. */
  open(sealed: string, purpose: string): string | undefined;
}

/** What signed texts are for; one that was signed for another purpose does not count. */
export type TextPurpose = 'cursor' | 'media' | 'rehearsal' | 'portal' | 'appeal' | 'review';

/** Signs short texts that travel through clients, each purpose with a key of its own. */
export interface TextSeal {
  sign(text: string, purpose: TextPurpose): string;
  /** Undefined where the signature does not hold. */
  verify(signed: string, purpose: TextPurpose): string | undefined;
}
