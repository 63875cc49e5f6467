import { judgedNotice, judgmentRejected } from '../../../domain/notices/notice-steps.ts';
import { noticeState, type Notice, type NoticeTexts } from '../../../domain/notices/notice.ts';
import type { DecisionId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { CatalogCommit } from '../../../ports/driven/catalog/track-library.ts';
import type { DecideNotice, NoticeVerdict } from '../../../ports/driving/notices/staff-notices.ts';
import { decidedTrack, type DecidingDependencies } from '../../moderation/review/decided-track.ts';
import { rulingCommit, type RulingDependencies } from '../../moderation/review/ruling.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { decidedMails } from '../own-notice.ts';
import { decryptedTexts, encryptedTexts } from '../notice-texts.ts';
import { noticeUnderReview, type ReviewDependencies } from './read-notices.ts';

interface Dependencies
  extends Omit<ReviewDependencies, 'moderationStore' | 'library'>, DecidingDependencies, RulingDependencies {
  readonly noticeStore: Pick<NoticeStore, 'find' | 'ofTrack' | 'revise'>;
}

type Request = Parameters<DecideNotice>[0];

/** Returns the texts with the reasons of a decision: of the first one, or of the one about the complaint. */
const withReasons = (notice: Notice, texts: NoticeTexts, reasons: string): NoticeTexts =>
  noticeState(notice) === 'complained' ? { ...texts, complaintReasons: reasons } : { ...texts, reasons };

const judged = (
  { secretCipher, clock }: Dependencies,
  before: Notice,
  { caller, decided, reasons }: Request,
  decisionId?: DecisionId,
) => {
  const texts = decryptedTexts(secretCipher, before);
  if (!texts) return fail({ kind: 'notice-texts-unreadable' } as const);
  const next = withReasons(before, texts, reasons);
  const notice = judgedNotice(before, {
    ...{ outcome: decided.outcome, decidedBy: caller.member.staffId, decidedAt: clock.now() },
    ...(decisionId !== undefined && { decisionId }),
    sealed: encryptedTexts(secretCipher, before.noticeId, next),
  });
  return notice.ok ? ok({ notice: notice.value, texts: next }) : notice;
};

/** Returns the commit of a decision about a track that also decides the notice. Its audit entry names both. */
const withNotice = (
  dependencies: Dependencies,
  commit: CatalogCommit,
  {
    before,
    notice,
    texts,
  }: { readonly before: Notice; readonly notice: Notice; readonly texts: NoticeTexts },
): CatalogCommit => {
  const { effects, ruling } = commit;
  const { audit } = effects;
  return {
    ...commit,
    effects: {
      ...effects,
      mails: [...effects.mails, ...decidedMails(dependencies, notice, texts)],
      audit: audit && { ...audit, subjects: [...audit.subjects, notice.noticeId] },
    },
    ...(ruling && { ruling: { ...ruling, notice: { notice, guards: { version: before.version } } } }),
  };
};

/** Decides the track and the notice in one commit. */
const act = async (
  dependencies: Dependencies,
  before: Notice,
  requested: Request,
  { verdict, statement }: Extract<NoticeVerdict, { readonly outcome: 'actioned' }>,
) => {
  const { caller } = requested;
  const said = { ...statement, source: 'notice', automated: false } as const;
  const track = await decidedTrack(dependencies, {
    ...{ caller, trackId: before.trackId, verdict, statement: said },
  });
  if (!track.ok) {
    const { failure } = track;
    // Only tracks that were published can be reported, and those are never deleted.
    if (failure.kind === 'track-not-found') throw new Error(`the track of ${before.noticeId} is missing`);
    return fail(failure);
  }
  const decided = judged(dependencies, before, requested, track.value.taken.decision.decisionId);
  if (!decided.ok) return decided;
  const commit = await rulingCommit(dependencies, track.value);
  const committed = await dependencies.library.commit(
    withNotice(dependencies, commit, { before, ...decided.value }),
  );
  if (committed.outcome === 'committed') return ok(decided.value.notice);
  return committed.guard === 'claim' ? fail({ kind: 'claimed-by-another' } as const) : 'conflict';
};

/** Decides the notice alone. */
const settle = async (dependencies: Dependencies, before: Notice, requested: Request) => {
  const { noticeStore, clock } = dependencies;
  const {
    caller,
    decided: { outcome },
  } = requested;
  const { staffId } = caller.member;
  const decided = judged(dependencies, before, requested);
  if (!decided.ok) return decided;
  const { notice, texts } = decided.value;
  const { noticeId, trackId } = notice;
  const now = clock.now();
  const revised = await noticeStore.revise({
    ...{ notice, guards: { version: before.version }, claimant: { staffId, now } },
    effects: {
      events: [],
      mails: decidedMails(dependencies, notice, texts),
      audit: staffNote(staffId, now, `notice.${outcome}`, [noticeId, trackId], { ground: notice.ground }),
      idempotency: undefined,
    },
  });
  if (revised === 'claimed-by-another') return fail({ kind: revised } as const);
  return revised === 'revised' ? ok(notice) : 'conflict';
};

export const decideNotice =
  (dependencies: Dependencies): DecideNotice =>
  (requested) =>
    retryOnConflict(async (): Promise<Awaited<ReturnType<DecideNotice>> | 'conflict'> => {
      const { caller, noticeId, decided, versions } = requested;
      const before = await dependencies.noticeStore.find(noticeId);
      if (!before) return fail({ kind: 'notice-not-found' });
      if (versions?.includes(before.version) === false) return fail({ kind: 'version-conflict' });
      const by = { outcome: decided.outcome, decidedBy: caller.member.staffId };
      const rejected = judgmentRejected(before, by);
      if (rejected) return fail(rejected);
      const outcome = await (decided.outcome === 'actioned'
        ? act(dependencies, before, requested, decided)
        : settle(dependencies, before, requested));
      if (outcome === 'conflict' || !outcome.ok) return outcome;
      return ok(await noticeUnderReview(dependencies, outcome.value));
    });
