import { originOf } from '../../../domain/platforms/grant.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { withNewSecret } from '../../../domain/webhooks/endpoint.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { RotateEndpointSecret } from '../../../ports/driving/webhooks/webhooks.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { managedEndpoint, secretPurpose } from './own-endpoint.ts';
import { grantEnded } from '../../access/grant-ended.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

export const rotateEndpointSecret =
  ({ webhookSigner, secretCipher, clock, ...stores }: Dependencies): RotateEndpointSecret =>
  (own) =>
    retryOnConflict(async () => {
      const found = await managedEndpoint(stores, own);
      if (!found.ok) return found;
      const before = found.value.endpoint;
      const secret = webhookSigner.newSecret();
      const endpoint = withNewSecret(before, secretCipher.encrypt(secret, secretPurpose), clock.now());
      const { version } = before;
      const changed = await stores.endpointStore.change({
        endpoint,
        guards: { version, origin: originOf(own.caller) },
        effects: noEffects,
      });
      if (changed === 'origin-ended') return fail(grantEnded(own.caller));
      if (changed === 'guard-failed') return 'conflict';
      return ok({ endpoint, health: await stores.endpointStore.healthOf(endpoint.endpointId), secret });
    });
