import { noticeFigures, type MonthOfNotices, type NoticeFigures } from '../notices/notice-figures.ts';
import type { Month } from '../shared/calendar.ts';
import { timesOf, type Times } from './times.ts';
import { appealGrounds, endedAt, type Appeal, type AppealGrounds } from './appeals/appeal.ts';
import { decisionActs, type Decision, type DecisionAct } from './decision.ts';
import { decisionSources, grounds, type DecisionSource, type Ground } from './statement.ts';

/** Decisions of one kind: for the same ground, after the same kind of event. */
export interface DecisionsCounted {
  readonly act: DecisionAct;
  readonly ground: Ground;
  readonly source: DecisionSource;
  readonly count: number;
  /** Those that were automated, at least in part. */
  readonly automated: number;
}

/**
 * The figures of a month about decisions and appeals that Articles 15 and 24 of Regulation (EU) 2022/2065 ask for, as
 * far as the service has them.
 */
export interface TransparencyReport {
  readonly month: Month;
  /** The kinds that occurred, in the order of acts, grounds and sources. */
  readonly decisions: readonly DecisionsCounted[];
  /** How long tracks had waited for the decisions of their review. */
  readonly reviewTimes: Times;
  readonly appeals: {
    readonly submitted: number;
    /** The reasons that appellants gave, without those that nobody gave. */
    readonly grounds: readonly { readonly grounds: AppealGrounds; readonly count: number }[];
    readonly upheld: number;
    readonly overturned: number;
    readonly withdrawn: number;
    /** Upheld appeals that were dismissed as abusive when they were decided. */
    readonly abusive: number;
    /** Appeals that were decided after their deadline. */
    readonly overdue: number;
    /** The times from submission to decision. */
    readonly times: Times;
  };
  /** Reports of tracks by anyone. */
  readonly notices: NoticeFigures;
}

export interface MonthOfModeration {
  readonly decisions: readonly Decision[];
  readonly submitted: readonly Appeal[];
  readonly ended: readonly Appeal[];
  readonly notices: MonthOfNotices;
}

const kindOf = ({ verdict: { act }, statement: { ground, source } }: Decision): string =>
  `${act} ${ground} ${source}`;

const counted = (decisions: readonly Decision[]): readonly DecisionsCounted[] => {
  const byKind = Map.groupBy(decisions, kindOf);
  const kinds = decisionActs.flatMap((act) =>
    grounds.flatMap((ground) => decisionSources.map((source) => ({ act, ground, source }))),
  );
  return kinds.flatMap((kind) => {
    const found = byKind.get(`${kind.act} ${kind.ground} ${kind.source}`) ?? [];
    const automated = found.filter(({ statement }) => statement.automated).length;
    return found.length === 0 ? [] : [{ ...kind, count: found.length, automated }];
  });
};

const isAbusive = (appeal: Appeal): boolean =>
  'outcome' in appeal && appeal.outcome.abusive === true && appeal.outcome.dismissed === undefined;

/** Returns the report of a month from the decisions, the submissions and the ends of appeals in it. */
export const transparencyReport = (
  month: Month,
  { decisions, submitted, ended, notices }: MonthOfModeration,
): TransparencyReport => {
  const ofStatus = (status: Appeal['status']) => ended.filter((appeal) => appeal.status === status).length;
  const decided = ended.filter((appeal) => 'outcome' in appeal);
  const times = decided.map((appeal) => (endedAt(appeal) ?? appeal.submittedAt) - appeal.submittedAt);
  return {
    month,
    decisions: counted(decisions),
    reviewTimes: timesOf(decisions.flatMap(({ waitedMs }) => waitedMs ?? [])),
    appeals: {
      submitted: submitted.length,
      grounds: appealGrounds.flatMap((reason) => {
        const count = submitted.filter((appeal) => appeal.grounds === reason).length;
        return count === 0 ? [] : [{ grounds: reason, count }];
      }),
      upheld: ofStatus('upheld'),
      overturned: ofStatus('overturned'),
      withdrawn: ofStatus('withdrawn'),
      abusive: decided.filter(isAbusive).length,
      overdue: decided.filter((appeal) => (endedAt(appeal) ?? 0) > appeal.decideBy).length,
      times: timesOf(times),
    },
    notices: noticeFigures(notices),
  };
};
