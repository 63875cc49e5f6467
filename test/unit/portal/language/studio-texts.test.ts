import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english as albumTexts } from '../../../../portal/src/studio/texts/albums/en.ts';
import { english } from '../../../../portal/src/studio/texts/en.ts';
import { english as pageTexts } from '../../../../portal/src/studio/texts/pages/en.ts';
import { english as start } from '../../../../portal/src/studio/texts/start/en.ts';
import { english as statementTexts } from '../../../../portal/src/studio/texts/statements/en.ts';
import { english as partTexts } from '../../../../portal/src/studio/texts/parts/en.ts';
import { loadedOnDemand, source, textsUsedBy } from './used-texts.ts';

const app = readFileSync(path.join(source, 'studio/app.tsx'), 'utf8');
/** The catalogs by the names under which scripts load them. */
const catalogs: Readonly<Record<string, object>> = { albumTexts, pageTexts, statementTexts, partTexts };
const catalogOf = (name: string): object => {
  if (name === '') return {};
  const catalog = catalogs[name];
  if (!catalog) throw new Error(`unknown texts: ${name}`);
  return catalog;
};

/** Returns the texts that scripts, and their parts that are loaded on demand, use without having loaded them. */
const missing = (entry: string, loaded: object, visited: readonly string[] = []): readonly string[] => {
  if (visited.includes(entry)) return [];
  const parts = loadedOnDemand(entry).filter(([file]) => !pageEntries.includes(file));
  return [
    ...textsUsedBy([entry], english)
      .filter((key) => !(key in loaded))
      .map((key) => `${entry}: ${key}`),
    ...parts.flatMap(([file, texts]) =>
      missing(file, { ...loaded, ...catalogOf(texts) }, [...visited, entry]),
    ),
  ];
};

const pages = [...app.matchAll(/= page\([^;]*?import\('\.\/([^']+)'\)\)\.\w+,?\s*(\w*)/g)].map(
  ([, entry = '', others = '']) => [`studio/${entry}`, others] as const,
);
const pageEntries: readonly string[] = pages.map(([entry]) => entry);

describe('the texts of the studio that are loaded', () => {
  it('first are all that the frame, the sign-in, the home page and their parts use', () => {
    expect(textsUsedBy(['studio/app.tsx'], english).length).toBeGreaterThan(60);
    expect([...missing('studio/main.tsx', start), ...missing('studio/app.tsx', start)]).toEqual([]);
  });

  it.each(pages)(
    'with a page are with those of the start all that it and its parts use: %s',
    (entry, others) => {
      expect(textsUsedBy([entry], english).length).toBeGreaterThan(10);
      expect(missing(entry, { ...start, ...pageTexts, ...catalogOf(others) })).toEqual([]);
    },
  );

  it('are checked for every page, and for parts of parts', () => {
    expect(pages.length).toBe([...app.matchAll(/= page\(/g)].length);
    expect(pages.map(([, others]) => others).sort()).toEqual([
      ...['', '', 'albumTexts', 'albumTexts', 'albumTexts', 'statementTexts', 'statementTexts'],
    ]);
    const parts = loadedOnDemand('studio/track/track-page.tsx');
    expect(parts).toContainEqual(['studio/track/territories/territory-fields.tsx', 'partTexts']);
    expect(parts).toContainEqual(['studio/track/stems/stems-panel.tsx', '']);
    expect(loadedOnDemand('studio/track/stems/stems-panel.tsx')).toContainEqual([
      ...['studio/track/stems/add-dialog.tsx', 'partTexts'],
    ]);
  });
});
