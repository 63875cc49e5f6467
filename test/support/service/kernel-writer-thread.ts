import { writerCommands } from '../../../src/adapters/sqlite/kernel/index.ts';
import { serveWriter } from '../../../src/adapters/sqlite/writer-loop.ts';
import { collections, programs } from '../../contract/storage/kernel/programs.ts';

serveWriter(writerCommands(collections, programs));
