import { randomUUID } from 'node:crypto';
import type { Endpoint, Route } from '../route.ts';

const requestIdForm = /^[\w-]{1,64}$/;

/** Returns the client's request ID if it is well-formed, else a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers of every response, as Helmet sends them; with HSTS when the service is reached over https. */
const protection = (
  secure: boolean,
  { cors, exposes = [], constantHeaders = {}, contentSecurityPolicy = apiPolicy }: Protected,
): string[] => [
  'content-security-policy',
  contentSecurityPolicy,
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  cors === 'any' ? 'cross-origin' : 'same-origin',
  'origin-agent-cluster',
  '?1',
  'referrer-policy',
  'no-referrer',
  'x-content-type-options',
  'nosniff',
  'x-dns-prefetch-control',
  'off',
  'x-frame-options',
  'DENY',
  'x-permitted-cross-domain-policies',
  'none',
  'x-xss-protection',
  '0',
  ...(secure ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ...Object.entries(constantHeaders).flat(),
  ...(cors === 'any'
    ? [
        'access-control-allow-origin',
        '*',
        'access-control-expose-headers',
        ['Accept-Ranges', 'Content-Range', 'ETag', 'X-Request-Id', ...exposes].join(', '),
      ]
    : []),
];
type Protected = Pick<Route, 'cors' | 'exposes' | 'constantHeaders' | 'contentSecurityPolicy'>;

/** The headers of a route that are the same for every response or every problem. */
export interface StaticHeaders {
  readonly response: readonly string[];
  readonly problem: readonly string[];
  readonly cacheControl: string;
}

const cacheControlOf = ({ method, access }: Pick<Route, 'method' | 'access'>): string =>
  method !== 'GET'
    ? 'no-store'
    : access.kind === 'platform' ||
        access.kind === 'staff' ||
        access.kind === 'portal' ||
        access.kind === 'artist'
      ? 'private, no-cache'
      : 'no-cache';

const varyOf = (route: Route, offered: readonly string[], drawsProblems: boolean): string[] => [
  ...(offered.length > 1 || drawsProblems ? ['Accept'] : []),
  ...(route.gzip ? ['Accept-Encoding'] : []),
  ...(route.negotiatesLanguage ? ['Accept-Language'] : []),
  ...(['platform', 'staff', 'artist'].includes(route.access.kind)
    ? ['Authorization', 'X-API-Key', 'Cookie']
    : []),
  ...(route.access.kind === 'portal' ? ['Cookie'] : []),
];

export const staticHeaders = (
  { route, problemPage }: Pick<Endpoint, 'route' | 'problemPage'>,
  offered: readonly string[],
  secure: boolean,
): StaticHeaders => {
  const vary = varyOf(route, offered, problemPage !== undefined);
  const { contentSecurityPolicy: _, ...ofProblems } = route;
  const varies = vary.length > 0 ? ['vary', vary.join(', ')] : [];
  return {
    response: [...protection(secure, route), ...varies],
    problem: [...protection(secure, ofProblems), ...varies],
    cacheControl: route.cacheControl ?? cacheControlOf(route),
  };
};

/** Returns the headers of a response outside all routes. */
export const unmatchedHeaders = (
  secure: boolean,
  page: Pick<Route, 'contentSecurityPolicy'> = {},
): readonly string[] => protection(secure, page);
