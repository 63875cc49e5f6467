import { payoutRecord, type PayoutDetails } from '../../../../src/domain/artists/payout.ts';
import { earnedBy, thresholdIn } from '../../../../src/domain/payouts/balance.ts';
import { balanceObstacles, isVerified, payeeObstacles } from '../../../../src/domain/payouts/payee.ts';
import { schemeOf } from '../../../../src/domain/payouts/scheme.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { accountId, requestedClosure } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aPayee } from '../../../support/builders/payouts/payout-builders.ts';
import { someStatements } from '../../../support/builders/royalties/closings.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';

const iban: PayoutDetails = { type: 'iban', holder: 'Ada Moreno', iban: 'DE89370400440532013000' };
const payout = payoutRecord(iban, 'sealed', noon);
const later = noon + 4 * dayMs;
const facts = { account: { payout }, payee: aPayee() };
const balance = {
  ...{ accountId: accountId(1), currency: 'EUR' },
  mode: 'live' as const,
  ...{ earned: 9_000, paid: 6_500, returned: 0 },
} as const;

describe('a payee', () => {
  it('is paid once staff have verified its details and 72 hours have passed since they were changed', () => {
    expect(payeeObstacles(facts, later)).toEqual([]);
    expect(payeeObstacles(facts, noon + 71 * 3_600_000)).toEqual(['details_changed']);
    expect(payeeObstacles({ ...facts, payee: undefined }, later)).toEqual(['unverified']);
    expect(payeeObstacles({ ...facts, account: undefined }, later)).toEqual(['no_details']);
    expect(payeeObstacles({ ...facts, account: {} }, later)).toEqual(['no_details']);
  });

  it('is not verified by a verification of other details', () => {
    const changed = { ...facts, account: { payout: payoutRecord(iban, 'sealed', noon + 1) } };
    expect([isVerified(facts), isVerified(changed)]).toEqual([true, false]);
    expect(payeeObstacles(changed, later)).toEqual(['unverified']);
  });

  it('is not paid while it is on hold', () => {
    const { verified } = aPayee();
    if (!verified) throw new Error('not verified');
    const hold = { by: verified.by, at: noon, reason: 'dispute' } as const;
    expect(payeeObstacles({ ...facts, payee: aPayee({ hold }) }, later)).toEqual(['on_hold']);
  });

  it('is paid a balance from the threshold on, and any balance while its account is being closed', () => {
    const rules = { now: later, threshold: 25 };
    expect(balanceObstacles(balance, facts, rules)).toEqual([]);
    const less = { ...balance, paid: 6_501 };
    expect(balanceObstacles(less, facts, rules)).toEqual(['below_threshold']);
    const closing = { ...facts, account: { payout, closure: requestedClosure } };
    expect(balanceObstacles(less, closing, rules)).toEqual([]);
    expect(balanceObstacles({ ...balance, paid: 9_000 }, closing, rules)).toEqual(['below_threshold']);
    expect(balanceObstacles({ ...balance, paid: 9_000 }, facts, { now: later, threshold: 0 })).toEqual([
      'below_threshold',
    ]);
    expect([thresholdIn('EUR', 12.5), thresholdIn('JPY', 25), thresholdIn('KWD', 25)]).toEqual([
      1_250, 25, 25_000,
    ]);
  });
});

describe('the scheme of a payout', () => {
  it('is SEPA for euros to an IBAN of a SEPA country alone', () => {
    const details = { type: 'iban', masked: 'DE••3000' } as const;
    expect(schemeOf('EUR', details)).toBe('sepa');
    expect(schemeOf('USD', details)).toBe('other');
    expect(schemeOf('EUR', { type: 'iban', masked: 'BR••3000' })).toBe('other');
    expect(schemeOf('EUR', { type: 'account', masked: 'DE••3000' })).toBe('other');
  });
});

describe('what statements add to balances', () => {
  it('is their sum for each account, mode and currency, in one order', () => {
    const euros = someStatements(2, aPeriod('EUR'), accountId(2)).statements;
    const yen = someStatements(1, aPeriod('JPY'), accountId(1), 5).statements;
    const ofNobody = someStatements(1, aPeriod('EUR'), accountId(1), 8).statements.map(
      ({ accountId: _, ...rest }) => rest,
    );
    const sum = euros.reduce((total, { file }) => total + file.statement.amount, 0);
    const earned = earnedBy([...euros, ...yen, ...ofNobody]);
    expect(earned).toEqual(earnedBy([...ofNobody, ...yen, ...euros.toReversed()]));
    expect(earned.map((each) => [each.accountId, each.currency])).toEqual([
      [undefined, 'EUR'],
      [accountId(1), 'JPY'],
      [accountId(2), 'EUR'],
    ]);
    expect(earned.at(-1)?.earned).toBe(sum);
  });
});
