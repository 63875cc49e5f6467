import type { Track, Uncommitted } from '../../../../src/domain/catalog/track.ts';
import type { Appeal, OpenAppeal } from '../../../../src/domain/moderation/appeals/appeal.ts';
import type { Decision } from '../../../../src/domain/moderation/decision.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type {
  ModerationStore,
  RevisedAppeal,
  Submission,
} from '../../../../src/ports/driven/moderation/moderation-store.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { aDecision, anAppeal } from '../../../support/builders/moderation-builders.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

export interface ModerationView {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly outbox: Outbox;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

export const minute = 60_000;

/** The nth track, in a status that partners never see. */
export const unpublished = (
  n: number,
  moderationStatus: 'pending_review' | 'changes_requested' | 'rejected' = 'pending_review',
  updatedAt = noon,
): Uncommitted<Track> => {
  const { catalogVersion: _, ...track } = aTrack({}, n);
  return { ...track, moderationStatus, updatedAt };
};

/** Takes the nth track in with a decision about it; answers its version. */
export const decided = async ({ library }: ModerationView, decision: Decision = aDecision(), n = 1) => {
  const { catalogVersion: _, ...track } = aTrack({ trackId: decision.trackId }, n);
  const change = { track, guards: { catalogVersion: 'absent' }, effects: noEffects } as const;
  const committed = await library.commit({ ...change, ruling: { decision, appeals: [] } });
  if (committed.outcome !== 'committed') throw new Error(`not committed: ${committed.guard}`);
  return committed.track.catalogVersion;
};

/** Commits the track as it is once more, with another decision about it. */
export const decidedAgain = async ({ library }: ModerationView, decision: Decision) => {
  const track = await library.find(decision.trackId);
  if (!track) throw new Error('no track');
  const { catalogVersion, ...rest } = track;
  const change = { track: rest, guards: { catalogVersion }, effects: noEffects };
  return library.commit({ ...change, ruling: { decision, appeals: [] } });
};

export const aSubmission = (
  appeal: OpenAppeal = anAppeal(),
  guards: Partial<Submission['guards']> = {},
  mails: Submission['effects']['mails'] = [],
): Submission => ({
  appeal,
  guards: { catalogVersion: 1, appealsOfDecision: 0, ...guards },
  effects: effectsOf({ mails }),
});

/** Appeals of the first decision, submitted one after another. */
export const submitted = async ({ moderationStore }: ModerationView, ...appeals: readonly OpenAppeal[]) => {
  for (const appeal of appeals) {
    const { length: appealsOfDecision } = await moderationStore.appealsOf(appeal.decisionId);
    expect(await moderationStore.submit(aSubmission(appeal, { appealsOfDecision }))).toBe('submitted');
  }
};

/** An appeal as it should be stored, replacing the version before it. */
export const revised = (appeal: Appeal): RevisedAppeal => ({
  appeal,
  guards: { version: appeal.version - 1 },
});

/** Ids of all emails that wait; leases them for a moment. */
export const waitingMails = async ({ mailQueue }: Pick<ModerationView, 'mailQueue'>) => {
  const lease = { token: 'looking', now: noon + 365 * 86_400_000, until: 0 };
  return (await mailQueue.claim(lease, 1_000)).map(({ mail }) => mail.mailId);
};

export const pendingOf = async (
  { moderationStore }: ModerationView,
  page: Partial<Parameters<ModerationStore['pendingTracks']>[0]> = {},
) => {
  const found = await moderationStore.pendingTracks({ now: noon, limit: 100, ...page });
  return found.map((waiting) => [Number(waiting.trackId.slice(4)), waiting.since - noon] as const);
};
