import type { Collection } from '../../store-kit/collection.ts';
import type { Operation } from '../../store-kit/program.ts';
import { columnOf, entryChangesOf, statementOf, tableOf } from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';
import type { Ask } from './schema.ts';

/** The number of records that are computed again in one transaction; writers of these records wait for it. */
const together = 200;

/**
 * Computes members of every record again, in the order of the keys. Each batch commits together with its
 * position, so that the next run after an interruption continues there. `goal` describes the members; another
 * goal starts over.
 */
export const backfill = async (ask: Ask, collection: Collection<never>, goal: string): Promise<number> => {
  const columns = collection.key.map(columnOf);
  const places = columns.map((_, n) => `$${n + 1}`);
  const next = (from: string): string =>
    `SELECT doc, ${columns.map((column, n) => `${column} AS key${n}`).join(', ')} FROM ${tableOf(collection)}${from} ORDER BY ${columns.join(', ')} LIMIT ${together} FOR UPDATE`;
  const behind = ` WHERE (${columns.join(', ')}) > (${places.join(', ')})`;
  let filled = 0;
  for (;;) {
    await ask('BEGIN');
    const { rows: reached } = await ask(
      'SELECT place FROM kit_backfills WHERE collection = $1 AND goal = $2',
      [...[collection.name, goal]],
    );
    const place = reached[0] && (JSON.parse(String(reached[0]['place'])) as readonly unknown[]);
    const { rows } = await ask(next(place ? behind : ''), place ?? []);
    for (const { doc } of rows) {
      const record: unknown = JSON.parse(String(doc));
      const operation: Operation = { op: 'replace', collection, record, expected: {} };
      for (const { sql, values } of [statementOf(operation, dialect), ...entryChangesOf(operation, dialect)])
        await ask(sql, values);
    }
    const last = rows.at(-1);
    if (!last) {
      await ask('DELETE FROM kit_backfills WHERE collection = $1', [collection.name]);
      await ask('COMMIT');
      return filled;
    }
    await ask(
      'INSERT INTO kit_backfills VALUES ($1, $2, $3) ON CONFLICT (collection) DO UPDATE SET goal = excluded.goal, place = excluded.place',
      [collection.name, goal, JSON.stringify(columns.map((_, n) => last[`key${n}`]))],
    );
    await ask('COMMIT');
    filled += rows.length;
  }
};
