import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { transportNames } from '../../../src/adapters/http/index.ts';

const house = join(import.meta.dirname, '../../..');
const compiler = join(house, 'node_modules/typescript-7/bin/tsc');

/** Every adapter that variables choose or configure. */
const adapters = readdirSync(join(house, 'src/adapters')).filter((folder) =>
  readdirSync(join(house, 'src/adapters', folder)).includes('adapter.ts'),
);

/** Copies the sources without tests. Parts of the copy can be deleted; the compiler then checks again only the files that depend on them. */
const copyOfSources = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const isSource = (path: string) => !/[/](?:node_modules|test)$/.test(path);
  for (const part of ['src', 'demo', 'clients/typescript', 'tsconfig.json', 'package.json'])
    cpSync(join(house, part), join(folder, part), { recursive: true, filter: isSource });
  symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'));
  const paths = {
    '@platform-licensing/client': ['./clients/typescript/src/index.ts'],
    '@platform-licensing/demo': ['./demo/index.ts'],
  };
  const project = { extends: './tsconfig.json', compilerOptions: { paths }, include: ['src'] };
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(project));
  const whole = join(folder, 'whole.tsbuildinfo');

  /** Returns the line of each error; other lines explain one. */
  const check = (known: string): readonly string[] => {
    const words = ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false'];
    const { stdout, error } = spawnSync(
      process.execPath,
      [compiler, ...words, '--checkers', '1', '-p', join(folder, 'sources.json')],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', GOGC: '400' } },
    );
    if (error) throw error;
    return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)].map(([, path = '', line, code]) => {
      const text = readFileSync(join(folder, path), 'utf8').split('\n')[Number(line) - 1] ?? '';
      return `${path}: ${code}: ${text.trim()}`;
    });
  };

  return {
    errors: () => check(whole),
    /** Returns the errors without a folder or file, which is there again afterwards. */
    errorsWithout: (path: string): readonly string[] => {
      const [known, away] = [join(folder, 'one.tsbuildinfo'), join(folder, 'away')];
      copyFileSync(whole, known);
      renameSync(join(folder, path), away);
      try {
        return check(known);
      } finally {
        renameSync(away, join(folder, path));
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

describe('an adapter is one folder and one line', () => {
  let sources: ReturnType<typeof copyOfSources>;
  beforeAll(() => {
    sources = copyOfSources();
    expect(sources.errors()).toEqual([]);
  }, 600_000);
  afterAll(() => sources.remove());

  it('in the lists of main', () => {
    expect(adapters).toEqual(expect.arrayContaining(['mongo', 'redis', 's3', 'sqlite', 'stripe']));
  });

  it.each(adapters)(
    'so that without %s one line of the lists does not compile',
    (folder) => {
      const [first, ...others] = sources.errorsWithout(`src/adapters/${folder}`);
      expect(first).toMatch(/^src\/main\/adapters\/pluggable\/[\w-]+\.ts: TS2307: /);
      expect(first).toContain(`'../../../adapters/${folder}/adapter.ts'`);
      expect(others).toEqual([]);
    },
    300_000,
  );

  it.each(transportNames)(
    'so that without %s one line of the list of transports does not compile',
    (name) => {
      const [first, ...others] = sources.errorsWithout(`src/adapters/http/transports/${name}.ts`);
      expect(first).toContain('src/adapters/http/transports/index.ts: TS2307: ');
      expect(first).toContain(`import('./${name}.ts')`);
      expect(others).toEqual([]);
    },
    300_000,
  );
});

/** Returns the adapters that a module of the tests loads, itself or by others; the lists of main load none before they are used. */
const loadedBy = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path) || path.startsWith('src/main/adapters/pluggable/')) return new Set();
  seen.add(path);
  const [, folder = ''] = /^src\/adapters\/([\w-]+)\//.exec(path) ?? [];
  if (adapters.includes(folder)) return new Set([folder]);
  const text = readFileSync(join(house, path), 'utf8');
  const imports = text.matchAll(/^(?:import|export)(?! type)[^;']*'(\.[^']+\.ts)';/gm);
  const loaded = [...imports].flatMap(([, module = '']) => [
    ...loadedBy(relative(house, join(house, dirname(path), module)), seen),
  ]);
  return new Set(loaded);
};

describe('an adapter is opened by its own tests', () => {
  it.each(['test/contract/storage/store.contract.ts', 'test/support/worlds/stores/kit-storage.ts'])(
    'so that %s, which tests of every store share, load none',
    (path) => {
      expect([...loadedBy(path)]).toEqual([]);
    },
  );

  it.each([
    ['test/support/worlds/kit-worlds.ts', ['sqlite']],
    ['test/support/worlds/stores/mongo-worlds.ts', ['mongo']],
    ['test/support/worlds/stores/postgres-worlds.ts', ['postgres']],
    ['test/support/worlds/world.ts', ['openid-client', 'sandbox-payments', 'sqlite']],
    ['test/support/service/service.ts', ['sqlite']],
  ] as const)('so that %s loads %j', (path, loaded) => {
    expect([...loadedBy(path)].toSorted()).toEqual(loaded);
  });
});
