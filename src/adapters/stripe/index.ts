export { stripeDesk, type StripeSettings } from './payment-provider.ts';
