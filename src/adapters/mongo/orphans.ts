import { setTimeout as pause } from 'node:timers/promises';
import { MongoClientClosedError, MongoNotConnectedError, MongoServerError } from 'mongodb';
import type { ClientSession, MongoClient, ServerSessionId } from 'mongodb';

const againMs = 1_000;
/** The server ends them after this time (`transactionLifetimeLimitSeconds`). */
const openForMs = 60_000;
const maxBatchSize = 1_000;

const isOver = (error: unknown): boolean =>
  [MongoServerError, MongoClientClosedError, MongoNotConnectedError].some((kind) => error instanceof kind);

/**
 * A transaction that was abandoned without a response can stay open in the server for a minute and block its
 * documents. It is therefore aborted as soon as the server can be reached again, and once more later, because
 * earlier commands of it may arrive after that.
 */
export const orphans = (client: MongoClient): ((session: ClientSession) => void) => {
  const left = new Map<ServerSessionId, { readonly until: number; endings: number }>();
  let ending = false;

  const endAll = async (): Promise<void> => {
    const ids = [...left.keys()].slice(0, maxBatchSize);
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
