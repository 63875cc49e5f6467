import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, anAccount } from '../../../support/builders/billing-builders.ts';
import { deliver, settleOver, shuffled } from '../../../support/stories/billing-story.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import { inMemory } from '../../../support/worlds/sqlite-worlds.ts';
import { answering, paymentsOf } from '../../../support/servers/stripe-api.ts';
import {
  anInvoice,
  signedByStripe,
  stripeEvents,
  webhookSecret,
} from '../../../support/clients/stripe-events.ts';
import { noEffects } from '../../../support/effects.ts';

const checkout = aCheckout({ provider: 'stripe_test', providerRef: 'cs_test_1' });
const monthEnd = intervalEnd(noon, 'month');
const minute = 60_000;
const dispute = (type: string, after: number, status: string) =>
  stripeEvents.dispute(type, checkout, noon + after, status);

const bought = [
  stripeEvents.session('completed', checkout, noon),
  stripeEvents.invoice('paid', checkout, noon, monthEnd),
];
const disputed = [
  dispute('created', minute, 'needs_response'),
  dispute('funds_withdrawn', minute, 'needs_response'),
  dispute('updated', 2 * minute, 'under_review'),
];
const won = [dispute('closed', 3 * minute, 'won'), dispute('funds_reinstated', 3 * minute, 'won')];
const lost = [dispute('updated', 2 * minute, 'lost'), dispute('closed', 3 * minute, 'lost')];

describe('events of Stripe, three times each in any of twenty orders,', () => {
  const api = answering();
  beforeAll(api.start);
  afterAll(api.stop);

  it.each([
    ['leaves no plan while a dispute is open', [...bought, ...disputed], 'developer'],
    ['leaves the plan where a dispute was won', [...bought, ...disputed, ...won], 'growth'],
    ['leaves no plan where a dispute was lost', [...bought, ...disputed, ...lost], 'developer'],
  ])('%s', async (_, story, tier) => {
    api.answer(paymentsOf(anInvoice(checkout, noon, monthEnd)));
    const paymentProvider = stripePaymentProvider({
      secretKey: 'sk_test_1',
      webhookSecret,
      apiBase: api.url(),
    });
    for (let seed = 1; seed <= 20; seed++) {
      const { views, close } = await inMemory();
      const [view] = views;
      await view.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      await view.billing.open({
        checkout,
        account: anAccount(),
        guards: { account: 'absent' },
        effects: noEffects,
      });
      const settle = settleOver(view, noon + dayMs, paymentProvider.provider);
      for (const payload of shuffled(story, seed, 3)) {
        const received = await paymentProvider.authenticate(signedByStripe(payload, noon), noon);
        if (!received.ok || received.value === 'ignored' || received.value.type === 'other-mode')
          throw new Error(`not processed: ${payload}`);
        await deliver(settle, received.value);
      }
      expect({ seed, tier: (await view.registry.find(platformId()))?.platform.tier }).toEqual({ seed, tier });
      await close();
    }
  });
});
