import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { guidePage, guidesFor, guidesPage } from './guides.ts';
import { kept, pageOf, pages } from './kept.ts';
import { startPage } from './start-page.ts';

const inHtml = (description: string) => ({ 200: { description, media: ['text/html'] } });

const start = route({
  ...pages,
  operation: 'referenceStart',
  path: '/reference',
  summary: 'Show the start page',
  replies: inHtml('The page.'),
});
const startWithSlash = route({ ...start, operation: 'referenceFolder', path: '/reference/' });

const guides = route({
  ...pages,
  operation: 'guides',
  path: '/reference/guides',
  summary: 'List guides',
  replies: inHtml('The page.'),
});

const guide = route({
  ...pages,
  operation: 'guide',
  path: '/reference/guides/{name}',
  summary: 'Show a guide',
  params: z.strictObject({ name: z.string() }),
  problems: ['NOT_FOUND'],
  replies: inHtml('The guide.'),
});

const root = route({
  ...pages,
  operation: 'root',
  path: '/',
  summary: 'Redirect to the reference',
  problems: ['NOT_FOUND'],
  replies: {
    302: {
      description: 'Redirects browsers to the reference.',
      // JSON is first, so that programs get a problem and are never redirected to a page.
      media: ['application/json', 'application/problem+json', 'text/html'],
    },
  },
});

const notFound = { ok: false, failure: { kind: 'path-not-found' } } as const;

/** The start page and the guides. */
export const guideEndpoints = (document: () => OpenApiDocument, baseUrl: string): readonly Endpoint[] => {
  let read: ReturnType<typeof guidesFor> | undefined;
  const all = () => (read ??= guidesFor(baseUrl));
  const startBytes = kept(() => startPage(document(), all()));
  const guidesBytes = kept(() => guidesPage(all()));
  const shown = new Map<string, ReturnType<typeof kept>>();
  const shownOf = (name: string) => {
    const found = all().find((one) => one.name === name);
    if (!found) return undefined;
    const bytes = shown.get(name) ?? kept(() => guidePage(found, all()));
    shown.set(name, bytes);
    return bytes;
  };
  return [
    endpoint(root, async ({ mediaType }) =>
      mediaType === 'text/html'
        ? {
            status: 302,
            bytes: '<a href="/reference">Reference</a>',
            mediaType: 'text/html; charset=utf-8',
            headers: { location: '/reference' },
          }
        : notFound,
    ),
    endpoint(start, async () => pageOf(startBytes())),
    endpoint(startWithSlash, async () => pageOf(startBytes())),
    endpoint(guides, async () => pageOf(guidesBytes())),
    endpoint(guide, async ({ params: { name } }) => {
      const bytes = shownOf(name);
      return bytes ? pageOf(bytes()) : notFound;
    }),
  ];
};
