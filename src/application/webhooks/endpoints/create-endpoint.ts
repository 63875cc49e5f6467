import { originOf } from '../../../domain/platforms/grant.ts';
import { rotated } from '../../../domain/platforms/inbound.ts';
import { EndpointId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { withHeaders } from '../../../domain/webhooks/custom-headers.ts';
import { maxEndpoints, type EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { WebhookSender } from '../../../ports/driven/webhooks/webhook-sender.ts';
import type { CreateEndpoint } from '../../../ports/driving/webhooks/webhooks.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform } from '../../platforms/own-platform.ts';
import { headerPurpose, secretPurpose } from './own-endpoint.ts';
import { grantEnded } from '../../access/grant-ended.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly webhookSender: WebhookSender;
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const createEndpoint =
  ({ registry, endpointStore, webhookSender, webhookSigner, ...rest }: Dependencies): CreateEndpoint =>
  ({ url, eventTypes, description, headers = {}, ...own }) =>
    retryOnConflict(async () => {
      const { secretCipher, clock, ids } = rest;
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platformId } = found.value.platform;
      const issue = webhookSender.issueOf(url);
      if (issue !== undefined) return fail({ kind: 'address-rejected', detail: issue });
      const count = (await endpointStore.list(platformId)).length;
      if (count >= maxEndpoints) return fail({ kind: 'too-many-endpoints', limit: maxEndpoints });
      const now = clock.now();
      const endpointId = EndpointId(ids.next('endpoint'));
      const encrypt = (value: string) => secretCipher.encrypt(value, headerPurpose(endpointId));
      const added = withHeaders([], headers, encrypt, now);
      if (!added.ok) return added;
      const secret = webhookSigner.newSecret();
      const endpoint: EnabledEndpoint = {
        endpointId,
        platformId,
        url,
        ...(description !== undefined && { description }),
        eventTypes,
        secrets: rotated([], secretCipher.encrypt(secret, secretPurpose), now),
        ...(added.value.length > 0 && { headers: added.value }),
        status: 'enabled',
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      const stored = await endpointStore.add(endpoint, { count, origin: originOf(own.caller) });
      if (stored === 'origin-ended') return fail(grantEnded(own.caller));
      return stored === 'added' ? ok({ endpoint, health: {}, secret }) : 'conflict';
    });
