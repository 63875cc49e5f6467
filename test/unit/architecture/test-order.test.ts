import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slowFirst, slowSuites } from '../../../scripts/slow-first.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const aTest = (path: string) => ({ path: join(rootDir, path), context: { config: { rootDir } } });

describe('the order of test files', () => {
  it('names only slow suites that exist', () => {
    expect(slowSuites.filter((path) => !existsSync(join(rootDir, path)))).toEqual([]);
  });

  it('begins with the slow suites, slowest first, and leaves the others as they are', () => {
    const [slowest = '', slow = ''] = slowSuites;
    const tests = ['b.test.ts', slow, 'a.test.ts', slowest].map(aTest);
    expect(slowFirst(tests)).toEqual([slowest, slow, 'b.test.ts', 'a.test.ts'].map(aTest));
  });
});
