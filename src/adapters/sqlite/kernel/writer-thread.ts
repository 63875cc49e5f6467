import { collections, programs } from '../../store-kit/index.ts';
import { serveWriter } from '../writer-loop.ts';
import { claimIn, commandsOf } from './run.ts';

const records = collections.filter((each) => each.kind === 'records');
serveWriter([claimIn(records), ...commandsOf(programs)]);
