/** Under which the page's policy lets a script add a style of its own. */
export const styleNonce = (): string =>
  globalThis.document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
