import { intersect } from '../../../domain/access/scope.ts';
import { cursorText, positionIn, questionOf } from '../../../domain/shared/cursor.ts';
import { eventTypes } from '../../../domain/shared/event.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import { mayReceive } from '../../../domain/webhooks/endpoint.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { LatestEvents } from '../../../ports/driving/webhooks/webhooks.ts';
import { ownPlatform } from '../../platforms/own-platform.ts';
import { subjectsIn } from './search-deliveries.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly outbox: Outbox;
  readonly queue: Pick<DeliveryQueue, 'find'>;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
}

export const latestEvents =
  ({ registry, outbox, queue, textSigner, digest }: Dependencies): LatestEvents =>
  async ({ type, limit, cursor, deliveryId, eventId, ...requested }) => {
    const found = await ownPlatform(registry, requested);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { platformId } = platform;
    const subjects = subjectsIn(requested);
    const ids = { deliveryId, eventId, ...subjects };
    const question = digest.sha256(questionOf('events', { platformId, type, ...ids }));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const before = opened && EventId(String(opened.value['eventId']));
    const delivered = deliveryId && (await queue.find(platformId, deliveryId))?.eventId;
    const only = eventId ?? delivered;
    // No event is both, and a delivery that is not found has none.
    if (deliveryId && (!delivered || only !== delivered)) return ok({ events: [] });
    const reader = { status: platform.status, scopes: intersect(requested.caller.scopes, platform.scopes) };
    const types = eventTypes.filter((one) => (type === undefined || one === type) && mayReceive(reader, one));
    const filter = { platformId, types, ...subjects, ...(only && { eventId: only }) };
    const page = await outbox.latest(filter, { limit, ...(before && { before }) });
    return ok({
      events: page.events,
      ...(page.next && {
        nextCursor: textSigner.sign(cursorText(question, { eventId: page.next }), 'cursor'),
      }),
    });
  };
