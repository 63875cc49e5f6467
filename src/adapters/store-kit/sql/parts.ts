import type { AnyCollection } from '../collection.ts';
import { columnsOf, indexDefinition, indexesOf } from './definition.ts';
import type { Dialect } from './names.ts';

/** A column or an index, as it is declared or was made. */
export interface Part {
  readonly collection: string;
  readonly part: string;
  /** Of the function that its values are derived by. */
  readonly version: number;
  readonly definition: string;
}

/** What a collection consists of. */
export const partsOf = (collection: AnyCollection, dialect: Dialect): readonly Part[] => [
  ...columnsOf(collection, dialect).map(({ name, type, version }) => ({
    ...{ collection: collection.name, part: `member ${name}` },
    ...{ version, definition: type },
  })),
  ...indexesOf(collection).map((index) => ({
    ...{ collection: collection.name, part: `index ${index.name}` },
    // Entries are derived by their member: its version is theirs.
    version: index.several === undefined ? 1 : (collection.members[index.several]?.version ?? 1),
    definition: indexDefinition(index, dialect).join('; '),
  })),
];

/** Parts that were made, by `idOf`. */
export type Recorded = ReadonlyMap<string, Part>;
export const idOf = ({ collection, part }: Pick<Part, 'collection' | 'part'>): string =>
  `${collection} ${part}`;

/** The rows of `kit_schema`, which records what was made of each collection. */
export const recordedIn = (rows: readonly Readonly<Record<string, unknown>>[]): Recorded =>
  new Map(
    rows.map((row) => {
      const [collection = '', part = '', definition = ''] = ['collection', 'part', 'definition'].map((name) =>
        String(row[name]),
      );
      return [idOf({ collection, part }), { collection, part, version: Number(row['version']), definition }];
    }),
  );

export const isSame = (one: Part, other: Part | undefined): boolean =>
  one.version === other?.version && one.definition === other.definition;

/** Those that are missing, or were made in another way. */
export const changedParts = (parts: readonly Part[], recorded: Recorded): readonly Part[] =>
  parts.filter((each) => !isSame(each, recorded.get(idOf(each))));

/** One that a newer release derives in another way. */
export const newerPart = (parts: readonly Part[], recorded: Recorded): Part | undefined =>
  parts.find((each) => (recorded.get(idOf(each))?.version ?? 0) > each.version);
