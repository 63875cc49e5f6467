import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import { styleSheet, type Brand } from '../portal/brand.ts';
import { lookOf, type LookSettings } from '../vocabulary/look.ts';
import { tags } from './sessions.contract.ts';
import { signInPage, type SignInPage } from './sign-in.page.ts';

const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags,
  undocumented: true,
  gzip: true,
  problems: [],
} as const;

const page = route({
  ...common,
  operation: 'staffSignInPage',
  path: '/staff/sign-in',
  summary: 'Show the staff sign-in page',
  // The script of the page reads the parameters that an OpenID provider adds.
  query: z.looseObject({}),
  contentSecurityPolicy: [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  cacheControl: 'no-store',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
});

const style = route({
  ...common,
  operation: 'staffSignInStyle',
  path: '/staff/sign-in.css',
  summary: 'Get the style of the staff sign-in page',
  cacheControl: 'public, max-age=3600',
  responses: { 200: { description: 'CSS.', media: ['text/css'] } },
});

/** The page to which invitations link and to which OpenID providers redirect. */
export const staffSignInPage = (
  shown: Omit<SignInPage, 'look'> & LookSettings & { readonly brand: Pick<Brand, 'accent'> },
): readonly Endpoint[] => {
  const bytes = signInPage({ ...shown, look: lookOf(shown) });
  const css = styleSheet(new URL('sign-in.css', import.meta.url), shown.brand);
  return [
    endpoint(page, async () => ({ status: 200, bytes, mediaType: 'text/html; charset=utf-8' })),
    endpoint(style, async () => ({ status: 200, bytes: css, mediaType: 'text/css' })),
  ];
};
