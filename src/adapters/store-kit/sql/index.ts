export { answerOf } from './answers.ts';
export { columnsOf, definitionOf, indexDefinition, indexesOf, tablesOf } from './definition.ts';
export { entryChangesOf } from './entries.ts';
export { columnOf, indexName, tableOf, type Dialect, type Statement } from './names.ts';
export { claimOf, statementOf } from './statements.ts';
