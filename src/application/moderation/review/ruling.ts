import { trackRuled } from '../../../domain/catalog/events.ts';
import { withCompliance } from '../../../domain/catalog/track-compliance.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { isOpen, type EndedAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import {
  appealOutcome,
  mailTo,
  statusLink,
  titleFor,
} from '../../../domain/moderation/appeals/appeal-mails.ts';
import { settledBy } from '../../../domain/moderation/appeals/appeal-steps.ts';
import type { Decision, DecisionAppealed, DecisionTaken } from '../../../domain/moderation/decision.ts';
import { appealDecided, decisionData } from '../../../domain/moderation/events.ts';
import { inForceAgainst } from '../../../domain/moderation/moderation-status.ts';
import { decisionNote, replacedBy, undoneBy } from '../../../domain/moderation/decisions-in-force.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import { EventId, MailId, type StaffId, type TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Ids } from '../../../ports/driven/shared/environment.ts';
import type { AppealsCounted, ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { CatalogCommit } from '../../../ports/driven/catalog/track-library.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ReleasedIsrcTaken } from '../../../ports/driving/moderation/moderation.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import type { SubmitterMails } from './submitter-mails.ts';

export interface RulingDependencies {
  readonly moderationStore: ModerationStore;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

/** Appeals of one decision that a step ends, and the number of all of its appeals. */
export interface Settled {
  readonly decision: Decision;
  readonly ended: readonly EndedAppeal[];
  readonly appeals: number;
}

/** An ended appeal had the previous version before. */
export const revisionsOf = (ended: readonly EndedAppeal[]) =>
  ended.map((appeal) => ({ appeal, guards: { version: appeal.version - 1 } }));

/** Returns one email to each appellant, except for withdrawn appeals. */
export const outcomeMails = (
  ended: readonly EndedAppeal[],
  title: string,
  { ids, mailTexts, baseUrl }: Pick<RulingDependencies, 'ids' | 'mailTexts' | 'baseUrl'>,
): readonly Mail[] =>
  ended.flatMap((appeal) =>
    appeal.status === 'withdrawn'
      ? []
      : [
          mailTo(
            appeal,
            'appeal_decided',
            appealOutcome(mailTexts.in(languageOf(appeal)), appeal, {
              title,
              link: statusLink(baseUrl, appeal.trackId),
            }),
            MailId(ids.next('mail')),
          ),
        ],
  );

const settledOf = async (
  moderationStore: ModerationStore,
  lifted: readonly Decision[],
  taken: Decision,
): Promise<readonly Settled[]> => {
  const settled: Settled[] = [];
  for (const decision of lifted) {
    const appeals = await moderationStore.appealsOf(decision.decisionId);
    settled.push({ decision, ended: settledBy(appeals, taken), appeals: appeals.length });
  }
  return settled;
};

/**
 * Returns the decisions that a decision replaces, with the number of appeals of each; rejects if one of them
 * is open, because the appeal would have no subject.
 */
export const replacedWith = async (
  moderationStore: ModerationStore,
  before: Track,
  decisions: readonly Decision[],
  taken: Decision,
): Promise<Result<readonly AppealsCounted[], DecisionAppealed>> => {
  const inForce = inForceAgainst(before, decisions);
  const counted: AppealsCounted[] = [];
  for (const decision of replacedBy(decisions, taken)) {
    const { decisionId } = decision;
    const appeals = await moderationStore.appealsOf(decisionId);
    const open = inForce.includes(decision) ? appeals.find(isOpen) : undefined;
    if (open) return fail({ kind: 'decision-appealed', decisionId, appealId: open.appealId });
    counted.push({ decisionId, appeals: appeals.length });
  }
  return ok(counted);
};

/** Returns why a rejected track cannot come back: another one uses its ISRC. */
export const releasedIsrcTaken = ({ isrc }: Pick<Track, 'isrc'>, holder: TrackId): ReleasedIsrcTaken => ({
  kind: 'released-isrc-taken',
  isrc,
  holder,
});

export interface Ruling {
  readonly before: Track;
  readonly taken: DecisionTaken;
  readonly decisions: readonly Decision[];
  readonly concluded?: Settled;
  readonly replaced?: readonly AppealsCounted[];
  /** Without it, claims of staff are ignored. */
  readonly staffId?: StaffId;
}

/** Returns the appeals that a decision ends: those that it answers, and those against what else it lifts. */
const settledWith = async (
  moderationStore: ModerationStore,
  { taken: { decision }, decisions, concluded }: Ruling,
): Promise<readonly Settled[]> => {
  const others = undoneBy(decisions, decision).filter(
    ({ decisionId }) => decisionId !== concluded?.decision.decisionId,
  );
  return [...(concluded ? [concluded] : []), ...(await settledOf(moderationStore, others, decision))];
};

const rulingEvents = (
  { before, taken: { track, decision } }: Ruling,
  settled: readonly Settled[],
  nextId: () => EventId,
): readonly DomainEvent[] => [
  ...trackRuled(before, track, nextId(), decisionData(decision)),
  ...settled
    .filter(({ ended }) => ended.length > 0)
    .flatMap((one) =>
      appealDecided(one.decision, { verdict: 'overturned', at: decision.decidedAt, eventId: nextId() }),
    ),
];

/**
 * Returns the commit of a decision: the track, the events, and the end of every open appeal against what it
 * lifts. `concluded` are the appeals that it answers; for `replaced` see `replacedWith`.
 */
export const rulingCommit = async (
  { moderationStore, ...dependencies }: RulingDependencies,
  ruling: Ruling,
): Promise<CatalogCommit> => {
  const { before, taken, replaced = [], staffId } = ruling;
  const { track, decision } = taken;
  const settled = await settledWith(moderationStore, ruling);
  const ended = settled.flatMap((one) => one.ended);
  const at = decision.decidedAt;
  return {
    track: withCompliance(before, track, at),
    guards: {
      catalogVersion: before.catalogVersion,
      ...(track.moderationStatus === 'approved' &&
        before.moderationStatus !== 'approved' && { undisputed: true }),
    },
    effects: {
      events: rulingEvents(ruling, settled, () => EventId(dependencies.ids.next('event'))),
      mails: [
        ...outcomeMails(ended, titleFor(before), dependencies),
        ...(await dependencies.submitterMails(before, decision)),
      ],
      audit: decisionNote(decision),
      idempotency: undefined,
    },
    ruling: {
      decision,
      appeals: revisionsOf(ended),
      lifts: [
        ...settled.map((one) => ({ decisionId: one.decision.decisionId, appeals: one.appeals })),
        ...replaced,
      ],
      ...(staffId && { claimant: { staffId, now: at } }),
    },
  };
};
