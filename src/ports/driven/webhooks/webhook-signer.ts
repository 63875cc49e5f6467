/**
 * Signatures of Standard Webhooks: `v1,` and the base64 of HMAC-SHA256, with secrets of the form `whsec_` +
 * base64.
 */
export interface WebhookSigner {
  /** Returns a new secret of 192 bits. */
  newSecret(): string;
  sign(content: string, secret: string): string;
  /**
   * Returns whether one of the signatures in the header (separated by spaces) belongs to one of the secrets,
   * in constant time.
   */
  verifies(content: string | Uint8Array, header: string, secrets: readonly string[]): boolean;
}
