/**
 * Runs before the scripts of a page: keeps the last audio element that played, and logs violations of the content security
 * policy.
 */
export const watching = `{
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    globalThis.playedAudio = this;
    return play.call(this);
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('violates the content security policy: ' + violatedDirective + ' ' + blockedURI));
}
`;

/** Returns whether an address is requested from another origin than that of the service. */
export const isRequestElsewhere = (address: string, baseUrl: string): boolean => {
  const { origin, protocol } = new URL(address);
  return origin !== new URL(baseUrl).origin && !['data:', 'blob:', 'about:'].includes(protocol);
};

/** How a test names what must not happen in a browser. */
export const issueOf = {
  request: (address: string) => `requested from another origin: ${address}`,
  log: (text: string) => `logged as an error: ${text}`,
  error: (error: unknown) => `uncaught error: ${String(error)}`,
  timeout: (expression: string) => `did not become true in time: ${expression}`,
} as const;

/** Chromium logs each error status. That alone is no problem: a page asks for a session before there is one. */
export const isStatus = (text: string): boolean => text.startsWith('Failed to load resource');
