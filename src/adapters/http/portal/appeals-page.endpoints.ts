import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import { html } from '../reference/html.ts';
import type { BuiltPortal } from './built.ts';

const page = route({
  operation: 'appealsPage',
  method: 'GET',
  path: '/appeals',
  access: { kind: 'public' },
  summary: 'Show the appeals page',
  tags: ['Portal'],
  undocumented: true,
  gzip: true,
  // The script of the page reads the track; mail programs may add further parameters.
  query: z.looseObject({}),
  contentSecurityPolicy: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  cacheControl: 'no-store',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
  problems: [],
});
const pageWithSlash = route({ ...page, operation: 'appealsFolder', path: '/appeals/' });

const unbuilt = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Decisions and appeals</title>
    </head>
    <body>
      <main>
        <h1>Decisions and appeals</h1>
        <p>
          This page is missing. Build it with <code>npm run build:portal</code>, or view an appeal with
          <code>GET /api/v1/appeals/…</code> and the value of <code>code=</code> in the link.
        </p>
      </main>
    </body>
  </html> `.html;

/** The page to which emails to appellants link. If the portal was not built, the page explains how to build it. */
export const appealsPageEndpoints = (portal: BuiltPortal | undefined): readonly Endpoint[] => {
  const shown = async () => ({
    status: 200 as const,
    bytes: portal?.appeals ?? unbuilt,
    mediaType: 'text/html; charset=utf-8',
    headers: { 'x-robots-tag': 'noindex' },
  });
  return [endpoint(page, shown), endpoint(pageWithSlash, shown)];
};
