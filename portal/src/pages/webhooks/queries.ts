import type { WebhookDelivery } from '@platform-licensing/client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSlug } from '../../session/session.tsx';
import { eventKinds } from './event-kinds.ts';

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
    queryFn: () => api.readWebhookEndpoint({ slug, endpointId }),
  });
};

const statuses = ['pending', 'delivered', 'dead'] as const;

export interface LogFilters {
  readonly status: string;
  readonly type: string;
}

/** Filters come from the address: what is no filter is none. */
export const useDeliveries = (endpointId: string, filters: LogFilters) => {
  const api = useApi();
  const slug = useSlug();
  const status = statuses.find((one) => one === filters.status);
  const eventType = eventKinds.find(({ type }) => type === filters.type)?.type;
  return useInfiniteQuery({
    queryKey: ['webhooks', slug, 'deliveries', endpointId, status, eventType],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.listWebhookDeliveries({
        slug,
        endpointId,
        limit: 20,
        ...(status && { status }),
        ...(eventType && { eventType }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isDueSoon)) ? logPauseMs : false,
  });
};

const nearMs = 10_000;
const soonMs = 1000;
const logPauseMs = 2000;

const isDueSoon = ({ status, nextAttemptAt }: WebhookDelivery): boolean =>
  status === 'pending' && (nextAttemptAt === undefined || Date.parse(nextAttemptAt) - Date.now() < nearMs);

/** Looks again while it is on its way: often where the next try is near. */
const pauseFor = (delivery: WebhookDelivery | undefined): number | false => {
  if (delivery?.status !== 'pending') return false;
  return isDueSoon(delivery) ? soonMs : nearMs;
};

export const useDelivery = (endpointId: string, deliveryId: string) => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['webhooks', slug, 'delivery', endpointId, deliveryId],
    queryFn: () => api.readWebhookDelivery({ slug, endpointId, deliveryId }),
    refetchInterval: ({ state }) => pauseFor(state.data),
  });
};
