import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { sharedConfigs } from '../../../scripts/runners/shared-configs.ts';
import { slowFirst, slowSuites } from '../../../scripts/runners/slow-first.ts';
import { timedOrder, waitingSuites } from '../../../scripts/runners/timed-order.ts';
import { transportSuites } from '../../../scripts/transport-suites.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const aTest = (path: string) => ({ path: join(rootDir, path), context: { config: { rootDir } } });

describe('the order of test files', () => {
  it('names only slow suites that exist', () => {
    const named = [...slowSuites, ...waitingSuites];
    expect(named.filter((path) => !existsSync(join(rootDir, path)))).toEqual([]);
  });

  it('begins with the slow suites, slowest first, and leaves the others as they are', () => {
    const [slowest = '', slow = ''] = slowSuites;
    const tests = ['b.test.ts', slow, 'a.test.ts', slowest].map(aTest);
    expect(slowFirst(tests)).toEqual([slowest, slow, 'b.test.ts', 'a.test.ts'].map(aTest));
  });

  it('runs projects with the same setup in the same processes, and reports each test as it was given', () => {
    const aConfig = (name: string, setupFiles: readonly string[]) => ({
      ...{ name, setupFiles, setupFilesAfterEnv: [], snapshotSerializers: [] },
    });
    const configs = [aConfig('unit', ['a']), aConfig('http', ['a']), aConfig('other', ['b'])];
    const tests = configs.map((config) => ({ context: { config } }));
    const { shared, given } = sharedConfigs(tests);
    expect(shared.map(({ context }) => context.config.name)).toEqual(['unit', 'unit', 'other']);
    expect(shared[1]?.context.config).toBe(configs[0]);
    expect(shared.map(given).every((test, i) => test === tests[i])).toBe(true);
  });

  it('runs the suites that name every transport on each of them, and only names that exist', () => {
    const files = globSync('test/integration/http/**/*.test.ts', { cwd: rootDir });
    const byName = transportSuites.map((name) => files.filter((file) => new RegExp(name).test(file)));
    expect(byName.filter((found) => found.length === 0)).toEqual([]);
    const ofTransports = files.filter((file) => file.includes('/transport.'));
    expect(byName.flat()).toEqual(expect.arrayContaining(ofTransports));
    expect(ofTransports.length).toBeGreaterThan(5);
  });

  it('runs two suites at the same time only if both mostly wait, longest first, and loses none', () => {
    const [longest = '', long = ''] = waitingSuites;
    const tests = [long, 'b.timed.test.ts', longest, 'a.timed.test.ts'].map(aTest);
    expect(timedOrder(tests)).toEqual({
      alone: ['b.timed.test.ts', 'a.timed.test.ts'].map(aTest),
      waiting: [longest, long].map(aTest),
    });
  });
});
