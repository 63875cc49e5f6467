import { noticeFigures } from '../../../../src/domain/notices/notice-figures.ts';
import { judgedNotice } from '../../../../src/domain/notices/notice-steps.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import { aComplaint, aNotice, aRejectedNotice } from '../../../support/notices/notice-records.ts';
import { valueOf } from '../../../support/outcomes.ts';

const nothing = { submitted: [], judged: [], complained: [], complaintsJudged: [] };
const noTimes = { count: 0, medianMs: null, longestMs: null };

describe('the figures of a month about reports', () => {
  it('count submissions and first decisions by ground, without grounds that did not occur', () => {
    const other = { ground: 'other' } as const;
    const figures = noticeFigures({
      ...nothing,
      submitted: [aNotice({}, 1), aNotice({}, 2), aNotice(other, 3)],
      judged: [aRejectedNotice(aNotice({}, 1)), aRejectedNotice(aNotice({ ground: 'personal_rights' }, 4))],
    });
    const none = { actioned: 0, rejected: 0, noLongerRelevant: 0 };
    expect(figures.submitted).toBe(3);
    expect(figures.grounds).toEqual([
      { ...none, ground: 'copyright_recording', submitted: 2, rejected: 1 },
      { ...none, ground: 'personal_rights', submitted: 0, rejected: 1 },
      { ...none, ground: 'other', submitted: 1 },
    ]);
    expect(figures.times).toEqual({ count: 2, medianMs: dayMs - 2, longestMs: dayMs - 1 });
  });

  it('count complaints that were upheld, and those that led to another outcome', () => {
    const decided = (outcome: 'upheld' | 'actioned' | 'no_longer_relevant') =>
      valueOf(
        judgedNotice(aComplaint(), {
          ...{ outcome, decidedBy: staffId(2), decidedAt: noon + 5 * dayMs, sealed: 'texts' },
        }),
      );
    const figures = noticeFigures({
      ...nothing,
      complained: [aComplaint()],
      complaintsJudged: [decided('upheld'), decided('actioned'), decided('no_longer_relevant')],
    });
    expect(figures.complaints).toEqual({
      ...{ submitted: 1, upheld: 1, reversed: 2 },
      times: { count: 3, medianMs: 3 * dayMs, longestMs: 3 * dayMs },
    });
    expect([figures.grounds, figures.times]).toEqual([[], noTimes]);
  });
});
