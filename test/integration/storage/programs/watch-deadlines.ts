// node watch-deadlines.ts (sqlite FILE | mongo URL) NOW [held]: acts on the deadlines of appeals as they are at a moment
// until it is killed. A line on stdout says that a round begins. With `held`, it stops before it writes, and says so.
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { watchAppealDeadlines } from '../../../../src/application/moderation/review/watch-deadlines.ts';
import type { ModerationStore } from '../../../../src/ports/driven/moderation/moderation-store.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { openedStore, untilKilled } from './opened.ts';

const [store, where, moment = '', held] = process.argv.slice(2);
const storage = openedStore(store, where);
const clock = { now: () => Number(moment) };
const moderationStore: ModerationStore = {
  ...storage.moderationStore,
  revise: async (revision) => {
    if (held) await untilKilled();
    return storage.moderationStore.revise(revision);
  },
};
const watch = watchAppealDeadlines({
  ...storage,
  moderationStore,
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
