import type { AnyCollection, Collection } from '../../store-kit/collection.ts';
import type { Kernel } from '../../store-kit/kernel.ts';
import type { Program } from '../../store-kit/program.ts';
import type { Command } from '../command.ts';
import type { Connection } from '../connection.ts';
import type { Writer } from '../writer.ts';
import { claimIn, commandOf, perform } from './run.ts';

export { claimIn, commandOf, commandsOf, prepare } from './run.ts';

interface SqliteParts {
  /** Sees what was committed. */
  readonly read: Connection;
  readonly writer: Writer;
  readonly collections: readonly AnyCollection[];
}

/** A kernel over a connection for reading and a writer, which closes both. */
export const sqliteKernel = ({ read, writer, collections }: SqliteParts): Kernel => {
  const commands = new WeakMap<object, Command<never, unknown>>();
  const known = <Argument, Outcome>(program: Program<Argument, Outcome>): Command<never, unknown> => {
    const before = commands.get(program);
    if (before) return before;
    const made = commandOf(program);
    commands.set(program, made);
    return made;
  };
  const claim = claimIn(collections.filter((each) => each.kind === 'records'));
  return {
    run: async <Argument, Outcome>(program: Program<Argument, Outcome>, argument: Argument) =>
      (await writer.write(known(program), argument)) as Outcome,
    read: async (operation) => perform(read, operation) as never,
    claim: async <Stored>(
      { name }: Collection<Stored>,
      keys: Parameters<Kernel['claim']>[1],
      lease: Parameters<Kernel['claim']>[2],
    ) => (await writer.write(claim, { collection: name, keys, lease })) as readonly Stored[],
    ping: async () => {
      read.one('SELECT 1');
    },
    close: async () => {
      await writer.close();
      read.close();
    },
  };
};
