import type { PlatformEvent, WebhookDelivery } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useApi, useSlug } from '../../session/session.tsx';

/** So many events of its type are looked through; an older one is shown without its data. */
const farthest = 500;

/** The event that a delivery carries, where it is at hand. It never changes. */
export const useEventOf = (delivery: WebhookDelivery): PlatformEvent | undefined => {
  const { eventId, eventType } = delivery;
  const api = useApi();
  const slug = useSlug();
  const find = async (): Promise<PlatformEvent | null> => {
    let looked = 0;
    for await (const event of api.each.listEvents({ slug, type: eventType, limit: 100 })) {
      if (event.id === eventId) return event;
      looked += 1;
      // Newest first, and ids rise with time.
      if (event.id < eventId || looked === farthest) break;
    }
    return null;
  };
  const found = useQuery({ queryKey: ['event', slug, eventId], queryFn: find, staleTime: Infinity });
  return found.data ?? undefined;
};
