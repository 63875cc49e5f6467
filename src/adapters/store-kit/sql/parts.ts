import type { AnyCollection } from '../collection.ts';
import type { Part } from '../parts.ts';
import { columnsOf, indexDefinition, indexesOf } from './definition.ts';
import type { Dialect } from './names.ts';

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
