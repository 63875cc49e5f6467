import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import type { BuiltPortal } from '../built.ts';
import { policy, withSettings } from '../pages.endpoints.ts';

const page = route({
  operation: 'studio',
  method: 'GET',
  path: '/studio',
  access: { kind: 'public' },
  summary: 'Show the studio',
  tags: ['Artists'],
  undocumented: true,
  gzip: true,
  // The page reads its filters itself.
  query: z.looseObject({}),
  cacheControl: 'no-store',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
  problems: [],
});
const segment = z.string();

/** Paths within the studio, which can be opened directly. The studio decides what to show. */
const paths = [
  { path: '/studio/', params: z.strictObject({}) },
  { path: '/studio/{page}', params: z.strictObject({ page: segment }) },
  { path: '/studio/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
] as const;

/** Settings of the operator that the studio shows, by name. */
export interface StudioSettings {
  /** Who may register an account of an artist or a label. */
  readonly registration: 'open' | 'invite' | 'closed';
}

/** The studio of artists and labels under /studio, or no routes if it was not built. */
export const studioPageEndpoints = (
  built: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
  settings: StudioSettings,
): readonly Endpoint[] => {
  if (built?.studio === undefined) return [];
  const text = withSettings(built.studio, { ...settings });
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
      endpoint(route({ ...page, ...place, operation: `studioPage${depth + 1}` }), shown),
    ),
  ];
};
