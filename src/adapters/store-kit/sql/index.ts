export { answerOf } from './answers.ts';
export { isFree } from './conditions.ts';
export { columnsOf, definitionOf, indexDefinition, indexesOf, tablesOf } from './definition.ts';
export { entryChangesOf } from './entries.ts';
export { columnOf, indexName, made, tableOf, type Dialect, type Statement } from './names.ts';
export { claimOf, columnsWritten, statementOf, type ColumnWritten } from './statements.ts';
