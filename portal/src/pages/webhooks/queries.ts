import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tagged } from '../../kit/etag.ts';
import { useApi, useSlug } from '../../session/session.tsx';
import { eventTypes } from './event-types.ts';
import { pollIntervalOf } from './poll-interval.ts';
import { dayBegins } from '../../kit/display/format.ts';

/** Returns a function that reloads allTypes that shows endpoints: lists, logs and plots. */
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

const minLogIntervalMs = 2000;
const statuses = ['pending', 'delivered', 'dead'] as const;

export interface LogFilters {
  readonly status: string;
  readonly type: string;
  /** A day, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Filters come from the address: unknown values are ignored. */
export const useDeliveries = (endpointId: string, filters: LogFilters) => {
  const api = useApi();
  const slug = useSlug();
  const status = statuses.find((one) => one === filters.status);
  const since = dayBegins(filters.since);
  const eventType = eventTypes.find(({ type }) => type === filters.type)?.type;
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
    // A refresh loads all pages again: the more pages, the longer the interval.
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const interval = pollIntervalOf(
        pages.flatMap(({ data }) => data),
        state.dataUpdatedAt,
      );
      return interval === undefined ? false : pages.length * Math.max(interval, minLogIntervalMs);
    },
  });
};

export const useDelivery = (endpointId: string, deliveryId: string) => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'delivery', endpointId, deliveryId],
    queryFn: () => api.getWebhookDelivery({ slug, endpointId, deliveryId }),
    refetchInterval: ({ state }) =>
      pollIntervalOf(state.data ? [state.data] : [], state.dataUpdatedAt) ?? false,
  });
};
