export { catalogCommands } from './catalog-commands.ts';
export type { OperatorCommand, Terminal } from './command.ts';
export { identifyCommand } from './identify-command.ts';
export { importCommand } from './import-command.ts';
export { mediaCommand } from './media-command.ts';
export { moveCommand } from './move-command.ts';
export { runOperator } from './operator.ts';
export { platformCommands } from './platform-commands.ts';
export { storeCommands } from './store-commands.ts';
