import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

describe('the seller', () => {
  it('has the name of the brand and an address at the host of the service', () => {
    const { seller } = configFrom({ BRAND_NAME: 'Acme Music', BASE_URL: 'https://api.acme.example' });
    expect(seller).toEqual({
      ...{ name: 'Acme Music', address: [], taxPercent: 0 },
      email: 'licensing@api.acme.example',
    });
  });

  it('is what the variables say, with the lines of its address', () => {
    const { seller } = configFrom({
      SELLER_NAME: 'Acme Music GmbH',
      SELLER_ADDRESS: '1 Harbour Street;  20095 Hamburg; ;Germany',
      SELLER_TAX_ID: 'VAT ID DE123456789',
      SELLER_TAX_PERCENT: '7.7',
      SELLER_EMAIL: 'billing@acme.example',
    });
    expect(seller).toEqual({
      name: 'Acme Music GmbH',
      address: ['1 Harbour Street', '20095 Hamburg', 'Germany'],
      taxId: 'VAT ID DE123456789',
      taxPercent: 7.7,
      email: 'billing@acme.example',
    });
  });

  it.each([
    ['SELLER_TAX_PERCENT', '51'],
    ['SELLER_TAX_PERCENT', '-1'],
    ['SELLER_TAX_PERCENT', '19 %'],
    ['SELLER_EMAIL', 'acme.example'],
    ['SELLER_ADDRESS', 'x'.repeat(401)],
  ])('is rejected if %s is %s', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(ConfigWrong);
    expect(() => configFrom({ [name]: value })).toThrow(name);
  });
});
