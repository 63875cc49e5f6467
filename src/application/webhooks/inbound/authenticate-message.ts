import { activeSecrets } from '../../../domain/platforms/inbound.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { isTimely, signedBytes } from '../../../domain/webhooks/message.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { AuthenticateMessage } from '../../../ports/driving/webhooks/inbound.ts';
import { inboundOf } from './inbound-settings.ts';
import { secretPurpose } from '../endpoints/own-endpoint.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

const invalid = fail({ kind: 'signature-invalid' } as const);
const wholeSeconds = /^\d{1,12}$/;
/** The number of valid secrets during a rotation. */
const maxSecrets = 2;
const idForm = /^[\x21-\x7e]{1,255}$/;

export const authenticateMessage = ({
  registry,
  webhookSigner,
  secretCipher,
  clock,
}: Dependencies): AuthenticateMessage => {
  // It replaces a missing secret, so that verification takes the same time with and without one.
  const dummySecret = { sealed: secretCipher.encrypt(webhookSigner.newSecret(), secretPurpose) };
  return async ({ slug, webhookId, timestamp, signature, body }) => {
    const now = clock.now();
    const platform = (await registry.findBySlug(slug))?.platform;
    if (webhookId === undefined || timestamp === undefined || signature === undefined) return invalid;
    if (!idForm.test(webhookId) || !wholeSeconds.test(timestamp)) return invalid;
    const seconds = Number(timestamp);
    const secrets = platform ? activeSecrets(inboundOf(platform).secrets, now) : [];
    const opened = [...secrets, dummySecret, dummySecret]
      .slice(0, maxSecrets)
      .map(({ sealed }) => secretCipher.decrypt(sealed, secretPurpose))
      .filter((secret) => secret !== undefined);
    const holds = webhookSigner.verifies(signedBytes(webhookId, seconds, body), signature, opened);
    return platform && holds && isTimely(seconds, now) ? ok(platform) : invalid;
  };
};
