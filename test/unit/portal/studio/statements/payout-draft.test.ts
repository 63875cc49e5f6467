import {
  emptyPayout,
  isFilledIn,
  requestOf,
  type PayoutDraft,
} from '../../../../../portal/src/studio/statements/payout-details/payout-draft.ts';

const password = 'a long password';
const iban: PayoutDraft = {
  ...emptyPayout,
  holder: ' Mara Lind ',
  iban: 'DE75 5121 0800 1245 1261 99 ',
  password,
};
const account: PayoutDraft = {
  ...{ ...emptyPayout, type: 'account', holder: 'Mara Lind', password },
  ...{ country: 'US', bankCode: '026009593', accountNumber: '1234567890' },
};

describe('the form of payout details', () => {
  it('sends only the members of the chosen type, without surrounding spaces', () => {
    const details = { type: 'iban', holder: 'Mara Lind', iban: 'DE75 5121 0800 1245 1261 99' };
    expect(requestOf(iban)).toEqual({ payout: details, password });
    expect(requestOf({ ...iban, bic: 'DEUTDEFF ', country: 'US' })).toEqual({
      payout: { ...details, bic: 'DEUTDEFF' },
      password,
    });
    const { holder, country, bankCode, accountNumber } = account;
    const payout = { type: 'account', holder, country, bankCode, accountNumber };
    expect(requestOf({ ...account, iban: 'DE75' })).toEqual({ payout, password });
  });

  it.each(['holder', 'iban', 'password'] as const)('of an IBAN needs %s', (name) => {
    expect([isFilledIn(iban), isFilledIn({ ...iban, [name]: ' ' })]).toEqual([true, false]);
  });

  it.each(['holder', 'country', 'bankCode', 'accountNumber', 'password'] as const)(
    'of another account needs %s',
    (name) => {
      expect([isFilledIn(account), isFilledIn({ ...account, [name]: '' })]).toEqual([true, false]);
    },
  );
});
