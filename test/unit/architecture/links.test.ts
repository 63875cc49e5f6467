import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|data|tmp)$/.test(name),
}).sort();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Code is not Markdown: its brackets are no links, and its `#` begins no heading. */
const withoutCode = (text: string): string => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchors of a page as GitHub makes them from its headings. */
const anchorsOf = (path: string): ReadonlySet<string> =>
  new Set(
    [
      ...textOf(path)
        .replace(/^```[^]*?^```/gm, '')
        .matchAll(/^#+ (.+)$/gm),
    ].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

/** The targets of links in a page that lead to a file of the repository, or to an anchor of the page itself. */
const linksOf = (path: string): readonly string[] =>
  [...withoutCode(textOf(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target));

const isBroken = (path: string, target: string): boolean => {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? path : relative(root, join(root, dirname(path), file));
  if (!existsSync(join(root, found))) return true;
  return anchor !== undefined && found.endsWith('.md') && !anchorsOf(found).has(anchor);
};

/** Files that the reader creates. */
const created: ReadonlySet<string> = new Set(['docker/.env']);

/** The paths of the repository that a page names as code. */
const pathsOf = (path: string): readonly string[] =>
  [
    ...textOf(path).matchAll(
      /`((?:src|test|portal|docs|scripts|docker|bench|clients|demo|examples)\/[\w./-]+)`/g,
    ),
  ].map(([, found = '']) => found);

/** The scripts of npm that a page says to run. */
const scriptsOf = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/\bnpm run ([\w:]+)(?! --workspace|[\w:])/g)].map(([, name = '']) => name);

describe('the links of the documentation', () => {
  it('are checked in every page', () => {
    expect(pages).toContain('docs/adr/README.md');
    expect(pages.flatMap(linksOf).length).toBeGreaterThan(100);
    expect(pages.flatMap(pathsOf).length).toBeGreaterThan(30);
    expect(pages.flatMap(scriptsOf).length).toBeGreaterThan(30);
  });

  it.each(pages)('lead to files and headings that exist: %s', (path) => {
    expect(linksOf(path).filter((target) => isBroken(path, target))).toEqual([]);
    expect(pathsOf(path).filter((found) => !created.has(found) && !existsSync(join(root, found)))).toEqual(
      [],
    );
    expect(scriptsOf(path).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
