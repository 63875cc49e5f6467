import type { ClientBase } from 'pg';
import { stateOf } from '../failures.ts';

/**
 * The ID of the current epoch of the server, which ends with a crash or the promotion of a standby: PostgreSQL
 * then empties unlogged tables, and assigns the IDs of lost transactions again
 * (https://www.postgresql.org/docs/current/sql-createtable.html).
 */
export const epochTable = `CREATE UNLOGGED TABLE IF NOT EXISTS kit_epoch (
  place INTEGER PRIMARY KEY CHECK (place = 1), id TEXT NOT NULL
)`;
const begin = 'INSERT INTO kit_epoch VALUES (1, gen_random_uuid()::text) ON CONFLICT DO NOTHING';
const current = 'SELECT id FROM kit_epoch';

const currentEpoch = async (client: ClientBase): Promise<string | undefined> => {
  const { rows } = await client.query<{ readonly id: string }>(current);
  return rows[0]?.id;
};

/**
 * Returns the epoch of a new connection, which no connection outlives. Begins one after a crash; undefined if
 * the server rejects that, because it is full, read-only or denies the user permission.
 */
export const epochOf = async (client: ClientBase): Promise<string | undefined> => {
  try {
    const epoch = await currentEpoch(client);
    if (epoch !== undefined) return epoch;
    await client.query(begin);
    return await currentEpoch(client);
  } catch (error) {
    if (stateOf(error) === undefined) throw error;
    return undefined;
  }
};
