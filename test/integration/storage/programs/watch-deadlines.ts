// node watch-deadlines.ts (sqlite FILE | mongo URL) NOW: acts on the deadlines of appeals as they are at a moment until it
// is killed. A line on stdout says that a round begins.
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { watchAppealDeadlines } from '../../../../src/application/moderation/review/watch-deadlines.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { openedStore } from './opened.ts';

const [store, where, moment = ''] = process.argv.slice(2);
const storage = openedStore(store, where);
const clock = { now: () => Number(moment) };
const watch = watchAppealDeadlines({
  ...storage,
  clock,
  ids: ulidIds({ clock }),
  baseUrl: 'https://api.example',
});

for (;;) {
  process.stdout.write('.\n');
  try {
    await watch();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
