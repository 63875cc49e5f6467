import type { AnyCollection } from '../collection.ts';
import type { Part } from '../parts.ts';
import { columnsOf, indexDefinition, indexesOf } from './definition.ts';
import type { Dialect } from './names.ts';

/** Returns the parts of a collection. */
export const partsOf = (collection: AnyCollection, dialect: Dialect): readonly Part[] => [
  ...columnsOf(collection, dialect).map(({ name, type, version }) => ({
    ...{ collection: collection.name, part: `member ${name}` },
    ...{ version, definition: type },
  })),
  ...indexesOf(collection).map((index) => ({
    ...{ collection: collection.name, part: `index ${index.name}` },
    // Entries are computed by their member and have its version.
    version: index.several === undefined ? 1 : (collection.members[index.several]?.version ?? 1),
    definition: indexDefinition(index, dialect).join('; '),
  })),
];
