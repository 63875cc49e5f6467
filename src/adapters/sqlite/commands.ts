import type { AnyCommand } from './command.ts';
import { receiptBookCommands } from './receipt-book.ts';

/** Every command of every repository: the writer thread knows no others. */
export const commands: readonly AnyCommand[] = [...receiptBookCommands];
