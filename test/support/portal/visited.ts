import { readFileSync } from 'node:fs';
import { referenceEndpoints } from '../../../src/adapters/http/reference/reference.endpoints.ts';

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
