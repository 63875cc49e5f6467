import { requestInfo, takeUp } from '../../../../src/domain/moderation/appeals/appeal-steps.ts';
import type { OpenAppeal } from '../../../../src/domain/moderation/appeals/appeal.ts';
import {
  assign,
  assignmentMail,
  possibleReviewers,
} from '../../../../src/domain/moderation/appeals/assignment.ts';
import { mayDecide } from '../../../../src/domain/moderation/authority.ts';
import { decisionActs } from '../../../../src/domain/moderation/decision.ts';
import { dayMs, timestamp } from '../../../../src/domain/shared/calendar.ts';
import { MailId } from '../../../../src/domain/shared/ids.ts';
import { roles } from '../../../../src/domain/staff/staff.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDecision, anAppeal, overturned } from '../../../support/builders/moderation-builders.ts';
import { aStaffMember, staffId } from '../../../support/builders/staff-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';

const decision = aDecision({ decidedBy: { kind: 'staff', staffId: staffId(1) } });
const [decider, reviewer, other] = [1, 2, 3].map((n) =>
  aStaffMember({ roles: ['rights'], name: `Member ${n}` }, n),
);
if (!decider || !reviewer || !other) throw new Error('no members');
const later = noon + dayMs;
const by = other.staffId;
const reviewed = (): OpenAppeal => valueOf(takeUp(anAppeal(), decision, reviewer.staffId, noon));

describe('the assignment of an appeal', () => {
  it('starts the review, or changes the reviewer, at the next version', () => {
    const first = valueOf(assign(anAppeal(), decision, { reviewer, by }, later));
    expect(first).toMatchObject({ status: 'under_review', reviewer: reviewer.staffId, version: 2 });
    const second = valueOf(assign(reviewed(), decision, { reviewer: other, by }, later));
    expect(second).toMatchObject({ status: 'under_review', reviewer: by, updatedAt: later, version: 3 });
  });

  it('leaves an appeal that waits for the appellant waiting, with its deadlines', () => {
    const waiting = valueOf(requestInfo(reviewed(), reviewer.staffId, 'Since when?', noon));
    const assigned = valueOf(assign(waiting, decision, { reviewer: other, by }, later));
    expect(assigned).toEqual({ ...waiting, reviewer: by, updatedAt: later, version: waiting.version + 1 });
  });

  it('changes nothing if the member reviews the appeal already', () => {
    const appeal = reviewed();
    expect(valueOf(assign(appeal, decision, { reviewer, by }, later))).toBe(appeal);
  });

  it('is rejected by the person who made the decision, and to that person', () => {
    expect(kindOf(assign(anAppeal(), decision, { reviewer, by: decider.staffId }, later))).toBe(
      'reviewer-decided',
    );
    expect(assign(anAppeal(), decision, { reviewer: decider, by }, later)).toMatchObject({
      failure: { kind: 'reviewer-not-possible', because: 'conflict' },
    });
  });

  it('is rejected to nobody, to members without the role, and to members who are not active', () => {
    const unable = [
      undefined,
      { ...reviewer, roles: ['moderator', 'finance'] as const },
      { ...reviewer, status: 'disabled' as const },
      { ...reviewer, status: 'invited' as const },
    ];
    for (const each of unable)
      expect(assign(anAppeal(), decision, { reviewer: each, by }, later)).toMatchObject({
        failure: { kind: 'reviewer-not-possible', because: 'not-a-reviewer' },
      });
  });

  it('is rejected after the end of the appeal', () => {
    const ended = overturned(anAppeal());
    expect(kindOf(assign(ended, decision, { reviewer, by }, later))).toBe('appeal-not-possible');
  });

  it('is emailed to the reviewer, with the deadline and without a word of the appellant', () => {
    const appeal = reviewed();
    const mail = assignmentMail(appeal, {
      ...{ title: 'Night Ferry', link: 'https://music.example/staff/appeals/apl_1' },
      ...{ to: reviewer.email, mailId: MailId('mail_1'), at: later },
    });
    expect(mail).toMatchObject({ kind: 'appeal_assigned', to: reviewer.email, createdAt: later });
    const text = mail.paragraphs.join(' ');
    expect(text).toContain(timestamp(appeal.decideBy));
    for (const { text: written } of appeal.messages) expect(text).not.toContain(written);
  });
});

describe('the possible reviewers of an appeal', () => {
  it.each(decisionActs)('against the decision %s are the active members with its role', (act) => {
    const against = { ...decision, verdict: { act } as never };
    const members = roles.map((role, n) => aStaffMember({ roles: [role] }, n + 1));
    const disabled = aStaffMember({ roles: ['admin'], status: 'disabled' }, 9);
    const found = possibleReviewers([...members, disabled], against).map(({ member }) => member.staffId);
    const able = members.filter((member) => mayDecide(member, act).ok).map((member) => member.staffId);
    expect(found.toSorted()).toEqual(able.toSorted());
    expect(found).toHaveLength(2);
  });

  it('are sorted by name, and say who made the decision', () => {
    const found = possibleReviewers([other, reviewer, decider], decision);
    expect(found.map(({ member, madeDecision }) => [member.name, madeDecision])).toEqual([
      ['Member 1', true],
      ['Member 2', false],
      ['Member 3', false],
    ]);
  });
});
