import type { AnyCollection, Index } from '../collection.ts';
import type { Member } from '../members.ts';
import { entryDefinition, entryTablesOf } from './entries.ts';
import { columnIn, columnOf, conditionOf, indexName, tableOf, type Dialect } from './names.ts';

/** Statements that make what is missing of a collection. */
export const definitionOf = (collection: AnyCollection, dialect: Dialect): readonly string[] => {
  const columns = Object.entries<Member<never>>(collection.members)
    .filter(([, { several }]) => !several)
    .map(([name, { kind, optional }]) => `${columnOf(name)} ${dialect[kind]}${optional ? '' : ' NOT NULL'}`);
  const rest =
    collection.kind === 'records'
      ? [
          'doc TEXT NOT NULL',
          ...(collection.leased ? [`lease_token ${dialect.text}`, `lease_until ${dialect.whole}`] : []),
        ]
      : collection.counts.map((name) => `${columnOf(name)} ${dialect.whole} NOT NULL DEFAULT 0`);
  const key = `PRIMARY KEY (${collection.key.map(columnOf).join(', ')})`;
  const indexes = Object.values<Index<never>>(collection.indexes).filter(({ name }) => name !== 'key');
  return [
    `CREATE TABLE IF NOT EXISTS ${tableOf(collection)} (${[...columns, ...rest, key].join(', ')})${collection.kind === 'counts' ? dialect.countsEnd : ''}`,
    ...indexes.flatMap((index) => {
      if (index.several !== undefined) return entryDefinition(index, dialect);
      const condition = conditionOf(index);
      return `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${indexName(index)} ON ${tableOf(collection)} (${index.on
        .map((name) => columnIn(index, name))
        .join(', ')})${condition === '' ? '' : ` WHERE ${condition}`}`;
    }),
  ];
};

/** Every table of a collection. */
export const tablesOf = (collection: AnyCollection): readonly string[] => [
  tableOf(collection),
  ...entryTablesOf(collection),
];
