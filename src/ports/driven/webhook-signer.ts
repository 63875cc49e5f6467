/** Signatures of Standard Webhooks: `v1,` and the base64 of HMAC-SHA256, under secrets of the form `whsec_` + base64. */
export interface WebhookSigner {
  /** A new secret of 192 bits. */
  newSecret(): string;
  sign(content: string, secret: string): string;
  /** Whether one of the signatures in the header (separated by spaces) is of one of the secrets; in constant time. */
  verifies(content: string | Uint8Array, header: string, secrets: readonly string[]): boolean;
}
