import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import type { Guide } from '../guides/guides.ts';
import type { DrawPage } from '../layout.ts';
import { html as htmlType, pages } from '../page-cache.ts';
import type { OpenApiDocument } from '../operations/document-shape.ts';
import { referenceSearch } from './search-index.ts';
import { searchPage } from './search-page.ts';

const Found = z.object({
  kind: z.enum(['operation', 'event', 'error', 'guide', 'field']),
  title: z.string(),
  place: z.string(),
  href: z.string(),
});

const search = route({
  ...pages,
  access: { kind: 'public', limit: 'reference-search' },
  operation: 'searchReference',
  path: '/reference/search',
  summary: 'Search the reference',
  query: z.strictObject({ q: z.string().max(200).default('') }),
  responses: {
    200: {
      description: 'What was found, the best results first.',
      schema: z.object({ data: z.array(Found) }),
      media: ['text/html'],
    },
  },
});

/** The search over operations, events, error codes, guides and fields. */
export const searchEndpoints = (
  document: () => OpenApiDocument,
  guides: () => readonly Guide[],
  draw: DrawPage,
): readonly Endpoint[] => {
  let built: ReturnType<typeof referenceSearch> | undefined;
  return [
    endpoint(search, async ({ query: { q }, mediaType }) => {
      built ??= referenceSearch(document(), guides());
      const found = q.trim() === '' ? [] : built(q);
      return mediaType === 'text/html'
        ? { status: 200, bytes: draw(searchPage(q, found)), mediaType: htmlType }
        : { status: 200, body: { data: [...found] } };
    }),
  ];
};
