import {
  decideDisputeBy,
  disputeAfter,
  isDisputeMailed,
  isSetAside,
  isSettled,
  isSettledBy,
  openSince,
  type ShareDispute,
} from '../../../../src/domain/parties/dispute.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { StaffId } from '../../../../src/domain/shared/ids.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';

const shares = digestOf(201);
const mailbox = digestOf(101);
const dispute: ShareDispute = { shares, mailbox, at: noon, reason: 'I wrote half.' };
const setAside = {
  staffId: StaffId('stf_1'),
  reason: 'A split sheet was signed.',
  at: noon + 1,
  accepts: true as const,
};
const answered = {
  shares,
  mailbox,
  answer: { outcome: 'disputed' as const, reason: 'I wrote half.' },
  dispute,
};
const disputed = (reason?: string) => ({
  outcome: 'disputed' as const,
  ...(reason !== undefined && { reason }),
});

describe('a dispute of shares', () => {
  it('begins with the answer, and is the same when that is repeated', () => {
    expect(disputeAfter({ shares, mailbox }, disputed('I wrote half.'), noon)).toEqual(dispute);
    expect(disputeAfter({ shares, mailbox }, disputed(), noon)).toEqual({ shares, mailbox, at: noon });
    expect(disputeAfter(answered, disputed('I wrote half.'), noon + 9)).toBe(dispute);
    const ended = { ...answered, dispute: { ...dispute, setAside } };
    expect(disputeAfter(ended, disputed('I wrote half.'), noon + 9)).toBe(ended.dispute);
  });

  it('is a new one with another reason or about other shares', () => {
    const next = { shares, mailbox, at: noon + 9, reason: 'I wrote all of it.' };
    expect(
      disputeAfter({ ...answered, dispute: { ...dispute, setAside } }, disputed(next.reason), noon + 9),
    ).toEqual(next);
    const other = { ...answered, shares: digestOf(202) };
    expect(disputeAfter(other, disputed('I wrote half.'), noon + 9)).toEqual({
      ...{ shares: digestOf(202), mailbox, at: noon + 9, reason: 'I wrote half.' },
    });
  });

  it('ends when the party confirms the same shares, and stays when it confirms others or opts out', () => {
    expect(disputeAfter(answered, { outcome: 'confirmed' }, noon)).toBeUndefined();
    expect(disputeAfter({ ...answered, shares: digestOf(202) }, { outcome: 'confirmed' }, noon)).toBe(
      dispute,
    );
    expect(disputeAfter(answered, { outcome: 'optedOut' }, noon)).toBe(dispute);
    expect(disputeAfter({ shares, mailbox }, { outcome: 'confirmed' }, noon)).toBeUndefined();
  });

  it('stays when another mailbox confirms, and ends with a submission only if its own mailbox has confirmed that', () => {
    const other = { ...answered, mailbox: digestOf(105) };
    expect(disputeAfter(other, { outcome: 'confirmed' }, noon)).toBe(dispute);
    const confirmed = { ...answered, answer: { outcome: 'confirmed' as const } };
    expect(isSettled(confirmed)).toBe(true);
    expect(isSettled({ ...confirmed, mailbox: digestOf(105) })).toBe(false);
    expect(isSettled(answered)).toBe(false);
    const { answer: _, ...unanswered } = answered;
    expect(isSettled(unanswered)).toBe(false);
    expect(isSettled({ mailbox, answer: { outcome: 'confirmed' } })).toBe(false);
  });

  it('ends with a revision whose shares its party has confirmed, and with no other', () => {
    const confirmed = { ...answered, answer: { outcome: 'confirmed' as const } };
    expect(isSettledBy(confirmed, shares)).toBe(true);
    expect(isSettledBy(confirmed, digestOf(202))).toBe(false);
    expect(isSettledBy(confirmed, undefined)).toBe(false);
    expect(isSettledBy(answered, shares)).toBe(false);
    expect(isSettledBy({ ...confirmed, mailbox: digestOf(105) }, shares)).toBe(false);
  });

  it('that was set aside counts for the shares and the mailbox that it was about, until another answer', () => {
    const upheld = { ...answered, dispute: { ...dispute, setAside } };
    expect(isSetAside(upheld)).toBe(true);
    expect(isSetAside(answered)).toBe(false);
    const { accepts: __, ...moot } = setAside;
    expect(isSetAside({ ...answered, dispute: { ...dispute, setAside: moot } })).toBe(false);
    expect(isSetAside({ ...upheld, shares: digestOf(202) })).toBe(false);
    expect(isSetAside({ ...upheld, mailbox: digestOf(105) })).toBe(false);
    const { mailbox: _, ...earlier } = upheld.dispute;
    expect(isSetAside({ ...upheld, dispute: earlier })).toBe(true);
    expect(isSetAside({ ...upheld, answer: { outcome: 'confirmed' } })).toBe(false);
    const again = disputeAfter(upheld, disputed('I wrote all of it.'), noon + 9);
    expect(again && isSetAside({ ...upheld, dispute: again })).toBe(false);
  });

  it('is open until staff set it aside', () => {
    expect(openSince({ dispute })).toBe(noon);
    expect(openSince({ dispute: { ...dispute, setAside } })).toBeUndefined();
    expect(openSince({})).toBeUndefined();
  });

  it.each([
    ['2026-11-23T10:00:00Z', '2026-11-30T10:00:00Z'],
    ['2026-11-27T10:00:00Z', '2026-12-04T10:00:00Z'],
    ['2026-11-28T10:00:00Z', '2026-12-04T10:00:00Z'],
    ['2026-11-29T10:00:00Z', '2026-12-04T10:00:00Z'],
  ])('of %s is decided until %s: five working days later', (from, until) => {
    expect(decideDisputeBy(Date.parse(from))).toBe(Date.parse(until));
  });

  it('is emailed to the account when it begins, at most once a day', () => {
    const before = { shares, mailbox };
    const after = { shares, mailbox, dispute };
    expect(isDisputeMailed(before, after, noon)).toBe(true);
    expect(isDisputeMailed(after, after, noon)).toBe(false);
    expect(isDisputeMailed(after, before, noon)).toBe(false);
    const mailed = { ...before, disputeMailedAt: noon };
    expect(isDisputeMailed(mailed, after, noon + dayMs - 1)).toBe(false);
    expect(isDisputeMailed(mailed, after, noon + dayMs)).toBe(true);
  });
});
