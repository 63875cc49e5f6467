import { sandboxPaymentProvider, type SandboxSettings } from './index.ts';

/** Payments for development, without real money. */
export const payments = {
  variables: {},
  issues: () => [],
  forDevelopment: true as const,
  open: async (_read: object, dependencies: SandboxSettings) => sandboxPaymentProvider(dependencies),
  priceIssue: () => undefined,
};
