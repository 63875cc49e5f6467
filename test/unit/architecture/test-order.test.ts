import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slowFirst, slowSuites } from '../../../scripts/slow-first.ts';
import { timedOrder, waitingSuites } from '../../../scripts/timed-order.ts';

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

  it('runs two suites at the same time only if both mostly wait, longest first, and loses none', () => {
    const [longest = '', long = ''] = waitingSuites;
    const tests = [long, 'b.timed.test.ts', longest, 'a.timed.test.ts'].map(aTest);
    expect(timedOrder(tests)).toEqual({
      alone: ['b.timed.test.ts', 'a.timed.test.ts'].map(aTest),
      waiting: [longest, long].map(aTest),
    });
  });
});
