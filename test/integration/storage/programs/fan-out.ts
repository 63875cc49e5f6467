// node fan-out.ts (sqlite FILE | mongo URL) NOW [held]: fans out events at a moment until it is killed. A line on stdout
// says that a page is about to be written, or that nothing waits. With `held`, it stops before the page after the first one
// whose emails it stored, and says so.
import { setTimeout as sleep } from 'node:timers/promises';
import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { fanOutEvents } from '../../../../src/application/webhooks/delivery/fan-out-events.ts';
import type { DeliveryQueue } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { openedStore, untilKilled } from './opened.ts';

const [store, where, moment = '', held] = process.argv.slice(2);
const storage = openedStore(store, where);
let now = Number(moment);
const clock = { now: () => now };
let hasMailed = false;
const queue: DeliveryQueue = {
  ...storage.queue,
  fanOut: async (page) => {
    process.stdout.write('page\n');
    if (held && hasMailed) await untilKilled();
    await sleep(5);
    const outcome = await storage.queue.fanOut(page);
    if (outcome === 'written' && page.mails.length > 0) hasMailed = true;
    return outcome;
  },
};
const fanOut = fanOutEvents({
  ...storage,
  queue,
  clock,
  ids: ulidIds({ clock }),
  mailTexts: intlMailTexts(),
  baseUrl: 'https://api.example',
});

for (;;) {
  try {
    const count = await fanOut(2);
    if (count > 0) continue;
    process.stdout.write('idle\n');
    await sleep(10);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    // A lease has passed, so that this program can claim again what it failed to finish.
    now += 10_000;
  }
}
