import type { IncomingHttpHeaders } from 'node:http';

/** The bearer token of a request (RFC 6750 §2.1). */
export const bearerIn = (authorization: string): string | undefined => {
  if (authorization.startsWith('Bearer ')) return authorization.slice(7).trim() || undefined;
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1];
};

/** Whether a request has neither header, not even a malformed one. Only then is the session cookie read. */
export const presentsNone = ({ authorization, 'x-api-key': apiKey }: IncomingHttpHeaders): boolean =>
  authorization === undefined && apiKey === undefined;

/** The access token or API key of a request: `Authorization: Bearer …` before `X-API-Key`. */
export const credentialIn = ({
  authorization,
  'x-api-key': apiKey,
}: IncomingHttpHeaders): string | undefined => {
  if (authorization === undefined) return typeof apiKey === 'string' && apiKey !== '' ? apiKey : undefined;
  return bearerIn(authorization);
};
