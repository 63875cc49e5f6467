import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { WebhookSigner } from '../../ports/driven/webhooks/webhook-signer.ts';

const prefix = 'whsec_';
const version = 'v1,';
const newSecretBytes = 24;
/** The minimum size of a secret in bytes, by the specification. */
const min = 24;
const max = 64;

/** Standard base64 with its padding; undefined for any other spelling. */
const bytesOf = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
};

const keyOf = (secret: string): Buffer | undefined => {
  const key = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : undefined;
  return key && key.length >= min && key.length <= max ? key : undefined;
};

const macOf = (content: string | Uint8Array, key: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest();

/** Returns the `v1` signatures of a header; other versions such as `v1a` and invalid ones are ignored. */
const macsIn = (header: string): readonly Buffer[] =>
  header
    .split(' ')
    .filter((signature) => signature.startsWith(version))
    .flatMap((signature) => bytesOf(signature.slice(version.length)) ?? []);

/**
 * Standard Webhooks 1.0.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 * `sign` throws for an invalid secret, because secrets are created here.
 */
export const hmacWebhookSigner: WebhookSigner = {
  newSecret: () => prefix + randomBytes(newSecretBytes).toString('base64'),
  sign: (content, secret) => {
    const key = keyOf(secret);
    if (!key) throw new Error(`a secret is ${prefix} and the base64 of ${min} to ${max} bytes`);
    return version + macOf(content, key).toString('base64');
  },
  verifies: (content, header, secrets) => {
    const given = macsIn(header);
    const expected = secrets.flatMap((secret) => keyOf(secret) ?? []).map((key) => macOf(content, key));
    let found = false;
    // Every pair is compared, even after a match, to take constant time.
    for (const mac of expected)
      for (const other of given) if (other.length === mac.length && timingSafeEqual(other, mac)) found = true;
    return found;
  },
};
