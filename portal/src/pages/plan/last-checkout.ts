const place = 'checkout';

/** The one that was gone to from this tab last: who comes back from the provider brings no id along. */
export const rememberCheckout = (checkoutId: string): void =>
  globalThis.sessionStorage.setItem(place, checkoutId);
export const lastCheckout = (): string => globalThis.sessionStorage.getItem(place) ?? '';
