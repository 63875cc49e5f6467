import { settleAccount, type SettleAccount } from '../../../src/application/billing/settle-account.ts';
import type { PaymentEvent } from '../../../src/domain/billing/payment-event.ts';
import { intervalEnd } from '../../../src/domain/billing/prices.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { ulidIds } from '../../../src/adapters/system/index.ts';
import type { BillingView } from '../../contract/billing/billing-store/stage.ts';
import { aCheckout, anAccount, paymentEvents } from '../builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../builders/builders.ts';
import { noEffects } from '../effects.ts';
import { intlMailTexts } from '../../../src/adapters/intl-messageformat/index.ts';

/** The same numbers for the same seed, from 0 to 1. */
export const numbersFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

const growth = aCheckout();
const stems = aCheckout({ order: { addOns: ['stems'] } }, 2);
const renewalAt = intervalEnd(noon, 'month');

/** The events of a provider about two checkouts, in order: both are paid, one is renewed late, the other disputed and refunded. */
export const paymentStory: readonly PaymentEvent[] = [
  paymentEvents.failed(growth, noon - 5_000, noon),
  paymentEvents.completed(growth, noon),
  paymentEvents.paid(growth, noon),
  paymentEvents.changed(growth, noon, false),
  paymentEvents.completed(growth, noon + 1, {
    paid: { amount: 1, currency: 'EUR' },
    providerEventId: 'forged',
  }),
  paymentEvents.completed(stems, noon + 1_000),
  paymentEvents.paid(stems, noon + 1_000, noon),
  paymentEvents.failed(growth, renewalAt, renewalAt),
  paymentEvents.paid(growth, renewalAt + dayMs, renewalAt),
  paymentEvents.disputed(stems, renewalAt, { from: noon }),
  paymentEvents.disputed(stems, renewalAt + 1_000, { from: noon, standing: 'lost' }),
  paymentEvents.refunded(stems, renewalAt + dayMs, { from: noon }),
  paymentEvents.ended(stems, renewalAt + 2 * dayMs),
];
export const storyEnd = renewalAt + 3 * dayMs;

/** Each so many times, in an order of the seed's: a delay is a place further behind. */
export const shuffled = <Item>(story: readonly Item[], seed: number, times: number): readonly Item[] => {
  const random = numbersFrom(seed);
  return story
    .flatMap((item) => Array.from({ length: times }, () => ({ item, at: random() })))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
};

/** Each event ten times. */
export const shuffledStory = (seed: number, times = 10): readonly PaymentEvent[] =>
  shuffled(paymentStory, seed, times);

/** The use case that settles accounts at a time. */
export const settleOver = (
  { billing, ledgerStore, registry }: BillingView,
  now = storyEnd,
  provider = 'sandbox',
): SettleAccount => {
  const clock = { now: () => now };
  const means = { clock, ids: ulidIds({ clock }), mailTexts: intlMailTexts() };
  return settleAccount({
    billing,
    ledgerStore,
    seller: { taxPercent: 19 },
    registry,
    ...means,
    paymentProvider: { provider },
  });
};

/** The first platform with both checkouts open, and what settles its account at a moment. */
export const billingStage = async (view: BillingView, now = storyEnd): Promise<SettleAccount> => {
  const { billing, registry } = view;
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  await billing.open({
    checkout: growth,
    account: anAccount(),
    guards: { account: 'absent' },
    effects: noEffects,
  });
  await billing.open({
    checkout: stems,
    account: anAccount({ version: 2 }),
    guards: { account: 1 },
    effects: noEffects,
  });
  return settleOver(view, now);
};

/** As a provider does: what was not taken in is sent again. */
export const deliver = async (settle: SettleAccount, event: PaymentEvent): Promise<void> => {
  while (!(await settle({ platformId: platformId(), event })).ok);
};

/** The result of the story: the platform, the changes of its plan, and the emails. */
export const aftermath = async ({ billing, registry, auditLog, mailQueue }: BillingView) => {
  const platform = (await registry.find(platformId()))?.platform;
  const notes = await auditLog.entries({ after: 0, limit: 1_000 });
  const lease = { token: 'look', now: storyEnd + dayMs, until: storyEnd + 2 * dayMs };
  const { account, events } = await billing.record(platformId());
  return {
    tier: platform?.tier,
    addOns: platform?.addOns,
    granted: account?.granted,
    nextDue: account?.nextDue,
    received: events.length,
    tierChanges: notes.filter(
      ({ action, detail }) => action === 'billing.plan_changed' && detail['tier'] !== detail['tierBefore'],
    ).length,
    forged: notes
      .filter(({ detail }) => detail['providerEvent'] === 'forged')
      .map(({ detail }) => detail['paid']),
    planMails: (await mailQueue.claim(lease, 1_000)).filter(({ mail }) => mail.kind === 'plan_changed')
      .length,
    planChanges: notes.filter(({ action }) => action === 'billing.plan_changed').length,
  };
};

/** The result in any order of the events. */
export const storyOutcome = {
  tier: 'growth',
  addOns: [],
  granted: { tier: 'growth', addOns: [] },
  nextDue: intervalEnd(renewalAt, 'month') + dayMs,
  received: paymentStory.length,
  tierChanges: 1,
  /** The payment of a cent is noted once, with whatever else changed just then. */
  forged: [expect.stringMatching(/^1 EUR /) as string],
};
