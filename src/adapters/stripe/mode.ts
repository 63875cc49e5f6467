/** Stripe's keys name their mode; in test mode nobody really pays. */
export const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey);

/** Live and test mode have nothing in common but the company: what is paid in one is not known in the other. */
export const providerNames = { live: 'stripe', test: 'stripe_test' } as const;
export type ProviderName = (typeof providerNames)[keyof typeof providerNames];
