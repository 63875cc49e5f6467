import {
  appealCode,
  appealLink,
  appealOutcome,
  appealQuestion,
  appealReceived,
  mailTo,
  statusLink,
} from '../../../../src/domain/moderation/appeals/appeal-mails.ts';
import { dismiss, requestInfo, takeUp } from '../../../../src/domain/moderation/appeals/appeal-steps.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDecision, anAppeal, overturned } from '../../../support/builders/moderation-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { mailId, staffId } from '../../../support/builders/staff-builders.ts';
import { english } from '../../../support/service/wordings.ts';

const about = { title: 'Slow <b>Harbour</b>', link: 'https://api.example/appeals#appeal=apl_1&code=apc_2' };

describe('an email to an appellant', () => {
  it('confirms the appeal with its deadline and its link', () => {
    const appeal = anAppeal();
    const { subject, paragraphs, action } = appealReceived(english, appeal, about);
    expect(subject).toContain(appeal.appealId);
    const said = paragraphs.join(' ');
    expect(said).toContain('2026-12-21');
    expect(said).toContain('Slow <b>Harbour</b>');
    expect(said).not.toContain(appeal.codeDigest);
    expect(said).not.toContain(appeal.messages[0]?.text ?? 'nothing');
    expect(action).toEqual({ label: 'View your appeal', url: about.link });
  });

  it('contains a new code for programs, and the link with it', () => {
    const { paragraphs, action } = appealCode(english, anAppeal(), 'apc_2', about);
    expect(paragraphs).toContain('apc_2');
    expect(action?.url).toBe(about.link);
  });

  it('contains the question of the reviewer and the deadline for the answer', () => {
    const reviewer = staffId(2);
    const taken = valueOf(takeUp(anAppeal(), aDecision(), reviewer, noon));
    const requested = valueOf(requestInfo(taken, reviewer, 'Which license?', noon + dayMs));
    if (requested.status !== 'more_info_requested') throw new Error(requested.status);
    const { paragraphs, action } = appealQuestion(english, requested, 'Which license?', about);
    expect(paragraphs).toContain('Which license?');
    expect(paragraphs.join(' ')).toContain('2026-12-06');
    expect(action).toEqual({ label: 'Answer the question', url: about.link });
  });

  it('contains the outcome with its reasons, and the remaining remedies if the decision is upheld', () => {
    const won = overturned(anAppeal());
    if (won.status === 'withdrawn') throw new Error('withdrawn');
    expect(appealOutcome(english, won, about).paragraphs.join(' ')).toContain('Reasons: They hold them.');
    const reviewer = { reviewer: staffId(2), reasons: 'None.' };
    const lost = valueOf(dismiss(anAppeal(), aDecision(), reviewer, noon));
    if (lost.status === 'withdrawn') throw new Error('withdrawn');
    const said = appealOutcome(english, lost, about).paragraphs.join(' ');
    expect(said).toContain('The decision stays in force.');
    expect(said).toMatch(/court/);
  });

  it('links to a page, with the code in the fragment, which is not sent to servers', () => {
    const { appealId, trackId } = anAppeal();
    const link = new URL(appealLink('https://api.example', appealId, 'a.b-c_d'));
    expect([link.origin, link.pathname, link.search]).toEqual(['https://api.example', '/appeals', '']);
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      appeal: appealId,
      code: 'a.b-c_d',
    });
    expect(statusLink('https://api.example', trackId)).toBe(`https://api.example/appeals?track=${trackId}`);
  });

  it('goes to the address that was given, as of the appeal’s last step', () => {
    const appeal = anAppeal();
    const mail = mailTo(appeal, 'appeal_received', appealReceived(english, appeal, about), mailId());
    expect(mail).toMatchObject({ to: appeal.contactEmail, createdAt: appeal.updatedAt, mailId: mailId() });
  });
});
