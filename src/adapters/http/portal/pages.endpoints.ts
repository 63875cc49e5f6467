import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import { appPage, appPageReply, withSettings } from './app-page.ts';
import { brandStyleFile } from './brand.ts';
import type { BuiltFile, BuiltPortal } from './built.ts';

const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags: ['Portal'],
  undocumented: true,
  gzip: true,
} as const;

const segment = z.string();

const start = route({
  ...appPage,
  tags: ['Portal'],
  operation: 'portal',
  path: '/portal',
  summary: 'Show the portal',
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

/** Settings of the operator that the portal shows, by name. */
export interface PageSettings {
  /** The platforms that anyone may register. */
  readonly registration: 'live' | 'sandbox' | 'closed';
}

/** The portal under /portal, or no routes if it was not built. */
export const portalPageEndpoints = (
  portal: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
  settings: PageSettings,
): readonly Endpoint[] => {
  if (!portal) return [];
  const text = withSettings(portal.page, { ...settings });
  const shown = appPageReply(text, mediaOrigins);
  const file = (found: BuiltFile | undefined) =>
    found
      ? { status: 200 as const, ...found }
      : { ok: false as const, failure: { kind: 'path-not-found' as const } };
  return [
    endpoint(start, shown),
    endpoint(startWithSlash, shown),
    endpoint(icon, async () => file(portal.files.get('icon.svg'))),
    endpoint(brandStyle, async () => file(portal.files.get(brandStyleFile))),
    endpoint(asset, async ({ params }) => file(portal.files.get(`assets/${params.file}`))),
    ...deep.map((place, depth) =>
      endpoint(route({ ...start, ...place, operation: `portalPage${depth + 1}` }), shown),
    ),
  ];
};
