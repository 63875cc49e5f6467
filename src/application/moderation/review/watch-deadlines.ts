import {
  dailyRound,
  deadlineMail,
  deadlineNote,
  dueStep,
  recipientsOf,
  remindedBeforeMs,
  stepTaken,
  type DeadlineStep,
  type DueAppeal,
} from '../../../domain/moderation/appeals/appeal-deadline.ts';
import { titleFor } from '../../../domain/moderation/appeals/appeal-mails.ts';
import { openStatuses, type Appeal, type OpenAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { MailId } from '../../../domain/shared/ids.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { WatchAppealDeadlines } from '../../../ports/driving/moderation/moderation.ts';
import { keyedPagesFrom, type From } from '../../shared/pages-from.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly staffRegistry: StaffRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
}

const pageSize = 100;

/** Returns all open appeals whose deadline is near or has passed, soonest first. */
async function* nearDeadline(moderationStore: ModerationStore, until: number): AsyncGenerator<Appeal> {
  const pages = keyedPagesFrom(
    (from: From<Appeal>) => moderationStore.listAppeals({ statuses: openStatuses, limit: pageSize, ...from }),
    (appeal) => appeal,
  );
  for await (const appeals of pages)
    for (const appeal of appeals) {
      if (appeal.decideBy > until) return;
      yield appeal;
    }
}

interface Step extends DueAppeal {
  readonly step: DeadlineStep;
  readonly to: readonly StaffMember[];
}

/** The number of appeals in one commit. */
const maxBatchSize = 50;

const stepOf = async (
  { moderationStore, library }: Dependencies,
  appeal: Appeal,
  now: Instant,
  members: readonly StaffMember[],
): Promise<Step | undefined> => {
  const step = dueStep(appeal, dailyRound(now), now);
  const decision = step && (await moderationStore.decision(appeal.decisionId));
  if (!decision) return undefined;
  // Every appeal with a due step is open.
  const open = appeal as OpenAppeal;
  const to = recipientsOf(step, open, decision, members);
  if (to.length === 0) return undefined;
  const track = await library.find(appeal.trackId);
  return { appeal: open, step, to, title: track ? titleFor(track) : appeal.trackId };
};

const take = async (
  { moderationStore, clock, ids, baseUrl }: Dependencies,
  step: DeadlineStep,
  due: readonly Step[],
): Promise<number> => {
  const at = clock.now();
  const link = `${baseUrl}/staff/sign-in`;
  const byMember = Map.groupBy(
    due.flatMap((one) => one.to.map(({ email }) => ({ email, one }))),
    ({ email }) => email,
  );
  const mails = [...byMember].flatMap(([to, about]) => {
    const [first, ...others] = about.map(({ one }) => one);
    const mailId = MailId(ids.next('mail'));
    return first ? [deadlineMail(step, [first, ...others], { link, to, mailId, at })] : [];
  });
  const revised = await moderationStore.revise({
    appeals: due.map(({ appeal }) => ({
      appeal: stepTaken(appeal, step),
      guards: { version: appeal.version },
    })),
    effects: {
      events: [],
      mails,
      audit: deadlineNote(
        step,
        due.map(({ appeal }) => appeal),
        mails.length,
        at,
      ),
      idempotency: undefined,
    },
  });
  return revised === 'revised' ? due.length : 0;
};

/**
 * Takes the steps of a daily round. Appeals, emails and note are one commit at the versions that were read, so
 * only one process takes a step. A step without recipients is not taken: it is retried until there are some.
 */
export const watchAppealDeadlines = (dependencies: Dependencies): WatchAppealDeadlines => {
  const { moderationStore, staffRegistry, clock } = dependencies;
  return async () => {
    const now = clock.now();
    const due: Record<DeadlineStep, Step[]> = { remind: [], escalate: [] };
    const members = await staffRegistry.list();
    for await (const appeal of nearDeadline(moderationStore, dailyRound(now) + remindedBeforeMs)) {
      const found = await stepOf(dependencies, appeal, now, members);
      if (found) due[found.step].push(found);
    }
    let taken = 0;
    for (const step of ['escalate', 'remind'] as const)
      for (let n = 0; n < due[step].length; n += maxBatchSize)
        taken += await take(dependencies, step, due[step].slice(n, n + maxBatchSize));
    return ok(taken);
  };
};
