import process from 'node:process';
import {
  auditCommand,
  catalogCommands,
  checkRendersCommand,
  identifyCommand,
  importCommand,
  listenCommand,
  mediaCommand,
  moveCommand,
  platformCommands,
  runOperator,
  staffCommand,
  storeCommands,
  type Terminal,
} from '../adapters/cli/index.ts';
import { manifestReader } from '../adapters/manifest/index.ts';
import { openAdapters } from './adapters.ts';
import { ConfigWrong, configFrom } from './config.ts';
import { containerOf, useCasesOf } from './container.ts';
import { movingBetween } from './move.ts';
import { settleProcess } from './process.ts';
import { startFaultOf } from './start-fault.ts';
import { preparationOf } from './storage.ts';
import { mediaCopy } from './vault.ts';

settleProcess();

const terminal: Terminal = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`);
  },
};

/** The operator's command: opens the same data as the service, does one thing, lets go. */
const main = async (words: readonly string[]): Promise<number> => {
  const config = configFrom(process.env);
  const ofTheStore = [
    ...storeCommands({ prepare: preparationOf(config) }),
    moveCommand(movingBetween(config)),
  ];
  if (ofTheStore.some(({ name }) => name === words[0])) return runOperator(ofTheStore, words, terminal);
  const open = await openAdapters(config);
  try {
    const useCases = useCasesOf(containerOf(open.adapters, config));
    const commands = [
      importCommand({ ...useCases, manifests: manifestReader }),
      ...catalogCommands(useCases),
      identifyCommand(useCases),
      listenCommand(useCases),
      checkRendersCommand(useCases),
      auditCommand(useCases),
      mediaCommand({ copyMedia: mediaCopy(config, open.adapters) }),
      ...platformCommands(useCases),
      staffCommand({ ...useCases, baseUrl: config.baseUrl }),
      ...ofTheStore,
    ];
    const isCommand = commands.some(({ name }) => name === words[0]);
    // A file prepares itself, and refuses by itself what it must not take.
    if (isCommand && config.mongodbUrl !== undefined) await open.storage.mayServe();
    return await runOperator(commands, words, terminal);
  } finally {
    await open.close();
  }
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${startFaultOf(error)}\n`);
    process.exitCode = error instanceof ConfigWrong ? 2 : 1;
  },
);
