import { setTimeout as sleep } from 'node:timers/promises';
import {
  dailyRound,
  dueStep,
  remindedBeforeMs,
  type DeadlineStep,
} from '../../../../src/domain/moderation/appeals/appeal-deadline.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import { dayMs, timestamp } from '../../../../src/domain/shared/calendar.ts';
import { newTrack } from '../../../contract/catalog/track-library/stage.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { describeKilled, startProgram, type SharedStore } from '../../../support/service/killed-programs.ts';
import { aDecision, anAppeal, appealId } from '../../../support/builders/moderation-builders.ts';
import { aNote, aStaffMember } from '../../../support/builders/staff-builders.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

const appeals = 40;
const against = { trackId: trackId(), decisionId: aDecision().decisionId };
const { decideBy } = anAppeal();
/** Starts of days: all steps of a day are taken then. */
const moments: Readonly<Record<DeadlineStep, number>> = {
  remind: dailyRound(decideBy - remindedBeforeMs - 1) + dayMs,
  escalate: dailyRound(decideBy) + dayMs,
};

/** One decision with many appeals, all due at the same moment, and an admin. */
const appealed = async (view: Storage): Promise<void> => {
  await view.staffRegistry.add({
    member: aStaffMember({ roles: ['admin'], status: 'active' }),
    effects: effectsOf({ audit: aNote() }),
  });
  await view.library.commit(newTrack(1, { ruling: { decision: aDecision(against), appeals: [] } }));
  for (let n = 1; n <= appeals; n++) {
    const guards = { catalogVersion: 1, appealsOfDecision: n - 1 };
    const outcome = await view.moderationStore.submit({
      appeal: anAppeal(against, n),
      guards,
      effects: noEffects,
    });
    expect(outcome).toBe('submitted');
  }
};

const notedIn = async ({ auditLog }: Storage, step: DeadlineStep): Promise<readonly string[]> =>
  (await auditLog.entries({ after: 0, limit: 10_000 }))
    .filter(({ action }) => action === `appeal.${step}`)
    .flatMap(({ subjects }) => subjects.filter((subject) => subject.startsWith('apl_')));

const waitingIn = async ({ moderationStore }: Storage, now: number): Promise<readonly string[]> =>
  (await moderationStore.listAppeals({ statuses: ['submitted'], limit: 1_000 }))
    .filter((appeal) => dueStep(appeal, now, now) !== undefined)
    .map((appeal) => appeal.appealId);

/** Kills watchers in the middle of their work until nothing is left to do. After each kill a step is noted or still due. */
const expectOnce = async ({ words, open }: SharedStore): Promise<void> => {
  const all = Array.from({ length: appeals }, (_, i) => String(appealId(i + 1))).toSorted();
  for (const step of ['remind', 'escalate'] as const) {
    const now = moments[step];
    for (let waiting = appeals, kills = 0; waiting > 0; kills++) {
      const isHeld = kills === 0;
      const args = [...words, String(now), ...(isHeld ? ['held'] : [])];
      const watchers = await Promise.all([0, 1].map(() => startProgram('watch-deadlines', args)));
      await Promise.all(watchers.map(({ begun, held }) => (isHeld ? held : begun)));
      if (!isHeld) await sleep(kills < 4 ? Math.random() * 30 : 2_000);
      for (const { kill } of watchers) await kill();
      const view = open();
      const due = await waitingIn(view, now);
      expect([...(await notedIn(view, step)), ...due].toSorted()).toEqual(all);
      await view.close();
      waiting = due.length;
      if (isHeld) expect(waiting).toBe(appeals);
    }
  }
  const view = open();
  const later = moments.escalate + 1;
  const mails = await view.mailQueue.claim({ token: 'look', now: later, until: later }, 1_000);
  await view.close();
  expect(mails.map(({ mail }) => mail.subject).toSorted()).toEqual([
    `${appeals} appeals are overdue`,
    `Decide ${appeals} appeals, the first by ${timestamp(decideBy).slice(0, 10)}`,
  ]);
};

describeKilled(
  'watchers of deadlines',
  'remind of every appeal once and escalate it once, with one email and note a day',
  async (store) => {
    const view = store.open();
    await appealed(view);
    await view.close();
    await expectOnce(store);
  },
);
