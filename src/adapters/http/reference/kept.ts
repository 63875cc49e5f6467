import { tagOf } from '../kernel/response/conditional.ts';

export interface Kept {
  readonly bytes: Uint8Array;
  /** Unquoted. */
  readonly etag: string;
}

/** Builds a page on first use and caches it with its ETag. */
export const kept = (make: () => string): (() => Kept) => {
  let made: Kept | undefined;
  return () => {
    const bytes = made?.bytes ?? Buffer.from(make());
    made ??= { bytes, etag: tagOf(bytes).slice(1, -1) };
    return made;
  };
};

export const html = 'text/html; charset=utf-8';

/** A cached page as the response to a GET. */
export const pageOf = ({ bytes, etag }: Kept) => ({ status: 200, bytes, etag, mediaType: html }) as const;

export const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags: ['Reference'],
  problems: [],
  gzip: true,
} as const;

/** The content security policy of the pages, with further directives. */
const policy = (...more: readonly string[]) =>
  [
    "default-src 'none'",
    ...more,
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const pages = { ...common, undocumented: true, contentSecurityPolicy: policy() } as const;

/** The content security policy of the page on which operations can be tried out. */
export const tryingPolicy = policy("script-src 'self'", "connect-src 'self'");
