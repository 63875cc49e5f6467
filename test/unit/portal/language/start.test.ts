import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../../../portal/src/texts/en.ts';
import { english as overview } from '../../../../portal/src/texts/first/en.ts';
import { english as music } from '../../../../portal/src/texts/music/en.ts';
import { english as pages } from '../../../../portal/src/texts/pages/en.ts';
import { english as start } from '../../../../portal/src/texts/start/en.ts';
import { source, textsUsedBy } from './used-texts.ts';

/** Types of events that are also keys of texts. Of the pages about webhooks, none uses these texts. */
const eventTypes = ['license.issued', 'license.expired'];

const usedBy = (entries: readonly string[]): readonly string[] =>
  textsUsedBy(entries, english).filter((key) => !eventTypes.includes(key));

describe('the texts that are loaded first', () => {
  it('are all that the sign-in, the registration and the frame use', () => {
    const used = usedBy([
      'main.tsx',
      'not-found.tsx',
      'session/sign-in/sign-in.tsx',
      'session/sign-in/link-page.tsx',
      'session/register/register.tsx',
    ]);
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !(key in start))).toEqual([]);
  });

  it('are with those of the overview all that the overview uses', () => {
    const used = usedBy(['pages/overview/overview.tsx']);
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !(key in start) && !(key in overview))).toEqual([]);
  });
});

describe('the texts that are loaded with a page', () => {
  const views = readFileSync(path.join(source, 'page-views.tsx'), 'utf8');
  const loaded = { musicTexts: music, overviewTexts: overview, pageTexts: pages };
  const isCatalog = (name: string): name is keyof typeof loaded => name in loaded;
  const all = [...views.matchAll(/import\('\.\/(pages\/[^']+)'\)\)\.\w+,?\s*(\w*)/g)];

  it.each(all.map(([, entry = '', catalog = '']) => [entry, catalog || 'pageTexts'] as const))(
    'are with those of the start all that it uses: %s',
    (entry, catalog) => {
      if (!isCatalog(catalog)) throw new Error(`${catalog} are not known`);
      const used = usedBy([entry]);
      expect(used.length).toBeGreaterThan(10);
      expect(used.filter((key) => !(key in start) && !(key in loaded[catalog]))).toEqual([]);
    },
  );

  it('are checked for every page', () => {
    expect(all.length).toBe([...views.matchAll(/import\('/g)].length);
  });
});
