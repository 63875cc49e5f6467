import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { hasSyntax } from './src/kit/language/syntax.ts';

const catalogFile =
  /\/(?:language|texts|texts\/(?:start|first|music|pages|albums|parts|statements))\/(?:en|de|fr|es)\.ts$/;

const parsed = (messages: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, hasSyntax(message) ? parse(message) : message]),
  );

/** Parses the ICU messages of the catalogs during the build, so that browsers do not load the parser. */
export const parsedTexts = (): Plugin => ({
  name: 'parsed-texts',
  async load(id) {
    if (!catalogFile.test(id)) return undefined;
    const catalogs = (await import(pathToFileURL(id).href)) as Record<string, Record<string, string>>;
    return Object.entries(catalogs)
      .map(([name, messages]) => `export const ${name} = ${JSON.stringify(parsed(messages))};`)
      .join('\n');
  },
});
