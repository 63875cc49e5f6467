import { originOf } from '../../../domain/platforms/grant.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { isMoved, withHeaders } from '../../../domain/webhooks/custom-headers.ts';
import { disabledBy, enabledAgain, withEdit, type Endpoint } from '../../../domain/webhooks/endpoint.ts';
import { endpointDisabled } from '../../../domain/webhooks/events.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { WebhookSender } from '../../../ports/driven/webhooks/webhook-sender.ts';
import type { ChangeEndpoint, RemoveEndpoint } from '../../../ports/driving/webhooks/webhooks.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { headerPurpose, managedEndpoint } from './own-endpoint.ts';
import { grantEnded } from '../../access/grant-ended.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly webhookSender: WebhookSender;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Edit = Parameters<ChangeEndpoint>[0]['edit'];

/** Returns an endpoint after an edit. */
const editedBy = (
  before: Endpoint,
  { url, headers, status, ...edit }: Edit,
  secretCipher: SecretCipher,
  now: Instant,
) => {
  const encrypt = (value: string) => secretCipher.encrypt(value, headerPurpose(before.endpointId));
  const moves = url !== undefined && isMoved(before.url, url);
  const changed = withHeaders(before.headers ?? [], headers ?? {}, encrypt, now, moves);
  if (!changed.ok) return changed;
  const changes = {
    ...edit,
    ...(url !== undefined && { url }),
    ...(headers !== undefined && { headers: changed.value }),
  };
  const edited = withEdit(before, changes, now);
  if (status === undefined || status === before.status) return ok(edited);
  return ok(status === 'enabled' ? enabledAgain(edited, now) : disabledBy(edited, 'owner', now));
};

export const changeEndpoint =
  ({ webhookSender, secretCipher, clock, ids, ...stores }: Dependencies): ChangeEndpoint =>
  ({ edit, versions, ...own }) =>
    retryOnConflict(async () => {
      const found = await managedEndpoint(stores, own);
      if (!found.ok) return found;
      const before = found.value.endpoint;
      if (versions?.includes(before.version) === false) return fail({ kind: 'version-conflict' });
      const issue = edit.url === undefined ? undefined : webhookSender.issueOf(edit.url);
      if (issue !== undefined) return fail({ kind: 'address-rejected', detail: issue });
      const now = clock.now();
      const edited = editedBy(before, edit, secretCipher, now);
      if (!edited.ok) return edited;
      const after = edited.value;
      const stays = after.status === before.status;
      const { endpointStore } = stores;
      const freshStart = after.status === 'enabled' && (!stays || after.url !== before.url);
      const isDisabledNow = !stays && after.status === 'disabled';
      const changed = await endpointStore.change({
        endpoint: { ...after, version: before.version + 1 },
        guards: { version: before.version, origin: originOf(own.caller) },
        effects: {
          events: isDisabledNow ? [endpointDisabled(after, EventId(ids.next('event')))] : [],
          mails: [],
          audit: undefined,
          idempotency: undefined,
        },
        freshStart,
      });
      if (changed === 'origin-ended') return fail(grantEnded(own.caller));
      if (changed === 'guard-failed') return 'conflict';
      return ok({
        endpoint: { ...after, version: before.version + 1 },
        health: await endpointStore.healthOf(before.endpointId),
      });
    });

export const removeEndpoint =
  (dependencies: Pick<Dependencies, 'registry' | 'endpointStore'>): RemoveEndpoint =>
  async (own) => {
    const found = await managedEndpoint(dependencies, own);
    if (!found.ok) return found;
    const { platformId, endpointId } = found.value.endpoint;
    const removed = await dependencies.endpointStore.remove(platformId, endpointId, {
      origin: originOf(own.caller),
    });
    if (removed === 'origin-ended') return fail(grantEnded(own.caller));
    return removed === 'removed' ? ok('removed') : fail({ kind: 'endpoint-not-found' });
  };
