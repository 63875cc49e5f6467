import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

const planted = `
it('hangs', () => new Promise(() => undefined), 400);
it('hangs, too', () => new Promise(() => undefined), 400);
it('throws a text', async () => { throw 'no error'; });
describe('a hook that hangs', () => {
  beforeAll(() => new Promise(() => undefined), 400);
  it('is passed', () => { expect(1).toBe(1); });
});
`;

/** It is loaded two seconds before the end of a month, and waits longer than its test may take. */
const plantedLate = `
const [now, loaded] = [Date.now, Date.now()];
Date.now = () => now() - loaded + Date.UTC(2026, 11, 1) - 2_000;
it('begins with the next month', () => {
  expect(new Date(Date.now()).toISOString()).toMatch(/^2026-12-01T00:00/);
}, 1_500);
`;

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Returns jest's report, and what is printed besides it. */
const reportOf = async (folder: string, test: string): Promise<Report & { readonly printed: string }> => {
  await writeFile(join(folder, 'planted.test.ts'), test);
  const config = {
    rootDir: folder,
    runner: [join(project, 'node_modules/jest-light-runner/src/index.js'), { runtime: 'child_process' }],
    transform: {},
    setupFilesAfterEnv: [join(project, 'test/setup/time-limits.ts')],
  };
  const jest = join(project, 'node_modules/jest/bin/jest.js');
  const words = [jest, '--json', '--maxWorkers', '2', '--config', JSON.stringify(config)];
  return new Promise((resolve) =>
    execFile(process.execPath, words, { cwd: folder }, (_error, stdout, printed) =>
      resolve({ ...(JSON.parse(stdout) as Report), printed }),
    ),
  );
};

describe('the time limits of tests', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'time-limits-')));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('end tests and hooks that hang, and report whatever was thrown', async () => {
    const { testResults, printed } = await reportOf(folder, planted);
    const [file] = testResults;
    const outcomes = file?.assertionResults.map(({ title, status, failureMessages }) => [
      title,
      status,
      failureMessages.join('').split('\n')[1]?.trim(),
    ]);
    const late: unknown = expect.stringMatching(/^Error: did not end within [\d.]+ s$/);
    expect(outcomes).toEqual([
      ['hangs', 'failed', late],
      ['hangs, too', 'failed', late],
      ['throws a text', 'failed', "Error: threw 'no error'"],
      ['(beforeAll)', 'failed', late],
      ['is passed', 'passed', undefined],
    ]);
    // Jest prints the tests of a file only when all of them have ended.
    const limits = [...printed.matchAll(/^(?! *Error)(.*): did not end within ([\d.]+) s$/gm)];
    expect(limits.map(([, name]) => name)).toEqual([
      'ROOT_DESCRIBE_BLOCK hangs',
      'ROOT_DESCRIBE_BLOCK hangs, too',
      'a hook that hangs beforeAll',
    ]);
    const [first = 0, ...others] = limits.map(([, , seconds]) => Number(seconds));
    // A slow machine has up to five times as long.
    expect([first >= 0.4, first <= 2]).toEqual([true, true]);
    // The others have an eighth of their limits, because a test of the file hung before.
    for (const seconds of others) expect(seconds).toBeCloseTo(first / 8, 2);
  });

  it('do not include the wait of a file for the next day, which begins it within one day and month', async () => {
    const { testResults } = await reportOf(folder, plantedLate);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests).toMatchObject([{ status: 'passed', failureMessages: [] }]);
  });
});
