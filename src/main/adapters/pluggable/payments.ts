export { payments as sandbox } from '../../../adapters/sandbox-payments/adapter.ts';
export { payments as stripe } from '../../../adapters/stripe/adapter.ts';
