import {
  complainedNotice,
  complaintRejected,
  judgedNotice,
  judgmentRejected,
  withConfirmedMailbox,
  withoutTexts,
} from '../../../../src/domain/notices/notice-steps.ts';
import {
  complaintMs,
  judgmentInForce,
  needsReporter,
  noticeGrounds,
  noticeOutcomes,
  noticeState,
  stateSince,
  textsDueAt,
  textsKeptMs,
} from '../../../../src/domain/notices/notice.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import { aComplaint, aNotice, aRejectedNotice } from '../../../support/notices/notice-records.ts';
import { valueOf } from '../../../support/outcomes.ts';

const decidedAt = noon + dayMs;
const complainedAt = noon + 2 * dayMs;
const reviewedAt = noon + 3 * dayMs;
const by = (n: number, outcome: (typeof noticeOutcomes)[number] | 'upheld' = 'rejected') => ({
  ...{ outcome, decidedBy: staffId(n), decidedAt: reviewedAt, sealed: 'sealed again' },
});

describe('a report', () => {
  it('needs a reporter except for the sexual abuse of children', () => {
    expect(noticeGrounds.filter((ground) => !needsReporter(ground))).toEqual(['child_sexual_abuse']);
  });

  it('is received, decided, complained about, and decided again', () => {
    const reviewed = valueOf(judgedNotice(aComplaint(), by(2, 'upheld')));
    const states = [aNotice(), aRejectedNotice(), aComplaint(), reviewed];
    expect(states.map(noticeState)).toEqual(['received', 'decided', 'complained', 'decided']);
    expect(states.map(stateSince)).toEqual([noon + 1, decidedAt, complainedAt, reviewedAt]);
    expect(states.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(judgmentInForce(reviewed)).toEqual(aRejectedNotice().judgment);
  });

  it.each(['actioned', 'no_longer_relevant'] as const)(
    'gets another outcome by a complaint: %s',
    (outcome) => {
      const reviewed = valueOf(judgedNotice(aComplaint(), by(2, outcome)));
      expect(judgmentInForce(reviewed)).toMatchObject({ outcome, decidedBy: staffId(2) });
      expect(reviewed.judgment).toEqual(aRejectedNotice().judgment);
    },
  );

  it.each([
    ['actioned', ['actioned', 'upheld']],
    ['rejected', ['actioned', 'no_longer_relevant', 'upheld']],
    ['no_longer_relevant', ['actioned', 'rejected', 'upheld']],
  ] as const)('that was decided as %s can end after a complaint as %j', (first, possible) => {
    const judged = valueOf(judgedNotice(aNotice(), by(1, first)));
    const complained = valueOf(complainedNotice(judged, 'with a complaint', reviewedAt));
    const outcomes = [...noticeOutcomes, 'upheld' as const].filter((outcome) => {
      const rejected = judgmentRejected(complained, by(2, outcome));
      if (rejected) expect(rejected).toEqual({ kind: 'complaint-outcome-misplaced' });
      return !rejected;
    });
    expect(outcomes).toEqual(possible);
  });

  it('is decided once, and a complaint by someone else', () => {
    expect(judgmentRejected(aNotice(), by(1))).toBeUndefined();
    expect(judgmentRejected(aNotice(), by(1, 'upheld'))).toEqual({ kind: 'upheld-misplaced' });
    expect(judgmentRejected(aRejectedNotice(), by(2))).toEqual({ kind: 'notice-decided' });
    expect(judgmentRejected(aComplaint(), by(1))).toEqual({ kind: 'notice-reviewer-decided' });
    expect(judgmentRejected(aComplaint(), by(2, 'actioned'))).toBeUndefined();
    expect(judgedNotice(aRejectedNotice(), by(2)).ok).toBe(false);
  });

  it('can be complained about once, for six months after the decision', () => {
    const why = (...given: Parameters<typeof complaintRejected>) => complaintRejected(...given)?.reason;
    expect(why(aNotice(), noon)).toBe('undecided');
    expect(why(aRejectedNotice(), decidedAt + complaintMs)).toBeUndefined();
    expect(why(aRejectedNotice(), decidedAt + complaintMs + 1)).toBe('over');
    expect(why(aComplaint(), complainedAt)).toBe('submitted');
    expect(complainedNotice(aNotice(), 'sealed', noon).ok).toBe(false);
  });

  it('loses its texts half a year after the last decision, never while staff have to decide', () => {
    const reviewed = valueOf(judgedNotice(aComplaint(), by(2, 'upheld')));
    const due = [aNotice(), aRejectedNotice(), aComplaint(), reviewed].map(textsDueAt);
    expect(due).toEqual([undefined, decidedAt + textsKeptMs, undefined, reviewedAt + textsKeptMs]);
    expect(textsKeptMs).toBeGreaterThan(complaintMs);
    const bare = withoutTexts(reviewed);
    expect([bare.sealed, bare.language, bare.version, textsDueAt(bare)]).toEqual([
      ...[undefined, undefined, 5, undefined],
    ]);
    expect(bare.complaint).toEqual(reviewed.complaint);
  });

  it('keeps the first confirmation of its mailbox', () => {
    const confirmed = withConfirmedMailbox(aNotice(), noon + 5);
    expect(confirmed).toMatchObject({ mailboxConfirmedAt: noon + 5, version: 2 });
    expect(withConfirmedMailbox(confirmed, noon + 9)).toBe(confirmed);
  });
});
