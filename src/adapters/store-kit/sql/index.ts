export { answerOf } from './answers.ts';
export { isFree } from './conditions.ts';
export {
  columnsOf,
  definitionOf,
  indexDefinition,
  indexesOf,
  tableDefinition,
  tablesOf,
} from './definition.ts';
export { entryChangesOf, entryChangesSentWith } from './entries.ts';
export { columnOf, indexName, cachedText, snake, tableOf, type Dialect, type Statement } from './names.ts';
export { changedParts, idOf, newerPart, recordedIn, type Part, type Recorded } from '../parts.ts';
export { partsOf } from './parts.ts';
export { claimOf, columnsWritten, statementOf, type ColumnWritten } from './statements.ts';
