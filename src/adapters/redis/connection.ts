import { createClient, createCluster } from 'redis';
import type { RateDecision, RateLimit } from '../../ports/driven/limits/rate-limiter.ts';
import { takeRate } from './gcra.ts';

/** A connection to one server or to a cluster, which the first failure ends. */
export interface Connection {
  connect(): Promise<unknown>;
  takeRate(key: string, limit: RateLimit): Promise<RateDecision>;
  /** Rejects the commands that wait for it. */
  destroy(): void;
}

/** Milliseconds. */
const pingTimes = { connect: 500, silence: 2000, betweenPings: 1000 };

/**
 * Commands are not queued while the server is unavailable. Pings keep a connection active, so that silence
 * reveals a dead server even without commands.
 */
const settings = (tls: boolean) =>
  ({
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    maintNotifications: 'disabled',
    pingInterval: pingTimes.betweenPings,
    socket: {
      connectTimeout: pingTimes.connect,
      socketTimeout: pingTimes.silence,
      reconnectStrategy: false,
      ...(tls && { tls }),
    },
  }) as const;

// The client's timer for each command would be redundant, because each command has a deadline.
const commandOptions = { timeout: 0 };
const scripts = { takeRate };

export const serverConnection = (url: string) =>
  createClient({ url, RESP: 2, scripts, commandOptions, ...settings(false) });

/** `url` names one node of the cluster, which names the others. */
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

/** The server at an address: one with all keys, or a node of a cluster. */
export type Kind = 'server' | 'cluster';

/** Returns the kind that a failure reveals, or undefined for most failures. */
export const kindBy = (fault: unknown): Kind | undefined => {
  const said = fault instanceof Error ? fault.message : '';
  if (said.startsWith('MOVED ')) return 'cluster';
  return said.includes('cluster support disabled') ? 'server' : undefined;
};

/** `failed` receives failures even while no command runs. */
export const connectionTo = (kind: Kind, url: string, failed: (fault: unknown) => void): Connection =>
  kind === 'server'
    ? serverConnection(url).on('error', failed)
    : clusterConnection(url).on('error', failed).on('node-error', failed);
