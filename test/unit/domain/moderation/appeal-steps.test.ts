import {
  answer,
  conclude,
  dismiss,
  requestInfo,
  settledBy,
  takeUp,
  withdraw,
} from '../../../../src/domain/moderation/appeals/appeal-steps.ts';
import {
  isOpen,
  maxAppealsOfADecision,
  submitAppeal,
  type Appeal,
  type OpenAppeal,
} from '../../../../src/domain/moderation/appeals/appeal.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import {
  aDecision,
  anAppeal,
  appealId,
  decisionId,
  overturned,
} from '../../../support/builders/moderation-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

const decision = aDecision();
const [decider, reviewer, other] = [staffId(1), staffId(2), staffId(3)];
const later = noon + dayMs;

const reviewed = (n = 1): OpenAppeal => valueOf(takeUp(anAppeal({}, n), decision, reviewer, noon));
const requested = (): OpenAppeal => valueOf(requestInfo(reviewed(), reviewer, 'Since when?', noon));
const withdrawn = (): Appeal => valueOf(withdraw(anAppeal(), noon));
const states: Readonly<Record<Appeal['status'], () => Appeal>> = {
  submitted: anAppeal,
  under_review: reviewed,
  more_info_requested: requested,
  upheld: () => ({ ...overturned(anAppeal()), status: 'upheld' }) as Appeal,
  overturned: () => overturned(anAppeal()),
  withdrawn,
};

const said = { text: 'Since 2019.', evidence: [] };
const verdict = { verdict: 'upheld', reasons: 'It is theirs.' } as const;
const steps = {
  'take it up': (appeal: Appeal) => takeUp(appeal, decision, reviewer, later),
  ask: (appeal: Appeal) => requestInfo(appeal, reviewer, 'Where?', later),
  answer: (appeal: Appeal) => answer(appeal, said, later),
  withdraw: (appeal: Appeal) => withdraw(appeal, later),
  conclude: (appeal: Appeal) => conclude([appeal], decision, verdict, reviewer, later),
  dismiss: (appeal: Appeal) => dismiss(appeal, decision, { reviewer, reasons: 'A jest.' }, later),
};
type Step = keyof typeof steps;

/** The status of an appeal after each step in each status; a blank is a rejection. */
const table: Readonly<Record<Appeal['status'], Readonly<Partial<Record<Step, Appeal['status']>>>>> = {
  submitted: {
    'take it up': 'under_review',
    answer: 'submitted',
    withdraw: 'withdrawn',
    dismiss: 'upheld',
  },
  under_review: {
    'take it up': 'under_review',
    ask: 'more_info_requested',
    answer: 'under_review',
    withdraw: 'withdrawn',
    conclude: 'upheld',
    dismiss: 'upheld',
  },
  more_info_requested: { answer: 'under_review', withdraw: 'withdrawn', dismiss: 'upheld' },
  upheld: { dismiss: 'upheld' },
  overturned: {},
  withdrawn: {},
};
const cells = (Object.keys(states) as Appeal['status'][]).flatMap((status) =>
  (Object.keys(steps) as Step[]).map((step) => [step, status, table[status][step]] as const),
);

describe('an appeal', () => {
  it.each(cells)(
    'has, after “%s” in status %s, the status %s (undefined if that is rejected)',
    (step, status, after) => {
      const appeal = states[status]();
      const moved = steps[step](appeal);
      if (!moved.ok) {
        expect([kindOf(moved), after]).toEqual(['appeal-not-possible', undefined]);
        return;
      }
      const [next] = [moved.value].flat();
      expect(next).toMatchObject({ status: after, version: appeal.version + 1, updatedAt: later });
    },
  );

  it('is reviewed by anyone but who took the decision', () => {
    expect(kindOf(takeUp(anAppeal(), decision, decider, noon))).toBe('reviewer-decided');
    expect(kindOf(conclude([reviewed()], decision, verdict, decider, noon))).toBe('reviewer-decided');
    const dismissal = { reviewer: decider, reasons: 'A jest.' };
    expect(kindOf(dismiss(anAppeal(), decision, dismissal, noon))).toBe('reviewer-decided');
    const byOperator = aDecision({ decidedBy: { kind: 'operator' } });
    expect(valueOf(takeUp(anAppeal(), byOperator, decider, noon)).status).toBe('under_review');
  });

  it('lets only its reviewer ask for information and decide', () => {
    expect(kindOf(requestInfo(reviewed(), other, 'Where?', noon))).toBe('appeal-not-possible');
    expect(kindOf(conclude([reviewed()], decision, verdict, other, noon))).toBe('appeal-not-possible');
    const taken = valueOf(takeUp(reviewed(), decision, other, noon));
    expect(taken).toMatchObject({ reviewer: other });
    expect(kindOf(requestInfo(taken, reviewer, 'Where?', noon))).toBe('appeal-not-possible');
  });

  it('waits fourteen days for an answer, by which its deadline is extended', () => {
    const { answerBy } = requested() as Extract<OpenAppeal, { status: 'more_info_requested' }>;
    expect(answerBy).toBe(noon + 14 * dayMs);
    expect(requested().decideBy).toBe(reviewed().decideBy + 14 * dayMs);
    expect(kindOf(takeUp(requested(), decision, other, answerBy))).toBe('appeal-not-possible');
    const taken = valueOf(takeUp(requested(), decision, other, answerBy + 1));
    expect(taken).toMatchObject({ status: 'under_review', reviewer: other });
    expect(taken).not.toHaveProperty('answerBy');
    expect(valueOf(answer(requested(), said, answerBy + 1)).status).toBe('under_review');
  });

  it('keeps messages in order, and no more than twenty of them', () => {
    const messages = valueOf(answer(requested(), said, noon + 2)).messages;
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['appellant', anAppeal().messages[0]?.text],
      ['staff', 'Since when?'],
      ['appellant', 'Since 2019.'],
    ]);
    let appeal = reviewed();
    while (appeal.messages.length < 19) appeal = valueOf(answer(appeal, said, noon));
    expect(kindOf(requestInfo(appeal, reviewer, 'Where?', noon))).toBe('appeal-not-possible');
    appeal = valueOf(answer(appeal, said, noon));
    expect(kindOf(answer(appeal, said, noon))).toBe('appeal-not-possible');
    expect(valueOf(conclude([appeal], decision, verdict, reviewer, noon))).toHaveLength(1);
  });
});

