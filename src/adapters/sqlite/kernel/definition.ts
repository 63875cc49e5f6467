import type { AnyCollection } from '../../store-kit/collection.ts';
import { moves } from '../../store-kit/collections/storage/moving.ts';
import { columnOf, definitionOf, snake, tableDefinition, tableOf } from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';

/** A move into this store rewrites pages after an interruption, and deletes what it has abandoned. */
const isNotFilled = `(SELECT doc ->> 'state' FROM ${tableOf(moves)}) IS NOT 'filling'`;

/** Returns triggers that reject changes of an append-only collection, even manual ones. */
export const triggersOf = (collection: AnyCollection): readonly string[] => {
  if (collection.kind !== 'records' || collection.appendOnly === undefined) return [];
  const { name, key, appendOnly } = collection;
  const table = tableOf(collection);
  const reject = (when: string, what: string) =>
    `CREATE TRIGGER IF NOT EXISTS "${snake(name)}_${what.toLowerCase()}" BEFORE ${what} ON ${table}
      WHEN ${when} BEGIN SELECT RAISE(ABORT, '${snake(name)} is append-only'); END`;
  const [first = ''] = key.map(columnOf);
  // A manual REPLACE deletes the earlier record without the trigger of deletions.
  const isTaken = `EXISTS (SELECT 1 FROM ${table} WHERE ${key.map((each) => `${columnOf(each)} = NEW.${columnOf(each)}`).join(' AND ')})`;
  const isOutOfTurn = `NEW.${first} IS NOT (SELECT ifnull(max(${first}), 0) + 1 FROM ${table})`;
  return [
    reject(`${isNotFilled} AND ${appendOnly === 'in-turn' ? isOutOfTurn : isTaken}`, 'INSERT'),
    reject('true', 'UPDATE'),
    reject(isNotFilled, 'DELETE'),
  ];
};

/** Returns the statements that create a collection. */
export const statementsOf = (collection: AnyCollection): readonly string[] => [
  ...definitionOf(collection, dialect),
  ...triggersOf(collection),
];

/** Returns the text of everything that defines its table. */
export const tableText = (collection: AnyCollection): string =>
  [tableDefinition(collection, dialect), ...triggersOf(collection)].join('; ');
