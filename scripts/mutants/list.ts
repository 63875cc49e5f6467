// Writes test/contract/mutants/list.txt, the names of all broken adapters that contract suites must reject.   npm run mutants
// With --check it writes nothing, and exits with 1 if the list differs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'test/contract/mutants/list.txt');

interface Mutants {
  readonly path: string;
  readonly export: string;
  readonly items: readonly object[];
}

/** Returns the arrays that the files of mutants export, the shortest first. */
const exported = async (): Promise<readonly Mutants[]> => {
  const arrays: Mutants[] = [];
  for (const path of globSync('test/contract/mutants/**/*.ts', { cwd: root }).toSorted()) {
    const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module))
      if (Array.isArray(value)) arrays.push({ path, export: name, items: value as readonly object[] });
  }
  return arrays.toSorted((a, b) => a.items.length - b.items.length);
};

const nameOf = (mutant: object): string => {
  const { title, name = title } = mutant as { readonly title?: string; readonly name?: string };
  if (name === undefined) throw new Error(`a mutant without a title: ${Object.keys(mutant).join()}`);
  return name;
};

/** A mutant that a test makes itself, by its name as the test writes it. */
const ofOneTest = /\b(?:expectMutantRejected|rejects)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;

const sourcesOfTests = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('test/{unit,integration,contract/*}/**/*.ts', { cwd: root })
      .filter((path) => !path.startsWith('test/contract/mutants/'))
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/** Returns the list, which names a mutant once: where it is defined, not where it is one of several lists. */
const listOf = (arrays: readonly Mutants[], tests: ReadonlyMap<string, string>): string => {
  const listed = new Set<object>();
  const sections = new Map<string, string[]>();
  const add = (path: string, name: string): void => {
    sections.set(path, [...(sections.get(path) ?? []), name]);
  };
  for (const { path, items } of arrays)
    for (const mutant of items.filter((each) => !listed.has(each))) {
      listed.add(mutant);
      add(path.slice('test/contract/mutants/'.length), nameOf(mutant));
    }
  for (const [path, text] of tests) for (const [, , name = ''] of text.matchAll(ofOneTest)) add(path, name);
  const names = [...sections.values()].flat().length;
  const texts = [...sections]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, section]) =>
        `${path}\n${section
          .toSorted()
          .map((name) => `  ${name}\n`)
          .join('')}`,
    );
  return `${names} broken adapters that contract suites reject, by file. Written by \`npm run mutants\`.\n\n${texts.join('\n')}`;
};

/** Returns the arrays that neither a test nor another array uses, so that no suite tries their mutants. */
const unused = (arrays: readonly Mutants[], tests: ReadonlyMap<string, string>): string[] => {
  const texts = [...tests.values()];
  return arrays
    .filter(
      (own) =>
        !texts.some((text) => new RegExp(`\\b${own.export}\\b`).test(text)) &&
        !arrays.some((other) => other !== own && own.items.every((mutant) => other.items.includes(mutant))),
    )
    .map(({ path, export: name }) => `${path}: no test uses ${name}`);
};

const arrays = await exported();
const tests = sourcesOfTests();
const list = listOf(arrays, tests);
const problems = unused(arrays, tests);
if (!process.argv.includes('--check')) writeFileSync(file, list);
else if (readFileSync(file, 'utf8') !== list)
  problems.push(
    'test/contract/mutants/list.txt is not the list of mutants: run "npm run mutants", and read the difference',
  );
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
