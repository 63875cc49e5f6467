import { timesOf, type Times } from '../moderation/times.ts';
import { noticeGrounds, type Notice, type NoticeGround, type NoticeOutcome } from './notice.ts';

/** The notices of a month for one ground: those submitted in it, and those decided in it by the first decision. */
export interface NoticesCounted {
  readonly ground: NoticeGround;
  readonly submitted: number;
  readonly actioned: number;
  readonly rejected: number;
  readonly noLongerRelevant: number;
}

export interface NoticeFigures {
  readonly submitted: number;
  /** The grounds that occurred, in their order. */
  readonly grounds: readonly NoticesCounted[];
  /** The times from submission to the first decision. */
  readonly times: Times;
  readonly complaints: {
    readonly submitted: number;
    readonly upheld: number;
    /** Complaints that led to a new decision, including a further action. */
    readonly reversed: number;
    /** The times from complaint to decision. */
    readonly times: Times;
  };
}

/** Notices by those of their times that are in a month. */
export interface MonthOfNotices {
  readonly submitted: readonly Notice[];
  readonly judged: readonly Notice[];
  readonly complained: readonly Notice[];
  readonly complaintsJudged: readonly Notice[];
}

const countedOf = (ground: NoticeGround, { submitted, judged }: MonthOfNotices): NoticesCounted => {
  const of = (notices: readonly Notice[]) => notices.filter((notice) => notice.ground === ground);
  const decided = of(judged);
  const ofOutcome = (outcome: NoticeOutcome) =>
    decided.filter(({ judgment }) => judgment?.outcome === outcome).length;
  return {
    ground,
    submitted: of(submitted).length,
    actioned: ofOutcome('actioned'),
    rejected: ofOutcome('rejected'),
    noLongerRelevant: ofOutcome('no_longer_relevant'),
  };
};

/** Returns the figures of a month about notices. A reader of the report can recognize no notice in them. */
export const noticeFigures = (month: MonthOfNotices): NoticeFigures => {
  const outcomes = month.complaintsJudged.flatMap(({ complaint }) => complaint?.judgment?.outcome ?? []);
  const upheld = outcomes.filter((outcome) => outcome === 'upheld').length;
  const counted = noticeGrounds.map((ground) => countedOf(ground, month));
  return {
    submitted: month.submitted.length,
    grounds: counted.filter(
      ({ ground: _, ...numbers }) => Object.values(numbers).reduce((sum, number) => sum + number, 0) > 0,
    ),
    times: timesOf(
      month.judged.flatMap(({ submittedAt, judgment }) =>
        judgment ? [judgment.decidedAt - submittedAt] : [],
      ),
    ),
    complaints: {
      submitted: month.complained.length,
      ...{ upheld, reversed: outcomes.length - upheld },
      times: timesOf(
        month.complaintsJudged.flatMap(({ complaint }) =>
          complaint?.judgment ? [complaint.judgment.decidedAt - complaint.submittedAt] : [],
        ),
      ),
    },
  };
};
