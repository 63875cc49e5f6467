import {
  deadlineMail,
  deadlineNote,
  dueStep,
  recipientsOf,
  remindedBeforeMs,
  stepTaken,
  type DeadlineStep,
} from '../../domain/moderation/appeal-deadline.ts';
import { titleFor } from '../../domain/moderation/appeal-mails.ts';
import { openStatuses, type Appeal, type OpenAppeal } from '../../domain/moderation/appeal.ts';
import { MailId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/environment.ts';
import type { ModerationDocket } from '../../ports/driven/moderation-docket.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { WatchAppealDeadlines } from '../../ports/driving/moderation.ts';

interface Dependencies {
  readonly docket: ModerationDocket;
  readonly library: TrackLibrary;
  readonly staffRegistry: StaffRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
}

const pageSize = 100;

/** All open appeals whose deadline is near or has passed, soonest first. */
async function* nearDeadline(docket: ModerationDocket, until: number): AsyncGenerator<Appeal> {
  for (let after: Parameters<ModerationDocket['listAppeals']>[0]['after']; ;) {
    const appeals = await docket.listAppeals({
      ...{ statuses: openStatuses, limit: pageSize },
      ...(after && { after }),
    });
    for (const appeal of appeals) {
      if (appeal.decideBy > until) return;
      yield appeal;
    }
    after = appeals.length < pageSize ? undefined : appeals.at(-1);
    if (!after) return;
  }
}

/** The appeal, its mails and the note are one commit at the version that was read: of all processes one takes the step. */
export const watchAppealDeadlines = (dependencies: Dependencies): WatchAppealDeadlines => {
  const { docket, library, staffRegistry, clock, ids, baseUrl } = dependencies;

  const take = async (appeal: OpenAppeal, step: DeadlineStep): Promise<boolean> => {
    const decision = await docket.decision(appeal.decisionId);
    if (!decision) return false;
    const now = clock.now();
    const track = await library.find(appeal.trackId);
    const to = recipientsOf(step, appeal, decision, await staffRegistry.list());
    const about = {
      title: track ? titleFor(track) : appeal.trackId,
      link: `${baseUrl}/staff/sign-in`,
    };
    const mails = to.map(({ email }) =>
      deadlineMail(step, appeal, { ...about, to: email, mailId: MailId(ids.next('mail')), at: now }),
    );
    const revised = await docket.revise({
      appeals: [{ appeal: stepTaken(appeal, step), guards: { version: appeal.version } }],
      mails,
      audit: deadlineNote(step, appeal, mails.length, now),
    });
    return revised === 'revised';
  };

  return async () => {
    const now = clock.now();
    let taken = 0;
    for await (const appeal of nearDeadline(docket, now + remindedBeforeMs)) {
      const step = dueStep(appeal, now);
      // Every appeal that is listed is open.
      if (step && (await take(appeal as OpenAppeal, step))) taken += 1;
    }
    return ok(taken);
  };
};
