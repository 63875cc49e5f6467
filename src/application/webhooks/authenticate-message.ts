import { holdingAt } from '../../domain/platforms/inbound.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { isTimely, signedContent } from '../../domain/webhooks/message.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { MessageSeal } from '../../ports/driven/message-seal.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { SecretSeal } from '../../ports/driven/secret-seal.ts';
import type { AuthenticateMessage } from '../../ports/driving/webhooks.ts';
import { inboundOf } from './inbound-settings.ts';
import { secretPurpose } from './own-endpoint.ts';

interface Needs {
  readonly registry: PlatformRegistry;
  readonly messages: MessageSeal;
  readonly secrets: SecretSeal;
  readonly clock: Clock;
}

const invalid = fail({ kind: 'signature-invalid' } as const);
const wholeSeconds = /^\d{1,12}$/;
const idForm = /^[\x21-\x7e]{1,255}$/;

export const authenticateMessage = ({ registry, messages, secrets, clock }: Needs): AuthenticateMessage => {
  // Checked against where there is no platform, so that it takes no less time than where there is one.
  const nobodys = messages.newSecret();
  return async ({ slug, webhookId, timestamp, signature, body }) => {
    const now = clock.now();
    const platform = (await registry.findBySlug(slug))?.platform;
    if (webhookId === undefined || timestamp === undefined || signature === undefined) return invalid;
    if (!idForm.test(webhookId) || !wholeSeconds.test(timestamp)) return invalid;
    const seconds = Number(timestamp);
    const opened = platform
      ? holdingAt(inboundOf(platform).secrets, now)
          .map(({ sealed }) => secrets.open(sealed, secretPurpose))
          .filter((secret) => secret !== undefined)
      : [];
    const known = opened.length > 0 ? opened : [nobodys];
    const holds = messages.verifies(signedContent(webhookId, seconds, body), signature, known);
    return platform && holds && isTimely(seconds, now) ? ok(platform) : invalid;
  };
};
