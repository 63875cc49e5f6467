import {
  answerable,
  changedPauseMs,
  askedAgain,
  confirmationMs,
  confirmationState,
  dueMail,
  maxReminders,
  reminderPauseMs,
  withAnswer,
  type ConfirmationFacts,
} from '../../../../src/domain/parties/confirmation.ts';
import { unconfirmedShares } from '../../../../src/domain/parties/unconfirmed-shares.ts';
import { StaffId } from '../../../../src/domain/shared/ids.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import { someShares } from '../../../support/drafts/draft-records.ts';
import { aConfirmation, aQuestion, confirmed } from '../../../support/parties/confirmation-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const facts = (changes: Partial<ConfirmationFacts> = {}): ConfirmationFacts => ({
  ...{ question: aQuestion(), isOwner: false, record: undefined, hasOptedOut: false },
  ...changes,
});
const disputed = { ...confirmed, outcome: 'disputed' as const, reason: 'I wrote half.' };
const { shares, mailbox } = aQuestion();
const overruled = {
  ...{ shares, mailbox, at: noon },
  setAside: {
    staffId: StaffId('stf_1'),
    reason: 'A split sheet was signed.',
    at: noon + 1,
    accepts: true as const,
  },
};
const changedShares = aQuestion({ shares: digestOf(999) });
const changedAddress = aQuestion({ mailbox: digestOf(998) });
const answered = aConfirmation({ answer: confirmed });

describe('the state of a party', () => {
  it.each([
    ['notAsked', facts()],
    ['asked', facts({ record: aConfirmation() })],
    ['confirmed', facts({ record: answered })],
    ['disputed', facts({ record: aConfirmation({ answer: disputed }) })],
    ['setAside', facts({ record: aConfirmation({ answer: disputed, dispute: overruled }) })],
    [
      'notAsked',
      facts({ record: aConfirmation({ answer: disputed, dispute: overruled }), question: changedShares }),
    ],
    ['optedOut', facts({ hasOptedOut: true })],
    ['optedOut', facts({ hasOptedOut: true, record: aConfirmation() })],
    ['noAddress', facts({ question: undefined })],
    ['noAddress', facts({ question: undefined, record: answered })],
    ['confirmed', facts({ isOwner: true })],
    ['confirmed', facts({ isOwner: true, hasOptedOut: true })],
    ['disputed', facts({ isOwner: true, record: aConfirmation({ answer: disputed }) })],
    ['confirmed', facts({ hasOptedOut: true, record: answered })],
    ['notAsked', facts({ record: answered, question: changedShares })],
    ['notAsked', facts({ record: answered, question: changedAddress })],
    ['optedOut', facts({ record: answered, question: changedShares, hasOptedOut: true })],
  ] as const)('is %s', (state, given) => {
    expect(confirmationState(given)).toBe(state);
  });
});

describe('an email to a party', () => {
  const pause = noon + reminderPauseMs;
  it.each([
    ['a question', 'question', facts(), noon],
    [
      'no question about changed shares before a day',
      undefined,
      facts({ record: answered, question: changedShares }),
      noon + changedPauseMs - 1,
    ],
    [
      'a question about changed shares after a day',
      'question',
      facts({ record: answered, question: changedShares }),
      noon + changedPauseMs,
    ],
    [
      'a question at a changed address',
      'question',
      facts({ record: answered, question: changedAddress }),
      noon,
    ],
    ['no reminder before three days', undefined, facts({ record: aConfirmation() }), pause - 1],
    ['a reminder after three days', 'reminder', facts({ record: aConfirmation() }), pause],
    ['a second reminder', 'reminder', facts({ record: aConfirmation({ reminders: 1 }) }), pause],
    ['no third one', undefined, facts({ record: aConfirmation({ reminders: maxReminders }) }), 9 * pause],
    ['nothing after an answer', undefined, facts({ record: answered }), pause],
    ['nothing after a dispute', undefined, facts({ record: aConfirmation({ answer: disputed }) }), pause],
    ['nothing after an opt-out', undefined, facts({ hasOptedOut: true }), noon],
    ['nothing to an owner', undefined, facts({ isOwner: true }), noon],
    ['nothing without an address', undefined, facts({ question: undefined }), noon],
  ] as const)('is %s', (_, due, given, now) => {
    expect(dueMail(given, now)).toBe(due);
  });

  const code = { codeDigest: digestOf(301), until: pause + confirmationMs };

  it('counts as a reminder while shares and address stay the same, and begins again otherwise', () => {
    const again = askedAgain(aQuestion(), aConfirmation(), { code, now: pause });
    const earlier = [{ codeDigest: digestOf(301), mailbox: digestOf(101) }];
    const sameDay = { askedAt: noon, emailedAt: pause, reminders: 1, version: 2, earlier };
    expect(again).toEqual(aConfirmation({ code, ...sameDay }));
    for (const question of [changedShares, changedAddress])
      expect(
        askedAgain(question, aConfirmation({ reminders: 2, answer: confirmed }), { code, now: pause }),
      ).toEqual({
        ...question,
        ...{ code, askedAt: pause, emailedAt: pause, reminders: 0, version: 2, earlier },
      });
    expect(askedAgain(aQuestion(), undefined, { code, now: pause }).version).toBe(1);
  });
});

