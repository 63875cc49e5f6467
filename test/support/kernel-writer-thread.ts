import { claimIn, commandsOf } from '../../src/adapters/sqlite/kernel/index.ts';
import { serveWriter } from '../../src/adapters/sqlite/writer-loop.ts';
import { items, programs } from '../contract/kernel/programs.ts';

serveWriter([claimIn([items]), ...commandsOf(programs)]);
