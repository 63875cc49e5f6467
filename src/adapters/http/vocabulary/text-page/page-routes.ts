import { z } from 'zod';
import { languages } from '../../../../domain/shared/language.ts';
import { endpoint, route, type Endpoint, type ProblemPage, type ShownProblem } from '../../kernel/route.ts';
import { styleSheet, type Brand } from '../../portal/brand.ts';
import { languageFor, type PageLanguage } from './page-language.ts';
import type { StateText } from './text-page.ts';

const file = {
  undocumented: true,
  gzip: true,
  contentSecurityPolicy:
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  problems: [],
} as const;

/** The settings that all routes of pages without a script share. */
export const pageRoute = {
  ...file,
  cacheControl: 'no-store',
  // Programs that shorten or track links add parameters; those, and a language that is not offered, are ignored.
  query: z.looseObject({ lang: z.enum(languages).optional().catch(undefined) }),
  negotiatesLanguage: true,
} as const;

export const pageResponse = { description: 'The page.', media: ['text/html'] } as const;

/** Returns the content of a response with a page. */
export const pageContent = ({ language }: PageLanguage, page: string) => ({
  bytes: page,
  mediaType: 'text/html; charset=utf-8',
  headers: { 'content-language': language },
});

/** Makes endpoints of a page show their problems on the page. */
export const withProblems = (
  pages: readonly Endpoint[],
  draw: (language: PageLanguage, problem: ShownProblem, body: unknown) => string,
): readonly Endpoint[] => {
  const problemPage: ProblemPage = (problem, { search, acceptLanguage, body }) => {
    // The query of a request with a problem may be the problem, so it is read without the schema of the route.
    const { lang } = pageRoute.query.parse({ lang: new URLSearchParams(search).get('lang') ?? undefined });
    const language = languageFor({ query: { lang }, acceptLanguage });
    return { html: draw(language, problem, body), language: language.language };
  };
  return pages.map((one) => ({ ...one, problemPage }));
};

/** Returns what a page says about a problem of a request. */
export const problemSaid = (
  { status, retryAfter = 1 }: ShownProblem,
  texts: {
    readonly unreadable: StateText;
    readonly unavailable: StateText;
    readonly tooMany: (seconds: number) => StateText;
  },
): StateText => {
  if (status === 429) return texts.tooMany(retryAfter);
  return status >= 500 ? texts.unavailable : texts.unreadable;
};

const style = route({
  ...file,
  operation: 'getVerifyStyle',
  method: 'GET',
  path: '/verify.css',
  access: { kind: 'public' },
  summary: 'Get the style of the pages without a script',
  tags: ['Verification'],
  cacheControl: 'public, max-age=300',
  responses: { 200: { description: 'CSS.', media: ['text/css'] } },
});

/** The style sheet of all pages without a script. */
export const pageStyleEndpoint = (brand: Pick<Brand, 'accent'>): Endpoint => {
  const css = styleSheet(new URL('text-page.css', import.meta.url), brand);
  return endpoint(style, async () => ({ status: 200, bytes: css, mediaType: 'text/css; charset=utf-8' }));
};
