import { mayOrder, offersTo } from '../../../../src/domain/billing/checkout.ts';
import { nothingPaid } from '../../../../src/domain/billing/entitlement.ts';
import { defaultPrices } from '../../../../src/domain/billing/prices.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { aPlatform } from '../../../support/builders/builders.ts';

const nothing = { paid: nothingPaid, open: [] };
const named = (offers: ReturnType<typeof offersTo>) =>
  offers.map(({ item, interval, price }) => `${item} ${interval} ${price.amount} ${price.currency}`);

describe('the offers to a platform', () => {
  it('are all items, at the price of each interval', () => {
    expect(named(offersTo(aPlatform(), nothing, defaultPrices))).toEqual([
      'growth month 4900 EUR',
      'growth year 49000 EUR',
      'stems month 1900 EUR',
      'stems year 19000 EUR',
    ]);
  });

  it('exclude what it has, whether paid or granted', () => {
    const stems = ['stems month 1900 EUR', 'stems year 19000 EUR'];
    expect(named(offersTo(aPlatform({ tier: 'growth' }), nothing, defaultPrices))).toEqual(stems);
    expect(
      named(offersTo(aPlatform(), { ...nothing, paid: { tier: 'growth', addOns: [] } }, defaultPrices)),
    ).toEqual(stems);
    const both = aPlatform({ tier: 'growth', addOns: ['stems'] });
    expect(offersTo(both, nothing, defaultPrices)).toEqual([]);
  });

  it('exclude items of a checkout that can still be paid', () => {
    const open = [aCheckout({ order: { tier: 'growth', addOns: [] } })];
    expect(named(offersTo(aPlatform(), { paid: nothingPaid, open }, defaultPrices))).toEqual([
      'stems month 1900 EUR',
      'stems year 19000 EUR',
    ]);
  });

  it('are empty if the plan is set by agreement', () => {
    expect(offersTo(aPlatform({ tier: 'enterprise' }), nothing, defaultPrices)).toEqual([]);
    expect(offersTo(aPlatform({ environment: 'sandbox' }), nothing, defaultPrices)).toEqual([]);
  });
});

describe('a sandbox platform', () => {
  it('cannot order what it could not change later', () => {
    const address = 'https://licensing.example/portal/plan';
    const order = { tier: 'growth', addOns: [] } as const;
    const requested = { order, paid: nothingPaid, open: [], portal: 'https://licensing.example/portal' };
    const ordered = (environment: 'live' | 'sandbox') =>
      mayOrder({
        ...requested,
        ...{ platform: aPlatform({ environment }), allowLoopback: false },
        ...{ successUrl: address, cancelUrl: address },
      });
    expect(ordered('sandbox')).toMatchObject({ failure: { kind: 'sandbox-not-sold' } });
    expect(ordered('live')).toMatchObject({ ok: true });
  });
});

describe('people who paid', () => {
  const requested = {
    platform: aPlatform({ websiteUrl: 'https://acme.example' }),
    order: { tier: 'growth', addOns: [] },
    paid: nothingPaid,
    open: [],
    portal: 'https://licensing.example/portal',
    allowLoopback: false,
    cancelUrl: 'https://acme.example/plans',
  } as const;
  const back = (successUrl: string) => mayOrder({ ...requested, successUrl }).ok;

  it('can return to the portal of the service, too', () => {
    expect(back('https://licensing.example/portal/plan?checkout=last')).toBe(true);
  });

  it.each([
    'https://licensing.example/elsewhere',
    'https://licensing.example/portal',
    'https://licensing.example/portalx/plan',
    'https://licensing.example/portal/../elsewhere',
    'http://licensing.example/portal/plan',
    'https://licensing.example:8443/portal/plan',
    'https://user@licensing.example/portal/plan',
    'https://acme.example\\@evil.example/',
    'https://acme.example/\t@evil.example/',
    ' https://acme.example/paid',
    'https://acme.example/paid\n',
  ])('cannot return to %s', (address) => {
    expect(back(address)).toBe(false);
  });
});
