/** The render continues; a request soon afterwards finds it complete. */
export type StillRendering = { readonly kind: 'still-rendering'; readonly retryAfterMs: number };
