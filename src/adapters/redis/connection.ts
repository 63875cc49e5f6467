import { createClient } from 'redis';
import { takeRate } from './gcra.ts';

/** Milliseconds. */
const patience = { connect: 500, silence: 2000, betweenPings: 1000 };

/**
 * A connection that is made once: it queues nothing while it is not there, and the first fault ends it. Pings keep it
 * from being silent, so that silence is the death of the other side also where nobody asks anything.
 */
export const connectionTo = (url: string) =>
  createClient({
    url,
    RESP: 2,
    scripts: { takeRate },
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    maintNotifications: 'disabled',
    pingInterval: patience.betweenPings,
    // A timer for each command would be one too many: each has its deadline already.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: patience.connect,
      socketTimeout: patience.silence,
      reconnectStrategy: false,
    },
  });

export type Connection = ReturnType<typeof connectionTo>;
