import pg, { type ClientBase, type PoolClient } from 'pg';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { epochOf } from './kernel/epochs.ts';
import { fromDriver, isReadOnly, LostConnection, wasNotAnswered } from './failures.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** How long a caller waits for each call. */
  readonly timeoutMs?: number;
  /** Limits the calls of a request together, in addition to the timeout of each call. */
  readonly deadline?: StorageDeadline;
  readonly maxConnections?: number;
  /** Awaited before the operations of each step of a program, so that tests can interleave others there. */
  readonly beforeStep?: (program: string, step: number) => Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;
type Client = PoolClient | pg.Pool;

const bigint = 20;
/** Integers are at most 2^53 - 1, so they fit a JavaScript number. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === bigint ? Number : (pg.types.getTypeParser(id, format) as (value: string) => unknown),
};

/** Each statement is prepared once in each connection, under a short name. */
const statementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string => {
    let name = names.get(sql);
    if (name === undefined) names.set(sql, (name = `s${names.size + 1}`));
    return name;
  };
};

/** Rejects a standby, which cannot write and may lack the latest commits. */
const rejectStandby = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<Row>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.['standby'] === true) throw new LostConnection('the server is a standby');
};

/** Returns a pool of connections, which are opened when they are needed. */
export const openConnections = ({
  url,
  timeoutMs,
  maxConnections,
}: Required<Pick<PostgresOptions, 'url' | 'timeoutMs' | 'maxConnections'>>) => {
  const epochs = new WeakMap<ClientBase, string>();
  // The pool waits for the hook's promise, which its types do not express.
  const onConnect: (client: ClientBase) => unknown = async (client) => {
    await rejectStandby(client);
    const epoch = await epochOf(client);
    if (epoch !== undefined) epochs.set(client, epoch);
  };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'platform-licensing-api',
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: 2 * timeoutMs,
    // A process that stops in the middle of a transaction keeps its locks no longer than this.
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    types,
    onConnect,
    // The queries of one step are sent together, and the server runs them one after another.
    pipeline: true,
  });
  // An idle connection that breaks is removed from the pool; a connection in use reports the error to its
  // caller.
  pool.on('error', () => undefined);
  const nameOf = statementNames();

  /** Separates errors of the connection from those that a program throws. */
  const requested = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw fromDriver(error);
    }
  };

  /**
   * Lends a connection. It does not return to the pool if it breaks or leads to a server that cannot write.
   */
  const lent = async <Result>(
    work: (client: PoolClient, breaks: (error: Error) => void) => Promise<Result>,
  ): Promise<Result> => {
    const client = await requested(() => pool.connect());
    let broken: Error | undefined;
    const breaks = (error: Error): void => {
      broken ??= error;
    };
    client.on('error', breaks);
    try {
      return await work(client, breaks);
    } catch (error) {
      if (wasNotAnswered(error) || isReadOnly(error)) breaks(error as Error);
      throw error;
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  };

  return {
    pool,
    lent,
    epochOf: (client: PoolClient): string | undefined => epochs.get(client),
    /** Runs one prepared statement. */
    query: (client: Client, sql: string, values: readonly unknown[]) =>
      requested(() => client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })),
    /** Runs statements without values, separated by `;`. */
    script: (client: PoolClient, sql: string): Promise<unknown> => requested(() => client.query(sql)),
  };
};

export type Connections = ReturnType<typeof openConnections>;
