import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type ClientSession } from 'mongodb';
import { mongoStorage, prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import type { Storage } from '../../../src/main/adapters/storage.ts';
import { borrowMongo } from '../servers/lent/borrow.ts';
import { needing } from '../needing.ts';
import type { StorageProgram } from './bundle/build.ts';
import { bundled } from './bundle/programs.ts';
import { inFolder } from '../worlds/sqlite-worlds.ts';

export const killTimeoutMs = 240_000;
/** A transaction of a killed program blocks others for this long; docker/compose.yml has 5 s. */
const mongoLifetimeSeconds = 3;

/** A store that killed programs write to. A program gets `words` as its first arguments. */
export interface SharedStore {
  readonly words: readonly [name: 'sqlite' | 'mongo', where: string];
  readonly open: () => Storage;
  /** Resolves once the store has ended what killed programs began. */
  readonly settled: () => Promise<void>;
}

/** mongod ends transactions of killed programs after a while; the server of the test images when another one begins. */
const orphansEnded = async (url: string): Promise<void> => {
  await sleep(mongoLifetimeSeconds * 1_000 + 500);
  const client = new MongoClient(url);
  try {
    const read = (session: ClientSession) => client.db().collection('events').findOne({}, { session });
    await client.withSession((session) => session.withTransaction(() => read(session)));
  } finally {
    await client.close();
  }
};

/** Starts a program of `test/integration/storage/programs`, which runs until it is killed. */
export const startProgram = async (name: StorageProgram, words: readonly string[]) => {
  const program = await bundled(name);
  const child = spawn(process.execPath, [...program.words, ...words], {
    env: { ...process.env, NODE_OPTIONS: '', ...program.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const lines = () => printed.split('\n').slice(0, -1);
  const printedUntil = (isEnough: () => boolean): Promise<unknown> =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        const look = () => {
          if (isEnough()) resolve();
        };
        look();
        child.stdout.on('data', look);
      }),
    ]);
  return {
    /** Waits for an event before the program ends; otherwise throws with its output. */
    before: async (happens: Promise<unknown>): Promise<void> => {
      const isOver = await Promise.race([happens.then(() => false), ended.then(() => true)]);
      if (isOver) throw new Error(`the program ${name} ended too early and printed: ${printed}`);
    },
    /** Its first line, or its end. */
    begun: printedUntil(() => lines().length > 0),
    /** So many lines, or its end. */
    printed: (count: number) => printedUntil(() => lines().length >= count),
    /** The line `held`, which a program prints that stops in the middle of its work, or its end. */
    held: printedUntil(() => lines().includes('held')),
    /** The line `idle`, which a program prints that finds nothing to do, or its end. */
    idle: printedUntil(() => lines().includes('idle')),
    /** Returns the lines that it printed. */
    kill: async (): Promise<readonly string[]> => {
      child.kill('SIGKILL');
      await ended;
      expect(child.signalCode).toBe('SIGKILL');
      return lines();
    },
  };
};

/** Describes a promise that must hold where programs are killed, in a SQLite file and in MongoDB. */
export const describeKilled = (
  subject: string,
  promise: string,
  judge: (store: SharedStore) => Promise<void>,
): void => {
  describe(`${subject} that are killed, in a SQLite file`, () => {
    it(
      promise,
      () =>
        inFolder((folder) => {
          const file = join(folder, 'licensing.db');
          return judge({
            words: ['sqlite', file],
            open: () => sqliteStorage({ file }),
            settled: async () => undefined,
          });
        }),
      killTimeoutMs,
    );
  });

  needing('mongo', `${subject} that are killed, in MongoDB`, () => {
    it(
      promise,
      async () => {
        const server = await borrowMongo({ transactionLifetimeLimitSeconds: String(mongoLifetimeSeconds) });
        const { url } = server;
        try {
          await prepareMongo({ url }, () => undefined);
          await judge({
            words: ['mongo', url],
            open: () => mongoStorage({ url, timeoutMs: killTimeoutMs }),
            settled: () => orphansEnded(url),
          });
        } finally {
          await server.release();
        }
      },
      2 * killTimeoutMs,
    );
  });
};
