import type { Actor } from '../../audit/entry.ts';
import { dayMs, type Instant } from '../../shared/calendar.ts';
import type { AppealId, DecisionId, StaffId, TrackId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Decision } from '../decision.ts';

/** The reasons that an appellant can give. */
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
/** The statuses of appeals that are not decided yet. */
export const openStatuses = ['submitted', 'under_review', 'more_info_requested'] as const;

/** A message of one side, stored unchanged. */
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
  /** The messages; the first one is the appeal. */
  readonly messages: readonly AppealMessage[];
  readonly contactEmail: string;
  /** The language of emails to the appellant; absent for English. */
  readonly language?: Language;
  /** The SHA-256 digest in hex of the code with which the appellant follows the appeal and answers. */
  readonly codeDigest: string;
  /** When new codes were requested in the last day. */
  readonly codesAskedFor?: readonly Instant[];
  readonly submittedAt: Instant;
  readonly updatedAt: Instant;
  /** The deadline of the decision. */
  readonly decideBy: Instant;
  /** The deadlines for which reviewers were reminded and admins were notified. */
  readonly remindedOf?: Instant;
  readonly escalatedFor?: Instant;
  /** The number of commits that changed the appeal. */
  readonly version: number;
}

export type OpenAppeal =
  | (SubmittedAppeal & { readonly status: 'submitted' })
  | (SubmittedAppeal & { readonly status: 'under_review'; readonly reviewer: StaffId })
  | (SubmittedAppeal & {
      readonly status: 'more_info_requested';
      readonly reviewer: StaffId;
      /** When the appeal may be decided without an answer. */
      readonly answerBy: Instant;
    });
export type EndedAppeal =
  | (SubmittedAppeal & {
      readonly status: 'upheld' | 'overturned';
      readonly outcome: {
        readonly reasons: string;
        readonly decidedBy: Actor;
        readonly decidedAt: Instant;
        /** The appeal was dismissed alone, because it is abusive. */
        readonly abusive?: true;
        /** The dismissal of an appeal that was found to be abusive only after it had been decided. */
        readonly dismissed?: {
          readonly reasons: string;
          readonly decidedBy: Actor;
          readonly decidedAt: Instant;
        };
      };
    })
  | (SubmittedAppeal & { readonly status: 'withdrawn'; readonly withdrawnAt: Instant });
/** `upheld`: the decision remains in force; `overturned`: it is undone. */
export type Appeal = OpenAppeal | EndedAppeal;

export const isOpen = (appeal: Appeal): appeal is OpenAppeal =>
  appeal.status === 'submitted' ||
  appeal.status === 'under_review' ||
  appeal.status === 'more_info_requested';

/** Returns when an appeal was decided or withdrawn. */
export const endedAt = (appeal: Appeal): Instant | undefined => {
  if (isOpen(appeal)) return undefined;
  return appeal.status === 'withdrawn' ? appeal.withdrawnAt : appeal.outcome.decidedAt;
};

const decidePeriodMs = 30 * dayMs;
export const maxAppealsOfADecision = 20;
/** The rate of appeals against one track from one address: five an hour. */
export const appealRate = { requestsPerSecond: 5 / 3_600, burst: 5 };

/** Appeals that are withdrawn or abusive do not count. */
const countsAgainst = (appeal: Appeal): boolean =>
  appeal.status !== 'withdrawn' && !('outcome' in appeal && appeal.outcome.abusive === true);

export type AppealRejected =
  /** There is no decision against the track that can be appealed, or the appeal period is over. */
  | { readonly kind: 'nothing-to-appeal'; readonly detail: string }
  | { readonly kind: 'appeal-open' }
  | { readonly kind: 'too-many-appeals' };

export interface AppealRequest {
  readonly grounds: AppealGrounds;
  readonly statement: string;
  readonly contactEmail: string;
  readonly language?: Language;
  readonly evidence: readonly { readonly url: string }[];
}

/**
 * Submits an appeal against the decision in force; `others` are the appeals of the same decision. Appeals
 * that were withdrawn or dismissed as abusive do not count, so that abuse blocks others only until one
 * abusive appeal is dismissed.
 */
export const submitAppeal = (
  requested: AppealRequest,
  decision: Decision | undefined,
  others: readonly Appeal[],
  origin: { readonly appealId: AppealId; readonly codeDigest: string; readonly now: Instant },
): Result<OpenAppeal, AppealRejected> => {
  const { now, ...ids } = origin;
  if (!decision)
    return fail({ kind: 'nothing-to-appeal', detail: 'No decision against the track is in force.' });
  if (decision.appealUntil === undefined || now > decision.appealUntil) {
    return fail({ kind: 'nothing-to-appeal', detail: 'The period to appeal the decision has ended.' });
  }
  const mine = (appeal: Appeal) => contactKey(appeal.contactEmail) === contactKey(requested.contactEmail);
  if (others.some((appeal) => isOpen(appeal) && mine(appeal))) return fail({ kind: 'appeal-open' });
  if (others.filter(countsAgainst).length >= maxAppealsOfADecision) {
    return fail({ kind: 'too-many-appeals' });
  }
  const { grounds, statement, contactEmail, language, evidence } = requested;
  return ok({
    ...ids,
    trackId: decision.trackId,
    decisionId: decision.decisionId,
    grounds,
    messages: [{ from: 'appellant', text: statement, evidence, at: now }],
    contactEmail,
    ...(language !== undefined && { language }),
    submittedAt: now,
    updatedAt: now,
    decideBy: now + decidePeriodMs,
    status: 'submitted',
    version: 1,
  });
};

/** Returns one spelling for an address, so that its appeals are counted together. */
export const contactKey = (email: string): string => email.trim().toLowerCase();
