import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import {
  inHtml,
  inHtmlOrMarkdown,
  cachedPage,
  namedPage,
  nothingThere,
  pageOf,
  pages,
} from '../page-cache.ts';
import { guidePage, guidesPage, type Guide } from './guides.ts';

const guides = route({
  ...pages,
  operation: 'guides',
  path: '/reference/guides',
  summary: 'List guides',
  responses: inHtml('The page.'),
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
export const guideEndpoints = (all: () => readonly Guide[]): readonly Endpoint[] => {
  const guidesBytes = cachedPage(() => guidesPage(all()));
  const shown = (show: (found: Guide) => string) => (name: string) => {
    const found = all().find((one) => one.name === name);
    return found && show(found);
  };
  const named = namedPage({
    page: shown((found) => guidePage(found, all())),
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
    endpoint(guide, async ({ params }) => named(params.name)),
  ];
};
