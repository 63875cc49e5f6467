import { tagOf } from '../kernel/response/conditional.ts';

export interface CachedPage {
  readonly bytes: Uint8Array;
  /** Unquoted. */
  readonly etag: string;
}

/** Builds a page on first use and caches it with its ETag. */
export const cachedPage = (make: () => string): (() => CachedPage) => {
  let created: CachedPage | undefined;
  return () => {
    const bytes = created?.bytes ?? Buffer.from(make());
    created ??= { bytes, etag: tagOf(bytes).slice(1, -1) };
    return created;
  };
};

export const html = 'text/html; charset=utf-8';

/** A cached page as the response to a GET. */
export const pageOf = ({ bytes, etag }: CachedPage, mediaType = html) =>
  ({ status: 200, bytes, etag, mediaType }) as const;

/** Builds pages on first use, by name, and caches them. `make` returns undefined if there is no such page. */
export const cachedPages = (make: (name: string) => string | undefined) => {
  const all = new Map<string, CachedPage>();
  return (name: string): CachedPage | undefined => {
    const known = all.get(name);
    if (known) return known;
    const created = make(name);
    if (created === undefined) return undefined;
    const page = cachedPage(() => created)();
    all.set(name, page);
    return page;
  };
};

export const common = {
  method: 'GET',
  access: { kind: 'public' },
  tags: ['Reference'],
  problems: [],
  gzip: true,
} as const;

/** Scripts and requests of the service alone: the samples are copied and the operations tried out by script. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const pages = { ...common, undocumented: true, contentSecurityPolicy: policy } as const;

/** The responses of a route that returns a page. */
export const inHtml = (description: string) => ({ 200: { description, media: ['text/html'] } });

export const markdown = 'text/markdown; charset=utf-8';

/** The responses of a route that returns Markdown. */
export const inMarkdown = { 200: { description: 'Markdown.', media: ['text/markdown'] } };

/** The responses of a route that returns a page, or its text as Markdown if the path ends with `.md`. */
export const inHtmlOrMarkdown = (description: string) => ({
  200: { description, media: ['text/html', 'text/markdown'] },
});

/** Returns the name in a path parameter. A name that ends with `.md` requests the page as Markdown. */
export const requestedName = (given: string) =>
  given.endsWith('.md') ? { name: given.slice(0, -3), asText: true } : { name: given, asText: false };

/** A path that leads to nothing. */
export const nothingThere = { ok: false, failure: { kind: 'path-not-found' } } as const;

/** Returns the response to a name in a path: its page, or its text if the name ends with `.md`. */
export const namedPage = (
  make: Readonly<Record<'page' | 'text', (name: string) => string | undefined>>,
): ((given: string) => ReturnType<typeof pageOf> | typeof nothingThere) => {
  const [pageNamed, textNamed] = [cachedPages(make.page), cachedPages(make.text)];
  return (given) => {
    const { name, asText } = requestedName(given);
    const found = asText ? textNamed(name) : pageNamed(name);
    return found ? pageOf(found, asText ? markdown : undefined) : nothingThere;
  };
};