describe('an appeal that was upheld', () => {
  const upheld = () => {
    const [appeal] = valueOf(conclude([reviewed()], decision, verdict, reviewer, noon));
    if (!appeal) throw new Error('none');
    return appeal;
  };

  it('keeps its outcome when it turns out to be abusive, with why and by whom; once', () => {
    const dismissal = { reviewer: other, reasons: 'One of twenty from one hand.' };
    const dismissed = valueOf(dismiss(upheld(), decision, dismissal, later));
    const [before] = [upheld()];
    if (!('outcome' in before)) throw new Error('no outcome');
    expect(dismissed).toEqual({
      ...before,
      outcome: {
        ...before.outcome,
        abusive: true,
        dismissed: {
          reasons: dismissal.reasons,
          decidedBy: { kind: 'staff', staffId: other },
          decidedAt: later,
        },
      },
      updatedAt: later,
      version: before.version + 1,
    });
    expect(kindOf(dismiss(dismissed, decision, dismissal, later))).toBe('appeal-not-possible');
    expect(kindOf(dismiss(upheld(), decision, { ...dismissal, reviewer: decider }, later))).toBe(
      'reviewer-decided',
    );
  });
});

describe('the appeals of a decision', () => {
  it('are decided in one act: those that have ended stay as they are, those of another decision too', () => {
    const elsewhere = anAppeal({ decisionId: decisionId(2) }, 4);
    const all = [reviewed(1), anAppeal({}, 2), withdrawn(), elsewhere];
    const ended = valueOf(conclude(all, decision, verdict, reviewer, later));
    expect(ended.map((appeal) => [appeal.appealId, appeal.status])).toEqual([
      [appealId(1), 'upheld'],
      [appealId(2), 'upheld'],
    ]);
    for (const appeal of ended)
      expect(appeal).toMatchObject({
        outcome: {
          reasons: verdict.reasons,
          decidedBy: { kind: 'staff', staffId: reviewer },
          decidedAt: later,
        },
      });
    expect(kindOf(conclude([], decision, verdict, reviewer, later))).toBe('appeal-not-possible');
  });

  it('succeed when the decision was undone in another way', () => {
    const undone = aDecision({ verdict: { act: 'reinstate' }, decidedBy: { kind: 'operator' } }, 2);
    const settled = settledBy([anAppeal({}, 1), requested(), withdrawn()], undone);
    expect(settled.map(({ status }) => status)).toEqual(['overturned', 'overturned']);
    expect(settled[0]).toMatchObject({ outcome: { decidedBy: { kind: 'operator' }, decidedAt: noon } });
    expect(settled.some(isOpen)).toBe(false);
  });
});

describe('an appeal that is submitted', () => {
  const asking = (contactEmail = 'one@partner.example') => ({
    ...{ grounds: 'licensed', statement: 'We hold a license.', contactEmail, evidence: [] },
  });
  const submit = (
    others: readonly Appeal[] = [],
    now = noon,
    against: typeof decision | undefined = decision,
    contactEmail?: string,
  ) =>
    submitAppeal({ ...asking(contactEmail), grounds: 'licensed' }, against, others, {
      ...{ appealId: appealId(), codeDigest: digestOf(1), now },
    });

  it('is against a decision in force, until its time is over', () => {
    const { appealUntil = 0 } = decision;
    expect(valueOf(submit([], appealUntil))).toMatchObject({
      ...{ status: 'submitted', version: 1, decisionId: decisionId(), decideBy: appealUntil + 30 * dayMs },
    });
    expect(kindOf(submit([], appealUntil + 1))).toBe('nothing-to-appeal');
    const { appealUntil: _, ...favorable } = decision;
    expect(kindOf(submit([], noon, favorable))).toBe('nothing-to-appeal');
    const nothing = submitAppeal({ ...asking(), grounds: 'licensed' }, undefined, [], {
      ...{ appealId: appealId(), codeDigest: digestOf(1), now: noon },
    });
    expect(kindOf(nothing)).toBe('nothing-to-appeal');
  });

  it('is limited to one open appeal per contact, however it is spelled, and to twenty in total', () => {
    const mine = anAppeal({ contactEmail: 'One@Partner.example' });
    expect(kindOf(submit([mine], noon, decision, ' one@partner.EXAMPLE'))).toBe('appeal-open');
    expect(valueOf(submit([valueOf(withdraw(mine, noon))])).status).toBe('submitted');
    const many = Array.from({ length: maxAppealsOfADecision }, (_, n) => anAppeal({}, n + 1));
    expect(kindOf(submit(many))).toBe('too-many-appeals');
    expect(valueOf(submit(many.slice(1))).status).toBe('submitted');
    const [first = anAppeal(), ...rest] = many;
    const jest = valueOf(dismiss(first, decision, { reviewer, reasons: 'A jest.' }, noon));
    expect(valueOf(submit([jest, ...rest])).status).toBe('submitted');
  });
});
