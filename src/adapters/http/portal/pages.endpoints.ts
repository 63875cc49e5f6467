import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import type { BuiltFile, BuiltPortal } from './built.ts';

const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags: ['Portal'],
  undocumented: true,
  gzip: true,
} as const;

const pageReply = { 200: { description: 'The portal.', media: ['text/html'] } };
const segment = z.string();

const start = route({
  ...common,
  operation: 'portal',
  path: '/portal',
  summary: 'The portal',
  // Filters of a page, which it reads itself.
  query: z.looseObject({}),
  cacheControl: 'no-store',
  replies: pageReply,
  problems: [],
});
const startWithSlash = route({ ...start, operation: 'portalFolder', path: '/portal/' });

/** The portal's own addresses, each of which can be opened by itself. What stands there it decides. */
const deep = [
  { path: '/portal/{page}', params: z.strictObject({ page: segment }) },
  { path: '/portal/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
  {
    path: '/portal/{page}/{of}/{part}',
    params: z.strictObject({ page: segment, of: segment, part: segment }),
  },
] as const;

const asset = route({
  ...common,
  operation: 'portalAsset',
  path: '/portal/assets/{file}',
  summary: 'A file of the portal',
  params: z.strictObject({ file: segment }),
  // Its name changes with what it holds.
  cacheControl: 'public, max-age=31536000, immutable',
  replies: { 200: { description: 'The file.', media: ['*/*'] } },
  problems: ['NOT_FOUND'],
});

const icon = route({
  ...common,
  operation: 'portalIcon',
  path: '/portal/icon.svg',
  summary: 'The mark of the portal',
  cacheControl: 'public, max-age=86400',
  replies: { 200: { description: 'The mark.', media: ['image/svg+xml'] } },
  problems: ['NOT_FOUND'],
});

const html = 'text/html; charset=utf-8';

/**
 * What the page may do: run its own scripts, ask this service, play what this service hands out; `mediaOrigins` are
 * those that media links may lead to besides. Styles stand under a nonce, for the waveform draws some of its own.
 */
const policy = (nonce: string, mediaOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    ["media-src 'self'", ...mediaOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The portal under /portal; nothing where it was not built. */
export const portalPageEndpoints = (
  portal: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
): readonly Endpoint[] => {
  if (!portal) return [];
  const page = () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      status: 200 as const,
      bytes: portal.page.replaceAll('{{nonce}}', nonce),
      mediaType: html,
      headers: { 'content-security-policy': policy(nonce, mediaOrigins) },
    };
  };
  const file = (found: BuiltFile | undefined) =>
    found
      ? { status: 200 as const, ...found }
      : { ok: false as const, failure: { kind: 'path-not-found' as const } };
  return [
    endpoint(start, async () => page()),
    endpoint(startWithSlash, async () => page()),
    endpoint(icon, async () => file(portal.files.get('icon.svg'))),
    endpoint(asset, async ({ params }) => file(portal.files.get(`assets/${params.file}`))),
    ...deep.map((place, depth) =>
      endpoint(route({ ...start, ...place, operation: `portalPage${depth + 1}` }), async () => page()),
    ),
  ];
};
