import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../kernel/problems/problem-meanings.ts';
import { endpoint, route, type Endpoint, type Route } from '../../kernel/route.ts';
import type { DrawPage } from '../layout.ts';
import {
  cachedPage,
  inMarkdown,
  markdown,
  namedPage,
  nothingThere,
  pageOf,
  pages,
  requestedName,
} from '../page-cache.ts';
import { errorPage, errorsPage } from './error-pages.ts';
import { errorText, errorsText } from './error-text.ts';

const Code = z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]);
const Meaning = z.object({ code: Code, status: z.int(), title: z.string(), meaning: z.string() });

const errors = route({
  ...pages,
  operation: 'errors',
  path: '/reference/errors',
  summary: 'List error codes',
  responses: {
    200: {
      description: 'The error codes.',
      schema: z.object({ data: z.array(Meaning) }),
      media: ['text/html'],
    },
  },
});

const errorsAsText = route({
  ...pages,
  operation: 'errorsText',
  path: '/reference/errors.md',
  summary: 'List error codes',
  responses: inMarkdown,
});

const error = route({
  ...pages,
  operation: 'error',
  path: '/reference/errors/{code}',
  summary: 'Show an error code',
  params: z.strictObject({ code: z.string() }),
  problems: ['NOT_FOUND'],
  responses: {
    200: { description: 'The meaning of the code.', schema: Meaning, media: ['text/html', 'text/markdown'] },
  },
});

const meaningOf = (code: ProblemCode) => {
  const { status, title } = problemCodes[code];
  return { code, status, title, meaning: problemMeanings[code] };
};

const isCode = (text: string): text is ProblemCode => Object.hasOwn(problemCodes, text);

/** The pages of the error codes. `routes` are those of the whole API. */
export const errorEndpoints = (
  routes: readonly Route[],
  baseUrl: string,
  draw: DrawPage,
): readonly Endpoint[] => {
  const text = cachedPage(errorsText);
  const list = cachedPage(() => draw(errorsPage()));
  const named = namedPage({
    page: (code) => (isCode(code) ? draw(errorPage(code, baseUrl, routes)) : undefined),
    text: (code) => (isCode(code) ? errorText(code, baseUrl, routes) : undefined),
  });
  return [
    endpoint(errors, async ({ mediaType }) =>
      mediaType === 'text/html'
        ? pageOf(list())
        : { status: 200, body: { data: (Object.keys(problemCodes) as ProblemCode[]).map(meaningOf) } },
    ),
    endpoint(errorsAsText, async () => pageOf(text(), markdown)),
    endpoint(error, async ({ params: { code }, mediaType }) => {
      if (mediaType === 'text/html' || requestedName(code).asText) return named(code);
      return isCode(code) ? { status: 200, body: meaningOf(code) } : nothingThere;
    }),
  ];
};
