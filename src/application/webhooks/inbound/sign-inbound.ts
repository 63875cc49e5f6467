import { activeSecrets } from '../../../domain/platforms/inbound.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { isFromTheFuture } from '../../../domain/webhooks/content-register.ts';
import { signedContent } from '../../../domain/webhooks/message.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { SignInbound } from '../../../ports/driving/webhooks/inbound.ts';
import { managedPlatform } from '../../platforms/own-platform.ts';
import { inboundOf } from './inbound-settings.ts';
import { secretPurpose } from '../endpoints/own-endpoint.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const signInbound =
  ({ registry, webhookSigner, secretCipher, clock, ids }: Dependencies): SignInbound =>
  async ({ event, body, ...own }) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const now = clock.now();
    if (isFromTheFuture(event, now)) return fail({ kind: 'event-from-the-future', at: event.at });
    const { platform } = found.value;
    const [newest] = activeSecrets(inboundOf(platform).secrets, now);
    if (!newest) return fail({ kind: 'no-inbound-secret' });
    const secret = secretCipher.decrypt(newest.sealed, secretPurpose);
    if (secret === undefined)
      throw new Unavailable(`no secret of ${platform.platformId} can be decrypted: has MASTER_KEY changed?`);
    const webhookId = EventId(ids.next('event'));
    const seconds = Math.floor(now / 1_000);
    const signature = webhookSigner.sign(signedContent(webhookId, seconds, body), secret);
    return ok({ webhookId, timestamp: String(seconds), signature, body });
  };
