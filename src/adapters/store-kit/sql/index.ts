export { answerOf } from './answers.ts';
export { definitionOf, tablesOf } from './definition.ts';
export { entryChangesOf } from './entries.ts';
export { tableOf, type Dialect, type Statement } from './names.ts';
export { claimOf, statementOf } from './statements.ts';
