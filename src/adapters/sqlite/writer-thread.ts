import { parentPort, workerData } from 'node:worker_threads';
import { commitTogether, type Order } from './command.ts';
import { commands } from './commands.ts';
import { connect, type ConnectionOptions } from './connection.ts';

/** The thread behind `threadWriter`: takes batches of orders, answers each with one batch of answers. */
const port = parentPort;
if (!port) throw new Error('this file is run as a worker thread');

const db = connect(workerData as ConnectionOptions);
const byName = new Map(commands.map((command) => [command.name, command]));

port.on('message', (orders: readonly Order[] | 'close') => {
  if (orders !== 'close') {
    port.postMessage(commitTogether(db, orders, (name) => byName.get(name)));
    return;
  }
  db.close();
  port.close();
});
