import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { referenceEndpoints } from '../../../src/adapters/http/reference/reference.endpoints.ts';
import type { Tab } from './browser.ts';

/** Returns the patterns of addresses, such as `/tracks/:trackId` or `/reference/errors/{code}`, that no visited address has. */
export const unvisited = (patterns: readonly string[], visited: readonly string[]): readonly string[] => {
  const paths = visited.map((address) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
  return patterns.filter((pattern) => {
    const parts = pattern
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .map((part) =>
        /^(:|\{)/.test(part) ? (part.endsWith('?') ? '[^/]*' : '[^/]+') : part.replaceAll('.', '\\.'),
      );
    const whole = new RegExp(`^${parts.join('/').replace(/\/\[\^\/\]\*$/, '(/[^/]+)?')}$`);
    return !paths.some((path) => whole.test(path));
  });
};

/** Returns the addresses of the pages that an application has routes for, under the address of the application. */
export const routesIn = (app: 'console' | 'studio', base: string): readonly string[] => {
  const source = readFileSync(new URL(`../../../portal/src/${app}/app.tsx`, import.meta.url), 'utf8');
  const paths = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path);
  if (paths.length < 3) throw new Error(`${app}/app.tsx has no routes that can be read`);
  return paths.map((path) => (path === '/' ? base : base + path));
};

/** Returns the addresses of the reference at which there is a page for people. */
export const referencePages = (): readonly string[] =>
  referenceEndpoints([], [], {
    ...{ baseUrl: 'https://api.example', icon: false, brand: { name: 'Acme', accent: undefined } },
  })
    .map(({ route }) => route)
    .filter(({ responses }) => responses[200]?.media?.includes('text/html') === true)
    .map(({ path }) => path);

/** Bytes of script, each compressed alone, as it is sent. */
interface Budget {
  /** The scripts that all pages load; absent where the pages are of several front ends. */
  readonly shell?: number;
  /** The scripts of each page, with those of the shell. */
  readonly page: number;
  /** Those of pages with a budget of their own, by address. */
  readonly others?: Readonly<Record<string, number>>;
}

/** The scripts that a page has loaded since it was opened. */
const loadedScripts =
  '[...new Set(performance.getEntriesByType("resource").map(({ name }) => name))].filter((name) => new URL(name).pathname.endsWith(".js"))';

const compressedSize = async (url: string): Promise<number> =>
  gzipSync(await (await fetch(url)).bytes()).byteLength;

/** Adds up the scripts of pages that are opened by their address. */
export const scriptBudget = ({ shell, page, others: own = {} }: Budget) => {
  const scripts = new Map<string, readonly string[]>();
  return {
    /** The page has loaded everything that it shows. */
    note: async (tab: Tab, path: string): Promise<void> =>
      void scripts.set(path, await tab.page.evaluate<readonly string[]>(loadedScripts)),
    /** Returns the pages, and the shell that they have in common, whose scripts are larger than they may be. */
    exceeded: async (): Promise<readonly string[]> => {
      const [first = [], ...others] = scripts.values();
      const ofAll = first.filter((url) => others.every((urls) => urls.includes(url)));
      const urls = [...new Set([...scripts.values()].flat())];
      const sizes = new Map(
        await Promise.all(urls.map(async (url) => [url, await compressedSize(url)] as const)),
      );
      const large = (name: string, loaded: readonly string[], budget: number): readonly string[] => {
        const size = loaded.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
        return size === 0 || size > budget ? [`${name}: ${size} bytes of script`] : [];
      };
      return [
        ...Object.keys({ ...own, ...Object.fromEntries(scripts) }).flatMap((path) =>
          large(path, scripts.get(path) ?? [], own[path] ?? page),
        ),
        ...(shell === undefined ? [] : large('the shell', ofAll, shell)),
      ];
    },
  };
};
