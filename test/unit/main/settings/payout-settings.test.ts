import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

const iban = 'DE89 3704 0044 0532 0130 00';

describe('the account that pays royalties', () => {
  it('has the name of the seller, or of the brand without one', () => {
    const debtorWith = (names: Readonly<Record<string, string>>) =>
      configFrom({ PAYOUT_IBAN: iban, ...names }).payoutRules.debtor;
    const account = { iban: 'DE89370400440532013000' };
    expect(debtorWith({ BRAND_NAME: 'Acme', SELLER_NAME: 'Acme Music GmbH' })).toEqual({
      ...{ name: 'Acme Music GmbH', ...account },
    });
    expect(debtorWith({ BRAND_NAME: 'Acme', PAYOUT_BIC: 'COBADEFFXXX' })).toEqual({
      ...{ name: 'Acme', ...account, bic: 'COBADEFFXXX' },
    });
  });

  it('is absent without an IBAN, and a BIC alone is rejected', () => {
    expect(configFrom({ PAYOUT_IBAN: '', PAYOUT_BIC: '' }).payoutRules.debtor).toBeUndefined();
    const alone = () => configFrom({ PAYOUT_BIC: 'COBADEFFXXX' });
    expect(alone).toThrow(ConfigWrong);
    expect(alone).toThrow(
      'PAYOUT_BIC has no effect without PAYOUT_IBAN. Set PAYOUT_IBAN, too, or remove PAYOUT_BIC.',
    );
  });
});
