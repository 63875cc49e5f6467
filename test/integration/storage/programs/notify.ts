// node notify.ts (sqlite FILE | mongo URL) NOW [held]: sends the notices that are due at a moment until it is killed. A line
// on stdout says that a round sent some, or that nothing was due. With `held`, it stops after a round, and says so.
import { setTimeout as sleep } from 'node:timers/promises';
import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { sendExpiryNotices } from '../../../../src/application/licensing/send-expiry-notices.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { openedStore, untilKilled } from './opened.ts';

const [store, where, moment = '', held] = process.argv.slice(2);
const storage = openedStore(store, where);
const clock = { now: () => Number(moment) };
const send = sendExpiryNotices({
  ...storage,
  clock,
  ids: ulidIds({ clock }),
  mailTexts: intlMailTexts(),
  baseUrl: 'https://api.example',
});

for (;;) {
  try {
    const due = await storage.expiry.due(clock.now(), 1);
    await send({ limit: 4 });
    if (held) await untilKilled();
    await sleep(10);
    process.stdout.write(due.length > 0 ? 'sent\n' : 'idle\n');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
