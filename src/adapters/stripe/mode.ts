/** Returns whether a key is for test mode, without real payments. */
export const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey);

/** Live mode and test mode share no data: payments of one do not exist in the other. */
export const providerNames = { live: 'stripe', test: 'stripe_test' } as const;
export type ProviderName = (typeof providerNames)[keyof typeof providerNames];
