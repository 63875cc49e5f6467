import { setTimeout as sleep } from 'node:timers/promises';
import { noticeDays } from '../../../../src/domain/licensing/expiry.ts';
import { dayMs, timestamp } from '../../../../src/domain/shared/calendar.ts';
import { stage } from '../../../contract/licensing/license-ledger/stage.ts';
import type { ExpiryView } from '../../../contract/licensing/expiry-schedule.contract.ts';
import { aPlatform, contentId, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import { describeKilled, startProgram, type SharedStore } from '../../../support/service/killed-programs.ts';
import { noEffects } from '../../../support/effects.ts';

const end = noon + 60 * dayMs;
const each = 60;
/** So often senders are killed before they may send all that is due. */
const killed = 2;
const owners = [1, 2] as const;

/** Two platforms, with licenses that end at the same moment. */
const licensed = async (view: ExpiryView): Promise<void> => {
  const { offer } = await stage(view);
  await view.registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
  for (const owner of owners) {
    for (let n = 1; n <= each; n++) {
      const license = { platformId: platformId(owner), contentId: contentId(n), validUntil: end };
      await view.ledger.open(offer(1_000 * owner + n, license));
    }
  }
};

const sentIn = async ({ outbox }: ExpiryView): Promise<readonly string[]> =>
  (await outbox.list({ limit: 10_000 }))
    .filter(({ type }) => type === 'license.expiring' || type === 'license.expired')
    .map(({ data: { licenseId: id, noticeDays: days = 0 } }) =>
      [id, days].map((one) => (typeof one === 'object' ? '' : one)).join(' '),
    );

/**
 * Kills senders in the middle of their work, several times for each notice, and lets one that nobody kills finish. After
 * each kill a license has its event if its schedule says so, and none otherwise.
 */
const expectOnce = async ({ words, open }: SharedStore): Promise<void> => {
  const expected: string[] = [];
  for (const days of noticeDays) {
    const now = end - days * dayMs;
    const all = owners.flatMap((owner) =>
      Array.from({ length: each }, (_, i) => `${licenseId(1_000 * owner + i + 1)} ${days}`),
    );
    for (let waiting = all.length, kills = 0; waiting > 0; kills++) {
      const isHeld = kills === 0;
      const args = [...words, String(now), ...(isHeld ? ['held'] : [])];
      const senders = await Promise.all([0, 1].map(() => startProgram('notify', args)));
      if (isHeld) await Promise.all(senders.map(({ held }) => held));
      else await Promise.all(senders.map(({ begun, idle }) => (kills < killed ? begun : idle)));
      if (!isHeld && kills < killed) await sleep(Math.random() * 20);
      for (const { kill } of senders) await kill();
      const view = open();
      const sent = await sentIn(view);
      const due = (await view.expiry.due(now, 10_000)).map(({ license }) => `${license.licenseId} ${days}`);
      await view.close();
      expect(sent).toHaveLength(new Set(sent).size);
      expect([...sent, ...due].toSorted()).toEqual([...expected, ...all].toSorted());
      waiting = due.length;
      if (isHeld) expect([waiting > 0, sent.length > expected.length]).toEqual([true, true]);
    }
    expected.push(...all);
  }
  const view = open();
  const mails = await view.mailQueue.claim({ token: 'look', now: end + dayMs, until: end + dayMs }, 100);
  await view.close();
  const day = timestamp(end).slice(0, 10);
  expect(mails.map(({ mail }) => mail.subject).toSorted()).toEqual(
    owners
      .flatMap((owner) => [
        `${each} licenses of platform-${owner} expire by ${day}`,
        `${each} licenses of platform-${owner} expire by ${day}`,
        `${each} licenses of platform-${owner} expired or expire today (${day})`,
      ])
      .toSorted(),
  );
};

describeKilled('senders of notices', 'send each notice once, with one email a day', async (store) => {
  const view = store.open();
  await licensed(view);
  await view.close();
  await expectOnce(store);
});
