import { possibleSteps } from '../../../../portal/src/console/appeals/steps.ts';
import type { Role } from '../../../../portal/src/console/roles.ts';
import { decisionActs } from '../../../../src/domain/moderation/decision.ts';
import { mayDecide } from '../../../../src/domain/moderation/authority.ts';
import { roles as allRoles } from '../../../../src/domain/staff/staff.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const me = (...roles: Role[]) => ({ staffId: 'me', roles });
const decided = (by: string) => ({
  action: 'take_down' as const,
  decidedBy: { kind: 'staff' as const, staffId: by },
});
const stepsFor = (appeal: Parameters<typeof possibleSteps>[0], by = 'other') =>
  possibleSteps(appeal, decided(by), me('rights'), now);

describe('the steps that the console offers for an appeal', () => {
  it('begin with the review, which only its reviewer continues', () => {
    const all = ['request_info', 'uphold', 'overturn', 'dismiss'];
    expect(stepsFor({ status: 'submitted' })).toEqual({ kind: 'steps', steps: ['take_up', 'dismiss'] });
    expect(stepsFor({ status: 'under_review', reviewer: 'me' })).toEqual({ kind: 'steps', steps: all });
    expect(stepsFor({ status: 'under_review', reviewer: 'other' })).toEqual({
      kind: 'steps',
      steps: ['take_up', 'dismiss'],
    });
  });

  it('wait for the answer of the appellant until its deadline', () => {
    const waiting = (answerBy: string) =>
      stepsFor({ status: 'more_info_requested', reviewer: 'me', answerBy });
    expect(waiting('2026-11-23T12:00:00.000Z')).toEqual({ kind: 'steps', steps: ['dismiss'] });
    expect(waiting('2026-11-23T11:59:59.999Z')).toEqual({ kind: 'steps', steps: ['take_up', 'dismiss'] });
  });

  it('are none against an own decision, or after the end', () => {
    expect(stepsFor({ status: 'submitted' }, 'me')).toEqual({ kind: 'own-decision' });
    expect(stepsFor({ status: 'upheld' }, 'me')).toEqual({ kind: 'ended' });
    expect(stepsFor({ status: 'withdrawn' })).toEqual({ kind: 'ended' });
  });

  it.each(decisionActs)('need the role that the service needs for %s', (action) => {
    for (const role of allRoles) {
      const { kind } = possibleSteps({ status: 'submitted' }, { ...decided('other'), action }, me(role), now);
      expect([role, kind === 'steps']).toEqual([role, mayDecide({ roles: [role] }, action).ok]);
    }
  });
});
