import { sandboxPaymentProvider } from '../../../../src/adapters/sandbox-payments/index.ts';
import { paymentProviderMutants } from '../../../contract/mutants/billing/payment-provider.mutants.ts';
import { paymentProviderContract } from '../../../contract/billing/payment-provider.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inSandbox } from '../../../support/worlds/payment-provider-worlds.ts';
import { noon } from '../../../support/builders/builders.ts';

const paymentProvider = sandboxPaymentProvider({
  masterKey: Buffer.alloc(32, 7),
  baseUrl: 'https://api.example',
});
const checkout = aCheckout();
const event = paymentEvents.completed(checkout, noon);
const rejected = { ok: false, failure: { kind: 'payment-signature-invalid' } };

describeContract('PaymentProvider of the sandbox', paymentProviderContract(inSandbox));

describe('the suite of PaymentProvider', () => {
  for (const { title, by, of } of paymentProviderMutants) {
    expectMutantRejected(title, paymentProviderContract(mutating(inSandbox, of)), by);
  }
});

describe('the sandbox', () => {
  it('returns the same page for the same checkout', async () => {
    const opened = await paymentProvider.open(checkout);
    expect(opened).toEqual({
      providerRef: `sandbox_${checkout.checkoutId}`,
      url: `https://api.example/sandbox-checkout/${checkout.checkoutId}`,
      expiresAt: checkout.expiresAt,
    });
    expect(await paymentProvider.open(checkout)).toEqual(opened);
  });

  it('accepts its own signature for five minutes, and no other', async () => {
    const message = paymentProvider.play(event, noon);
    expect(await paymentProvider.authenticate(message, noon + 300_000)).toEqual({ ok: true, value: event });
    expect(await paymentProvider.authenticate(message, noon + 300_001)).toEqual(rejected);
    const altered = { ...message, body: Buffer.from(JSON.stringify({ ...event, at: noon + 1 })) };
    expect(await paymentProvider.authenticate(altered, noon)).toEqual(rejected);
    const later = { ...message, signature: message.signature.replace(String(noon), String(noon + 1)) };
    expect(await paymentProvider.authenticate(later, noon)).toEqual(rejected);
    const other = sandboxPaymentProvider({ masterKey: Buffer.alloc(32, 8), baseUrl: 'https://api.example' });
    expect(await paymentProvider.authenticate(other.play(event, noon), noon)).toEqual(rejected);
    const successor = sandboxPaymentProvider({
      masterKey: Buffer.alloc(32, 8),
      previousKeys: [Buffer.alloc(32, 7)],
      baseUrl: 'https://api.example',
    });
    expect(await successor.authenticate(message, noon)).toEqual({ ok: true, value: event });
    expect(successor.play(event, noon)).toEqual(other.play(event, noon));
    for (const signature of ['', '.', `${noon}.`, `${noon}.zz`, 'NaN.00']) {
      expect(await paymentProvider.authenticate({ ...message, signature }, noon)).toEqual(rejected);
    }
  });
});
