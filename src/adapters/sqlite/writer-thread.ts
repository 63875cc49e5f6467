import { commands } from './commands.ts';
import { serveWriter } from './writer-loop.ts';

serveWriter(commands);
