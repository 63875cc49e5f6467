/** Returns the nonce with which the Content Security Policy allows a script to add styles. */
export const styleNonce = (): string =>
  globalThis.document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
