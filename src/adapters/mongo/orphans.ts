import { setTimeout as pause } from 'node:timers/promises';
import { MongoClientClosedError, MongoNotConnectedError, MongoServerError } from 'mongodb';
import type { ClientSession, MongoClient, ServerSessionId } from 'mongodb';

const againMs = 1_000;
/** The server ends them by itself then (its `transactionLifetimeLimitSeconds`). */
const openForMs = 60_000;
const mostAtOnce = 1_000;

const isOver = (error: unknown): boolean =>
  [MongoServerError, MongoClientClosedError, MongoNotConnectedError].some((kind) => error instanceof kind);

/**
 * Transactions that were given up without an answer may stand open in the server, and whatever they wrote to is refused
 * to everyone else: for a minute, unless someone ends them. So they are ended as soon as the server is reached again;
 * and once more a while later, since what they had sent before may arrive after that.
 */
export const orphans = (client: MongoClient): ((session: ClientSession) => void) => {
  const left = new Map<ServerSessionId, { readonly until: number; endings: number }>();
  let ending = false;

  const endAll = async (): Promise<void> => {
    const ids = [...left.keys()].slice(0, mostAtOnce);
    try {
      await client.db('admin').command({ killSessions: ids });
      for (const id of ids) {
        const orphan = left.get(id);
        if (orphan && ++orphan.endings === 2) left.delete(id);
      }
    } catch (error) {
      if (isOver(error)) left.clear();
    }
    for (const [id, { until }] of left) if (performance.now() > until) left.delete(id);
  };

  const untilNoneIsLeft = async (): Promise<void> => {
    ending = true;
    while (left.size > 0) {
      await endAll();
      await pause(againMs, undefined, { ref: false });
    }
    ending = false;
  };

  return ({ id }) => {
    if (!id) return;
    left.set(id, { until: performance.now() + openForMs, endings: 0 });
    if (!ending) void untilNoneIsLeft();
  };
};
