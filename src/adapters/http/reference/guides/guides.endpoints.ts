import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import {
  inHtml,
  inHtmlOrMarkdown,
  inMarkdown,
  cachedPage,
  markdown,
  namedPage,
  nothingThere,
  pageOf,
  pages,
} from '../page-cache.ts';
import type { DrawPage } from '../layout.ts';
import { guidePage, guidesPage, guidesText, type Guide } from './guides.ts';

const guides = route({
  ...pages,
  operation: 'guides',
  path: '/reference/guides',
  summary: 'List guides',
  responses: inHtml('The page.'),
});

const guidesAsText = route({
  ...guides,
  operation: 'guidesText',
  path: '/reference/guides.md',
  responses: inMarkdown,
});

const guide = route({
  ...pages,
  operation: 'guide',
  path: '/reference/guides/{name}',
  summary: 'Show a guide',
  params: z.strictObject({ name: z.string() }),
  problems: ['NOT_FOUND'],
  responses: inHtmlOrMarkdown('The guide.'),
});

const root = route({
  ...pages,
  operation: 'root',
  path: '/',
  summary: 'Redirect to the reference',
  problems: ['NOT_FOUND'],
  responses: {
    302: {
      description: 'Redirects browsers to the reference.',
      // JSON is first, so that programs get a problem and are never redirected to a page.
      media: ['application/json', 'application/problem+json', 'text/html'],
    },
  },
});

/** The guides, and the redirect of browsers from `/` to the reference. */
export const guideEndpoints = (all: () => readonly Guide[], draw: DrawPage): readonly Endpoint[] => {
  const guidesBytes = cachedPage(() => draw(guidesPage(all())));
  const textBytes = cachedPage(() => guidesText(all()));
  const shown = (show: (found: Guide) => string) => (name: string) => {
    const found = all().find((one) => one.name === name);
    return found && show(found);
  };
  const named = namedPage({
    page: shown((found) => draw(guidePage(found, all()))),
    text: shown(({ text }) => text),
  });
  return [
    endpoint(root, async ({ mediaType }) =>
      mediaType === 'text/html'
        ? {
            status: 302,
            bytes: '<a href="/reference">Reference</a>',
            mediaType: 'text/html; charset=utf-8',
            headers: { location: '/reference' },
          }
        : nothingThere,
    ),
    endpoint(guides, async () => pageOf(guidesBytes())),
    endpoint(guidesAsText, async () => pageOf(textBytes(), markdown)),
    endpoint(guide, async ({ params }) => named(params.name)),
  ];
};
