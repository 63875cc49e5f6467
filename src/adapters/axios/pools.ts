import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import type { Connector } from './connector.ts';

/** The limits of connections. */
export interface Bounds {
  readonly origins: number;
  /** Slow endpoints of one host delay the others of that host beyond this limit. */
  readonly connectionsPerOrigin: number;
  /** Beyond this limit, each new connection closes the pool that has been idle longest. */
  readonly connections: number;
  /** How long an idle connection stays open, in milliseconds, if the other side names no time. */
  readonly idleMs: number;
}

export const defaultBounds: Bounds = {
  origins: 2_000,
  connectionsPerOrigin: 4_000,
  connections: 4_000,
  idleMs: 4_000,
};

/** The connections to an origin. */
export interface Origin {
  readonly pool: Pool;
  /** Returns the number of open connections. */
  readonly open: () => number;
}

export interface Pools {
  to(origin: string): Origin;
  /** Returns the number of open connections to all origins. */
  open(): number;
  close(): Promise<void>;
}

const longestIdleMs = 30_000;

/** Pools of reusable connections by origin. A pool that is closed completes its requests first. */
export const originPools = (connector: Connector, bounds: Bounds): Pools => {
  const retiring = new Set<Pool>();
  let openInAll = 0;

  const retire = ({ pool }: Origin): void => {
    retiring.add(pool);
    void pool.close().finally(() => retiring.delete(pool));
  };
  const origins = new LRUCache<string, Origin>({ max: bounds.origins, dispose: retire });

  const created = (origin: string): Origin => {
    let open = 0;
    const counting: Connector = (wanted, done) =>
      connector(wanted, (...outcome) => {
        const [, socket] = outcome;
        if (socket) {
          open += 1;
          openInAll += 1;
          socket.once('close', () => {
            open -= 1;
            openInAll -= 1;
          });
          if (openInAll > bounds.connections && origins.size > 1) origins.pop();
        }
        done(...outcome);
      });
    const pool = new Pool(origin, {
      connect: counting,
      connections: bounds.connectionsPerOrigin,
      allowH2: false,
      keepAliveTimeout: bounds.idleMs,
      keepAliveMaxTimeout: longestIdleMs,
      // The exchange has its own deadline.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { pool, open: () => open };
  };

  return {
    to: (origin) => {
      const known = origins.get(origin);
      if (known) return known;
      const fresh = created(origin);
      origins.set(origin, fresh);
      return fresh;
    },
    open: () => openInAll,
    close: async () => {
      origins.clear();
      await Promise.all([...retiring].map((pool) => pool.destroy()));
    },
  };
};
