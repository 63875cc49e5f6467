const storageKey = 'checkout';

/** Stores the last checkout of this tab: the payment provider returns without its ID. */
export const rememberCheckout = (checkoutId: string): void =>
  globalThis.sessionStorage.setItem(storageKey, checkoutId);
export const lastCheckout = (): string => globalThis.sessionStorage.getItem(storageKey) ?? '';
