import type { Appeal } from '../../../../src/domain/moderation/appeals/appeal.ts';
import { decide } from '../../../../src/domain/moderation/decision.ts';
import { transparencyReport } from '../../../../src/domain/moderation/transparency.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import {
  aDecision,
  anAppeal,
  aStatement,
  decisionId,
  overturned,
} from '../../../support/builders/moderation-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';

const noNotices = { submitted: [], judged: [], complained: [], complaintsJudged: [] };
const nothing = { decisions: [], submitted: [], ended: [], notices: noNotices };
const noTimes = { count: 0, medianMs: null, longestMs: null };

/** The nth appeal, decided after some days. */
const decidedAfter = (days: number, n: number, outcome: object = {}): Appeal => {
  const appeal = overturned(anAppeal({}, n));
  if (!('outcome' in appeal)) throw new Error('no outcome');
  return { ...appeal, outcome: { ...appeal.outcome, decidedAt: noon + days * dayMs, ...outcome } };
};

describe('the transparency report of a month', () => {
  it('is empty for a month without decisions', () => {
    expect(transparencyReport('2026-03', nothing)).toEqual({
      month: '2026-03',
      decisions: [],
      reviewTimes: noTimes,
      appeals: {
        ...{ submitted: 0, grounds: [], upheld: 0, overturned: 0, withdrawn: 0, abusive: 0, overdue: 0 },
        times: noTimes,
      },
      notices: {
        ...{ submitted: 0, grounds: [], times: noTimes },
        complaints: { submitted: 0, upheld: 0, reversed: 0, times: noTimes },
      },
    });
  });

  it('counts decisions by content, ground and source, and those that were automated', () => {
    const order = aStatement({ ground: 'legal_order', source: 'order' });
    const decisions = [
      aDecision({ statement: aStatement({ automated: true }) }, 1),
      aDecision({ verdict: { act: 'restrict' }, statement: order }, 2),
      aDecision({}, 3),
      aDecision({ verdict: { act: 'approve' }, statement: aStatement({ source: 'own_review' }) }, 4),
    ];
    const claim = { ground: 'rights_claim', automated: 0 } as const;
    expect(transparencyReport('2026-03', { ...nothing, decisions }).decisions).toEqual([
      { ...claim, act: 'approve', source: 'own_review', count: 1 },
      { ...claim, act: 'take_down', source: 'notice', count: 2, automated: 1 },
      { act: 'restrict', ground: 'legal_order', source: 'order', count: 1, automated: 0 },
    ]);
  });

  it('measures how long tracks waited for the end of their review, and no other decision', () => {
    const pending = { ...aTrack(), moderationStatus: 'pending_review', updatedAt: noon - 7 } as const;
    const means = { decisionId: decisionId(), decidedBy: { kind: 'operator' }, decidedAt: noon } as const;
    const waited = (act: 'approve' | 'reject' | 'restrict') => {
      const statement = aStatement(act === 'restrict' ? { territories: ['DE'] } : {});
      return valueOf(decide(pending, { verdict: { act }, statement }, means)).decision.waitedMs;
    };
    expect([waited('approve'), waited('reject'), waited('restrict')]).toEqual([7, 7, undefined]);

    const decisions = [5, 1, 3, 8].map((waitedMs, n) => aDecision({ waitedMs }, n));
    const times = (count: number) =>
      transparencyReport('2026-03', { ...nothing, decisions: [...decisions.slice(0, count), aDecision()] })
        .reviewTimes;
    expect(times(0)).toEqual(noTimes);
    expect(times(3)).toEqual({ count: 3, medianMs: 3, longestMs: 5 });
    expect(times(4)).toEqual({ count: 4, medianMs: 4, longestMs: 8 });
  });

  it('counts submitted appeals by reason, and ended ones by outcome', () => {
    const submitted = [
      anAppeal({ grounds: 'licensed' }, 1),
      anAppeal({}, 2),
      anAppeal({ grounds: 'licensed' }, 3),
    ];
    const { status: _, ...rest } = anAppeal({}, 9);
    const late = { decidedBy: { kind: 'operator' }, decidedAt: noon, reasons: '' };
    const ended: readonly Appeal[] = [
      decidedAfter(2, 4),
      { ...decidedAfter(4, 5), status: 'upheld' } as Appeal,
      { ...decidedAfter(31, 6, { abusive: true }), status: 'upheld' } as Appeal,
      { ...decidedAfter(3, 7, { abusive: true, dismissed: late }), status: 'upheld' } as Appeal,
      { ...rest, status: 'withdrawn', withdrawnAt: noon + 40 * dayMs },
    ];
    expect(
      transparencyReport('2026-03', { decisions: [], submitted, ended, notices: noNotices }).appeals,
    ).toEqual({
      submitted: 3,
      grounds: [
        { grounds: 'rights_held', count: 1 },
        { grounds: 'licensed', count: 2 },
      ],
      ...{ upheld: 3, overturned: 1, withdrawn: 1, abusive: 1, overdue: 1 },
      times: { count: 4, medianMs: 3.5 * dayMs, longestMs: 31 * dayMs },
    });
  });
});
