export { stripeDesk, type StripeSettings } from './payment-desk.ts';
