import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { escaped } from '../reference/html.ts';

/** The settings that routes of pages which a script draws have in common. */
export const appPage = {
  method: 'GET',
  access: { kind: 'public' },
  undocumented: true,
  gzip: true,
  // The page reads its filters itself.
  query: z.looseObject({}),
  cacheControl: 'no-store',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
  problems: [],
} as const;

/**
 * The content security policy of such a page. `mediaOrigins` are the origins to which media links may redirect. Styles need
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

/** Returns a function that responds with a page, each time with a new nonce. */
export const appPageReply =
  (text: string, mediaOrigins: readonly string[], headers: Readonly<Record<string, string>> = {}) =>
  async () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      status: 200 as const,
      bytes: text.replaceAll('{{nonce}}', nonce),
      mediaType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy(nonce, mediaOrigins), ...headers },
    };
  };

/** Headers of pages that search engines must not list. */
export const unlisted = { 'x-robots-tag': 'noindex' } as const;

/** Writes settings into a page, in place of their names in double braces. */
export const withSettings = (page: string, settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, escaped(value)),
    page,
  );
