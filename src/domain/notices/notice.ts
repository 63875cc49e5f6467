import { dayMs, sixMonthsMs, type Instant } from '../shared/calendar.ts';
import type { DecisionId, NoticeId, StaffId, TrackId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';

/** The reasons for which a track can be reported. */
export const noticeGrounds = [
  'copyright_recording',
  'copyright_composition',
  'personal_rights',
  'illegal_content',
  'child_sexual_abuse',
  'other',
] as const;
export type NoticeGround = (typeof noticeGrounds)[number];

/**
 * Returns whether a report needs the name and the email address of its reporter. A report of the sexual abuse of children
 * does not (Regulation (EU) 2022/2065, Article 16(2)(c)).
 */
export const needsReporter = (ground: NoticeGround): boolean => ground !== 'child_sexual_abuse';

export const noticeOutcomes = ['actioned', 'rejected', 'no_longer_relevant'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** The decision of staff about a notice. The reasons are among its texts. */
export interface NoticeJudgment {
  readonly outcome: NoticeOutcome;
  readonly decidedBy: StaffId;
  readonly decidedAt: Instant;
  /** The decision about the track, if the notice was acted on. */
  readonly decisionId?: DecisionId;
}

/** A complaint of the reporter against the first judgment. `upheld`: the first judgment stays. */
export interface NoticeComplaint {
  readonly submittedAt: Instant;
  readonly judgment?:
    NoticeJudgment | (Pick<NoticeJudgment, 'decidedBy' | 'decidedAt'> & { readonly outcome: 'upheld' });
}

/** A report about a track. */
export interface Notice {
  readonly noticeId: NoticeId;
  readonly trackId: TrackId;
  readonly ground: NoticeGround;
  /** The language of emails to the reporter; absent for English. */
  readonly language?: Language;
  /** The digest of the code of the receipt. */
  readonly codeDigest: string;
  /** The digest of the code that was emailed; absent if none was. */
  readonly mailCodeDigest?: string;
  /** When the emailed code was used. Only a confirmed mailbox gets further emails. */
  readonly mailboxConfirmedAt?: Instant;
  /** Everything that people wrote, encrypted. Absent after its deletion, when no code opens the notice any longer. */
  readonly sealed?: string;
  readonly submittedAt: Instant;
  readonly judgment?: NoticeJudgment;
  readonly complaint?: NoticeComplaint;
  readonly version: number;
}

/** The texts that people wrote in a notice and about it. */
export interface NoticeTexts {
  readonly explanation: string;
  readonly name?: string;
  readonly email?: string;
  /** The reasons of the first judgment, in the words of staff. */
  readonly reasons?: string;
  /** The complaint, in the words of the reporter. */
  readonly complaint?: string;
  /** The reasons of the judgment about the complaint. */
  readonly complaintReasons?: string;
}

/** A complaint is possible for six months (Regulation (EU) 2022/2065, Article 20). */
export const complaintMs = sixMonthsMs;
/** Texts are deleted one day after the last complaint was possible, counted from the last judgment. */
export const textsKeptMs = complaintMs + dayMs;

export const noticeStates = ['received', 'complained', 'decided'] as const;
/** `received` and `complained` wait for staff. */
export type NoticeState = (typeof noticeStates)[number];
export const openNoticeStates = ['received', 'complained'] as const satisfies readonly NoticeState[];

export const noticeState = ({ judgment, complaint }: Notice): NoticeState => {
  if (!judgment) return 'received';
  return complaint && !complaint.judgment ? 'complained' : 'decided';
};

/** Returns when the current state began. */
export const stateSince = ({ submittedAt, judgment, complaint }: Notice): Instant =>
  complaint?.judgment?.decidedAt ?? complaint?.submittedAt ?? judgment?.decidedAt ?? submittedAt;

/** Returns until when the reporter can complain; undefined before the judgment. */
export const complaintUntil = ({ judgment }: Notice): Instant | undefined =>
  judgment && judgment.decidedAt + complaintMs;

/** Returns when the texts are to be deleted; undefined while staff have something to decide, and afterwards. */
export const textsDueAt = (notice: Notice): Instant | undefined =>
  notice.sealed === undefined || noticeState(notice) !== 'decided'
    ? undefined
    : stateSince(notice) + textsKeptMs;

/** Returns the judgment that holds: the last one, unless it upholds the first. */
export const judgmentInForce = ({ judgment, complaint }: Notice): NoticeJudgment | undefined => {
  const last = complaint?.judgment;
  return last && last.outcome !== 'upheld' ? last : judgment;
};
