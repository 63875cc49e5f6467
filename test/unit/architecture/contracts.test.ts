import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collections, storeOn } from '../../../src/adapters/store-kit/index.ts';
import { storePorts } from '../../contract/storage/store.contract.ts';
import { mapDatabase } from '../../stores/map/database.ts';
import { mapKernel } from '../../stores/map/kernel.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const tokens = textOf('src/main/features/wiring/tokens.ts');

/** The driven ports, as `feature/role` with the names of their types. */
const driven: ReadonlyMap<string, readonly string[]> = new Map(
  [...tokens.matchAll(/import type \{([^}]+)\} from '[./]+\/ports\/driven\/([\w/-]+)\.ts';/g)].map(
    ([, names = '', port = '']) => [port, names.split(',').map((name) => name.trim())] as const,
  ),
);

/** Returns the types of the driven ports that the store kit implements. */
const typesOfStore = (): readonly string[] => {
  const typeOf = new Map(
    [...tokens.matchAll(/^ {2}(\w+): token<(\w+)>/gm)].map(([, name, type]) => [name, type]),
  );
  return Object.keys(storeOn(mapKernel(mapDatabase(collections)))).flatMap((name) => typeOf.get(name) ?? []);
};

/** Ports without a suite of their own, each with the reason. */
const withoutContract: Readonly<Record<string, string>> = {
  'accounts/passkey-ceremonies': 'The standard (WebAuthn) is its promise; its adapter only calls a library.',
  'catalog/manifest-reader': 'It has one adapter, whose tests state its promise with real and hostile files.',
  'images/image-processor': 'It has one adapter, whose tests state its promise with real and hostile files.',
  'mail/mail-texts': 'The catalogs of the languages are its promise, and their tests compare them.',
  'moderation/file-inspector': 'It has one adapter, whose tests state its promise.',
  'shared/environment': 'Clock, delay, IDs, randomness and digests are those of the runtime.',
  'storage/archive': 'The suites of the store kit state its promise, from both sides of a move.',
  'webhooks/delivery-meter': 'It counts for the metrics and promises no outcome.',
  'webhooks/webhook-sender': 'It has one adapter, whose tests state its promise against real servers.',
  'webhooks/webhook-signer': 'The standard (Standard Webhooks) is its promise.',
};

const hasSuite = (port: string): boolean => existsSync(join(root, `test/contract/${port}.contract.ts`));
const hasMutants = (port: string): boolean =>
  existsSync(join(root, `test/contract/mutants/${port}.mutants.ts`));

describe('each driven port', () => {
  const ports = [...driven.keys()];

  it('has a contract suite, or says why not', () => {
    expect(ports.length).toBeGreaterThan(35);
    expect(ports.filter((port) => !hasSuite(port)).toSorted()).toEqual(Object.keys(withoutContract));
  });

  it('has broken adapters that its suite must reject', () => {
    const suites = globSync('test/contract/*/*.contract.ts', { cwd: root });
    expect(suites.length).toBeGreaterThan(30);
    expect(ports.filter((port) => hasSuite(port) && !hasMutants(port))).toEqual([]);
  });
});

describe('each port of the store', () => {
  const stored = typesOfStore();
  const ports = [...driven]
    .filter(([port]) => !(port in withoutContract))
    .map(([port, names]) => [port, names.filter((name) => stored.includes(name))] as const)
    .filter(([, names]) => names.length > 0);
  const types = ports.flatMap(([, names]) => names);

  it('runs its contract suite on every store', () => {
    const run = storePorts.map(({ port }) => port);
    expect(types.length).toBeGreaterThan(30);
    expect(types.filter((type) => !run.includes(type))).toEqual([]);
  });

  it('has a test of suite and broken adapters on the store kit in memory', () => {
    const files = globSync('test/unit/adapters/store-kit/**/*.test.ts', { cwd: root }).map(textOf);
    const untested = ports
      .map(([port]) => port)
      .filter((port) => !files.some((text) => text.includes(`/contract/mutants/${port}.mutants.ts'`)));
    expect(untested).toEqual([]);
  });
});

describe('the list of broken adapters', () => {
  it('names each that a suite must reject: run npm run mutants after you add, rename or remove one', async () => {
    const checked = run(process.execPath, [join(root, 'scripts/mutants/list.ts'), '--check']);
    await expect(checked).resolves.toMatchObject({ stderr: '' });
  });
});
