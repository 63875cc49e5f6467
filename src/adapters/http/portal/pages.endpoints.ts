import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import { escaped } from '../reference/html.ts';
import { brandStyleFile } from './brand.ts';
import type { BuiltFile, BuiltPortal } from './built.ts';

const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags: ['Portal'],
  undocumented: true,
  gzip: true,
} as const;

const pageReply = { 200: { description: 'The page.', media: ['text/html'] } };
const segment = z.string();

const start = route({
  ...common,
  operation: 'portal',
  path: '/portal',
  summary: 'Show the portal',
  // The page reads its filters itself.
  query: z.looseObject({}),
  cacheControl: 'no-store',
  responses: pageReply,
  problems: [],
});
const startWithSlash = route({ ...start, operation: 'portalFolder', path: '/portal/' });

/** Paths within the portal, which can be opened directly. The portal decides what to show. */
const deep = [
  { path: '/portal/{page}', params: z.strictObject({ page: segment }) },
  { path: '/portal/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
  {
    path: '/portal/{page}/{of}/{part}',
    params: z.strictObject({ page: segment, of: segment, part: segment }),
  },
] as const;

const brandStyle = route({
  ...common,
  operation: 'portalBrandStyle',
  path: `/portal/${brandStyleFile}`,
  summary: 'Get the style sheet of the brand',
  cacheControl: 'public, max-age=300',
  responses: { 200: { description: 'The style sheet.', media: ['text/css'] } },
  problems: ['NOT_FOUND'],
});

const asset = route({
  ...common,
  operation: 'portalAsset',
  path: '/portal/assets/{file}',
  summary: 'Get a file of the portal',
  params: z.strictObject({ file: segment }),
  // The file name changes with the content.
  cacheControl: 'public, max-age=31536000, immutable',
  responses: { 200: { description: 'The file.', media: ['*/*'] } },
  problems: ['NOT_FOUND'],
});

const icon = route({
  ...common,
  operation: 'portalIcon',
  path: '/portal/icon.svg',
  summary: 'Get the icon of the portal',
  cacheControl: 'public, max-age=86400',
  responses: { 200: { description: 'The icon.', media: ['image/svg+xml'] } },
  problems: ['NOT_FOUND'],
});

const mediaType = 'text/html; charset=utf-8';

/**
 * The content security policy of the page. `mediaOrigins` are the origins to which media links may redirect. Styles need
 * a nonce because the waveform adds its own.
 */
export const policy = (nonce: string, mediaOrigins: readonly string[]): string =>
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

/** Settings of the operator that the portal shows, by name. */
export interface PageSettings {
  /** The platforms that anyone may register. */
  readonly registration: 'live' | 'sandbox' | 'closed';
}

/** Writes settings into a page, in place of their names in double braces. */
export const withSettings = (page: string, settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, escaped(value)),
    page,
  );

/** The portal under /portal, or no routes if it was not built. */
export const portalPageEndpoints = (
  portal: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
  settings: PageSettings,
): readonly Endpoint[] => {
  if (!portal) return [];
  const text = withSettings(portal.page, { ...settings });
  const page = () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      status: 200 as const,
      bytes: text.replaceAll('{{nonce}}', nonce),
      mediaType,
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
    endpoint(brandStyle, async () => file(portal.files.get(brandStyleFile))),
    endpoint(asset, async ({ params }) => file(portal.files.get(`assets/${params.file}`))),
    ...deep.map((place, depth) =>
      endpoint(route({ ...start, ...place, operation: `portalPage${depth + 1}` }), async () => page()),
    ),
  ];
};
