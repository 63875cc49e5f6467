import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongoStorage, prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import {
  dueStep,
  remindedBeforeMs,
  type DeadlineStep,
} from '../../../src/domain/moderation/appeal-deadline.ts';
import type { AuditLog } from '../../../src/ports/driven/audit-log.ts';
import type { MailQueue } from '../../../src/ports/driven/mail-queue.ts';
import type { ModerationDocket } from '../../../src/ports/driven/moderation-docket.ts';
import type { StaffRegistry } from '../../../src/ports/driven/staff-registry.ts';
import type { TrackLibrary } from '../../../src/ports/driven/track-library.ts';
import { newTrack } from '../../contract/track-library/stage.ts';
import { trackId } from '../../support/builders.ts';
import { startMongo } from '../../support/containers.ts';
import { aDecision, anAppeal, appealId } from '../../support/moderation-builders.ts';
import { needing } from '../../support/needing.ts';
import { inFolder } from '../../support/sqlite-worlds.ts';
import { aNote, aStaffMember } from '../../support/staff-builders.ts';

interface View {
  readonly docket: ModerationDocket;
  readonly library: TrackLibrary;
  readonly staffRegistry: StaffRegistry;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, 'programs', 'watch-deadlines.ts');
const patience = 240_000;
const appeals = 40;
const against = { trackId: trackId(), decisionId: aDecision().decisionId };
const { decideBy } = anAppeal();
const moments: Readonly<Record<DeadlineStep, number>> = {
  remind: decideBy - remindedBeforeMs,
  escalate: decideBy + 1,
};

/** One decision with many appeals, all due at the same moment, and an admin. */
const appealed = async (view: View): Promise<void> => {
  await view.staffRegistry.add({
    member: aStaffMember({ roles: ['admin'], status: 'active' }),
    audit: aNote(),
  });
  await view.library.commit(newTrack(1, { ruling: { decision: aDecision(against), appeals: [] } }));
  for (let n = 1; n <= appeals; n++) {
    const guards = { catalogVersion: 1, appealsOfDecision: n - 1 };
    const outcome = await view.docket.submit({ appeal: anAppeal(against, n), guards, mails: [] });
    expect(outcome).toBe('submitted');
  }
};

/** Begins to act on deadlines. */
const watcher = (store: string, where: string, now: number) => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [program, store, where, String(now)], { env, stdio: [...stdio] });
  const ended = once(child, 'close');
  return {
    begun: Promise.race([once(child.stdout, 'data'), ended]),
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
      expect(child.signalCode).toBe('SIGKILL');
    },
  };
};

const notedIn = async ({ auditLog }: View, step: DeadlineStep): Promise<readonly string[]> =>
  (await auditLog.entries({ after: 0, limit: 10_000 }))
    .filter(({ action }) => action === `appeal.${step}`)
    .map(({ subjects }) => subjects[0] ?? '');

const waitingIn = async ({ docket }: View, now: number): Promise<readonly string[]> =>
  (await docket.listAppeals({ statuses: ['submitted'], limit: 1_000 }))
    .filter((appeal) => dueStep(appeal, now) !== undefined)
    .map((appeal) => appeal.appealId);

/** Kills watchers in the middle of their work until nothing is left to do. After each kill a step is noted or still due. */
const expectOnce = async (store: 'sqlite' | 'mongo', where: string, open: () => View): Promise<void> => {
  const all = Array.from({ length: appeals }, (_, i) => String(appealId(i + 1))).toSorted();
  let unfinished = 0;
  for (const step of ['remind', 'escalate'] as const) {
    const now = moments[step];
    for (let waiting = appeals, kills = 0; waiting > 0; kills++) {
      const watchers = [0, 1].map(() => watcher(store, where, now));
      await Promise.all(watchers.map(({ begun }) => begun));
      await sleep(kills < 4 ? Math.random() * 30 : 2_000);
      for (const { kill } of watchers) await kill();
      const view = open();
      const due = await waitingIn(view, now);
      expect([...(await notedIn(view, step)), ...due].toSorted()).toEqual(all);
      await view.close();
      waiting = due.length;
      if (waiting > 0) unfinished++;
    }
  }
  expect(unfinished).toBeGreaterThan(0);
  const view = open();
  const later = moments.escalate + 1;
  const mails = await view.mailQueue.claim({ token: 'look', now: later, until: later }, 1_000);
  await view.close();
  const subjects = mails.map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(2 * appeals);
  expect(new Set(subjects).size).toBe(2 * appeals);
};

describe('deadlines of appeals where watchers are killed, in a SQLite file', () => {
  it(
    'are reminded of once and escalated once, each with its mail and note',
    () =>
      inFolder(async (folder) => {
        const file = join(folder, 'licensing.db');
        const storage = sqliteStorage({ file });
        await appealed(storage);
        await storage.close();
        await expectOnce('sqlite', file, () => sqliteStorage({ file }));
      }),
    patience,
  );
});

needing('mongo', 'deadlines of appeals where watchers are killed, in MongoDB', () => {
  it(
    'are reminded of once and escalated once, each with its mail and note',
    async () => {
      // As docker/compose.yml has it: so long what a killed watcher had begun holds the next one up.
      const server = await startMongo({ parameters: { transactionLifetimeLimitSeconds: '5' } });
      try {
        await prepareMongo({ url: server.url }, () => undefined);
        const open = () => mongoStorage({ url: server.url, patienceMs: patience });
        const storage = open();
        await appealed(storage);
        await storage.close();
        await expectOnce('mongo', server.url, open);
      } finally {
        await server.stop();
      }
    },
    2 * patience,
  );
});
