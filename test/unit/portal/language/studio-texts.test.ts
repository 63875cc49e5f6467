import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../../../portal/src/studio/texts/en.ts';
import { english as pages } from '../../../../portal/src/studio/texts/pages/en.ts';
import { english as start } from '../../../../portal/src/studio/texts/start/en.ts';
import { english as statements } from '../../../../portal/src/studio/texts/statements/en.ts';
import { source, textsUsedBy } from './used-texts.ts';

const app = readFileSync(path.join(source, 'studio/app.tsx'), 'utf8');
/** The scripts that a page loads when one of its parts is shown, with its own texts only. */
const parts = (entry: string): readonly string[] =>
  [...readFileSync(path.join(source, entry), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(
    ([, name = '']) => path.join(path.dirname(entry), name),
  );

const missing = (entries: readonly string[], ...loaded: readonly object[]): readonly string[] =>
  textsUsedBy(entries, english).filter((key) => !loaded.some((texts) => key in texts));

describe('the texts of the studio that are loaded', () => {
  it('first are all that the frame, the sign-in and the home page use', () => {
    expect(textsUsedBy(['studio/app.tsx'], english).length).toBeGreaterThan(60);
    expect(missing(['studio/main.tsx', 'studio/app.tsx'], start)).toEqual([]);
  });

  const all = [...app.matchAll(/= page\([^;]*?import\('\.\/([^']+)'\)\)\.\w+,?\s*(\w*)/g)];
  it.each(all.map(([, entry = '', others = '']) => [`studio/${entry}`, others] as const))(
    'with a page are with those of the start all that it and its parts use: %s',
    (entry, others) => {
      const entries = [entry, ...parts(entry)];
      expect(textsUsedBy(entries, english).length).toBeGreaterThan(10);
      expect(missing(entries, start, pages, others === 'statementTexts' ? statements : {})).toEqual([]);
    },
  );

  it('are checked for every page', () => {
    expect(all.length).toBe([...app.matchAll(/= page\(/g)].length);
    expect(all.filter(([, , others]) => others === 'statementTexts').length).toBe(2);
  });
});
