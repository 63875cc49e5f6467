export { stripePaymentProvider, type StripeSettings } from './payment-provider.ts';
