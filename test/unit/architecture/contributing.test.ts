import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

const kinds = [
  'A field of a response',
  'A filter of the search',
  'A use case',
  'A failure, a problem code',
  'A collection of the stores',
  'A driven port',
  'An adapter',
  'A transport',
  'An environment variable',
  'A text that people read',
];

/** The part of the page about changes. */
const [, part = ''] = /^## What a change touches\n([^]*?)^## /m.exec(page) ?? [];

/** The files that each kind of change touches, and the tests that notice an omission. */
const changes = new Map(
  part
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [files = '', guards = ''] = section.split(/^Noticed by:/m);
      return [files.slice(0, files.indexOf('\n')), { files, guards }] as const;
    }),
);

/** The paths that a text names as code. A placeholder such as `<feature>` means any name. */
const pathsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /`((?:src|test|portal|docs|scripts|docker|bench|clients|demo|examples)\/[^`\s]+|[\w.-]+\.(?:json|js|cjs)|THIRD_PARTY_NOTICES)`/g,
    ),
  ].map(([, path = '']) => path);

/** Returns each path of a pattern with alternatives, as a shell expands `{a,b}`. */
const alternativesOf = (pattern: string): readonly string[] => {
  const found = /\{([^{}]+)\}/.exec(pattern);
  if (!found) return [pattern];
  const [all, list = ''] = found;
  return list.split(',').flatMap((one) => alternativesOf(pattern.replace(all, one)));
};

const exists = (pattern: string): boolean =>
  globSync(pattern.replaceAll(/<[\w-]+>/g, '*'), { cwd: root }).length > 0;

const missing = (text: string): readonly string[] =>
  pathsIn(text)
    .flatMap(alternativesOf)
    .filter((path) => !exists(path));

describe('the changes in CONTRIBUTING.md', () => {
  it('have a section for each kind', () => {
    expect([...changes.keys()]).toEqual(kinds);
  });

  it.each(kinds)('name files and tests that exist: %s', (kind) => {
    const { files, guards } = changes.get(kind) ?? { files: '', guards: '' };
    expect(pathsIn(files).length).toBeGreaterThanOrEqual(3);
    expect(pathsIn(guards).filter((path) => path.startsWith('test/'))).not.toEqual([]);
    expect(missing(files + guards)).toEqual([]);
  });
});

describe('the paths in CONTRIBUTING.md', () => {
  it('exist, placeholders included', () => {
    expect(pathsIn(page).length).toBeGreaterThan(80);
    expect(missing(page)).toEqual([]);
  });

  it.each([
    ['a file that is gone', '`src/main/processes/gone.ts`'],
    ['a pattern that matches nothing', '`src/domain/<feature>/gone.<kind>.ts`'],
    ['one alternative of several', '`test/unit/{architecture,gone}/links.test.ts`'],
    ['a folder that is gone', '`src/adapters/<technology>/gone/`'],
    ['a file of the root', '`gone.json`'],
  ])('are found to be missing: %s', (_, text) => {
    expect(missing(text)).toHaveLength(1);
  });
});
