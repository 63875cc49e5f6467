/** The cookie of a session in a browser (RFC 6265). Over https it is bound to this host alone. */
export interface SessionCookie {
  readonly name: string;
  write(session: string, lifetimeMs: number): string;
  /** Reads the header `Cookie`. Undefined when there is no session cookie, or several: one of them may be someone else's. */
  read(header: string | undefined): string | undefined;
}

export const sessionCookie = (baseUrl: string, of: 'portal' | 'staff' | 'artist'): SessionCookie => {
  const secure = baseUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}${of}_session`;
  return {
    name,
    write: (session, lifetimeMs) =>
      `${name}=${session}; Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
    read: (header) => {
      const found = (header ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`));
      const session = found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
      return session === '' ? undefined : session;
    },
  };
};

/** The headers of a response that ends the session of the request: a browser that used its cookie deletes it. */
export const headersOfEnd = (cookie: SessionCookie, { via }: { readonly via: 'header' | 'cookie' }) =>
  via === 'cookie' ? { 'set-cookie': cookie.write('', 0), 'clear-site-data': '"cache"' } : {};
