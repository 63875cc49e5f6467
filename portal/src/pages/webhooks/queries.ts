import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tagged } from '../../kit/etag.ts';
import { dayBegins } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { eventKinds } from './event-kinds.ts';
import { pauseFor } from './poll-interval.ts';

/** What is done to endpoints shows in lists, logs and plots alike. */
export const useWebhooksChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['webhooks', slug] }), [queries, slug]);
};

export const useEndpoints = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'endpoints'],
    queryFn: () => api.listWebhookEndpoints({ slug }),
  });
};

export const useEndpoint = (endpointId: string) => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'endpoint', endpointId],
    queryFn: async () => tagged(await api.answer.getWebhookEndpoint({ slug, endpointId })),
  });
};

const logPauseMs = 2000;
const statuses = ['pending', 'delivered', 'dead'] as const;

export interface LogFilters {
  readonly status: string;
  readonly type: string;
  /** A day, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Filters come from the address: what is no filter is none. */
export const useDeliveries = (endpointId: string, filters: LogFilters) => {
  const api = useApi();
  const slug = useSlug();
  const status = statuses.find((one) => one === filters.status);
  const since = dayBegins(filters.since);
  const eventType = eventKinds.find(({ type }) => type === filters.type)?.type;
  return useInfiniteQuery({
    queryKey: ['webhooks', slug, 'deliveries', endpointId, status, eventType, since],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.listWebhookDeliveries({
        slug,
        endpointId,
        limit: 20,
        ...(status && { status }),
        ...(eventType && { eventType }),
        ...(since !== undefined && { since }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    placeholderData: keepPreviousData,
    // All pages are read again, so the more of them are shown the more seldom.
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const pause = pauseFor(
        pages.flatMap(({ data }) => data),
        state.dataUpdatedAt,
      );
      return pause === undefined ? false : pages.length * Math.max(pause, logPauseMs);
    },
  });
};

export const useDelivery = (endpointId: string, deliveryId: string) => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'delivery', endpointId, deliveryId],
    queryFn: () => api.getWebhookDelivery({ slug, endpointId, deliveryId }),
    refetchInterval: ({ state }) => pauseFor(state.data ? [state.data] : [], state.dataUpdatedAt) ?? false,
  });
};
