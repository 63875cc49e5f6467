#!/usr/bin/env node
import process from 'node:process';
import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { ApiProblem, ConnectionFault } from '../../typescript/src/index.ts';
import { download } from './commands/download.ts';
import { license } from './commands/license.ts';
import { listen } from './commands/listen.ts';
import { login } from './commands/login.ts';
import { search } from './commands/search.ts';
import { usage } from './commands/usage.ts';
import { UsageError } from './session.ts';
import { note } from './terminal.ts';

const program = new Command('platform-licensing')
  .description('search, license and download music, and receive events on this machine')
  .version(manifest.version)
  .showHelpAfterError('(--help shows the options)');
for (const add of [login, search, license, download, usage, listen]) add(program);

const problemText = ({ message, errors }: ApiProblem): string =>
  [message, ...errors.map(({ pointer, detail }) => `  ${pointer}: ${detail}`)].join('\n');

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof ApiProblem) note(problemText(error));
  else if (error instanceof UsageError || error instanceof ConnectionFault) note(error.message);
  else if (error instanceof Error) note(error.message);
  process.exitCode = 1;
}
