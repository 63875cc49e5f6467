import { assign, assignmentMail, possibleReviewers } from '../../../domain/moderation/appeals/assignment.ts';
import { isOpen, type Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { MailId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { AssignAppeal, ListReviewers } from '../../../ports/driving/moderation/assignment.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { appealNote, outcomeOf, titleOf } from './revised-appeal.ts';
import { appealWithDecision, reviewedByRole, shownOf, unchangedAndFree } from './under-review.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly staffRegistry: Pick<StaffRegistry, 'find' | 'list'>;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
}

export const listReviewers =
  ({
    moderationStore,
    staffRegistry,
  }: Pick<Dependencies, 'moderationStore' | 'staffRegistry'>): ListReviewers =>
  async (appealId) => {
    const found = await appealWithDecision(moderationStore, appealId);
    return found.ok ? ok(possibleReviewers(await staffRegistry.list(), found.value.decision)) : found;
  };

/** Returns the email to a new reviewer, unless they assigned the appeal to themselves. */
const mailsTo = async (
  { library, clock, ids, baseUrl }: Dependencies,
  assigned: Appeal,
  reviewer: StaffMember | undefined,
  by: StaffMember,
): Promise<readonly Mail[]> => {
  if (!isOpen(assigned) || !reviewer || reviewer.staffId === by.staffId) return [];
  const title = await titleOf(library, assigned);
  const link = `${baseUrl}/staff/appeals/${assigned.appealId}`;
  const mailId = MailId(ids.next('mail'));
  return [assignmentMail(assigned, { title, link, to: reviewer.email, mailId, at: clock.now() })];
};

type Requested = Parameters<AssignAppeal>[0];

const attempt = async (
  dependencies: Dependencies,
  { reviewer: reviewerId, ...requested }: Requested,
): Promise<Awaited<ReturnType<AssignAppeal>> | 'conflict'> => {
  const { moderationStore, staffRegistry, clock } = dependencies;
  const { member } = requested.caller;
  const now = clock.now();
  const found = await reviewedByRole(moderationStore, requested);
  if (!found.ok) return found;
  const { appeal, decision } = found.value;
  const reviewer = await staffRegistry.find(reviewerId);
  const assigned = assign(appeal, decision, { reviewer, by: member.staffId }, now);
  // A repeated request has the version from before the first one.
  if (assigned.ok && assigned.value === appeal) return ok(shownOf(appeal, found.value));
  const free = await unchangedAndFree(moderationStore, found.value, requested, now);
  if (!free.ok) return free;
  if (!assigned.ok) return assigned;
  const next = assigned.value;
  const note = appealNote(appeal, 'assign', member.staffId, now);
  const revised = await moderationStore.revise({
    appeals: [{ appeal: next, guards: { version: appeal.version } }],
    guards: { claimant: { staffId: member.staffId, now } },
    effects: {
      events: [],
      mails: await mailsTo(dependencies, next, reviewer, member),
      audit: { ...note, subjects: [...note.subjects, reviewerId] },
      idempotency: undefined,
    },
  });
  return outcomeOf(revised, () => shownOf(next, found.value));
};

export const assignAppeal =
  (dependencies: Dependencies): AssignAppeal =>
  async (requested) => {
    const { staffId } = requested.caller.member;
    const assigned = await retryOnConflict(() => attempt(dependencies, requested));
    // A claim of the member would keep the reviewer from deciding. A repeated request releases it, too.
    if (assigned.ok && requested.reviewer !== staffId)
      await dependencies.moderationStore.unclaim(requested.appealId, staffId);
    return assigned;
  };
