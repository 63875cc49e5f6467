import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import type { BuiltPortal } from './built.ts';
import { policy } from './pages.endpoints.ts';

const page = route({
  operation: 'console',
  method: 'GET',
  path: '/staff',
  access: { kind: 'public' },
  summary: 'Show the staff console',
  tags: ['Staff'],
  undocumented: true,
  gzip: true,
  // The page reads its filters itself.
  query: z.looseObject({}),
  cacheControl: 'no-store',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
  problems: [],
});
const segment = z.string();

/** Paths within the console, which can be opened directly. The console decides what to show. */
const paths = [
  { path: '/staff/', params: z.strictObject({}) },
  { path: '/staff/{page}', params: z.strictObject({ page: segment }) },
  { path: '/staff/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
] as const;

/** The staff console under /staff, or no routes if it was not built. */
export const consolePageEndpoints = (
  built: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
): readonly Endpoint[] => {
  const text = built?.console;
  if (text === undefined) return [];
  const shown = async () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      status: 200 as const,
      bytes: text.replaceAll('{{nonce}}', nonce),
      mediaType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy(nonce, mediaOrigins), 'x-robots-tag': 'noindex' },
    };
  };
  return [
    endpoint(page, shown),
    ...paths.map((place, depth) =>
      endpoint(route({ ...page, ...place, operation: `consolePage${depth + 1}` }), shown),
    ),
  ];
};
