import type { IncomingHttpHeaders } from 'node:http';

/** The bearer token of a request (RFC 6750 §2.1). */
export const bearerIn = (authorization: string): string | undefined => {
  if (authorization.startsWith('Bearer ')) return authorization.slice(7).trim() || undefined;
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1];
};

/** The access token or API key of a request: `Authorization: Bearer …` before `X-API-Key`. */
export const credentialIn = ({
  authorization,
  'x-api-key': apiKey,
}: IncomingHttpHeaders): string | undefined => {
  if (authorization === undefined) return typeof apiKey === 'string' && apiKey !== '' ? apiKey : undefined;
  return bearerIn(authorization);
};
