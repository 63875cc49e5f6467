import {
  canonicalPayout,
  maskedPayout,
  parseBic,
  parseIban,
  payoutHoldMs,
  payoutRecord,
} from '../../../../src/domain/artists/payout.ts';
import { noon } from '../../../support/builders/builders.ts';

const iban = { type: 'iban', holder: 'Zoë', iban: 'de75 5121 0800 1245 1261 99', bic: 'deutdeff' } as const;
const account = {
  type: 'account',
  holder: 'Zoë',
  country: 'US',
  bankCode: '026009593',
  accountNumber: '1234567890',
} as const;

describe('payout details', () => {
  it.each([
    ['DE75512108001245126199', 'DE75512108001245126199'],
    ['gb33 BUKB 2020 1555 5555 55', 'GB33BUKB20201555555555'],
    ['NO9386011117947', 'NO9386011117947'],
    ['DE75512108001245126198', undefined],
    ['DE57512108001245126199', undefined],
    // One digit less and one more than a German IBAN, with check digits that are right.
    ['DE0651210800124512619', undefined],
    ['DE385121080012451261990', undefined],
    // No IBAN of the registry begins so.
    ['ZZ8112345678901', 'ZZ8112345678901'],
    ['DE75', undefined],
    ['75512108001245126199', undefined],
  ])('reads the IBAN %j as %j', (text, read) => expect(parseIban(text)).toBe(read));

  it.each([
    ['deutdeff', 'DEUTDEFF'],
    ['DEUTDEFF500', 'DEUTDEFF500'],
    ['DEUTDEFF50', undefined],
    ['DEUT1EFF', undefined],
  ])('reads the BIC %j as %j', (text, read) => expect(parseBic(text)).toBe(read));

  it('are stored in one spelling', () => {
    expect(canonicalPayout(iban)).toEqual({ ...iban, iban: 'DE75512108001245126199', bic: 'DEUTDEFF' });
    expect(canonicalPayout(account)).toBe(account);
  });

  it('show the country and the last four characters alone', () => {
    expect(maskedPayout(canonicalPayout(iban))).toBe('DE••6199');
    expect(maskedPayout(account)).toBe('US••7890');
  });

  it('hold payouts for 72 hours from each change', () => {
    const record = payoutRecord(account, 'sealed', noon);
    expect(record).toEqual({
      type: 'account',
      sealed: 'sealed',
      masked: 'US••7890',
      changedAt: noon,
      heldUntil: noon + payoutHoldMs,
    });
    expect(payoutHoldMs).toBe(72 * 3_600_000);
  });
});
