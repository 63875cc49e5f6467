import { MongoClient, type Document } from 'mongodb';

/** The effects of the server's `failCommand` on commands of these names: mongod's failpoints, for tests only. */
export interface FailingCommand {
  readonly failCommands: readonly string[];
  readonly errorCode?: number;
  readonly errorLabels?: readonly string[];
  readonly closeConnection?: boolean;
  readonly writeConcernError?: Document;
}

/** A server that is reached at this URL. */
type Reached = { readonly url: string };

/** Says something to the server itself, past every proxy. */
export const commandTo = async ({ url }: Reached, command: Document): Promise<void> => {
  const client = new MongoClient(url);
  try {
    await client.db('admin').command(command);
  } finally {
    await client.close();
  }
};

/** From now on, so many times; without a number until `mend`. */
export const fail = (server: Reached, data: FailingCommand, times?: number): Promise<void> =>
  commandTo(server, {
    configureFailPoint: 'failCommand',
    mode: times === undefined ? 'alwaysOn' : { times },
    data,
  });

export const failNothing = (server: Reached): Promise<void> =>
  commandTo(server, { configureFailPoint: 'failCommand', mode: 'off' });
