import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const source = path.resolve('portal/src');

const isOfTexts = (file: string): boolean => /\/(?:texts|language)\//.test(file);

/** The modules that a module imports statically, itself included. */
export const importedBy = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\}) .*from '(\.[^']+\.tsx?)';$/gm,
  ))
    importedBy(path.resolve(path.dirname(file), name), known);
  return known;
};

/** The modules that a script and its static imports load when they are shown, each with the name of the texts that are loaded with it. */
export const loadedOnDemand = (entry: string): readonly (readonly [file: string, texts: string])[] =>
  [...importedBy(path.join(source, entry))]
    .filter((file) => !isOfTexts(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)(?:,\s*(\w+)\))?/g)].map(
        ([, name = '', texts = '']) =>
          [path.relative(source, path.resolve(path.dirname(file), name)), texts] as const,
      ),
    );

/** The keys of texts that these modules use, with those that they import. */
export const textsUsedBy = (entries: readonly string[], texts: object): readonly string[] =>
  [...new Set(entries.flatMap((entry) => [...importedBy(path.join(source, entry))]))]
    .filter((file) => !isOfTexts(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z]\w*\.[a-z0-9][\w.]*)'(?!:)/g)])
    .map(([, key = '']) => key)
    .filter((key) => key in texts);
