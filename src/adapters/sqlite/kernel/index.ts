import type { AnyCollection, Collection } from '../../store-kit/collection.ts';
import type { Kernel } from '../../store-kit/kernel.ts';
import type { AnyProgram, Program } from '../../store-kit/program.ts';
import type { AnyCommand, Command } from '../command.ts';
import type { Connection } from '../connection.ts';
import { probe, touch } from '../store-check.ts';
import type { Writer } from '../writer.ts';
import { revisionsIn } from './revisions.ts';
import { claimIn, commandOf, commandsOf, perform } from './run.ts';

export { prepare } from './prepare.ts';

const claimOf = (collections: readonly AnyCollection[]): AnyCommand =>
  claimIn(collections.filter((each) => each.kind === 'records'));

/** Returns every command of a store of these collections and programs, for its writer thread. */
export const writerCommands = (
  collections: readonly AnyCollection[],
  programs: readonly AnyProgram[],
): readonly AnyCommand[] => [touch, probe, claimOf(collections), ...commandsOf(programs)];

interface SqliteParts {
  /** A connection that sees every commit. */
  readonly read: Connection;
  readonly writer: Writer;
  readonly collections: readonly AnyCollection[];
}

/** Returns a kernel over a reading connection and a writer, and closes both. */
export const sqliteKernel = ({ read, writer, collections }: SqliteParts): Kernel => {
  const commands = new WeakMap<object, Command<never, unknown>>();
  const known = <Argument, Outcome>(program: Program<Argument, Outcome>): Command<never, unknown> => {
    const before = commands.get(program);
    if (before) return before;
    const created = commandOf(program);
    commands.set(program, created);
    return created;
  };
  const revisions = revisionsIn(read);
  const write = async (...requested: Parameters<Writer['write']>): Promise<unknown> => {
    try {
      return await writer.write(...requested);
    } finally {
      revisions.written();
    }
  };
  const claim = claimOf(collections);
  let closed: Promise<void> | undefined;
  return {
    run: async <Argument, Outcome>(program: Program<Argument, Outcome>, argument: Argument) =>
      (await write(known(program), argument)) as Outcome,
    read: async (operation) => perform(read, operation) as never,
    claim: async <Stored>(
      { name }: Collection<Stored>,
      keys: Parameters<Kernel['claim']>[1],
      lease: Parameters<Kernel['claim']>[2],
    ) => {
      const claimed = (await write(claim, { collection: name, keys, lease })) as readonly string[];
      return claimed.map((doc) => JSON.parse(doc) as Stored);
    },
    revision: async (group) => revisions.of(group),
    commits: revisions.commits,
    ping: async () => {
      read.one('SELECT 1');
      await writer.write(touch, undefined);
    },
    close: () => (closed ??= writer.close().then(() => read.close())),
  };
};
