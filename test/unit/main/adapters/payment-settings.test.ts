import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';
import { defaultPrices } from '../../../../src/domain/billing/prices.ts';
import { closedPaymentProvider, openPaymentProvider } from '../../../../src/main/adapters/payments.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://api.example',
  MASTER_KEY: '70'.repeat(31) + '71',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_live_0abc', STRIPE_WEBHOOK_SECRET: 'whsec_0abc' };

const issues = (given: Readonly<Record<string, string>>): readonly string[] => {
  try {
    configFrom(given);
    return [];
  } catch (error) {
    if (error instanceof ConfigWrong) return error.message.split('\n');
    throw error;
  }
};

const dependencies = { masterKey: Buffer.alloc(32), previousKeys: [], baseUrl: 'https://api.example' };

describe('where platforms pay', () => {
  it('is the sandbox by default, and nothing in production', async () => {
    expect((await openPaymentProvider(configFrom({}), dependencies)).provider).toBe('sandbox');
    expect(await openPaymentProvider(configFrom(production), dependencies)).toBe(closedPaymentProvider);
  });

  it('is Stripe if its keys are set', async () => {
    const live = configFrom({ ...production, ...stripe });
    expect((await openPaymentProvider(live, dependencies)).provider).toBe('stripe');
    const test = configFrom({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_0abc' });
    expect((await openPaymentProvider(test, dependencies)).provider).toBe('stripe_test');
  });

  it('has no offers and accepts no messages if there is no provider', async () => {
    expect(await closedPaymentProvider.open(aCheckout())).toBe('closed');
    const message = { body: Buffer.from('{}'), signature: '' };
    expect(await closedPaymentProvider.authenticate(message, noon)).toMatchObject({ ok: false });
  });

  it('is rejected if keys are missing or invalid, or if they are test keys in production', () => {
    expect(issues({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.',
    ]);
    expect(issues({ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'secret' })).toEqual([
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_…, rk_…).',
      'STRIPE_WEBHOOK_SECRET must be the secret of a webhook endpoint (whsec_…).',
    ]);
    expect(issues({ ...production, ...stripe, STRIPE_SECRET_KEY: 'rk_test_1' })).toEqual([
      'STRIPE_SECRET_KEY must be a live key in production: payments with a test key are not real.',
    ]);
    expect(issues({ ...production, ...stripe, STRIPE_API_BASE: 'http://stripe.internal' })).toEqual([
      'STRIPE_API_BASE must be https in production.',
    ]);
    expect(issues({ STRIPE_API_BASE: 'http://localhost:12111' })).toEqual([
      'Set STRIPE_SECRET_KEY together with STRIPE_API_BASE.',
    ]);
  });
});

describe('prices', () => {
  const prices = (given: unknown) => configFrom({ TIERS: JSON.stringify({ prices: given }) }).prices;

  it('override the defaults', () => {
    expect(configFrom({}).prices).toEqual(defaultPrices);
    const growth = { month: 9_900, year: 99_000 };
    expect(prices({ growth })).toEqual({ ...defaultPrices, growth });
    const forint = {
      currency: 'HUF',
      growth: { month: 1_900_000, year: 19_000_000 },
      stems: { month: 700_000, year: 7_000_000 },
    };
    expect(prices(forint)).toEqual(forint);
  });

  it.each([
    [{ currency: 'EURO' }, 'prices.currency'],
    [{ growth: { month: 49.5, year: 490 } }, 'prices.growth.month'],
    [{ growth: { month: 0, year: 490 } }, 'prices.growth.month'],
    [{ growth: { month: 4900 } }, 'prices.growth.year'],
    [{ currency: 'HUF', growth: { month: 1_900_000, year: 19_000_000 } }, 'prices'],
    [{ enterprise: { month: 1, year: 1 } }, 'prices.enterprise'],
  ])('are rejected at the start where they are none: %j', (given, place) => {
    expect(issues({ TIERS: JSON.stringify({ prices: given }) })[0]).toContain(`TIERS ${place}: `);
  });

  it.each([
    ['ISK', 4_900, 'Stripe counts ISK in hundredths and would charge too little'],
    ['KWD', 4_905, 'Stripe charges KWD in multiples of 10, and 4905 is not one'],
    ['KWD', 4_900, undefined],
    ['JPY', 4_905, undefined],
  ])('in %s of %i are taken at Stripe just where it would charge them', (currency, amount, issue) => {
    const price = { month: amount, year: 10 * amount };
    const TIERS = JSON.stringify({ prices: { currency, growth: price, stems: price } });
    expect(issues({ TIERS, ...stripe })).toEqual(issue === undefined ? [] : [`TIERS prices: ${issue}.`]);
    expect(issues({ TIERS })).toEqual([]);
  });
});
