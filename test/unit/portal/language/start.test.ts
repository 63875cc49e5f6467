import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english as pages } from '../../../../portal/src/texts/pages/en.ts';
import { english as start } from '../../../../portal/src/texts/start/en.ts';

const source = path.resolve('portal/src');
/** The modules of the first page: the entry, and the pages whose texts are loaded with it. */
const entries = ['main.tsx', 'session/register/register.tsx', 'pages/overview/overview.tsx'];

/** The modules that a module imports statically, itself included. */
const importedBy = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\}) .*from '(\.[^']+\.tsx?)';$/gm,
  ))
    importedBy(path.resolve(path.dirname(file), name), known);
  return known;
};
const modules = new Set(entries.flatMap((entry) => [...importedBy(path.join(source, entry))]));

describe('the texts of the first page', () => {
  it('are all that the modules of that page use', () => {
    expect(modules.size).toBeGreaterThan(60);
    const used = [...modules]
      .filter((file) => !/\/(?:texts|language)\//.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z]\w*\.[a-z0-9][\w.]*)'/g)])
      .map(([, key = '']) => key);
    expect(used.filter((key) => key in start).length).toBeGreaterThan(100);
    expect(used.filter((key) => key in pages)).toEqual([]);
  });
});
