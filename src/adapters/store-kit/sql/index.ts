export { answerOf } from './answers.ts';
export { definitionOf } from './definition.ts';
export type { Dialect, Statement } from './names.ts';
export { claimOf, statementOf } from './statements.ts';
