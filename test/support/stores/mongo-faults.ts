import { MongoClient, type Document } from 'mongodb';
import type { MongoServer } from '../servers/containers.ts';

/** The effects of the server's `failCommand` on commands of these names: mongod's failpoints, for tests only. */
export interface FailingCommand {
  readonly failCommands: readonly string[];
  readonly errorCode?: number;
  readonly errorLabels?: readonly string[];
  readonly closeConnection?: boolean;
  readonly writeConcernError?: Document;
}

/** Says something to the server itself, past every proxy. */
export const commandTo = async ({ url }: MongoServer, command: Document): Promise<void> => {
  const client = new MongoClient(url);
  try {
    await client.db('admin').command(command);
  } finally {
    await client.close();
  }
};

/** From now on, so many times; without a number until `mend`. */
export const fail = (server: MongoServer, data: FailingCommand, times?: number): Promise<void> =>
  commandTo(server, {
    configureFailPoint: 'failCommand',
    mode: times === undefined ? 'alwaysOn' : { times },
    data,
  });

export const failNothing = (server: MongoServer): Promise<void> =>
  commandTo(server, { configureFailPoint: 'failCommand', mode: 'off' });
