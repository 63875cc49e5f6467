import type { Actor } from '../../audit/entry.ts';
import { dayMs, type Instant } from '../../shared/calendar.ts';
import type { AppealId, DecisionId, StaffId, TrackId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Decision } from '../decision.ts';

/** Why a decision is said to be wrong. */
export const appealGrounds = [
  'rights_held',
  'licensed',
  'misidentified',
  'facts_wrong',
  'policy_misapplied',
  'remedied',
  'other',
] as const;
export type AppealGrounds = (typeof appealGrounds)[number];

export const appealStatuses = [
  'submitted',
  'under_review',
  'more_info_requested',
  'upheld',
  'overturned',
  'withdrawn',
] as const;
export type AppealStatus = (typeof appealStatuses)[number];
/** Those in which something is still to be done. */
export const openStatuses = ['submitted', 'under_review', 'more_info_requested'] as const;

/** What one side said to the other; kept as it was said. */
export interface AppealMessage {
  readonly from: 'appellant' | 'staff';
  readonly text: string;
  readonly evidence: readonly { readonly url: string }[];
  readonly at: Instant;
}

export interface SubmittedAppeal {
  readonly appealId: AppealId;
  readonly trackId: TrackId;
  readonly decisionId: DecisionId;
  readonly grounds: AppealGrounds;
  /** The first is the appeal itself. */
  readonly messages: readonly AppealMessage[];
  readonly contactEmail: string;
  /** SHA-256 of the code with which the appellant follows and answers, hex. */
  readonly codeDigest: string;
  /** When new codes were asked for, in the last day. */
  readonly codesAskedFor?: readonly Instant[];
  readonly submittedAt: Instant;
  readonly updatedAt: Instant;
  /** By when it is to be decided. */
  readonly decideBy: Instant;
  /** The deadline that reviewers were reminded of, and the one whose passing was escalated to admins. */
  readonly remindedOf?: Instant;
  readonly escalatedFor?: Instant;
  /** Counts the commits that touched it. */
  readonly version: number;
}

export type OpenAppeal =
  | (SubmittedAppeal & { readonly status: 'submitted' })
  | (SubmittedAppeal & { readonly status: 'under_review'; readonly reviewer: StaffId })
  | (SubmittedAppeal & {
      readonly status: 'more_info_requested';
      readonly reviewer: StaffId;
      /** After that it is decided without the answer. */
      readonly answerBy: Instant;
    });
export type EndedAppeal =
  | (SubmittedAppeal & {
      readonly status: 'upheld' | 'overturned';
      readonly outcome: {
        readonly reasons: string;
        readonly decidedBy: Actor;
        readonly decidedAt: Instant;
        /** Dismissed alone, for what it is and not for what it says. */
        readonly abusive?: true;
        /** Of one that was found to be abusive only after it had been decided: why, by whom and when. */
        readonly dismissed?: {
          readonly reasons: string;
          readonly decidedBy: Actor;
          readonly decidedAt: Instant;
        };
      };
    })
  | (SubmittedAppeal & { readonly status: 'withdrawn'; readonly withdrawnAt: Instant });
/** `upheld`: the decision stands; `overturned`: it is undone. */
export type Appeal = OpenAppeal | EndedAppeal;

export const isOpen = (appeal: Appeal): appeal is OpenAppeal =>
  appeal.status === 'submitted' ||
  appeal.status === 'under_review' ||
  appeal.status === 'more_info_requested';

const decidePeriodMs = 30 * dayMs;
export const mostAppealsOfADecision = 20;
/** How many appeals against one track may come from one address: five an hour. */
export const appealRate = { requestsPerSecond: 5 / 3_600, burst: 5 };

/** Of those that are withdrawn or abusive any number may come. */
const countsAgainst = (appeal: Appeal): boolean =>
  appeal.status !== 'withdrawn' && !('outcome' in appeal && appeal.outcome.abusive === true);

export type AppealRefused =
  /** There is nothing against the track that could be appealed, or its time is over. */
  | { readonly kind: 'nothing-to-appeal'; readonly detail: string }
  | { readonly kind: 'appeal-open' }
  | { readonly kind: 'too-many-appeals' };

export interface AppealAsked {
  readonly grounds: AppealGrounds;
  readonly statement: string;
  readonly contactEmail: string;
  readonly evidence: readonly { readonly url: string }[];
}

/**
 * An appeal against the decision that stands; `others` are those of the same decision. Those withdrawn or dismissed as
 * abusive do not count: no flood shuts anybody out for longer than it takes to dismiss one of them.
 */
export const submitAppeal = (
  asked: AppealAsked,
  standing: Decision | undefined,
  others: readonly Appeal[],
  means: { readonly appealId: AppealId; readonly codeDigest: string; readonly now: Instant },
): Result<OpenAppeal, AppealRefused> => {
  const { now, ...ids } = means;
  if (!standing) return fail({ kind: 'nothing-to-appeal', detail: 'No decision stands against the track.' });
  if (standing.appealUntil === undefined || now > standing.appealUntil) {
    return fail({ kind: 'nothing-to-appeal', detail: 'The time to appeal the decision is over.' });
  }
  const mine = (appeal: Appeal) => contactKey(appeal.contactEmail) === contactKey(asked.contactEmail);
  if (others.some((appeal) => isOpen(appeal) && mine(appeal))) return fail({ kind: 'appeal-open' });
  if (others.filter(countsAgainst).length >= mostAppealsOfADecision) {
    return fail({ kind: 'too-many-appeals' });
  }
  const { grounds, statement, contactEmail, evidence } = asked;
  return ok({
    ...ids,
    trackId: standing.trackId,
    decisionId: standing.decisionId,
    grounds,
    messages: [{ from: 'appellant', text: statement, evidence, at: now }],
    contactEmail,
    submittedAt: now,
    updatedAt: now,
    decideBy: now + decidePeriodMs,
    status: 'submitted',
    version: 1,
  });
};

/** Two spellings of one address, as far as that can be known. */
export const contactKey = (email: string): string => email.trim().toLowerCase();
