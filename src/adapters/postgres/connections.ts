import pg, { type ClientBase, type PoolClient } from 'pg';
import type { StorageDeadline } from '../../ports/driven/storage-deadline.ts';
import { fromDriver, isReadOnly, LostConnection, wasNotAnswered } from './failures.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** How long a caller waits for anything. */
  readonly patienceMs?: number;
  /** Bounds the calls of a request together; the patience bounds each of them. */
  readonly deadline?: StorageDeadline;
  readonly maxConnections?: number;
  /** Is awaited before the operations of each step of a program: tests let rivals in there. */
  readonly beforeStep?: (program: string, step: number) => Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;
type Client = PoolClient | pg.Pool;

const bigint = 20;
/** Whole numbers are at most 2^53 - 1, so that they are numbers here. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === bigint ? Number : (pg.types.getTypeParser(id, format) as (value: string) => unknown),
};

/** Each text is prepared once in each connection, under a short name. */
const statementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string => {
    let name = names.get(sql);
    if (name === undefined) names.set(sql, (name = `s${names.size + 1}`));
    return name;
  };
};

/** A standby only reads, and may be behind: what was acknowledged would not be seen. */
const refuseStandby = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<Row>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.['standby'] === true) throw new LostConnection('the server is a standby');
};

/** A pool of connections, which are opened when they are needed. */
export const openConnections = ({
  url,
  patienceMs,
  maxConnections,
}: Required<Pick<PostgresOptions, 'url' | 'patienceMs' | 'maxConnections'>>) => {
  // The pool waits for what the hook returns, which its types do not say.
  const onConnect: (client: ClientBase) => unknown = refuseStandby;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'platform-licensing-api',
    max: maxConnections,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: 2 * patienceMs,
    // A process that stops in the middle of a transaction keeps its locks no longer than this.
    idle_in_transaction_session_timeout: 2 * patienceMs,
    types,
    onConnect,
    // Queries of one step go to the server together, which runs them one after another.
    pipeline: true,
  });
  // An idle connection that breaks leaves the pool; a connection in use reports the error to its caller.
  pool.on('error', () => undefined);
  const nameOf = statementNames();

  /** Separates errors of the connection from those that a program throws. */
  const asked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw fromDriver(error);
    }
  };

  /** Lends a connection. One that breaks, or leads to a server that only reads, does not come back to the pool. */
  const lent = async <Result>(
    work: (client: PoolClient, breaks: (error: Error) => void) => Promise<Result>,
  ): Promise<Result> => {
    const client = await asked(() => pool.connect());
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
    /** One statement, prepared. */
    query: (client: Client, sql: string, values: readonly unknown[]) =>
      asked(() => client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })),
    /** Statements without values, `;` between. */
    script: (client: PoolClient, sql: string): Promise<unknown> => asked(() => client.query(sql)),
  };
};

export type Connections = ReturnType<typeof openConnections>;
