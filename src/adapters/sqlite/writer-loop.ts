import { parentPort, workerData } from 'node:worker_threads';
import { committer, type AnyCommand } from './command.ts';
import { connect, type ConnectionOptions } from './connection.ts';
import type { Batch } from './writer.ts';

/**
 * Runs the thread of `threadWriter`: it receives batches of commands, and answers each with one batch of
 * results.
 */
export const serveWriter = (commands: readonly AnyCommand[]): void => {
  const port = parentPort;
  if (!port) throw new Error('this file is run as a worker thread');
  const db = connect(workerData as ConnectionOptions);
  const commit = committer(db);
  const byName = new Map(commands.map((command) => [command.name, command]));
  port.on('message', (batch: Batch | 'close') => {
    if (batch !== 'close') {
      db.waitFor(batch.waitMs);
      port.postMessage(commit(batch.orders, (name) => byName.get(name)));
      return;
    }
    db.close();
    port.close();
  });
};
