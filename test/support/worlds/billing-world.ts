import { dayMs } from '../../../src/domain/shared/calendar.ts';
import type { PaymentEvent } from '../../../src/domain/billing/payment-event.ts';
import { CredentialId, type CheckoutId } from '../../../src/domain/shared/ids.ts';
import { aCredential, aPlatform, platformId } from '../builders/builders.ts';
import { callerOf, type World } from './world.ts';
import { noEffects } from '../effects.ts';

/** The first platform, with a website. */
export const own = aPlatform({ websiteUrl: 'https://acme.example' });
/** Growth with stems for a month. */
export const order = {
  caller: callerOf(own),
  slug: own.slug,
  order: { tier: 'growth', addOns: ['stems'] },
  interval: 'month',
  successUrl: 'https://acme.example/paid?x=1',
  cancelUrl: 'https://acme.example/plans',
} as const;

const ownCredential = aCredential({ credentialId: CredentialId(order.caller.grant.credentialId) });

export const registered = (world: World, platform = own, credentials = [ownCredential]) =>
  world.ports.registry.register({ platform, credentials, effects: noEffects });

export const opened = async ({ useCases }: World) => {
  const created = await useCases.openCheckout(order);
  if (!created.ok) throw new Error(created.failure.kind);
  return created.value.checkout;
};

/** Plays an act on the page of a checkout. */
export const play = async ({ useCases }: World, checkoutId: CheckoutId, act: string) => {
  const shown = await useCases.showSandboxPayment({ checkoutId });
  const token = shown.ok ? shown.value.tokens.find((one) => one.act === act)?.token : undefined;
  return useCases.playSandboxPayment({ checkoutId, token: token ?? '' });
};

/** Its tier and its add-ons. */
export const planOf = async ({ ports }: World) => {
  const found = await ports.registry.find(platformId());
  return found && [found.platform.tier, ...found.platform.addOns];
};

/** Emails that were written since it was last asked. */
export const mailsOf = async ({ ports, clock }: World) => {
  const now = clock.now();
  const due = await ports.mailQueue.claim({ token: `${now}`, now, until: now + 100 * dayMs }, 100);
  return due.map(({ mail }) => mail);
};

/** Returns the response of the service to an event that its payment provider has just signed. */
export const receivePayment = (
  { ports: { paymentProvider }, useCases, clock }: World,
  event: PaymentEvent,
) => {
  const { signature, body } = paymentProvider.play?.(event, clock.now()) ?? { body: new Uint8Array() };
  const headers = { [paymentProvider.signatureHeader]: signature };
  return useCases.receivePayment({ provider: paymentProvider.hook, headers, body });
};
