import process from 'node:process';
import { lostKeyOption, runOperator } from '../adapters/cli/index.ts';
import { WrongSettings } from '../ports/driven/shared/wrong-settings.ts';
import { openAdapters } from './adapters/open-adapters.ts';
import { awaitStorage } from './adapters/await-storage.ts';
import { backupCommandsOf } from './processes/commands/backup.ts';
import { operatorCommands } from './processes/commands/operator-commands.ts';
import { configFrom, type Config } from './settings/config.ts';
import { allFeatures, useCaseNames } from './features/wiring/all-features.ts';
import { containerOf, useCasesOf } from './features/wiring/container.ts';
import { opening } from './processes/commands/opening.ts';
import { openMove } from './processes/commands/move.ts';
import { settleProcess } from './processes/process.ts';
import { startFaultOf } from './processes/start-failure.ts';
import { initialization } from './processes/commands/initialize.ts';
import { fileStoreIn, preparations } from './adapters/open-storage.ts';
import { requireStore, storeLine } from './adapters/store-check.ts';
import { processTerminal } from './processes/commands/terminal.ts';
import { isMediaRemote, mediaCopy } from './adapters/media-store.ts';

settleProcess();

const terminal = processTerminal(process);

/** The store of the service, opened for one command. */
const openStore = async (config: Config, { isKeyLost }: { readonly isKeyLost: boolean }) => {
  terminal.err(storeLine(config));
  requireStore(config);
  const say = (line: string): void => terminal.err(line);
  const open = await openAdapters(config, { say });
  try {
    const waiting = { clock: open.adapters.clock, say };
    // A store in a file can still be read after it has moved; it rejects writes.
    const usable = () => (fileStoreIn(config) ? open.storage.requireWhole() : open.storage.mayServe());
    await awaitStorage(waiting, usable);
    const useCases = useCasesOf(containerOf(open.adapters, config, allFeatures), allFeatures);
    // Only the service registers keys: a shell may have been given a wrong one.
    if (!isKeyLost) await useCases.checkMasterKey({ mayRegister: async () => false });
    return { useCases, copyMedia: mediaCopy(config, open.adapters), close: () => open.close() };
  } catch (error) {
    await open.close();
    throw error;
  }
};

/** The operator's command: opens the data of the service, does one thing, and ends. */
const main = async (words: readonly string[]): Promise<number> => {
  const config = configFrom(process.env);
  const store = opening(() => openStore(config, { isKeyLost: words.includes(`--${lostKeyOption}`) }));
  const backups = backupCommandsOf(config, () => terminal.err(storeLine(config)));
  const commands = operatorCommands({
    useCases: store.part(useCaseNames, ({ useCases }) => useCases),
    copyMedia: isMediaRemote(config) ? store.call(({ copyMedia }) => copyMedia) : undefined,
    baseUrl: config.baseUrl,
    backups,
    openMove: openMove(config, (line) => terminal.err(line)),
    store: {
      preparations: preparations(config),
      initialize: () => {
        terminal.err(storeLine(config));
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
