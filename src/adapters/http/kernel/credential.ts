import type { IncomingHttpHeaders } from 'node:http';

/** The access token or API key of a request: `Authorization: Bearer …` before `X-API-Key`. */
export const credentialIn = ({
  authorization,
  'x-api-key': apiKey,
}: IncomingHttpHeaders): string | undefined => {
  if (authorization === undefined) return typeof apiKey === 'string' && apiKey !== '' ? apiKey : undefined;
  if (authorization.startsWith('Bearer ')) return authorization.slice(7).trim() || undefined;
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1];
};
