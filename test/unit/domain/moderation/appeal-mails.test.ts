import {
  appealCode,
  appealLink,
  appealOutcome,
  appealQuestion,
  appealReceived,
  mailTo,
  standingLink,
} from '../../../../src/domain/moderation/appeals/appeal-mails.ts';
import { dismiss, requestInfo, takeUp } from '../../../../src/domain/moderation/appeals/appeal-steps.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders.ts';
import { aDecision, anAppeal, overturned } from '../../../support/moderation-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { mailId, staffId } from '../../../support/staff-builders.ts';

const about = { title: 'Slow <b>Harbour</b>', link: 'https://api.example/appeals#appeal=apl_1&code=apc_2' };

describe('what an appellant is told by mail', () => {
  it('is that the appeal came in, by when it is decided, and the link that follows it, in plain words', () => {
    const appeal = anAppeal();
    const { subject, paragraphs, action } = appealReceived(appeal, about);
    expect(subject).toContain(appeal.appealId);
    const said = paragraphs.join(' ');
    expect(said).toContain('2026-12-21');
    expect(said).toContain('Slow <b>Harbour</b>');
    expect(said).not.toContain(appeal.codeDigest);
    expect(said).not.toContain(appeal.messages[0]?.text ?? 'nothing');
    expect(action).toEqual({ label: 'Follow your appeal', url: about.link });
  });

  it('is a new code for programs, and the link that holds it', () => {
    const { paragraphs, action } = appealCode(anAppeal(), 'apc_2', about);
    expect(paragraphs).toContain('apc_2');
    expect(action?.url).toBe(about.link);
  });

  it('is the question as it was put, with the day until which it may be answered', () => {
    const reviewer = staffId(2);
    const taken = valueOf(takeUp(anAppeal(), aDecision(), reviewer, noon));
    const asked = valueOf(requestInfo(taken, reviewer, 'Which license?', noon + dayMs));
    if (asked.status !== 'more_info_requested') throw new Error(asked.status);
    const { paragraphs, action } = appealQuestion(asked, 'Which license?', about);
    expect(paragraphs).toContain('Which license?');
    expect(paragraphs.join(' ')).toContain('2026-12-06');
    expect(action).toEqual({ label: 'Answer the question', url: about.link });
  });

  it('is the outcome with its reasons, and what is left to do where the decision stands', () => {
    const won = overturned(anAppeal());
    if (won.status === 'withdrawn') throw new Error('withdrawn');
    expect(appealOutcome(won, about).paragraphs.join(' ')).toContain('The reasons: They hold them.');
    const reviewer = { reviewer: staffId(2), reasons: 'None.' };
    const lost = valueOf(dismiss(anAppeal(), aDecision(), reviewer, noon));
    if (lost.status === 'withdrawn') throw new Error('withdrawn');
    const said = appealOutcome(lost, about).paragraphs.join(' ');
    expect(said).toContain('The decision stands.');
    expect(said).toMatch(/court/);
  });

  it('leads to a page, what opens an appeal behind the #, where no server sees it', () => {
    const { appealId, trackId } = anAppeal();
    const link = new URL(appealLink('https://api.example', appealId, 'a.b-c_d'));
    expect([link.origin, link.pathname, link.search]).toEqual(['https://api.example', '/appeals', '']);
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      appeal: appealId,
      code: 'a.b-c_d',
    });
    expect(standingLink('https://api.example', trackId)).toBe(`https://api.example/appeals?track=${trackId}`);
  });

  it('goes to the address that was given, as of the appeal’s last step', () => {
    const appeal = anAppeal();
    const mail = mailTo(appeal, 'appeal_received', appealReceived(appeal, about), mailId());
    expect(mail).toMatchObject({ to: appeal.contactEmail, createdAt: appeal.updatedAt, mailId: mailId() });
  });
});