describe('a question that is emailed again', () => {
  it('keeps the dispute of its party, and its latest earlier codes with the mailbox of each', () => {
    const dispute = { shares: digestOf(201), at: noon };
    let record = aConfirmation({ dispute, disputeMailedAt: noon });
    for (let n = 1; n <= 25; n++) {
      const question = n % 2 === 0 ? changedAddress : changedShares;
      const code = { codeDigest: digestOf(600 + n), until: noon + confirmationMs };
      record = askedAgain(question, record, { code, now: noon + n });
    }
    expect(record).toMatchObject({ dispute, disputeMailedAt: noon });
    expect(record.earlier).toHaveLength(20);
    expect(record.earlier?.slice(0, 2)).toEqual([
      { codeDigest: digestOf(624), mailbox: digestOf(998) },
      { codeDigest: digestOf(623), mailbox: digestOf(101) },
    ]);
  });
});

describe('an answer', () => {
  it('is accepted for 30 days, for the shares and the address of the email', () => {
    const at = (now: number, question = aQuestion()) => answerable(aConfirmation(), question, now);
    expect(at(noon + confirmationMs - 1)).toEqual({ ok: true, value: aConfirmation() });
    expect(at(noon + confirmationMs)).toEqual({ ok: false, failure: { kind: 'share-code-invalid' } });
    const outdated = { ok: false, failure: { kind: 'shares-changed' } };
    expect(at(noon, changedShares)).toEqual(outdated);
    expect(at(noon, changedAddress)).toEqual(outdated);
    expect(answerable(aConfirmation(), undefined, noon)).toEqual(outdated);
    expect(answerable(undefined, aQuestion(), noon).ok).toBe(false);
  });

  it('replaces an earlier one, except an opt-out, which leaves it', () => {
    const first = withAnswer(aConfirmation(), { outcome: 'disputed', reason: 'I wrote half.' }, noon + 1_000);
    const dispute = {
      ...{ shares: digestOf(201), mailbox: digestOf(101), at: noon + 1_000 },
      reason: 'I wrote half.',
    };
    expect(first).toEqual(aConfirmation({ answer: disputed, dispute, version: 2 }));
    const second = withAnswer(first, { outcome: 'confirmed' }, noon + 1_000);
    expect(second).toEqual(aConfirmation({ answer: confirmed, version: 3 }));
    expect(withAnswer(second, { outcome: 'optedOut' }, noon)).toEqual({ ...second, version: 4 });
  });
});

describe('unconfirmed shares', () => {
  it('are named once for each party, at its first share', () => {
    const states = new Map([
      [partyId(1), 'asked' as const],
      [partyId(2), 'confirmed' as const],
      [partyId(3), 'setAside' as const],
      [partyId(4), 'noAddress' as const],
    ]);
    expect(unconfirmedShares(someShares, states)).toEqual([
      { field: 'rights.master[0].partyId', detail: 'has not confirmed its shares', code: 'not_confirmed' },
      {
        field: 'rights.publishers[0].partyId',
        detail: 'has no email address at which it can confirm its shares',
        code: 'no_address',
      },
    ]);
  });
});
