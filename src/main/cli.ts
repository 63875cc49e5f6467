import process from 'node:process';
import { lostKeyOption, runOperator } from '../adapters/cli/index.ts';
import { WrongSettings } from '../ports/driven/shared/wrong-settings.ts';
import { backupCommandsOf } from './processes/commands/backup.ts';
import { commandUseCases } from './processes/commands/command-use-cases.ts';
import { operatorCommands } from './processes/commands/operator-commands.ts';
import { configFrom } from './settings/config.ts';
import { opening } from './processes/commands/opening.ts';
import { openMove } from './processes/commands/move.ts';
import { settleProcess } from './processes/process.ts';
import { startFaultOf } from './processes/start-failure.ts';
import { preparations } from './adapters/open-storage.ts';
import { storeLine } from './adapters/store-check.ts';
import { processTerminal } from './processes/commands/terminal.ts';
import { searchRebuild } from './adapters/search/search-rebuild.ts';
import { isMediaRemote } from './adapters/media-store.ts';

settleProcess();

const terminal = processTerminal(process);

/** The operator's command: opens the data of the service, does one thing, and ends. */
const main = async (words: readonly string[]): Promise<number> => {
  const config = configFrom(process.env);
  const isKeyLost = words.includes(`--${lostKeyOption}`);
  const store = opening(async () => {
    // Loaded only by commands that use the store, because it loads every adapter.
    const { openStore } = await import('./processes/commands/open-store.ts');
    return openStore(config, { isKeyLost, print: (line) => terminal.err(line) });
  });
  const backups = backupCommandsOf(config, () => terminal.err(storeLine(config)));
  const commands = operatorCommands({
    useCases: store.part(commandUseCases, ({ useCases }) => useCases),
    copyMedia: isMediaRemote(config) ? store.call(({ copyMedia }) => copyMedia) : undefined,
    baseUrl: config.baseUrl,
    backups,
    requestRebuild: searchRebuild(config.settings),
    openMove: openMove(config, (line) => terminal.err(line)),
    store: {
      preparations: preparations(config),
      initialize: async () => {
        terminal.err(storeLine(config));
        const { initialization } = await import('./processes/commands/initialize.ts');
        return initialization(config)();
      },
    },
  });
  try {
    return await runOperator(commands, words, terminal);
  } finally {
    await store.close();
  }
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${startFaultOf(error)}\n`);
    process.exitCode = error instanceof WrongSettings ? 2 : 1;
  },
);
