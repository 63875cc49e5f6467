import pg from 'pg';
import type { AnyCollection } from '../store-kit/collection.ts';
import { holds } from '../store-kit/collections/hold.ts';
import { definitionOf, type Dialect } from '../store-kit/sql/index.ts';
import { revisionsTable } from './revisions.ts';

/** Text is compared by its bytes, whatever the database's own collation is. */
export const dialect: Dialect = {
  text: 'TEXT COLLATE "C"',
  whole: 'BIGINT',
  countsEnd: '',
  forUpdate: ' FOR UPDATE',
  smaller: (one, other) => `LEAST(${one}, ${other})`,
  value: (n) => `$${n}`,
  among: (column, kind, json) =>
    `${column} = ANY(ARRAY(SELECT json_array_elements_text(${json}::json)${kind === 'whole' ? '::bigint' : ''}))`,
  texts: (json) => `json_array_elements_text(${json}::json) AS given(value)`,
};

const definitionLock = 7_246_991_337;

/** Makes the tables and indexes that are missing; of processes that prepare together one does it. */
export const prepare = async (url: string, collections: readonly AnyCollection[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [definitionLock]);
    await client.query(revisionsTable);
    for (const sql of [holds, ...collections].flatMap((each) => definitionOf(each, dialect)))
      await client.query(sql);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
};
