import { createClient, createCluster } from 'redis';
import type { RateDecision, RateLimit } from '../../ports/driven/rate-limiter.ts';
import { takeRate } from './gcra.ts';

/** Made once, to one server or to a cluster as a whole: the first fault ends it. */
export interface Connection {
  connect(): Promise<unknown>;
  takeRate(key: string, limit: RateLimit): Promise<RateDecision>;
  /** What waits on it is rejected. */
  destroy(): void;
}

/** Milliseconds. */
const patience = { connect: 500, silence: 2000, betweenPings: 1000 };

/**
 * Nothing is queued while the server is not there. Pings keep a connection from being silent, so that silence is the
 * death of the other side also where nobody asks anything.
 */
const settings = (tls: boolean) =>
  ({
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    maintNotifications: 'disabled',
    pingInterval: patience.betweenPings,
    socket: {
      connectTimeout: patience.connect,
      socketTimeout: patience.silence,
      reconnectStrategy: false,
      ...(tls && { tls }),
    },
  }) as const;

// A timer of the client's for each command would be one too many: each has its deadline already.
const commandOptions = { timeout: 0 };
const scripts = { takeRate };

export const serverConnection = (url: string) =>
  createClient({ url, RESP: 2, scripts, commandOptions, ...settings(false) });

/** `url` names one of its nodes; the others are those that this one names. */
const clusterConnection = (url: string) => {
  const { username, password, protocol } = new URL(url);
  return createCluster({
    rootNodes: [{ url }],
    defaults: {
      ...settings(protocol === 'rediss:'),
      ...(username !== '' && { username: decodeURIComponent(username) }),
      ...(password !== '' && { password: decodeURIComponent(password) }),
    },
    RESP: 2,
    scripts,
    commandOptions,
    topologyRefreshOnReconnectionAttemptStrategy: false,
  });
};

/** What stands at an address: one server with all keys, or a node of a cluster. */
export type Kind = 'server' | 'cluster';

/** What a fault says about it; nothing in most cases. */
export const kindBy = (fault: unknown): Kind | undefined => {
  const said = fault instanceof Error ? fault.message : '';
  if (said.startsWith('MOVED ')) return 'cluster';
  return said.includes('cluster support disabled') ? 'server' : undefined;
};

/** `failed` hears of faults while nobody asks, too. */
export const connectionTo = (kind: Kind, url: string, failed: (fault: unknown) => void): Connection =>
  kind === 'server'
    ? serverConnection(url).on('error', failed)
    : clusterConnection(url).on('error', failed).on('node-error', failed);
