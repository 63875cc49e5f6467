import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { transportNames } from '../../../src/adapters/http/index.ts';

const house = join(import.meta.dirname, '../../..');
const mainFolder = join(house, 'src/main');

const { config } = ts.readConfigFile(join(house, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  readonly config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, house);

/** Every adapter that variables choose or configure, and every transport: the files that are gone without it. */
const adapters = readdirSync(join(house, 'src/adapters')).filter((folder) =>
  readdirSync(join(house, 'src/adapters', folder)).includes('adapter.ts'),
);
const removed = [
  ...adapters.map((folder) => `src/adapters/${folder}/`),
  ...transportNames.map((name) => `src/adapters/http/transports/${name}.ts`),
].map((path) => join(house, path));

const cannotFindModule = 2307;

/**
 * Type-checks the wiring without any of these adapters, and returns the line of each error. Other layers cannot import an
 * adapter (test/integration/architecture/layers.test.ts), and a type of a missing module is `any`: what one adapter breaks, it breaks alone.
 */
const brokenLines = (): readonly string[] => {
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => !removed.some((path) => file.startsWith(path)) && ts.sys.fileExists(file);
  const roots = readdirSync(mainFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(mainFolder, file));
  const transports = join(house, 'src/adapters/http/transports/index.ts');
  const program = ts.createProgram({ rootNames: roots, options, host });
  return [...roots, transports].flatMap((path) => {
    const file = program.getSourceFile(path);
    return program.getSemanticDiagnostics(file).map(({ start = 0, code }) => {
      const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
      const text = file?.text.split('\n')[line] ?? '';
      const where = relative(house, path);
      return code === cannotFindModule ? `${where}: ${text}` : `${where}:${line + 1}: TS${code}`;
    });
  });
};

describe('an adapter is one folder and one line', () => {
  it('so that without it one line of the wiring does not compile', () => {
    expect(adapters).toEqual(expect.arrayContaining(['mongo', 'redis', 's3', 'sqlite', 'stripe']));
    const broken = brokenLines();
    expect(broken.filter((line) => line.startsWith('src/main/adapters/pluggable/'))).toHaveLength(
      adapters.length,
    );
    for (const folder of adapters)
      expect(broken.filter((line) => line.includes(`'../../../adapters/${folder}/adapter.ts'`))).toHaveLength(
        1,
      );
    for (const name of transportNames)
      expect(broken.filter((line) => line.includes(`import('./${name}.ts')`))).toHaveLength(1);
    expect(broken).toHaveLength(removed.length);
  }, 120_000);
});
