/** The render goes on; asking again soon finds it done. */
export type StillRendering = { readonly kind: 'still-rendering'; readonly retryAfterMs: number };
